/// The web service of an order under a wrong address.
enum ResultOrderUrl: OneRowRule {
    static let row = RuleRow.text(OrderDetailsView.self, .webServiceURL) { address, node, context in
        switch address.addressForm {
        case .https: return
        case .other:
            context.report(
                .resultOrderUrl, at: node, .warning, help: "write an address that begins with https://",
                "the address of the order's web service does not begin with https://")
        case .none:
            context.report(
                .resultOrderUrl, at: node, webKit: .orderURL, help: "write the whole address, beginning with https://",
                address.isEmpty ? "the address of the order's web service is empty" : "the order's web service has no absolute address")
        }
    }
}
