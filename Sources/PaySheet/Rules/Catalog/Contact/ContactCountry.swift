/// A contact in no country.
enum ContactCountry: DocumentRule {
    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentContact, needs: [PaymentContact.Slot.countryCode], check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let text = cursor.plainText(PaymentContact.Slot.countryCode), let node = cursor.slot(PaymentContact.Slot.countryCode),
            !isCode(text)
        else { return }
        let isHandedOver = ContactRequests.isHandedOver(context)
        if text.isEmpty { return }
        let isLowerCase = Country(rawValue: String(decoding: raised(text), as: UTF8.self)).isAcceptedByEngine
        if isLowerCase, !isHandedOver { return }
        // The value says where a person lives: it is not shown.
        context.report(
            .contactCountry, at: node, help: isLowerCase ? "write it in capital letters" : "write the two capital letters of ISO 3166-1",
            isLowerCase
                ? "\"countryCode\" is in lower case, and ISO 3166-1 codes are in capital letters"
                : "\"countryCode\" is not an ISO 3166-1 code of two capital letters")
    }

    private static func isCode(_ text: borrowing Text) -> Bool {
        text.isPlain && Country.isAcceptedByEngine(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
    }

    private static func raised(_ text: borrowing Text) -> [UInt8] {
        var bytes: [UInt8] = []
        for index in 0..<min(text.byteCount, 4) { bytes.append(ASCII.upperCased(text.byte(index))) }
        return bytes
    }
}
