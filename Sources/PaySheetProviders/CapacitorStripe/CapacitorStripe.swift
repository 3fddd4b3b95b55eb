public import PaySheet
import PaySheetGuide

extension Provider {
    /// The plugin Stripe for Capacitor.
    static let capacitorStripe = Provider(
        word: "CapacitorStripe", page: "https://github.com/capacitor-community/stripe",
        others: [.capacitorStripePayment],
        calls: { capacitorStripeCalls },
        bases: { [.capacitorStripePayment] },
        translate: { source, _, purpose in
            var sheet = TableSheet(source, purpose, SheetTable(currency: ["currency"], lines: ["paymentSummaryItems"]))
            sheet.checkCapacitorStripe()
            sheet.write()
            return sheet.translation
        })
}

extension DocumentKind {
    /// The argument of `Stripe.createApplePay()` of Stripe for Capacitor.
    public static let capacitorStripePayment = DocumentKind(name: "CapacitorStripePayment", shape: ProvidersShape.capacitorStripePayment)
}

extension SampleBase {
    /// A payment with Stripe for Capacitor.
    static let capacitorStripePayment = SampleBase("capacitorStripePayment", .capacitorStripePayment, minifying: capacitorStripePaymentText)
}
