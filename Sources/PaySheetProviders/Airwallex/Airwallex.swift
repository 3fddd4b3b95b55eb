public import PaySheet
import PaySheetGuide

extension Provider {
    /// The elements of Airwallex.
    static let airwallex = Provider(
        word: "Airwallex", page: "https://www.airwallex.com/docs/js/payments/applepaybutton",
        others: [.airwallexButton, .airwallexRequestOptions],
        calls: { airwallexCalls },
        bases: { [.airwallexButton, .airwallexRequestOptions] },
        translate: { source, shape, purpose in
            let isButton = shape == ProvidersShape.airwallexButton
            var sheet = TableSheet(
                source, purpose,
                SheetTable(
                    currency: ["amount", "currency"], total: ["amount", "value"], label: ["totalPriceLabel"],
                    passed: ([], ["requiredBillingContactFields", "requiredShippingContactFields"])))
            sheet.checkAirwallex(isButton: isButton)
            if isButton { sheet.write() }
            return sheet.translation
        })
}

extension DocumentKind {
    /// The options of `createElement("applePayButton")` of Airwallex.
    public static let airwallexButton = DocumentKind(name: "AirwallexButton", shape: ProvidersShape.airwallexButton)
    /// The option `applePayRequestOptions` of other elements of Airwallex.
    public static let airwallexRequestOptions = DocumentKind(name: "AirwallexRequestOptions", shape: ProvidersShape.airwallexRequestOptions)
}

extension SampleBase {
    /// A button of Airwallex.
    static let airwallexButton = SampleBase("airwallexButton", .airwallexButton, minifying: airwallexButtonText)
    /// A Drop-in of Airwallex.
    static let airwallexRequestOptions = SampleBase(
        "airwallexRequestOptions", .airwallexRequestOptions, minifying: airwallexRequestOptionsText)
}
