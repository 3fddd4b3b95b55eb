import PaySheet

/// Finds the configuration for a run.
enum ConfigurationSearch {
    /// Returns the configuration of the command line, or the first one in a parent folder, or `nil`.
    ///
    /// The search starts at the current folder, or the one of `--root`. It ends at the folder of the repository (the one with `.git`).
    /// Outside of a repository only the first folder counts, because other users could write a file above it. A file that the search finds
    /// must not be a link out of its folder, because a repository could then choose which file is read.
    static func configuration(_ options: CheckOptions, _ catalogs: CatalogList, _ system: System) throws(UsageError) -> Configuration? {
        guard let path = try path(options, system) else { return nil }
        return try ConfigurationReader.read(path, named: path, catalogs, system)
    }

    /// Returns the path of this configuration, or `nil` if there is none.
    static func path(_ options: CheckOptions, _ system: System) throws(UsageError) -> String? {
        switch options.configuration {
        case .file(let path): return path
        case .none: return nil
        case .search: break
        }
        let folders = folders(from: options.root, system)
        let top = folders.firstIndex { system.look(Paths.join($0, ".git")) != nil } ?? 0
        for folder in folders[...top] {
            let path = Paths.join(folder, Configuration.fileName)
            guard system.look(path)?.kind == .file else { continue }
            guard Paths.isInside(path, folder, system) else {
                throw UsageError(path + ": it is a link that leads out of its folder; name the file with --config, or use --no-config")
            }
            // Every run would wait for data from a pipe.
            guard system.size(path) != nil else { throw UsageError(path + ": it is not a regular file") }
            return path
        }
        return nil
    }

    /// The folders from here to the top, with the shortest names.
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
