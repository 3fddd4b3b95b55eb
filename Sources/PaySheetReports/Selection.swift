public import PaySheet
package import PaySheetGuide

/// The findings that a report shows, and their severities.
public struct Selection: Sendable, Hashable {
    /// Rules after this edition are hidden.
    public var edition: RuleEdition
    private var choice = Choice.everything

    /// The rare settings behind one reference, because a selection is copied for each document. A set also needs a runtime lookup of
    /// its hash function, which takes as long as checking a small file.
    private indirect enum Choice: Sendable, Hashable {
        case everything
        case some(Parts)
    }

    private struct Parts: Sendable, Hashable {
        var selected: Set<String> = []
        var ignored: Set<String> = []
        var severities: [RuleID: Severity] = [:]
    }

    /// Creates a selection that shows everything unchanged, or with some changes.
    public init(
        selected: Set<String> = [], ignored: Set<String> = [], severities: [RuleID: Severity] = [:], edition: RuleEdition = .newest
    ) {
        self.edition = edition
        parts = Parts(selected: selected, ignored: ignored, severities: severities)
    }

    /// Creates a selection that shows everything up to an edition, without a set.
    package init(edition: RuleEdition) { self.edition = edition }

    /// Rules (`amount/format`) and topics (`amount`) to show; if empty, all.
    public var selected: Set<String> {
        get { parts.selected }
        set { parts.selected = newValue }
    }

    /// Rules and topics to hide, even if they are selected.
    public var ignored: Set<String> {
        get { parts.ignored }
        set { parts.ignored = newValue }
    }

    /// Rules with another severity than usual.
    public var severities: [RuleID: Severity] {
        get { parts.severities }
        set { parts.severities = newValue }
    }

    private var parts: Parts {
        get {
            guard case .some(let parts) = choice else { return Parts() }
            return parts
        }
        set {
            let isEverything = newValue.selected.isEmpty && newValue.ignored.isEmpty && newValue.severities.isEmpty
            choice = isEverything ? .everything : .some(newValue)
        }
    }

    /// Whether every finding is shown unchanged.
    package var isEverything: Bool {
        guard case .everything = choice else { return false }
        return edition >= .newest
    }

    /// Returns the severity of a finding in this selection, or `nil` if it is hidden.
    public func severity(of finding: Finding) -> Severity? { severity(of: finding.rule, finding.severity, .applePay) }

    /// Returns the severity of a finding whose rule has a card among some.
    func severity(of finding: Finding, _ cards: RuleCards) -> Severity? {
        severity(of: finding.rule, finding.severity, cards)
    }

    /// Returns the severity of a finding of a rule, or `nil` if it is hidden.
    package func severity(of rule: RuleID, _ severity: Severity, _ cards: RuleCards) -> Severity? {
        if edition < .newest, cards.facts(of: rule).edition > edition { return nil }
        guard case .some(let parts) = choice else { return severity }
        let id = rule.name
        let topic = Selection.topic(of: id)
        if parts.ignored.contains(id) || parts.ignored.contains(topic) { return nil }
        if !parts.selected.isEmpty, !parts.selected.contains(id), !parts.selected.contains(topic) { return nil }
        return parts.severities[rule] ?? severity
    }

    /// Returns the part of a rule's name before the slash.
    public static func topic(of rule: String) -> String {
        String(rule.prefix { $0 != "/" })
    }
}
