import PaySheet
import PaySheetGuide
import PaySheetReports

/// The settings for one document, merged from the configuration and the command line.
final class DocumentSettings: Sendable {
    /// The kind of the document; `nil` to detect it from the members.
    let kind: DocumentKind?
    let apiVersion: Int?
    let policy: Policy
    let expectations: Expectations
    let selection: Selection

    init(
        _ overrides: Configuration.Overrides, now: String?, limits: Limits, readsScripts: Bool, edition: RuleEdition, maximumFindings: Int,
        inputs: [GivenInput], catalogs: CommandCatalogs
    ) {
        kind = overrides.kind ?? nil
        apiVersion = overrides.apiVersion
        let selected = overrides.selected ?? []
        // The group `advice` is not a filter: it adds rules.
        let shown = selected.filter { $0 != "advice" }.map { catalogs.aliases.name(for: $0) ?? $0 }
        selection = DocumentSettings.selection(shown, overrides.levels, edition, catalogs)
        // The reader's limit applies before the selection, so it must not be lower than the limit after it.
        var policy = Policy(
            apiVersion: apiVersion, now: now.map { Timestamp(rawValue: $0) }, limits: limits, maximumFindings: maximumFindings)
        // A rule that is selected by name is also checked.
        policy.includesAdvice =
            selected.contains("advice")
            || !shown.isEmpty && catalogs.rules.contains { shown.contains($0.name) && catalogs.facts(of: $0).group == .advice }
        policy.system = overrides.system
        policy.decimals = overrides.decimals
        policy.edition = edition
        policy.readsJavaScript = readsScripts
        self.policy = policy
        var expectations = Expectations()
        expectations.country = overrides.country
        expectations.currency = overrides.currency
        expectations.merchantIdentifiers = overrides.merchantIdentifiers ?? []
        expectations.contactFields = overrides.contactFields ?? []
        expectations.networks = overrides.networks ?? []
        expectations.capabilities = overrides.capabilities ?? []
        expectations.merchants = overrides.merchants
        expectations.inputs = inputs
        self.expectations = expectations
    }

    /// The selection of findings to show. The last level of a rule counts.
    private static func selection(
        _ shown: [String], _ levels: [Configuration.Overrides.Level], _ edition: RuleEdition, _ catalogs: CommandCatalogs
    ) -> Selection {
        guard !shown.isEmpty || !levels.isEmpty else { return Selection(edition: edition) }
        var last: [RuleID: Severity?] = [:]
        for level in levels {
            for rule in rules(level.name, catalogs) { last[rule] = .some(level.severity) }
        }
        let ignored = last.filter { $0.value == nil }.map { $0.key.name }
        return Selection(selected: Set(shown), ignored: Set(ignored), severities: last.compactMapValues { $0 }, edition: edition)
    }

    /// Returns the rules of a name: the rule itself, or all rules of a topic.
    private static func rules(_ name: String, _ catalogs: CommandCatalogs) -> [RuleID] {
        if let rule = catalogs.rule(named: name) { return [rule] }
        return catalogs.rules.filter { Selection.topic(of: $0.name) == name }
    }
}

/// Computes the settings for each document of a run. Documents of the same kind share the result.
struct SettingsBook {
    private let settings: CheckSettings
    private let current: String
    /// The settings by the entries that match; most runs have one or two. (A dictionary would need a runtime lookup of its key's hash
    /// function, which takes longer than checking a small file.)
    private var known: [Known] = []

    private struct Known {
        let entries: [Int]
        let settings: DocumentSettings
    }

    init(_ settings: CheckSettings, _ system: System) {
        self.settings = settings
        current = system.currentFolder
    }

    /// Returns the path of a document, in steps from the folder of the configuration, or `nil` if it is outside.
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
