/// A shipping method that pays money out.
enum ShippingNegative: OneRowRule {
    static let row = RuleRow(ShippingMethodView.self, when: .amount(.amount, below: 0)) { method, context in
        guard let amount = method.amount else { return }
        let verdict = ShippingMethods.verdict(amount, context)
        context.report(
            .shippingNegative, at: method[.amount], verdict.severity, webKit: verdict.webKit, help: "charge zero or more",
            "shipping for \(amount) is negative")
    }
}
