/// A finding that shows only after a fix was applied, and is less severe than what was fixed.
public struct UncoveredFinding: Sendable, Hashable {
    /// What remains.
    public let finding: Finding
    /// The finding that was put right.
    public let fixed: Finding
}
