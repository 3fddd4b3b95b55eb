import PaySheet
import PaySheetProviders
import PaySheetSources
import Testing

/// Calls of providers' SDKs in source code.
@Suite("Providers in source code")
struct ProviderSourceTests {
    private static func check(_ script: String, _ path: String = "shop.js") -> [String] {
        let bytes = [UInt8](script.utf8)
        guard let language = SourceLanguage(path: path), SourceFilter().accepts(bytes) else { return ["not read"] }
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        var found: [String] = []
        for document in SourceDocuments(bytes, language, ProviderCalls.all).documents {
            found.append(document.kind.name)
            found += reader.check(document.document, as: document.kind).findings.map { "\($0.place.line) \($0.rule.name)" }
        }
        return found
    }

    private static let right = """
        const elements = stripe.elements({ mode: 'subscription', amount: 1490, currency: 'eur' });
        const wallet = elements.create('expressCheckout', { business: { name: 'Hafen Rad' }, emailRequired: true });
        wallet.on('click', (ev) => ev.resolve({ lineItems: [{ name: 'Rental', amount: 1590 }, { name: 'Voucher', amount: -100 }],
          applePay: { recurringPaymentRequest: { paymentDescription: 'Bike rental', managementURL: 'https://hafenrad.example/plan',
            regularBilling: { label: 'Monthly', amount: 1490, recurringPaymentIntervalUnit: 'month' } } } }));
        """

    @Test("A right page has no finding")
    func clean() { #expect(Self.check(Self.right) == ["StripeCheckout"]) }

    @Test("The lines of an answer are compared with the amount of elements()")
    func sum() {
        #expect(Self.check(Self.right.replacing("-100", with: "100")) == ["StripeCheckout", "3 stripe/lines-sum"])
        let updated = Self.right.replacing("-100", with: "100") + "\nelements.update({ amount: 1690 });"
        #expect(Self.check(updated) == ["StripeCheckout"])
    }

    @Test("Rules about requests name the lines of the page")
    func plans() {
        let http = Self.right.replacing("https://hafenrad", with: "http://hafenrad")
        #expect(Self.check(http) == ["StripeCheckout", "4 plan/management-https"])
        let amount = Self.right.replacing("amount: 1590", with: "amount: '15.90'")
        #expect(Self.check(amount) == ["StripeCheckout", "3 stripe/amount"])
    }

    @Test(
        "Other calls",
        arguments: [
            ("stripe.paymentRequest({ country: 'JP', currency: 'jpy', total: { label: 'Kissa Mori', amount: 1800 } });", ["StripePaymentRequest"]),
            (
                "stripe.paymentRequest({ country: 'JP', currency: 'JPY', total: { label: 'Kissa Mori', amount: '1800' } });",
                ["StripePaymentRequest", "1 stripe/currency-case", "1 stripe/amount"]
            ),
            ("const pr = stripe.paymentRequest(options);\npr.on('x', (ev) => ev.updateWith({ status: 'ok' }));", ["StripePaymentUpdate", "2 stripe/status"]),
            (
                "const ExpressCheckoutElement = 1; const onClick = ({ resolve }) => { resolve({ lineItems: [{ label: 'A', amount: 1 }] }); };",
                ["StripeCheckout", "1 stripe/member-name"]
            ),
        ] as [(String, [String])])
    func calls(_ script: String, _ expected: [String]) { #expect(Self.check(script) == expected) }

    @Test(
        "Other interfaces are not documents",
        arguments: [
            "const expressCheckout = new Promise((resolve) => resolve({ lineItems: [{ label: 'A' }] }));",
            "Promise.resolve({ lineItems: [1] }); 'expressCheckout';",
            "payments.paymentRequest({ countryCode: 'US', currencyCode: 'USD', total: { amount: '1.00', label: 'T' } });",
            "const a = stripe.elements({ mode: 'payment', amount: 1, currency: 'EUR' });",
            "x.paymentRequest({ amount: 1 }); map.create('expressCheckout', { zoom: 4 });",
        ])
    func silent(_ script: String) { #expect(Self.check(script).filter { $0 != "not read" } == []) }
}
