package import PaySheet
import PaySheetGuide
package import PaySheetReports

/// The settings for one document, merged from the configuration and the command line.
package final class DocumentSettings: Sendable {
    /// The kind of the document; `nil` to detect it from the members.
    package let kind: DocumentKind?
    package let apiVersion: Int?
    package let policy: Policy
    package let expectations: Expectations
    package let selection: Selection

    init(
        _ overrides: DocumentOptions, _ options: CheckOptions, edition: RuleEdition, maximumFindings: Int, catalogs: CatalogList
    ) {
        kind = overrides.kind ?? nil
        apiVersion = overrides.apiVersion
        let selected = overrides.selected ?? []
        // The group `advice` is not a filter: it adds rules.
        let shown = selected.filter { $0 != "advice" }.map { catalogs.aliases.name(for: $0) ?? $0 }
        selection = DocumentSettings.selection(shown, overrides.levels, edition, catalogs)
        // The reader's limit applies before the selection, so it must not be lower than the limit after it.
        var policy = Policy(
            apiVersion: apiVersion, now: options.now?.instant, limits: options.limits, maximumFindings: maximumFindings)
        // A rule that is selected by name is also checked.
        policy.includesAdvice =
            selected.contains("advice")
            || !shown.isEmpty && catalogs.rules.contains { shown.contains($0.name) && catalogs.facts(of: $0).group == .advice }
        policy.system = overrides.system
        policy.safari = overrides.safari
        policy.decimals = overrides.decimals
        policy.edition = edition
        policy.readsJavaScript = options.readsScripts
        policy.quotesPersonal = options.showsPersonal
        self.policy = policy
        var expectations = Expectations()
        expectations.country = overrides.country
        expectations.currency = overrides.currency
        expectations.merchantIdentifiers = overrides.merchantIdentifiers ?? []
        expectations.contactFields = overrides.contactFields ?? []
        expectations.networks = overrides.networks ?? []
        expectations.capabilities = overrides.capabilities ?? []
        expectations.merchants = overrides.merchants
        expectations.inputs = options.inputs
        self.expectations = expectations
    }

    /// The selection of findings to show. The last level of a rule counts.
    private static func selection(
        _ shown: [String], _ levels: [DocumentOptions.Level], _ edition: RuleEdition, _ catalogs: CatalogList
    ) -> Selection {
        guard !shown.isEmpty || !levels.isEmpty else { return Selection(edition: edition) }
        var severities: [RuleID: Severity] = [:]
        var ignored: Set<String> = []
        for level in levels {
            for rule in catalogs.rules(meant: level.name) {
                severities[rule] = level.severity
                if level.severity == nil { ignored.insert(rule.name) } else { ignored.remove(rule.name) }
            }
        }
        return Selection(selected: Set(shown), ignored: ignored, severities: severities, edition: edition)
    }
}
