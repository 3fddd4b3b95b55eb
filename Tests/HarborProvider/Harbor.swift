public import PaySheet
import PaySheetGuide

extension Provider {
    /// The payments of Harbor.
    static let harbor = Provider(
        word: "Harbor", page: "https://harbor.example/docs/pay", others: [.harborPayment], calls: { harborCalls },
        bases: { [.harborPayment] },
        translate: { source, _, purpose in
            var payment = HarborPay(source: source, purpose: purpose)
            return payment.translate()
        })
}

extension DocumentKind {
    /// The argument of `harbor.pay()`.
    public static let harborPayment = DocumentKind(name: "HarborPayment", shape: ProvidersShape.harborPayment)
}

extension SampleBase {
    /// A payment with Harbor.
    static let harborPayment = SampleBase("harborPayment", .harborPayment, minifying: harborPaymentText)
}
