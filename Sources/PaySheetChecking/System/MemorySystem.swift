/// A system whose files, streams and clock are in memory, for programs that embed the command.
package final class MemorySystem {
    /// What is at a path.
    package enum Entry: Sendable, Hashable {
        case file([UInt8])
        /// A folder with these names.
        case folder([String])
        case nothing
        /// Something that cannot be read, and the reason.
        case refused(String)
        /// A link to another absolute path.
        case link(String)
    }

    /// What is at each absolute path.
    private var entries: [String: Entry] = [:]
    /// The files that have several names (hard links).
    private var shared: Set<String> = []
    /// Standard input.
    package var input: [UInt8] = []
    package var environment: [String: String] = [:]
    package var currentFolder = "/"
    /// The seconds since 1 January 1970 in UTC.
    package var clock: Int64 = 0
    /// The columns of the terminal; `nil` if standard output is not one.
    package var columns: Int?
    package var zoneOffset: @Sendable (_ zone: String, _ secondsSince1970: Int64) -> Int? = { _, _ in nil }

    package private(set) var output: [UInt8] = []
    package private(set) var errors: [UInt8] = []
    /// The files to write and the folders to create, in this order.
    package private(set) var changes: [(path: String, content: [UInt8]?)] = []
    /// The paths that the run looked at and that nothing is known about.
    package private(set) var needs: [String] = []

    package init() {}

    /// The messages of the run, without the name of the program.
    package var notes: [String] {
        errors.split(separator: 0x0A).map { line in
            let text = String(decoding: line, as: UTF8.self)
            return text.hasPrefix(System.noteStart) ? String(text.dropFirst(System.noteStart.utf8.count)) : text
        }
    }

    /// Adds what is at an absolute path.
    package func add(_ entry: Entry, at path: String) { entries[plain(path)] = entry }

    /// Adds a file that has several names (hard links).
    package func addShared(_ bytes: [UInt8], at path: String) {
        add(.file(bytes), at: path)
        shared.insert(plain(path))
    }

    /// The system for a run. What is unknown counts as absent, and is remembered.
    package var system: System {
        System(
            read: { path, limit in self.read(path).map { Array($0.prefix(limit)) } },
            open: { path in self.read(path).map { ByteStream(of: $0) } },
            input: ByteStream(of: input),
            look: { self.look($0) }, list: { self.list($0) }, draft: { path in .success(.inMemory { new, _ in self.replace(path, new) }) },
            write: {
                self.output += $0
                return .done
            },
            complain: { self.errors += $0 }, environment: { self.environment[$0] }, currentFolder: currentFolder,
            outputIsTerminal: columns != nil, outputIsFile: columns == nil, zoneOffset: zoneOffset, resolve: { self.resolve($0) },
            date: { self.clock }, size: { self.size($0) }, columns: { self.columns }, makeFolder: { self.makeFolder($0) })
    }

    // MARK: Paths

    /// The absolute path without `.` and `..`.
    private func plain(_ path: String) -> String {
        "/" + Paths.parts(of: Paths.absolute(path, currentFolder)).map { String($0) }.joined(separator: "/")
    }

    /// Returns what is at a path after links, with the path of the end. Circular links lead to nothing.
    private func find(_ path: String) -> (path: String, entry: Entry) {
        // Systems know no empty path; the current folder is `.`.
        guard !path.isEmpty else { return (path, .nothing) }
        var path = plain(path)
        for _ in 0..<40 {
            guard let target = link(in: path) else { return (path, entry(at: path)) }
            path = target
        }
        return (path, .nothing)
    }

    /// Returns the path after the first link in it, or `nil` if there is none.
    private func link(in path: String) -> String? {
        var parent = ""
        let parts = Paths.parts(of: path)
        for (index, part) in parts.enumerated() {
            parent += "/" + part
            guard case .link(let target)? = entries[parent] else { continue }
            return plain(Paths.join(target, parts[(index + 1)...].joined(separator: "/")))
        }
        return nil
    }

    private func entry(at path: String) -> Entry {
        if let entry = entries[path] { return entry }
        guard isUnknown(path) else { return .nothing }
        if !needs.contains(path) { needs.append(path) }
        return .nothing
    }

    /// Whether nothing that is known about the folders above says that there is nothing.
    private func isUnknown(_ path: String) -> Bool {
        var parts = Paths.parts(of: path)
        while let name = parts.popLast() {
            switch entries["/" + parts.map { String($0) }.joined(separator: "/")] {
            case .folder(let names)?: return names.contains(String(name))
            case .file?, .nothing?, .refused?, .link?: return false
            case nil: continue
            }
        }
        return true
    }

    // MARK: Reading

    private func read(_ path: String) -> Attempt<[UInt8]> {
        switch find(path).entry {
        case .file(let bytes): .success(bytes)
        case .folder: .failure(SystemFailure("it is a folder"))
        case .refused(let reason): .failure(SystemFailure(reason))
        case .nothing, .link: .failure(SystemFailure("no such file"))
        }
    }

    private func look(_ path: String) -> System.Entry? {
        let found = find(path)
        return switch found.entry {
        case .file, .refused: System.Entry(.file, identity: found.path, isShared: shared.contains(found.path))
        case .folder: System.Entry(.folder, identity: found.path)
        case .nothing, .link: nil
        }
    }

    private func list(_ path: String) -> Attempt<[String]> {
        switch find(path).entry {
        case .folder(let names): .success(names)
        case .refused(let reason): .failure(SystemFailure(reason))
        case .file: .failure(SystemFailure("a part of the path is not a folder"))
        case .nothing, .link: .failure(SystemFailure("no such file"))
        }
    }

    private func resolve(_ path: String) -> String? {
        let found = find(path)
        return found.entry == .nothing ? nil : found.path
    }

    private func size(_ path: String) -> Int? {
        switch find(path).entry {
        case .file(let bytes): bytes.count
        case .refused: 0
        case .folder, .nothing, .link: nil
        }
    }

    // MARK: Writing

    private func replace(_ path: String, _ bytes: [UInt8]) -> SystemFailure? {
        let found = find(path)
        switch found.entry {
        case .folder: return SystemFailure("it is a folder")
        case .refused(let reason): return SystemFailure(reason)
        case .file, .nothing, .link: break
        }
        // A link to nothing is replaced, as by renaming.
        let folder = find(Paths.folder(of: plain(path))).path
        let target = found.entry == .nothing ? Paths.join(folder, String(Paths.name(of: path))) : found.path
        entries[target] = .file(bytes)
        changes.append((target, bytes))
        return nil
    }

    /// Returns the part of a path that is a link to nothing.
    private func linkToNothing(in path: String) -> String? {
        var part = ""
        for name in Paths.parts(of: plain(path)) {
            part += "/" + name
            if case .link? = entries[part], find(part).entry == .nothing { return part }
        }
        return nil
    }

    private func makeFolder(_ path: String) -> SystemFailure? {
        let found = find(path)
        switch found.entry {
        case .folder: return nil
        case .file: return SystemFailure("a part of the path is not a folder")
        case .refused(let reason): return SystemFailure(reason)
        case .nothing, .link: break
        }
        if let link = linkToNothing(in: path) { return SystemFailure(link + " is not a folder") }
        entries[found.path] = .folder([])
        changes.append((found.path, nil))
        return nil
    }
}
