/// Details of an order that was not paid.
enum ResultOrderOnFailure: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "result/order-on-failure", "Order details of a failed payment", .warning, group: .compatible,
            what: "A result says that the payment failed and gives the details of an order.",
            why: "The device adds an order to Wallet only after success, and takes no notice of the details here.",
            instead: "Give orderDetails with status 0 only.",
            sources: ["AP-ORD-SUCCESS"], page: "https://developer.apple.com/documentation/passkit/pkpaymentorderdetails",
            bad: [
                Sample(.result, [.set("/status", "1")], at: "/orderDetails", shows: ["AP-ORD-SUCCESS"]),
                Sample(
                    .failure,
                    [
                        .set(
                            "/orderDetails",
                            #"{"orderTypeIdentifier":"order.com.example.cedar","orderIdentifier":"7","webServiceURL":"https://cedar.example/","authenticationToken":"0123456789abcdef"}"#
                        )
                    ], at: "/orderDetails", shows: ["AP-ORD-SUCCESS"]),
            ],
            good: [Sample(.result, [.set("/status", "0")]), Sample(.failure), Sample(.completeDetails)])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.authorizationResult, needs: [AuthorizationResult.Slot.status, AuthorizationResult.Slot.orderDetails], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard cursor.writtenStatus == 1, let node = cursor.slot(AuthorizationResult.Slot.orderDetails) else { return }
        context.report(
            .resultOrderOnFailure, at: node, help: "leave \"orderDetails\" out",
            "the payment failed, and the device takes no notice of order details then")
    }
}
