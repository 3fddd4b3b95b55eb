public import PaySheet
import PaySheetGuide

extension Provider {
    /// Mollie's client for Node.
    static let mollie = Provider(
        word: "Mollie", page: "https://docs.mollie.com/docs/direct-integration-of-apple-pay",
        others: [.mollieSession, .molliePayment],
        calls: { mollieCalls },
        bases: { [.mollieSession, .molliePayment] },
        translate: { source, shape, purpose in
            var sheet = TableSheet(source, purpose, SheetTable())
            if shape == ProvidersShape.mollieSession { sheet.checkMollieSession() } else { sheet.checkMolliePayment() }
            return sheet.translation
        })
}

extension DocumentKind {
    /// The argument of `mollieClient.applePay.requestPaymentSession()`.
    public static let mollieSession = DocumentKind(name: "MollieSession", shape: ProvidersShape.mollieSession)
    /// The argument of `mollieClient.payments.create()` with a token of Apple Pay.
    public static let molliePayment = DocumentKind(name: "MolliePayment", shape: ProvidersShape.molliePayment)
}

extension SampleBase {
    /// A session of Mollie.
    static let mollieSession = SampleBase("mollieSession", .mollieSession, minifying: mollieSessionText)
    /// A payment with Mollie.
    static let molliePayment = SampleBase("molliePayment", .molliePayment, minifying: molliePaymentText)
}
