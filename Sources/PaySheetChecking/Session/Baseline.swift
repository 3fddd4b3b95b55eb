import PaySheet
import PaySheetReports

/// Known findings: a run with a baseline reports only findings that are not in it.
package struct Baseline: Sendable {
    /// The name of the file in messages.
    let name: String
    /// The path of each finding by its fingerprint.
    let paths: [String: String]

    /// The version of the file format. It changes only if a member is removed or changes its meaning.
    static let schemaVersion = 1

    static func read(_ path: String, _ system: System) throws(UsageError) -> Baseline {
        let root = try InputFile.read(path, named: path, system)
        var paths: [String: String] = [:]
        var hasFindings = false
        for member in try root.members("a baseline") {
            switch member.name {
            // Cannot trap: the version is a constant from 1.
            case "schemaVersion": _ = try member.value.number("\"schemaVersion\"", 1...Int64(schemaVersion))
            case "findings":
                hasFindings = true
                for entry in try member.value.elements("\"findings\"") {
                    let (fingerprint, path) = try self.entry(entry)
                    paths[fingerprint] = path
                }
            // The tool that wrote it, and members of later versions.
            default: break
            }
        }
        guard hasFindings else { throw root.problem("this is not a baseline; --write-baseline writes one") }
        return Baseline(name: path, paths: paths)
    }

    /// Whether a file is a baseline.
    package static func isOne(_ path: String, _ system: System) -> Bool { (try? read(path, system)) != nil }

    private static func entry(_ entry: InputValue) throws(UsageError) -> (fingerprint: String, path: String) {
        var (fingerprint, path) = ("", "")
        for member in try entry.members("a finding of the baseline") {
            if member.name == "fingerprint" { fingerprint = try member.value.text("\"fingerprint\"") }
            if member.name == "path" { path = try member.value.text("\"path\"") }
        }
        guard !fingerprint.isEmpty else { throw entry.problem("a finding of the baseline needs its \"fingerprint\"") }
        return (fingerprint, path)
    }

    /// Adds a finding to a new baseline.
    package struct Entry: Sendable, Hashable, Comparable {
        let path: String
        let rule: String
        let pointer: String
        let fingerprint: String

        package static func < (left: Entry, right: Entry) -> Bool {
            if left.path != right.path { return left.path < right.path }
            if left.rule != right.rule { return left.rule < right.rule }
            if left.pointer != right.pointer { return left.pointer < right.pointer }
            return left.fingerprint < right.fingerprint
        }
    }

    /// The content of the file: sorted, one finding per line, so that versions can be compared line by line.
    package static func json(_ entries: Set<Entry>) -> [UInt8] {
        var text = "{\n  \"schemaVersion\": " + String(schemaVersion) + ",\n  \"tool\": "
        var tool = JSONBytes(isIndented: false)
        tool.object { tool in
            tool.member("name", Edition.name)
            tool.member("version", Edition.version)
            tool.member("rules", Edition.rules)
        }
        text += String(decoding: tool.bytes, as: UTF8.self) + ",\n  \"findings\": ["
        var isFirst = true
        for entry in entries.sorted() {
            var json = JSONBytes(isIndented: false)
            json.object { json in
                json.member("path", entry.path)
                json.member("rule", entry.rule)
                json.member("pointer", entry.pointer)
                json.member("fingerprint", entry.fingerprint)
            }
            text += (isFirst ? "\n    " : ",\n    ") + String(decoding: json.bytes, as: UTF8.self)
            isFirst = false
        }
        return [UInt8]((text + (isFirst ? "]\n}\n" : "\n  ]\n}\n")).utf8)
    }
}
