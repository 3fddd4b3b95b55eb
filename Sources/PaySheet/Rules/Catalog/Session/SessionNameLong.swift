/// A store name that Apple's server refuses.
enum SessionNameLong: DocumentRule {
    private static let limit = 64

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentSessionRequest, needs: [PaymentSessionRequest.Slot.displayName], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let name = cursor.written(PaymentSessionRequest.Slot.displayName), name.isLonger(than: limit),
            let node = cursor.slot(PaymentSessionRequest.Slot.displayName)
        else { return }
        context.report(
            .sessionNameLong, at: node, help: "write at most 64 characters",
            "the display name has " + String(name.characterCount) + " characters, and Apple's server takes at most 64")
    }
}
