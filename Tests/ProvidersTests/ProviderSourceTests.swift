import PaySheet
import PaySheetProviders
import PaySheetSources
import Testing

/// Calls of providers' SDKs in source code.
@Suite("Providers in source code")
struct ProviderSourceTests {
    static func check(_ script: String, _ path: String = "shop.js") -> [String] {
        let bytes = [UInt8](script.utf8)
        guard let language = SourceLanguage(path: path), SourceFilter(SourceCall.providers).accepts(bytes) else { return ["not read"] }
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        var found: [String] = []
        for document in SourceDocuments(bytes, language, SourceCall.providers).documents {
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
            (
                "stripe.paymentRequest({ country: 'JP', currency: 'jpy', total: { label: 'Kissa Mori', amount: 1800 } });",
                ["StripePaymentRequest"]
            ),
            (
                "stripe.paymentRequest({ country: 'JP', currency: 'JPY', total: { label: 'Kissa Mori', amount: '1800' } });",
                ["StripePaymentRequest", "1 stripe/currency-case", "1 stripe/amount"]
            ),
            (
                "const pr = stripe.paymentRequest(options);\npr.on('x', (ev) => ev.updateWith({ status: 'ok' }));",
                ["StripePaymentUpdate", "2 stripe/status"]
            ),
            (
                "const ExpressCheckoutElement = 1; const onClick = ({ resolve }) => { resolve({ lineItems: [{ label: 'A', amount: 1 }] }); };",
                ["StripeCheckout", "1 stripe/member-name"]
            ),
            (
                "payments.paymentRequest({ countryCode: 'US', currencyCode: 'USD', total: { amount: 12, label: 'T' } });",
                ["SquarePaymentRequest", "1 square/amount"]
            ),
            (
                "AdyenCheckout; new ApplePay(checkout, { amount: { value: 23.4, currency: 'EUR' }, onShippingContactSelected: (resolve) => resolve({}) });",
                ["AdyenApplePay", "1 adyen/amount", "1 adyen/express", "AdyenSheetUpdate", "1 adyen/update"]
            ),
            (
                "AdyenCheckout; checkout.create('applepay', { amount: { value: 2340, currency: 'EUR' }, deferredPaymentRequest: {} });",
                ["AdyenApplePay", "1 adyen/dropped"]
            ),
            (
                "braintree.applePay.create({}, (e, i) => { i.createPaymentRequest({ total: { label: 'N', amount: 24900 } }); i.performValidation({ validationUrl: e.u }); });",
                ["BraintreePaymentRequest", "1 member/type", "BraintreeValidation", "1 braintree/validation"]
            ),
            (
                "import { ExpressCheckoutElement } from 's'; const a = <Elements options={{ mode: 'payment', amount: 100, currency: 'eur' }}><ExpressCheckoutElement options={{ buttonType: { applePay: 'pay' } }} /></Elements>;",
                ["StripeCheckout", "1 stripe/button"]
            ),
            (
                "elements.create('expressCheckout', {}); ev.paymentFailed({ reason: 'declined' });",
                ["StripeCheckout", "StripePaymentFailure", "1 stripe/status"]
            ),
            (
                "elements.create('expressCheckout', { applePay: { recurringPaymentRequest: { paymentDescription: 'B', managementURL: 'https://a.example/p', regularBilling: { label: 'M', amount: 1, recurringPaymentStartDate: '2031-05-01', recurringPaymentEndDate: new Date('2032-05-01') } } } });",
                ["StripeCheckout", "1 stripe/date"]
            ),
        ] as [(String, [String])])
    func calls(_ script: String, _ expected: [String]) { #expect(Self.check(script) == expected) }

    @Test("A profile in a text of Dart")
    func dart() {
        let profile = """
            const profile = '''{
              "provider": "apple_pay",
              "data": {"merchantIdentifier": "merchant.example.leaf", "countryCode": "FI", "currencyCode": "EUR",
                "supportedNetworks": ["visa", "jcb"], "merchantCapabilities": ["3DS"]}
            }''';
            """
        #expect(Self.check(profile, "pay.dart") == ["FlutterPaymentProfile", "4 flutter/network"])
    }

    @Test(
        "Other interfaces are not documents",
        arguments: [
            "const expressCheckout = new Promise((resolve) => resolve({ lineItems: [{ label: 'A' }] }));",
            "Promise.resolve({ lineItems: [1] }); 'expressCheckout';",
            "wallet.paymentRequest({ countryCode: 'US', currencyCode: 'USD', total: { amount: '1.00', label: 'T' } });",
            "const a = stripe.elements({ mode: 'payment', amount: 1, currency: 'EUR' });",
            "new ApplePay(session, { amount: 100 }); client.paymentRequest({ country: 'DE', currency: 'EUR', amount: 5 });",
            "paypal.expressCheckout; queue.resolve({ lineItems: [{ label: 'A' }] });",
            "const e = stripe.elements({ mode: 'payment', amount: 1, currency: 'eur' }); e.create('expressCheckout', a ? { emailRequired: true } : options); on((v) => v.resolve({ shippingRates: [], lineItems: [{ name: 'A', amount: 1 }] }));",
            "x.paymentRequest({ amount: 1 }); map.create('expressCheckout', { zoom: 4 });",
        ])
    func silent(_ script: String) { #expect(Self.check(script).filter { $0.first?.isNumber == true } == []) }
}
