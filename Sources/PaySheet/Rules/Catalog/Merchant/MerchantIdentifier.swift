/// A merchant identifier that is not among the allowed ones.
enum MerchantIdentifier: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.merchantIdentifier], asks: .merchantIdentifiers) {
                check($0, PaymentTokenContext.Slot.merchantIdentifier, &$1)
            },
            RuleRow(ShapeIndex.paymentMethodRequest, needs: [PaymentMethodRequest.Slot.merchantIdentifier], asks: .merchantIdentifiers) {
                check($0, PaymentMethodRequest.Slot.merchantIdentifier, &$1)
            },
            RuleRow(ShapeIndex.paymentSessionRequest, needs: [PaymentSessionRequest.Slot.merchantIdentifier], asks: .merchantIdentifiers) {
                check($0, PaymentSessionRequest.Slot.merchantIdentifier, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let node = cursor.slot(member), let text = cursor.text(member) else { return }
        let identifier = text.string
        if context.expectations.merchantIdentifiers.contains(where: { $0.utf8.elementsEqual(identifier.utf8) }) { return }
        context.report(
            .merchantIdentifier, at: node, help: "use one of the allowed merchant identifiers",
            "this merchant identifier is not among the allowed ones")
    }
}
