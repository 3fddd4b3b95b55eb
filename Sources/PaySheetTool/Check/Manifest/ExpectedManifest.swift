import PaySheet
import PaySheetChecking
import PaySheetReports

/// Files and the finding that is expected in each, as `paysheet example --break-all --out` writes them.
struct ExpectedManifest: Sendable {
    let entries: [Entry]

    /// One expectation.
    struct Entry: Sendable {
        /// Files that are checked together, as paths from the folder of the manifest.
        let files: [String]
        /// The expected rule; `nil` for no finding.
        let rule: RuleID?
        let pointer: String?
        /// Options of `check`.
        let needs: [String]
        /// `path:line:column` of the entry.
        let place: String
    }

    /// The version of the file format. It changes only if a member is removed or changes its meaning.
    static let schemaVersion = 1

    static func read(_ path: String, _ catalogs: CatalogList, _ system: System) throws(UsageError) -> ExpectedManifest {
        let root = try InputFile.read(path, named: path, system)
        var entries: [Entry] = []
        var hasFiles = false
        for member in try root.members("a manifest") {
            switch member.name {
            // Cannot trap: the version is a constant from 1.
            case "schemaVersion": _ = try member.value.number("\"schemaVersion\"", 1...Int64(schemaVersion))
            case "files":
                hasFiles = true
                for value in try member.value.elements("\"files\"") { entries.append(try entry(value, catalogs)) }
            // The tool that wrote it, and members of later versions.
            default: break
            }
        }
        guard hasFiles else { throw root.problem("a manifest needs \"files\"") }
        return ExpectedManifest(entries: entries)
    }

    private static func entry(_ value: InputValue, _ catalogs: CatalogList) throws(UsageError) -> Entry {
        var (files, needs): ([String], [String]) = ([], [])
        var (rule, pointer): (RuleID?, String?) = (nil, nil)
        var hasRule = false
        for member in try value.members("an entry of \"files\"") {
            let (inner, what) = (member.value, "\"" + member.name + "\"")
            switch member.name {
            case "file": files = [try file(inner)]
            case "files": for element in try inner.elements(what) { files.append(try file(element)) }
            case "needs": for element in try inner.elements(what) { needs.append(try element.text("an element of \"needs\"")) }
            case "pointer": pointer = inner.isNull ? nil : try inner.text(what)
            case "rule":
                hasRule = true
                guard !inner.isNull else { continue }
                let name = try inner.text(what)
                guard let known = catalogs.rule(named: name) else {
                    throw inner.problem("unknown rule \"" + name + "\"", near: Hints.nearest(name, catalogs.ruleNames))
                }
                rule = known
            // These members are for people: the kind of the document and how it was generated.
            default: break
            }
        }
        guard !files.isEmpty else { throw value.problem("an entry needs \"file\", or \"files\" for several that belong together") }
        guard hasRule else { throw value.problem("an entry needs \"rule\"; null means no finding") }
        return Entry(files: files, rule: rule, pointer: pointer, needs: needs, place: value.place)
    }

    private static func file(_ value: InputValue) throws(UsageError) -> String {
        let path = try value.text("a file")
        guard ExpectedManifest.staysInside(path) else {
            throw value.problem("\"" + path + "\" leads out of the folder of the manifest; files must be in it or below")
        }
        return path
    }

    package static func staysInside(_ path: String) -> Bool {
        !path.isEmpty && !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.unicodeScalars.contains("\u{0}")
    }
}
