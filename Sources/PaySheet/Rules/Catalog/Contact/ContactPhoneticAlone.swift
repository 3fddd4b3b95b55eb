/// A pronunciation of a name that is not there.
enum ContactPhoneticAlone: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentContactView.self, needs: [.phoneticGivenName]) { check($0, .phoneticGivenName, of: .givenName, &$1) }
        RuleRow(PaymentContactView.self, needs: [.phoneticFamilyName]) { check($0, .phoneticFamilyName, of: .familyName, &$1) }
    }

    private static func check(
        _ contact: borrowing PaymentContactView, _ phonetic: PaymentContactView.Member, of plain: PaymentContactView.Member,
        _ context: inout RuleContext
    ) {
        // Below its first version it is dropped in any case, and that is reported.
        guard context.isInside(PaymentRequestBaseView.self), !context.facts.isOlder(than: ContactPhoneticVersion.firstVersion),
            contact.hasText(phonetic), !contact.isPresent(plain) || contact.text(plain)?.isEmpty == true
        else { return }
        let plainName = contact.name(of: plain)
        context.report(
            .contactPhoneticAlone, at: contact[phonetic], help: "add \"" + plainName + "\" or leave it out",
            "\"\(contact.name(of: phonetic), "member")\" has no \"\(plainName, "other")\" beside it, so it is dropped")
    }
}
