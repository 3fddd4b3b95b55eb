/// An address without a street.
enum ContactNoStreet: OneRowRule {
    static let row = RuleRow(PaymentContactView.self, any: Members(parts)) { contact, context in
        guard context.isInside(PaymentRequestBaseView.self), contact.isAbsentOrEmpty(.addressLines) else { return }
        for part in parts where contact.hasText(part) {
            context.report(
                .contactNoStreet, at: contact[.addressLines], help: "add the street as \"addressLines\"",
                "the contact has an address without \"addressLines\", so the whole address is dropped")
            return
        }
    }

    /// The parts of an address besides the street.
    private static let parts: [PaymentContactView.Member] = [
        .subLocality, .locality, .postalCode, .subAdministrativeArea, .administrativeArea, .country, .countryCode,
    ]
}
