import PaySheetChecking

extension Hints {
    /// Names that options with the same meaning have in other checkers, with what to write here.
    private static let meanings: [(option: String, names: [String], written: String)] = [
        ("expect-currency", ["currency"], "--expect-currency"), ("expect-country", ["country"], "--expect-country"),
        ("as", ["svg"], "--as svg"), ("as", ["html"], "--as html"), ("as", ["markdown", "md"], "--as markdown"),
        ("as", ["png", "image", "picture"], "--output sheet.svg"),
        ("format", ["output-format", "reporter", "formatter", "style"], "--format"),
        ("output", ["output-file", "out"], "--output"),
        (
            "fail-on", ["strict", "fail-on-warning", "fail-on-warnings", "max-warnings", "werror", "warnings-as-errors"],
            "--fail-on warning"
        ),
        ("fail-on", ["no-fail", "soft-fail"], "--fail-on never"),
        ("select", ["only", "rules", "rule", "enable"], "--select"),
        ("select", ["advice", "pedantic", "all"], "--select advice"),
        ("ignore", ["disable", "skip", "off", "exclude-rule"], "--ignore"),
        ("kind", ["type", "as", "schema"], "--kind"),
        ("api-version", ["apple-pay-version", "pay-version", "js-version"], "--api-version"),
        ("now", ["date", "time", "clock", "today"], "--now"),
        ("ndjson", ["jsonl", "lines", "json-lines"], "--ndjson"),
        ("jobs", ["threads", "parallel", "workers", "concurrency"], "--jobs"),
        ("at", ["pointer", "path", "query"], "--at"),
        ("stdin-filepath", ["stdin-filename", "stdin-file", "filename"], "--stdin-filepath"),
        ("quiet", ["silent"], "--quiet"),
        ("fail-on", ["level", "min-severity", "severity-threshold", "fail-level", "threshold"], "--fail-on"),
        ("color", ["no-color", "no-colour", "no-colors"], "--color never"), ("color", ["colour", "colors"], "--color"),
        ("include-risky", ["unsafe", "unsafe-fixes", "risky", "force"], "--include-risky"),
        ("output", ["out", "output-file", "write"], "--output"),
        ("list", ["all"], "--list"), ("statistics", ["summary", "stats", "count"], "--statistics"),
        ("diff", ["dry-run"], "--diff"),
        ("check", ["dry-run", "list-different"], "--check"),
    ]

    /// The options with names from elsewhere.
    package static var options: Set<String> { Set(meanings.map { $0.option }) }

    /// Returns the option of a command that does what an unknown option does elsewhere: `--format json` for `json`.
    static func sameMeaning(_ name: String, _ command: CommandDescription) -> String? {
        if let format = command.options.first(where: { $0.name == "format" }), format.words.contains(name) { return "--format " + name }
        let known = meanings.filter { $0.names.contains(name) }
        return known.first { meaning in command.options.contains { $0.name == meaning.option } }?.written
    }

    /// What other tools call the commands.
    private static let otherNames: [(command: String, names: [String])] = [
        ("check", ["lint", "validate", "verify", "test", "scan", "analyze"]), ("fmt", ["format", "pretty", "prettier", "beautify"]),
        ("anonymize", ["redact", "mask", "scrub", "sanitize"]), ("preview", ["render", "draw", "show", "view"]),
        ("diff", ["compare"]), ("example", ["generate", "sample", "new", "create", "mock"]), ("explain", ["docs", "doc", "why"]),
        ("--version", ["version"]), ("--help", ["usage"]),
    ]

    /// Returns the command that a tool elsewhere calls by another name.
    static func sameMeaning(_ command: String) -> String? { otherNames.first { $0.names.contains(command) }?.command }

    /// Returns what to run in place of a command that only other packages have.
    static func elsewhere(_ command: String) -> String? {
        guard command == "mock-script" else { return nil }
        // The script has the checker as WebAssembly, which would make each native command larger.
        return "this program does not have mock-script; run npx paysheet mock-script, or call paysheet.mock_script() of the Python package"
    }

    /// Returns what to do instead of using an option that no command has.
    static func advice(_ option: String, _ command: CommandDescription) -> String? {
        switch option {
        case "recursive": "folders are always searched; remove it"
        case "stdin": "write - to read standard input"
        case "fix", "autofix": command.name == "check" ? "run paysheet check --fix" : "run paysheet fix"
        case "version": "run paysheet --version"
        case "write", "in-place", "inplace":
            command.name == "fix" || command.name == "fmt" ? "paysheet " + command.name + " always writes files in place; remove it" : nil
        default: nil
        }
    }
}
