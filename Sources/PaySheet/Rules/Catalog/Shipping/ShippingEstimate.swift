/// A shipping method that does not say when.
enum ShippingEstimate: OneRowRule {
    static let row = RuleRow(ShippingMethodView.self, needs: [.detail], isAdvice: true) { method, context in
        guard let detail = method.detail, detail.isBlank, !method.isPresent(.dateComponentsRange) else { return }
        context.report(
            .shippingEstimate, at: method.node, help: "say when the goods arrive",
            "this shipping method does not say when the goods arrive")
    }
}
