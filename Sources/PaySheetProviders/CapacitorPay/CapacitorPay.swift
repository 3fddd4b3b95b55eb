public import PaySheet
import PaySheetGuide

extension Provider {
    /// The plugin Capacitor Pay.
    static let capacitorPay = Provider(
        word: "CapacitorPay", page: "https://github.com/Cap-go/capacitor-pay",
        others: [.capacitorPayRequest],
        calls: { capacitorPayCalls },
        bases: { [.capacitorPayRequest] },
        translate: { source, _, purpose in
            var sheet = TableSheet(
                source, purpose,
                SheetTable(
                    lines: ["paymentSummaryItems"],
                    passed: ([], ["supportedCountries", "applicationData"]),
                    plan: PlanTable(
                        object: ["recurringPaymentRequest"],
                        texts: [
                            "paymentDescription": "paymentDescription", "managementURL": "managementURL",
                            "billingAgreement": "billingAgreement",
                        ],
                        ticks: 1000), rules: [.recurringTrialEnd]))
            sheet.checkCapacitorPay()
            sheet.write()
            return sheet.translation
        })
}

extension DocumentKind {
    /// The option `apple` of `Pay.requestPayment()` of Capacitor Pay.
    public static let capacitorPayRequest = DocumentKind(name: "CapacitorPayRequest", shape: ProvidersShape.capacitorPayRequest)
}

extension SampleBase {
    /// A payment with Capacitor Pay.
    static let capacitorPayRequest = SampleBase("capacitorPayRequest", .capacitorPayRequest, minifying: capacitorPayRequestText)
}
