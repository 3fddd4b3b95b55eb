/// A contact in no country.
enum ContactCountry: OneRowRule {
    static let row = RuleRow(PaymentContactView.self, needs: [.countryCode]) { contact, context in
        guard let code = contact.text(.countryCode), !code.isEmpty, !isCode(code) else { return }
        let isLowerCase = Country(rawValue: String(decoding: raised(code), as: UTF8.self)).isKnownToWebKit
        // What the sheet gives may be in lower case.
        if isLowerCase, !context.isInside(PaymentRequestBaseView.self) { return }
        // The value says where a person lives: it is not shown.
        context.report(
            .contactCountry, at: contact[.countryCode],
            help: isLowerCase ? "write it in capital letters" : "write the two capital letters of ISO 3166-1",
            isLowerCase
                ? "\"countryCode\" is in lower case, and ISO 3166-1 codes are in capital letters"
                : "\"countryCode\" is not an ISO 3166-1 code of two capital letters")
    }

    private static func isCode(_ text: borrowing Text) -> Bool {
        text.isPlain && Country.isKnownToWebKit(text.bytes, from: Int(text.node.start), to: Int(text.node.end))
    }

    private static func raised(_ text: borrowing Text) -> [UInt8] {
        (0..<min(text.byteCount, 4)).map { ASCII.upperCased(text.byte($0)) }
    }
}
