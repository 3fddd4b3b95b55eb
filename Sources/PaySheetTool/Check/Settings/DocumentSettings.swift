import PaySheet
import PaySheetGuide
import PaySheetReports

/// What holds for one document, after the configuration and the command line were put on top of each other.
final class DocumentSettings: Sendable {
    /// What it is; `nil` tells it by its members.
    let kind: DocumentKind?
    let apiVersion: Int?
    let policy: Policy
    let expectations: Expectations
    let selection: Selection

    init(_ overrides: Configuration.Overrides, now: String?, limits: Limits, edition: RuleEdition, maximumFindings: Int) {
        kind = overrides.kind ?? nil
        apiVersion = overrides.apiVersion
        let selected = overrides.selected ?? []
        // The group of advice is not a filter: it adds rules.
        let shown = selected.filter { $0 != "advice" }
        selection = DocumentSettings.selection(shown, overrides.levels, edition)
        // The cap of the reader comes before the selection, so it must not be smaller than the one behind it.
        var policy = Policy(
            apiVersion: apiVersion, now: now.map { Timestamp(rawValue: $0) }, limits: limits, maximumFindings: maximumFindings)
        // Who asks for a rule by its name wants it checked.
        policy.includesAdvice =
            selected.contains("advice")
            || !shown.isEmpty && RuleCard.all.contains { $0.group == .advice && shown.contains($0.name) }
        policy.decimals = overrides.decimals
        policy.edition = edition
        self.policy = policy
        var expectations = Expectations()
        expectations.country = overrides.country
        expectations.currency = overrides.currency
        expectations.merchantIdentifiers = overrides.merchantIdentifiers ?? []
        expectations.merchants = overrides.merchants
        self.expectations = expectations
    }

    /// What is shown of all findings. Of several levels of a rule the last counts.
    private static func selection(_ shown: [String], _ levels: [Configuration.Overrides.Level], _ edition: RuleEdition) -> Selection {
        guard !shown.isEmpty || !levels.isEmpty else { return Selection(edition: edition) }
        var last: [RuleID: Severity?] = [:]
        for level in levels {
            for rule in rules(level.name) { last[rule] = .some(level.severity) }
        }
        let ignored = last.filter { $0.value == nil }.map { $0.key.id }
        return Selection(selected: Set(shown), ignored: Set(ignored), severities: last.compactMapValues { $0 }, edition: edition)
    }

    /// The rules that a name stands for: the rule itself, or all of a topic.
    private static func rules(_ name: String) -> [RuleID] {
        if let rule = RuleID(name) { return [rule] }
        return RuleID.all.filter { Selection.topic(of: $0.id) == name }
    }
}

/// Finds out what holds for each document of a run; documents of one sort share the answer.
struct SettingsBook {
    private let settings: CheckSettings
    private let current: String
    /// What holds for the documents that the same entries are about; most runs have one or two. (No dictionary: a process that checks
    /// one file would take longer to find out how its keys are hashed than to check the file.)
    private var known: [Known] = []

    private struct Known {
        let entries: [Int]
        let settings: DocumentSettings
    }

    init(_ settings: CheckSettings, _ system: System) {
        self.settings = settings
        current = system.currentFolder
    }

    /// The names that lead from the folder of the configuration to a document. `nil`: it lies elsewhere.
    func path(_ path: String) -> [String]? {
        guard let configuration = settings.configuration, path != "-" else { return nil }
        return Paths.names(of: path, below: configuration.folder, current)
    }

    mutating func settings(for path: String) -> DocumentSettings {
        let entries = settings.configuration.map { $0.entries(for: self.path(path)) } ?? []
        if let last = known.last(where: { $0.entries == entries }) { return last.settings }
        let made = settings.document(entries)
        known.append(Known(entries: entries, settings: made))
        return made
    }
}
