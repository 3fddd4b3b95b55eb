/// The web service of an order under a wrong address.
enum ResultOrderUrl: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "result/order-url", "Address of the order's web service", .error,
            what: "webServiceURL is not an absolute address that begins with https://.",
            why:
                "Safari throws a TypeError at anything that is no absolute address, after the payment was made. Any other scheme "
                + "passes Safari, and the device, which is documented to want https, does not fetch the order.",
            instead: "Write the whole address of the web service, beginning with https://.",
            sources: ["AP-ORD-URL", "WK-ORDER-URL"], page: "applepaypaymentorderdetails/webserviceurl",
            bad: [
                Sample(
                    .result, [.text("/orderDetails/webServiceURL", "orders.cedar.example")], at: "/orderDetails/webServiceURL",
                    shows: ["WK-ORDER-URL"]),
                Sample(
                    .completeDetails, [.text("/orderDetails/webServiceURL", "/orders")], at: "/orderDetails/webServiceURL",
                    shows: ["WK-ORDER-URL"]),
                Sample(.result, [.text("/orderDetails/webServiceURL", "")], at: "/orderDetails/webServiceURL", shows: ["WK-ORDER-URL"]),
                Sample(
                    .result, [.text("/orderDetails/webServiceURL", "https://orders cedar.example/")], at: "/orderDetails/webServiceURL",
                    shows: ["WK-ORDER-URL"]),
                Sample(
                    .result, [.text("/orderDetails/webServiceURL", "http://orders.cedar.example/")], at: "/orderDetails/webServiceURL",
                    shows: ["AP-ORD-URL"]),
                Sample(
                    .completeDetails, [.text("/orderDetails/webServiceURL", "ftp://orders.cedar.example/")],
                    at: "/orderDetails/webServiceURL",
                    shows: ["AP-ORD-URL"]),
            ],
            good: [
                Sample(.result, [.text("/orderDetails/webServiceURL", "https://orders.cedar.example:8443/a?b=c#d")]),
                Sample(.completeDetails, [.text("/orderDetails/webServiceURL", "HTTPS://orders.cedar.example")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.orderDetails, needs: [OrderDetails.Slot.webServiceURL], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.written(OrderDetails.Slot.webServiceURL), let node = cursor.slot(OrderDetails.Slot.webServiceURL) else {
            return
        }
        switch text.addressForm {
        case .https: return
        case .other:
            context.report(
                .resultOrderUrl, at: node, .warning, help: "write an address that begins with https://",
                "the address of the order's web service does not begin with https://")
        case .none:
            context.report(
                .resultOrderUrl, at: node, webKit: .orderURL, help: "write the whole address, beginning with https://",
                text.isEmpty ? "the address of the order's web service is empty" : "the order's web service has no absolute address")
        }
    }
}
