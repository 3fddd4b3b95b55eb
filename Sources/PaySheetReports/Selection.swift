public import PaySheet
import PaySheetGuide

/// Which findings a report shows, and how much they matter there.
public struct Selection: Sendable, Hashable {
    /// Rules that came after this edition are left out.
    public var edition: RuleEdition
    private var choice = Choice.everything

    /// What few runs ask for. All of it is one reference, for a selection is handed on with each document; and how sets are hashed
    /// takes a process as long to find out as a small file to check.
    private indirect enum Choice: Sendable, Hashable {
        case everything
        case some(Parts)
    }

    private struct Parts: Sendable, Hashable {
        var selected: Set<String> = []
        var ignored: Set<String> = []
        var severities: [RuleID: Severity] = [:]
    }

    /// A selection that shows everything as it is, or one with some things changed.
    public init(
        selected: Set<String> = [], ignored: Set<String> = [], severities: [RuleID: Severity] = [:], edition: RuleEdition = .newest
    ) {
        self.edition = edition
        parts = Parts(selected: selected, ignored: ignored, severities: severities)
    }

    /// A selection that shows everything up to an edition, made without a set.
    package init(edition: RuleEdition) { self.edition = edition }

    /// Rules (`amount/format`) and topics (`amount`) to show; empty shows all.
    public var selected: Set<String> {
        get { parts.selected }
        set { parts.selected = newValue }
    }

    /// Rules and topics to leave out, also where they are selected.
    public var ignored: Set<String> {
        get { parts.ignored }
        set { parts.ignored = newValue }
    }

    /// Rules whose findings matter more or less than usual.
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

    /// Every finding is shown as it is.
    var isEverything: Bool {
        guard case .everything = choice else { return false }
        return edition >= .newest
    }

    /// The severity that a finding has here. `nil`: it is not shown.
    public func severity(of finding: Finding) -> Severity? {
        if edition < .newest, let since = finding.rule.card?.edition, since > edition { return nil }
        guard case .some(let parts) = choice else { return finding.severity }
        let id = finding.rule.id
        let topic = Selection.topic(of: id)
        if parts.ignored.contains(id) || parts.ignored.contains(topic) { return nil }
        if !parts.selected.isEmpty, !parts.selected.contains(id), !parts.selected.contains(topic) { return nil }
        return parts.severities[finding.rule] ?? finding.severity
    }

    /// The part of a rule's name before the slash.
    public static func topic(of rule: String) -> String {
        String(rule.prefix { $0 != "/" })
    }
}
