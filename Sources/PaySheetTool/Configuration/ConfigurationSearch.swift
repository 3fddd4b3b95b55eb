import PaySheet

/// Finds the configuration that holds here.
enum ConfigurationSearch {
    /// The configuration that the command line names, or the first one on the way up. `nil`: there is none, or none is wanted.
    ///
    /// The way begins at the current folder, or the one that `--root` names, and ends at the folder of the repository (the one with
    /// `.git`) or at the top. A file that was found rather than named must not be a link out of its folder: it would let a repository
    /// choose what is read.
    static func configuration(_ arguments: Arguments, _ system: System) throws(UsageError) -> Configuration? {
        if let path = arguments.value("config") {
            guard arguments.value("no-config") == nil else { throw UsageError("--config and --no-config contradict each other") }
            if system.look(path)?.kind == .folder { throw UsageError(path + ": it is a folder; --config takes a file") }
            return try ConfigurationReader.read(path, named: path, system)
        }
        guard !arguments.has("no-config") else { return nil }
        for folder in folders(from: arguments.value("root"), system) {
            let path = Paths.join(folder, Configuration.fileName)
            if system.look(path)?.kind == .file {
                guard Paths.isInside(path, folder, system) else {
                    throw UsageError(
                        path + ": it is a link that leads out of its folder; name the file with --config, or leave it out with --no-config")
                }
                // A pipe would make every run wait for somebody to write into it.
                guard system.size(path) != nil else { throw UsageError(path + ": it is no ordinary file") }
                return try ConfigurationReader.read(path, named: path, system)
            }
            if system.look(Paths.join(folder, ".git")) != nil { break }
        }
        return nil
    }

    /// The folders on the way up, as short as they can be named.
    private static func folders(from root: String?, _ system: System) -> [String] {
        let depth = Paths.parts(of: Paths.absolute(root ?? ".", system.currentFolder)).count
        var folders = [root ?? "."]
        var up = root ?? ""
        for _ in 0..<depth {
            up = up.isEmpty ? ".." : Paths.join(up, "..")
            folders.append(up)
        }
        return folders
    }
}
