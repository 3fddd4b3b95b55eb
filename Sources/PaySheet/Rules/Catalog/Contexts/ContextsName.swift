/// A merchant without a name.
enum ContextsName: OneRowRule {
    static let row = RuleRow(PaymentTokenContextView.self, when: .saysNothing(.merchantName)) { share, context in
        guard let name = share.merchantName else { return }
        context.report(
            .contextsName, at: share[.merchantName], help: "write the name that the shopper knows",
            name.isBlank
                ? "the name of a merchant is empty" : "the name of a merchant is \(name.quoted, "name"), the text of a missing value")
    }
}
