/// An address without a street.
enum ContactNoStreet: DocumentRule {
    static var rows: [RuleRow] { RuleRow(PaymentContactView.self, any: Members(parts), check) }

    /// The parts of an address besides the street.
    private static let parts: [PaymentContactView.Member] = [
        .subLocality, .locality, .postalCode, .subAdministrativeArea, .administrativeArea, .country, .countryCode,
    ]

    static func check(_ contact: borrowing PaymentContactView, _ context: inout RuleContext) {
        guard context.isInside(PaymentRequestBaseView.self), contact.isAbsentOrEmpty(.addressLines) else { return }
        for part in parts where contact.hasText(part) {
            context.report(
                .contactNoStreet, at: contact[.addressLines], help: "add the street as \"addressLines\"",
                "the contact has an address without \"addressLines\", so the whole address is dropped")
            return
        }
    }
}
