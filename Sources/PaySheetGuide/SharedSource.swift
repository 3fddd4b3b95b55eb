package import PaySheet

/// A point of a catalog's documentation that a rule about all documents follows, such as the rule about missing members.
package struct SharedSource: Sendable, Hashable {
    /// The name of the point, such as `WO-001`.
    package let id: String
    package let rule: RuleID

    package init(_ id: String, _ rule: RuleID) {
        self.id = id
        self.rule = rule
    }
}
