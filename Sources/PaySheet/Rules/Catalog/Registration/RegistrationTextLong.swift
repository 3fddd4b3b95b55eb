/// A text that Apple's server cuts off.
enum RegistrationTextLong: DocumentRule {
    private static let limit = 1024

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.registerMerchantRequest, needs: [RegisterMerchantRequest.Slot.partnerMerchantName]) {
                check($0, RegisterMerchantRequest.Slot.partnerMerchantName, &$1)
            },
            RuleRow(ShapeIndex.unregisterMerchantRequest, needs: [UnregisterMerchantRequest.Slot.reason]) {
                check($0, UnregisterMerchantRequest.Slot.reason, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, _ context: inout RuleContext) {
        guard let text = cursor.written(member), text.isLonger(than: limit), let node = cursor.slot(member) else { return }
        context.report(
            .registrationTextLong, at: node, help: "write at most 1024 characters",
            "the text has " + String(text.characterCount) + " characters, and Apple's server takes at most 1024")
    }
}
