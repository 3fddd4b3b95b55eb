/// An error that names a field although its code is about none.
enum ErrorFieldUnused: OneRowRule {
    static let row = RuleRow(PaymentErrorView.self, needs: [.code, .contactField]) { error, context in
        guard error.isReadable(.contactField), error.isAboutNoField, !error.isForeign(to: ErrorPlace(context)) else { return }
        context.report(
            .errorFieldUnused, at: error[.contactField],
            help: "leave \"contactField\" out, or write \"shippingContactInvalid\" or \"billingContactInvalid\" as the code",
            "this error code doesn't apply to a field, so the sheet highlights nothing")
    }
}
