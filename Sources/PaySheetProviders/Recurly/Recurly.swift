public import PaySheet
import PaySheetGuide

extension Provider {
    /// Recurly.js.
    static let recurly = Provider(
        word: "Recurly", page: "https://docs.recurly.com/recurly-subscriptions/docs/apple-pay",
        others: [.recurlyApplePay],
        calls: { recurlyCalls },
        bases: { [.recurlyApplePay] },
        translate: { source, _, purpose in
            var sheet = TableSheet(
                source, purpose,
                SheetTable(
                    country: ["country"], currency: ["currency"], lines: ["paymentRequest", "lineItems"], total: ["total"],
                    label: ["label"],
                    passed: (["paymentRequest"], ["requiredShippingContactFields", "recurringPaymentRequest"])))
            sheet.checkRecurly()
            sheet.write()
            return sheet.translation
        })
}

extension DocumentKind {
    /// The argument of `recurly.ApplePay()`.
    public static let recurlyApplePay = DocumentKind(name: "RecurlyApplePay", shape: ProvidersShape.recurlyApplePay)
}

extension SampleBase {
    /// A payment with Recurly.
    static let recurlyApplePay = SampleBase("recurlyApplePay", .recurlyApplePay, minifying: recurlyApplePayText)
}
