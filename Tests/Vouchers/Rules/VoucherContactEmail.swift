import PaySheet

/// A contact to which the shop cannot send a voucher. It is about documents of Apple Pay.
enum VoucherContactEmail {
    static let row = RuleRow(PaymentContactView.self, needs: [.emailAddress]) { contact, context in
        guard let text = contact.text(.emailAddress), text.isEmpty else { return }
        context.report(
            .voucherContactEmail, at: contact[.emailAddress], .warning, help: "ask for an email address",
            "the shop cannot send a voucher to this contact")
    }
}
