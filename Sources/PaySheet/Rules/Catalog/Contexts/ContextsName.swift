/// A merchant without a name.
enum ContextsName: OneRowRule {
    static let row = RuleRow(PaymentTokenContextView.self, when: .saysNothing(.merchantName)) { share, context in
        guard let name = share.merchantName else { return }
        context.report(
            .contextsName, at: share[.merchantName], help: "write the name that the shopper knows",
            "the name of a merchant" + LabelWords.words(forNothing: name, "name"))
    }
}
