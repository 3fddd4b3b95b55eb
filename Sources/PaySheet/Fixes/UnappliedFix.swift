/// A fix that was not applied.
public struct UnappliedFix: Sendable, Hashable {
    /// What it would put right.
    public let finding: Finding
    /// Why it was not applied.
    public let reason: Reason

    /// Why a fix was not applied.
    public enum Reason: Sendable, Hashable {
        /// It would cause this finding, which must be fixed first. (Boxed, because a finding is large.)
        indirect case causes(Finding)
        /// It changes the same place as another fix.
        case overlaps
        /// The document has so many fixes that cause findings that this one was not tried.
        case untried
    }

    /// The finding that the fix would cause, or `nil` if there is another reason.
    public var bringsUp: Finding? { if case .causes(let finding) = reason { finding } else { nil } }
}
