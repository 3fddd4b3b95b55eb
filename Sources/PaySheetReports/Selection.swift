public import PaySheet

/// Which findings a report shows, and how much they matter there.
public struct Selection: Sendable, Hashable {
    /// Rules (`amount/format`) and topics (`amount`) to show; empty shows all.
    public var selected: Set<String>
    /// Rules and topics to leave out, also where they are selected.
    public var ignored: Set<String>
    /// Rules whose findings matter more or less than usual.
    public var severities: [RuleID: Severity]
    /// Rules that came after this edition are left out.
    public var edition: RuleEdition

    /// A selection that shows everything as it is, or one with some things changed.
    public init(
        selected: Set<String> = [], ignored: Set<String> = [], severities: [RuleID: Severity] = [:], edition: RuleEdition = .newest
    ) {
        self.selected = selected
        self.ignored = ignored
        self.severities = severities
        self.edition = edition
    }

    /// Every finding is shown as it is.
    var isEverything: Bool { selected.isEmpty && ignored.isEmpty && severities.isEmpty && edition >= .newest }

    /// The severity that a finding has here. `nil`: it is not shown.
    public func severity(of finding: Finding) -> Severity? {
        if !selected.isEmpty || !ignored.isEmpty {
            let id = finding.rule.id
            let topic = Selection.topic(of: id)
            if ignored.contains(id) || ignored.contains(topic) { return nil }
            if !selected.isEmpty, !selected.contains(id), !selected.contains(topic) { return nil }
        }
        if edition < .newest, let since = finding.rule.rule?.edition, since > edition { return nil }
        return severities[finding.rule] ?? finding.severity
    }

    /// The part of a rule's name before the slash.
    public static func topic(of rule: String) -> String {
        String(rule.prefix { $0 != "/" })
    }
}
