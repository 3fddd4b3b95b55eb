/// Details of an order with nothing in them.
enum ResultOrderEmpty: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "result/order-empty", "Empty member of the order details", .warning,
            what: "The order type, the order's key or the authentication token is an empty text, or the token is shorter than 16 "
                + "characters.",
            why:
                "Safari asks only that the members are there. The device cannot find the order by an empty key, and Wallet documents "
                + "at least 16 characters for the token.",
            instead: "Give the three texts that the order itself has.",
            sources: ["AP-ORD-MEMBERS", "WO-064", "WO-125"], page: "applepaypaymentorderdetails",
            bad: [
                Sample(
                    .result, [.text("/orderDetails/orderIdentifier", "")], at: "/orderDetails/orderIdentifier", shows: ["AP-ORD-MEMBERS"]),
                Sample(
                    .completeDetails, [.text("/orderDetails/orderTypeIdentifier", "")], at: "/orderDetails/orderTypeIdentifier",
                    shows: ["AP-ORD-MEMBERS"]),
                Sample(
                    .result, [.text("/orderDetails/authenticationToken", "0123456789abcde")], at: "/orderDetails/authenticationToken",
                    shows: ["WO-064", "WO-125"]),
            ],
            good: [
                Sample(.result, [.text("/orderDetails/authenticationToken", "0123456789abcdef")]),
                Sample(.completeDetails, [.text("/orderDetails/orderIdentifier", "7")]),
            ])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.orderDetails, needs: [], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        let details = OrderDetailsView(copy cursor)
        if let text = details.orderTypeIdentifier, text.isEmpty, let node = cursor.slot(OrderDetails.Slot.orderTypeIdentifier) {
            context.report(.resultOrderEmpty, at: node, help: "write the order type", "the order type is empty")
        }
        if let text = details.orderIdentifier, text.isEmpty, let node = cursor.slot(OrderDetails.Slot.orderIdentifier) {
            context.report(.resultOrderEmpty, at: node, help: "write the key that the order has", "the order's key is empty")
        }
        guard let token = cursor.written(OrderDetails.Slot.authenticationToken),
            let node = cursor.slot(OrderDetails.Slot.authenticationToken), token.isShorter(than: 16)
        else { return }
        context.report(
            .resultOrderEmpty, at: node, help: "give a secret of at least 16 characters",
            "the authentication token has " + String(token.characterCount) + " characters, and Wallet wants at least 16")
    }
}
