/// A policy as checks hold it: shared, so that no document costs a copy of it, with what rules ask first worked out.
final class RulePolicy: Sendable {
    let policy: Policy
    /// What rules can know.
    let known: RuleRow.Asks
    /// Some currencies have other decimals than in the standard.
    let hasDecimals: Bool
    /// Findings are left out, or matter more or less than their rules say.
    let changesSeverities: Bool

    init(_ policy: Policy) {
        self.policy = policy
        var known: RuleRow.Asks = policy.includesAdvice ? .advice : []
        if policy.apiVersion != nil { known.insert(.version) }
        if policy.now != nil { known.insert(.clock) }
        if policy.expectedCountry != nil { known.insert(.expectedCountry) }
        if policy.expectedCurrency != nil { known.insert(.expectedCurrency) }
        if !policy.merchantIdentifiers.isEmpty { known.insert(.merchantIdentifiers) }
        if policy.merchants != nil { known.insert(.directory) }
        if policy.tokenCharge != nil { known.insert(.charge) }
        if policy.order != nil { known.insert(.order) }
        self.known = known
        hasDecimals = !policy.decimals.isEmpty
        changesSeverities = policy.changesSeverities
    }
}
