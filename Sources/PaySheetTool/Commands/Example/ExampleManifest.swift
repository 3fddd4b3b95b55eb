import PaySheet
import PaySheetChecking
import PaySheetReports

/// The manifest of a folder.
struct ExampleManifest {
    private var entries: [(document: Entry, files: [String])] = []

    private struct Entry {
        let kind: String?
        let rule: String?
        let pointer: String?
        let seed: UInt64
        let needs: [String]
    }

    mutating func add(_ document: ExampleDocument, _ files: ExampleDocument.Files) {
        let isBroken = !document.rule.isEmpty
        let entry = Entry(
            kind: document.kind?.name, rule: isBroken ? document.rule : nil, pointer: isBroken ? document.pointer : nil,
            seed: document.seed, needs: files.needs)
        entries.append((entry, files.documents.map { $0.name }))
    }

    /// The manifest with a line end.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: 1)
            json.name("tool")
            json.object { tool in
                tool.member("name", Edition.name)
                tool.member("version", Edition.version)
                tool.member("rules", Edition.rules)
            }
            json.name("files")
            json.array { list in
                for (entry, files) in entries {
                    list.object { one in
                        if files.count == 1 { one.member("file", files[0]) } else { one.member("files", files) }
                        one.member("kind", entry.kind)
                        one.member("rule", entry.rule)
                        one.member("pointer", entry.pointer)
                        one.name("seed")
                        one.raw(String(entry.seed))
                        one.member("needs", entry.needs)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
