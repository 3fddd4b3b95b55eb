/// The web service of an order under a wrong address.
enum ResultOrderUrl: DocumentRule {
    static var rows: [RuleRow] { RuleRow.text(OrderDetailsView.self, .webServiceURL, check) }

    static func check(_ address: borrowing Text, _ node: Int, _ context: inout RuleContext) {
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
