public import PaySheet
import PaySheetGuide

extension Provider {
    /// The packages react-native-payments, whose requests look like those of the web.
    static let reactPayments = Provider(
        word: "ReactPayments", page: "https://github.com/naoufal/react-native-payments",
        others: [.reactPaymentsRequest],
        calls: { reactPaymentsCalls },
        bases: { [.reactPaymentsRequest] },
        translate: { source, _, purpose in
            var sheet = TableSheet(
                source, purpose,
                SheetTable(
                    country: ["methodData", "data", "countryCode"], currency: ["methodData", "data", "currencyCode"],
                    lines: ["details", "displayItems"], total: ["details", "total"], methods: ["details", "shippingOptions"],
                    amount: ["amount", "value"], rules: [.totalSum]))
            sheet.checkReactPayments()
            sheet.write()
            return sheet.translation
        })
}

extension DocumentKind {
    /// The arguments of `new PaymentRequest()` of react-native-payments.
    public static let reactPaymentsRequest = DocumentKind(name: "ReactPaymentsRequest", shape: ProvidersShape.reactPaymentsRequest)
}

extension SampleBase {
    /// A request of react-native-payments.
    static let reactPaymentsRequest = SampleBase("reactPaymentsRequest", .reactPaymentsRequest, minifying: reactPaymentsRequestText)
}
