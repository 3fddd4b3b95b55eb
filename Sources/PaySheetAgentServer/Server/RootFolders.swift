import PaySheet
import PaySheetChecking

/// The folders that the client and the user allow the server to read.
struct RootFolders: Sendable {
    /// Those of the command line.
    private let given: [String]
    private let current: String
    /// Those of the client; `nil` if it names none.
    var ofClient: [String]?

    init(_ given: [String], _ current: String) { (self.given, self.current) = (given, current) }

    /// Returns the folders of a list of roots. Addresses that name no file are left out.
    static func paths(_ roots: JSONTree?) -> [String] {
        roots?.list?.compactMap { $0["uri"]?.string }.compactMap { Address.path($0) } ?? []
    }

    /// Whether a path has a NUL character. No file has such a path, and the system would read another one: it cuts the path there.
    static func hasNUL(_ path: String) -> Bool { path.utf8.contains(0) }

    /// Returns the allowed folders without links.
    ///
    /// The client replaces the current folder. Folders of the command line are a limit: the client can only choose among them, and
    /// folders in them.
    func folders(_ system: System) -> [String] {
        let own = (given.isEmpty ? [current] : given).compactMap { system.resolve(Paths.absolute($0, current)) }
        guard let ofClient = ofClient?.compactMap({ system.resolve($0) }) else { return own }
        guard !given.isEmpty else { return ofClient }
        let inside = ofClient.filter { path in own.contains { RootFolders.isInside(path, $0) } }
        return inside + own.filter { path in !inside.contains(path) && ofClient.contains { RootFolders.isInside(path, $0) } }
    }

    /// Whether a path is a folder or below it. Both are without links.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        path == folder || path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
    }
}

extension System {
    /// Returns the same system, of which only what is in some folders can be read, also after links. Nothing can be written.
    ///
    /// - Parameter folders: The folders without links. Relative paths start from the first one.
    func limited(to folders: [String]) -> System {
        let outer = self
        let current = folders.first ?? "/"
        let outside = SystemFailure("it is outside of the folders that the server may read: " + folders.joined(separator: ", "))
        // The path after links is read, not the given one, so that a link cannot change in between.
        func real(_ path: String) -> String? {
            guard !path.isEmpty, !RootFolders.hasNUL(path), let real = outer.resolve(Paths.absolute(path, current)) else { return nil }
            return folders.contains { RootFolders.isInside(real, $0) } ? real : nil
        }
        func file<Content>(_ path: String, _ read: (String) -> Attempt<Content>) -> Attempt<Content> {
            guard !RootFolders.hasNUL(path) else { return .failure(SystemFailure("no path has a NUL character")) }
            guard let real = real(path) else {
                let plain = "/" + Paths.parts(of: Paths.absolute(path, current)).joined(separator: "/")
                let isMissing = outer.resolve(plain) == nil && folders.contains { RootFolders.isInside(plain, $0) }
                return .failure(isMissing ? SystemFailure("there is no such file") : outside)
            }
            // Reading a pipe or a device can wait without end.
            guard outer.look(real)?.kind != .stream else { return .failure(SystemFailure("it is not a regular file")) }
            return read(real)
        }
        return with { system in
            system.currentFolder = current
            system.read = { path, limit in file(path) { outer.read($0, limit) } }
            system.open = { path in file(path) { outer.open($0) } }
            system.list = { path in file(path) { outer.list($0) } }
            system.look = { path in real(path).flatMap { outer.look($0) } }
            system.size = { path in real(path).flatMap { outer.size($0) } }
            system.changed = { path in real(path).flatMap { outer.changed($0) } }
            system.resolve = { real($0) }
            system.draft = { _ in .failure(SystemFailure("the server writes no files")) }
            system.makeFolder = { _ in SystemFailure("the server writes no files") }
        }
    }
}
