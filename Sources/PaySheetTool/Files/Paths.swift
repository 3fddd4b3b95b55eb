/// Paths as reports write them.
struct Paths: Sendable {
    private let current: String
    private let root: [Substring]

    /// - Parameter root: The folder that reported paths start from; `nil` is the current one.
    init(current: String, root: String?) {
        self.current = current
        self.root = Paths.parts(of: root.map { Paths.absolute($0, current) } ?? current)
    }

    /// The path from the root with `/`; what lies outside the root keeps the path that it was given.
    func reported(_ path: String) -> String {
        if path == "-" { return path }
        let parts = Paths.parts(of: Paths.absolute(path, current))
        guard parts.count > root.count, parts.starts(with: root) else { return path }
        return parts.dropFirst(root.count).joined(separator: "/")
    }

    private static func absolute(_ path: String, _ current: String) -> String { path.hasPrefix("/") ? path : current + "/" + path }

    /// The names on the way, with `.` and `..` resolved.
    private static func parts(of path: String) -> [Substring] {
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

    /// A name inside a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    static func name(of path: String) -> Substring { path.split(separator: "/", omittingEmptySubsequences: true).last ?? "" }
}
