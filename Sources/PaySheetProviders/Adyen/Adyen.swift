public import PaySheet
import PaySheetGuide

extension Provider {
    /// The Apple Pay component of Adyen Web.
    static let adyen = Provider(
        word: "Adyen", page: "https://docs.adyen.com/payment-methods/apple-pay/web-component/",
        detected: [.adyenApplePay],
        others: [.adyenSheetUpdate],
        marks: [
            KindMarks(.adyenApplePay, ["amount", "value"], ["totalPriceLabel"]),
            KindMarks(.adyenApplePay, ["amount", "value"], ["configuration", "merchantId"]),
        ],
        calls: { adyenCalls },
        bases: { [.adyenApplePay, .adyenSheetUpdate] },
        shared: [SharedSource("PV-ADYEN-LINES", .totalSum), SharedSource("PV-ADYEN-PLAN", .planTiming)],
        translate: { source, shape, purpose in
            var component = AdyenComponent(source: source, purpose: purpose)
            return shape == ProvidersShape.adyenSheetUpdate ? component.update() : component.translate()
        })
}

extension DocumentKind {
    /// The configuration of the Apple Pay component of Adyen Web.
    public static let adyenApplePay = DocumentKind(name: "AdyenApplePay", shape: ProvidersShape.adyenApplePay)
    /// The argument of `resolve()` in an event of the Apple Pay component of Adyen Web.
    public static let adyenSheetUpdate = DocumentKind(name: "AdyenSheetUpdate", shape: ProvidersShape.adyenSheetUpdate)
}

extension SampleBase {
    /// A component of Adyen.
    static let adyenApplePay = SampleBase("adyenApplePay", .adyenApplePay, minifying: adyenApplePayText)
    /// An update of a component of Adyen.
    static let adyenSheetUpdate = SampleBase("adyenSheetUpdate", .adyenSheetUpdate, minifying: adyenSheetUpdateText)
}
