/// A policy and expectations as checks hold them: shared, so that no document costs a copy, with what rules ask first worked out.
package final class RulePolicy: Sendable {
    let policy: Policy
    let expectations: Expectations
    /// What documents are checked as.
    let catalog: PreparedCatalog
    /// What rules can know.
    let known: RuleRow.Asks
    /// Some currencies have other decimals than in the standard.
    let hasDecimals: Bool
    /// Findings are left out, or matter more or less than their rules say.
    let changesSeverities: Bool

    package init(_ policy: Policy, _ expectations: Expectations = Expectations(), _ catalog: PreparedCatalog = .applePay) {
        self.policy = policy
        self.expectations = expectations
        self.catalog = catalog
        var known: RuleRow.Asks = policy.includesAdvice ? .advice : []
        if policy.apiVersion != nil { known.insert(.version) }
        if policy.system != nil { known.insert(.system) }
        if policy.now != nil { known.insert(.clock) }
        if expectations.country != nil { known.insert(.expectedCountry) }
        if expectations.currency != nil { known.insert(.expectedCurrency) }
        if !expectations.merchantIdentifiers.isEmpty { known.insert(.merchantIdentifiers) }
        if !expectations.contactFields.isEmpty { known.insert(.contactFields) }
        if !expectations.networks.isEmpty { known.insert(.networks) }
        if !expectations.capabilities.isEmpty { known.insert(.capabilities) }
        if expectations.merchants.hasValue { known.insert(.directory) }
        if expectations.tokenCharge.hasValue { known.insert(.charge) }
        if expectations.order.hasValue { known.insert(.order) }
        for given in expectations.inputs { known.insert(.input(given.input)) }
        self.known = known
        hasDecimals = !policy.decimals.isEmpty
        changesSeverities = policy.changesSeverities
    }
}
