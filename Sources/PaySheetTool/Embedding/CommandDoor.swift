package import PaySheetChecking

/// The door to the whole command: arguments and files in, output and files out.
package enum CommandDoor {
    /// Runs the command. Input and answer are entries.
    package static func answer(
        _ input: [UInt8], catalogs: CatalogList = .all,
        zoneOffset: @escaping @Sendable (_ zone: String, _ seconds: Int64) -> ZoneAnswer
    ) -> [UInt8] {
        guard let entries = Entries.read(input) else { return failure("the entries end too early; see Docs/Web-module.md") }
        let memory = MemorySystem()
        var arguments: [String] = []
        // The current folder first, because relative paths start from it.
        for entry in entries where entry.kind == "w" { memory.currentFolder = entry.text }
        for entry in entries {
            switch entry.kind {
            case "a": arguments.append(entry.text)
            case "i": memory.input = entry.content
            case "f": memory.add(.file(entry.content), at: entry.name)
            case "h": memory.addShared(entry.content, at: entry.name)
            case "d": memory.add(.folder(entry.text.split(separator: "\n").map { String($0) }), at: entry.name)
            case "x": memory.add(.nothing, at: entry.name)
            case "r": memory.add(.refused(entry.text), at: entry.name)
            case "l": memory.add(.link(entry.text), at: entry.name)
            case "e": memory.environment[entry.name] = entry.text
            case "t": memory.clock = Int64(entry.text) ?? 0
            case "c": memory.columns = Int(entry.text)
            case "w": break
            default: return failure("unknown entry \"" + String(entry.kind) + "\"; see Docs/Web-module.md")
            }
        }
        memory.zoneOffset = { zone, seconds in
            if case .offset(let offset) = zoneOffset(zone, seconds) { offset } else { nil }
        }
        let status = Command.run(arguments, memory.system, catalogs: catalogs)
        return answer(status, memory)
    }

    private static func answer(_ status: Int32, _ memory: MemorySystem) -> [UInt8] {
        var bytes: [UInt8] = []
        for path in memory.needs { Entries.write("n", named: path, [], to: &bytes) }
        Entries.write("s", [UInt8](String(status).utf8), to: &bytes)
        Entries.write("o", memory.output, to: &bytes)
        Entries.write("g", memory.errors, to: &bytes)
        for change in memory.changes {
            Entries.write(change.content == nil ? "d" : "f", named: change.path, change.content ?? [], to: &bytes)
        }
        return bytes
    }

    private static func failure(_ message: String) -> [UInt8] {
        var bytes: [UInt8] = []
        Entries.write("s", [UInt8]("2".utf8), to: &bytes)
        Entries.write("o", [], to: &bytes)
        Entries.write("g", [UInt8](("paysheet: " + message + "\n").utf8), to: &bytes)
        return bytes
    }
}
