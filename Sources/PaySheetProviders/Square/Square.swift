public import PaySheet
import PaySheetGuide

extension Provider {
    /// The payments of Square on the web.
    static let square = Provider(
        word: "Square", page: "https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest",
        detected: [.squarePaymentRequest],
        others: [.squareSheetUpdate],
        marks: [
            KindMarks(
                .squarePaymentRequest, ["countryCode"], ["currencyCode"], ["total", "amount"], ["requestShippingContact"]),
            KindMarks(
                .squarePaymentRequest, ["countryCode"], ["currencyCode"], ["total", "amount"], ["requestBillingContact"]),
        ],
        calls: { squareCalls },
        bases: { [.squarePaymentRequest, .squareSheetUpdate] },
        translate: { source, shape, purpose in
            var request = SquareRequest(source: source, purpose: purpose)
            return shape == ProvidersShape.squareSheetUpdate ? request.update() : request.translate()
        })
}

extension DocumentKind {
    /// The argument of `payments.paymentRequest()` of Square.
    public static let squarePaymentRequest = DocumentKind(name: "SquarePaymentRequest", shape: ProvidersShape.squarePaymentRequest)
    /// What a listener of a payment request of Square returns.
    public static let squareSheetUpdate = DocumentKind(name: "SquareSheetUpdate", shape: ProvidersShape.squareSheetUpdate)
}

extension SampleBase {
    /// A page of Square.
    static let squarePaymentRequest = SampleBase("squarePaymentRequest", .squarePaymentRequest, minifying: squarePaymentRequestText)
    /// An update of a page of Square.
    static let squareSheetUpdate = SampleBase("squareSheetUpdate", .squareSheetUpdate, minifying: squareSheetUpdateText)
}
