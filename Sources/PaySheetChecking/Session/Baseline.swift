import PaySheet
import PaySheetReports

/// Known findings: a run with a baseline reports only findings that are not in it.
package struct Baseline: Sendable {
    /// The name of the file in messages.
    let name: String
    /// The findings by their fingerprints.
    let entries: [String: Entry]

    /// The version of the file format. It changes only if a member is removed or changes its meaning.
    static let schemaVersion = 1

    static func read(_ path: String, _ system: System) throws(UsageError) -> Baseline {
        let root = try InputFile.read(path, named: path, system)
        var entries: [String: Entry] = [:]
        var hasFindings = false
        for member in try root.members("a baseline") {
            switch member.name {
            // Cannot trap: the version is a constant from 1.
            case "schemaVersion": _ = try member.value.number("\"schemaVersion\"", 1...Int64(schemaVersion))
            case "findings":
                hasFindings = true
                for entry in try member.value.elements("\"findings\"") {
                    let known = try self.entry(entry)
                    entries[known.fingerprint] = known
                }
            // The tool that wrote it, and members of later versions.
            default: break
            }
        }
        guard hasFindings else { throw root.problem("this is not a baseline; --write-baseline writes one") }
        return Baseline(name: path, entries: entries)
    }

    /// Returns the baseline in a file, or `nil` if the file is not a baseline.
    package static func known(in path: String, _ system: System) -> Baseline? { try? read(path, system) }

    private static func entry(_ entry: InputValue) throws(UsageError) -> Entry {
        var (path, rule, pointer, fingerprint) = ("", "", "", "")
        for member in try entry.members("a finding of the baseline") {
            switch member.name {
            case "fingerprint": fingerprint = try member.value.text("\"fingerprint\"")
            case "path": path = try member.value.text("\"path\"")
            // These are for people. Only a new baseline needs them.
            case "rule": rule = (try? member.value.text("\"rule\"")) ?? ""
            case "pointer": pointer = (try? member.value.text("\"pointer\"")) ?? ""
            default: break
            }
        }
        guard !fingerprint.isEmpty else { throw entry.problem("a finding of the baseline needs its \"fingerprint\"") }
        return Entry(path: path, rule: rule, pointer: pointer, fingerprint: fingerprint)
    }

    /// Returns the findings of a new baseline: those of a run, and those of files that the run did not read.
    ///
    /// - Parameter isGone: Whether the run would have met the findings of a file, by its path in the baseline.
    package func keeping(_ found: [String: Entry], isGone: (String) -> Bool) -> [String: Entry] {
        var kept = found
        for (fingerprint, entry) in entries where kept[fingerprint] == nil && !isGone(entry.path) { kept[fingerprint] = entry }
        return kept
    }

    /// A finding of a baseline.
    package struct Entry: Sendable, Comparable {
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
    package static func json(_ entries: [String: Entry]) -> [UInt8] {
        var text = "{\n  \"schemaVersion\": " + String(schemaVersion) + ",\n  \"tool\": "
        var tool = JSONBytes(isIndented: false)
        tool.object { tool in
            tool.member("name", Edition.name)
            tool.member("version", Edition.version)
            tool.member("rules", Edition.rules)
        }
        text += String(decoding: tool.bytes, as: UTF8.self) + ",\n  \"findings\": ["
        var isFirst = true
        for entry in entries.values.sorted() {
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
