import PaySheet
import PaySheetReports

/// What a run of `check` was asked to do.
struct CheckSettings: Sendable {
    var operands: [String]
    /// What all documents are; `nil` tells each by its members.
    var kind: DocumentKind?
    var apiVersion: Int?
    var now: String?
    /// Every line of every input is a document.
    var areRecords: Bool
    var format: Format
    /// `nil` fails no run.
    var threshold: Severity?
    var selection: Selection
    /// Rules of the group of advice are checked, too.
    var includesAdvice: Bool
    var expectations: Expectations
    var maximumFindings: Int?
    var limits: Limits
    var style: TextStyle
    /// The path that reports give standard input.
    var standardName: String
    var paths: Paths

    enum Format: String, Sendable, CaseIterable { case text, concise, json, ndjson }

    init(_ arguments: Arguments, _ system: System) throws(UsageError) {
        operands = arguments.operands
        guard !operands.isEmpty else { throw UsageError("name a file, a folder, or - for standard input") }
        kind = try CheckSettings.kind(arguments.value("kind"))
        apiVersion = try arguments.value("api-version").map { text throws(UsageError) in try CheckSettings.version(text) }
        now = try arguments.value("now").map { text throws(UsageError) in try CheckSettings.clock(text) }
        areRecords = arguments.has("ndjson")
        format = Format(rawValue: arguments.value("format") ?? "") ?? .text
        switch arguments.value("fail-on") {
        case "never": threshold = nil
        case let word?: threshold = Severity.allCases.first { $0.word == word } ?? .error
        case nil: threshold = .error
        }
        selection = try CheckSettings.selection(arguments)
        // Who asks for a rule by its name wants it checked.
        let selected = arguments.listed("select")
        includesAdvice = selected.contains("advice") || Rule.all.contains { $0.group == .advice && selected.contains($0.name) }
        expectations = try Expectations(arguments, system)
        limits = try LimitOption.limits(arguments)
        maximumFindings = try arguments.value("max-findings").map { text throws(UsageError) in
            guard let count = Int(text), count > 0 else {
                throw UsageError("--max-findings takes a whole number from 1, not \"" + text + "\"")
            }
            return count
        }
        style = TextStyle(
            isColored: format == .text && Color.isOn(arguments, system), showsPersonal: arguments.has("show-personal"),
            isConcise: format == .concise, isQuiet: arguments.has("quiet"))
        standardName = arguments.value("stdin-filepath") ?? "-"
        paths = Paths(current: system.currentFolder, root: arguments.value("root"))
    }

    /// What the checks of the library go by.
    var policy: Policy {
        // The cap of the reader comes before the selection, so it must not be smaller than the one behind it.
        var policy = Policy(
            apiVersion: apiVersion, now: now.map { Timestamp(rawValue: $0) }, limits: limits,
            maximumFindings: max(maximumFindings ?? 0, Policy().maximumFindings))
        policy.includesAdvice = includesAdvice
        expectations.apply(to: &policy)
        return policy
    }

    static func kind(_ name: String?) throws(UsageError) -> DocumentKind? {
        guard let name, name != "auto" else { return nil }
        guard let kind = DocumentKind(name) else {
            let names = DocumentKind.all.map { $0.name }
            let near = Hints.nearest(name, names + ["auto"]) ?? Hints.nearest("ApplePay" + name, names)
            throw UsageError(
                "unknown kind \"" + name + "\"" + (near == nil ? "; known are " + names.joined(separator: ", ") : ""), near: near)
        }
        return kind
    }

    private static func version(_ text: String) throws(UsageError) -> Int {
        let isDigits = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        guard isDigits, let number = UInt32(text) else {
            throw UsageError("--api-version takes a whole number from 0 to 4294967295, not \"" + text + "\"")
        }
        return Int(number)
    }

    private static func clock(_ text: String) throws(UsageError) -> String {
        let timestamp = Timestamp(rawValue: text)
        guard timestamp.isISO8601, !timestamp.isLocal, !timestamp.isDateOnly else {
            throw UsageError("--now takes a moment such as 2026-11-21T00:00:00Z, not \"" + text + "\"")
        }
        return text
    }

    private static func selection(_ arguments: Arguments) throws(UsageError) -> Selection {
        var selection = Selection()
        // The group of advice is not a filter: it adds rules.
        for name in arguments.listed("select") where name != "advice" { selection.selected.insert(try rule(name)) }
        for name in arguments.listed("ignore") { selection.ignored.insert(try rule(name)) }
        for pair in arguments.listed("severity") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            guard parts.count == 2, let severity = Severity.allCases.first(where: { $0.word == parts[1] }) else {
                throw UsageError("--severity takes RULE=error, RULE=warning or RULE=info, not \"" + pair + "\"")
            }
            guard let rule = RuleID(parts[0]) else { throw unknown(parts[0], RuleID.all.map { $0.id }) }
            selection.severities[rule] = severity
        }
        return selection
    }

    /// A rule's name or a topic.
    private static func rule(_ name: String) throws(UsageError) -> String {
        let ids = RuleID.all.map { $0.id }
        let topics = ids.map { Selection.topic(of: $0) }
        guard ids.contains(name) || topics.contains(name) else { throw unknown(name, ids + topics) }
        return name
    }

    private static func unknown(_ rule: String, _ known: [String]) -> UsageError {
        UsageError("unknown rule \"" + rule + "\"", near: Hints.nearest(rule, known))
    }
}

/// Whether to colour.
enum Color {
    static func isOn(_ arguments: Arguments, _ system: System) -> Bool {
        func isSet(_ name: String) -> Bool { system.environment(name).map { !$0.isEmpty } ?? false }
        switch arguments.value("color") {
        case "always": return true
        case "never": return false
        default: break
        }
        if isSet("NO_COLOR") { return false }
        if isSet("CLICOLOR_FORCE") || isSet("FORCE_COLOR") { return true }
        return system.outputIsTerminal && system.environment("TERM") != "dumb"
    }
}
