/// A shipping method without a key.
enum ShippingIdentifierEmpty: OneRowRule {
    static let row = RuleRow(ShippingMethodView.self, needs: [.identifier]) { method, context in
        guard let identifier = method.identifier, identifier.isEmpty else { return }
        context.report(
            .shippingIdentifierEmpty, at: method[.identifier], help: "write a short unique key",
            "the shipping method has no identifier, so the page cannot recognize it")
    }
}
