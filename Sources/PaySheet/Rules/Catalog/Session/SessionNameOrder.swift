/// A store name with a number that changes.
enum SessionNameOrder: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "session/name-order", "Display name with an order number", .info, group: .advice,
            what: "displayName seems to hold an order number: a number sign before a digit, or four digits and more in a row.",
            why: "The name stands for the store and is to be the same each time; Apple asks for no part that changes from order to order.",
            instead: "Leave the number out. The label of the total and applicationData have room for it.",
            sources: ["AP-MS-NAME-STYLE"], page: "requesting-an-apple-pay-payment-session",
            bad: [
                Sample(.sessionRequest, [.text("/displayName", "Cedar Outfitters #7")], at: "/displayName", shows: ["AP-MS-NAME-STYLE"]),
                Sample(.sessionRequest, [.text("/displayName", "Cedar Order 10042")], at: "/displayName", shows: ["AP-MS-NAME-STYLE"]),
                Sample(.sessionRequest, [.text("/displayName", "Cedar Order 1004")], at: "/displayName", shows: ["AP-MS-NAME-STYLE"]),
            ],
            good: [
                Sample(.sessionRequest, [.text("/displayName", "Studio 54")]),
                Sample(.sessionRequest, [.text("/displayName", "Nails #Colors")]),
                Sample(.sessionRequest, [.text("/displayName", "Studio 540")]),
                Sample(.sessionRequest, [.text("/displayName", "540 Studios")]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentSessionRequest, needs: [PaymentSessionRequest.Slot.displayName], isAdvice: true, check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let name = cursor.written(PaymentSessionRequest.Slot.displayName),
            let node = cursor.slot(PaymentSessionRequest.Slot.displayName)
        else { return }
        guard isNumbered(name) else { return }
        context.report(
            .sessionNameOrder, at: node, help: "leave the number out", "the display name seems to hold a number that changes with the order"
        )
    }

    private static func isNumbered(_ name: borrowing Text) -> Bool {
        var digits = 0
        var isBehindSign = false
        for index in 0..<name.byteCount {
            let byte = name.byte(index)
            guard ASCII.isDigit(byte) else {
                digits = 0
                isBehindSign = byte == UInt8(ascii: "#")
                continue
            }
            digits &+= 1
            if digits > 3 || isBehindSign { return true }
        }
        return false
    }
}
