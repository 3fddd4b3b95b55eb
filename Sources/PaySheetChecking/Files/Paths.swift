/// Paths in the form for reports.
package struct Paths: Sendable, Equatable {
    private let current: String
    private let root: [Substring]

    /// - Parameter root: The folder for relative paths; `nil` is the current one.
    package init(current: String, root: String?) {
        self.current = current
        self.root = Paths.parts(of: root.map { Paths.absolute($0, current) } ?? current)
    }

    /// Returns the path from the root with `/`. A path outside the root stays unchanged.
    package func reported(_ path: String) -> String {
        if path == "-" { return path }
        let parts = Paths.parts(of: Paths.absolute(path, current))
        guard parts.count > root.count, parts.starts(with: root) else { return path }
        var reported = ""
        for part in parts.dropFirst(root.count) {
            if !reported.isEmpty { reported += "/" }
            reported += String(part)
        }
        return reported
    }

    /// Returns the path of a file from its name in reports.
    package func file(_ reported: String) -> String {
        reported.hasPrefix("/") ? reported : "/" + (root.map { String($0) } + [reported]).joined(separator: "/")
    }

    /// Returns the absolute path.
    package static func absolute(_ path: String, _ current: String) -> String { path.hasPrefix("/") ? path : current + "/" + path }

    /// Returns the names of a path, with `.` and `..` resolved.
    package static func parts(of path: String) -> [Substring] {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: true) where part != "." {
            if part == ".." {
                _ = parts.popLast()
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    /// Returns the names from a folder to a path, or `nil` if the path is not below it.
    package static func names(of path: String, below folder: String, _ current: String) -> [String]? {
        let parts = parts(of: absolute(path, current))
        let folder = self.parts(of: absolute(folder, current))
        guard parts.count > folder.count, parts.starts(with: folder) else { return nil }
        return parts.dropFirst(folder.count).map { String($0) }
    }

    /// Returns whether a file is below a folder, also after following links. A missing file is below it.
    package static func isInside(_ path: String, _ folder: String, _ system: System) -> Bool {
        guard let real = system.resolve(path), let realFolder = system.resolve(folder) else { return true }
        return names(of: real, below: realFolder, system.currentFolder) != nil
    }

    /// Returns the folder of a file.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path of a name in a folder.
    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    package static func name(of path: String) -> Substring { path.split(separator: "/", omittingEmptySubsequences: true).last ?? "" }
}
