/// An error about a contact that does not say which field.
enum ErrorFieldMissing: OneRowRule {
    static let row = RuleRow(PaymentErrorView.self, needs: [.code]) { error, context in
        guard !error.isPresent(.contactField), error.isAboutContact, !error.isForeign(to: ErrorPlace(context)) else { return }
        context.report(
            .errorFieldMissing, at: error.node, help: "add \"contactField\"",
            "the error says that the contact is invalid and not in which field")
    }
}
