/// An order type identifier that does not look like one.
enum ResultOrderType: OneRowRule {
    static let row = RuleRow.text(OrderDetailsView.self, .orderTypeIdentifier, isAdvice: true) { identifier, node, context in
        guard !identifier.isEmpty, !identifier.starts(with: "order.") else { return }
        context.report(
            .resultOrderType, at: node, .info,
            help: "write the identifier of the developer account, such as \"order.com.example.shop\"",
            "the order type identifier does not begin with \"order.\"")
    }
}
