import PaySheet
import PaySheetProviders
import Testing

/// Mistakes that reach the SDKs of providers in less common forms.
@Suite("Mistakes in calls of providers")
struct ProviderMistakeTests {
    private static let adyen =
        "import '@adyen/adyen-web'; const checkout = await AdyenCheckout({ environment: 'test', countryCode: 'NL' }); "
    private static let stripe = "const stripe = Stripe('k'); const pr = stripe.paymentRequest(options); "
    private static let express = "const wallet = elements.create('expressCheckout', {}); "
    private static let deferred =
        "applePay: { deferredPaymentRequest: { paymentDescription: 'T', managementURL: 'https://a.example/p', deferredBilling: { label: 'T', amount: 100, deferredPaymentDate: new Date('2031-01-01') } } }"
    private static let app = "confirmPlatformPayPayment(s, { applePay: { merchantCountryCode: 'GB', currencyCode: 'GBP', "
    private static let club = "label: 'Club', amount: '9.00', intervalUnit: 'month', intervalCount: 1"
    private static let leaf = "{ label: 'Leaf', amount: '9.00', paymentType: 'Immediate' }"

    @Test(
        "Mistakes",
        arguments: [
            // Braintree
            (
                "import dropin from 'braintree-web-drop-in'; dropin.create({ applePay: { displayName: 'N', paymentRequest: { total: { label: 'N', amount: '1.00' }, couponCode: 'A' } } });",
                ["braintree/drop-in-version"]
            ),
            // Stripe
            (express + "wallet.on('shippingaddresschange', (event) => event.resolve({ \(deferred) }));", ["stripe/deferred-update"]),
            (express + "wallet.on('shippingratechange', ({ resolve }) => resolve({ \(deferred) }));", ["stripe/deferred-update"]),
            (
                "import { ExpressCheckoutElement } from 's'; const a = <ExpressCheckoutElement options={{}} onShippingAddressChange={({ resolve }) => resolve({ \(deferred) })} />;",
                ["stripe/deferred-update"]
            ),
            (stripe + "pr.on('shippingaddresschange', (ev) => ev.updateWith({ displayItems: [] }));", ["member/missing"]),
            (
                stripe
                    + "pr.on('shippingoptionchange', (ev) => ev.updateWith({ status: 'success', total: { label: '', amount: 5 }, displayItems: [{ label: '', amount: 5 }] }));",
                ["total/label", "item/label"]
            ),
            (
                stripe + "pr.on('shippingoptionchange', (ev) => ev.updateWith({ status: 'success', onBehalfOf: 'a' }));",
                ["stripe/update-member"]
            ),
            (stripe + "pr.update({ onBehalfOf: 'acct_1' });", ["stripe/update-member"]),
            (
                "stripe.paymentRequest({ country: 'DE', currency: 'eur', total: { label: 'K', amount: 5 }, merchantName: 'K', requestPayerEmial: true });",
                ["member/unknown", "member/unknown"]
            ),
            ("stripe.paymentRequest({ country: 'SA', currency: 'sar', total: { label: 'K', amount: 5 } });", ["stripe/country"]),
            (express + "wallet.update({ amount: 5, buttonType: { applePay: 'buy' } });", ["member/unknown", "stripe/update-member"]),
            ("elements.getElement('expressCheckout').update({ business: { name: 'A' } });", ["stripe/update-member"]),
            (
                "const wallet = elements.getElement('expressCheckout'); wallet.update({ business: { name: 'A' } });",
                ["stripe/update-member"]
            ),
            (
                "const payment = elements.create('payment', options); payment.update({ applePay: { recurringPaymentRequest: { paymentDescription: 'B', managementURL: 'http://a.example/p', regularBilling: { label: 'M', amount: '14.90' } } }, wallets: { applePay: 'never' } });",
                ["plan/management-https", "stripe/amount", "stripe/update-member"]
            ),
            // Stripe for React Native
            (
                app + "cartItems: [{ \(club), paymentType: 'Recurring', endDate: 1000000000 }, \(leaf)] } });", ["recurring/ended"]
            ),
            (
                app + "cartItems: [{ label: 'Trip', amount: '9.00', paymentType: 'Deferred', deferredDate: 1000000000 }, \(leaf)] } });",
                ["deferred/date-past"]
            ),
            (app + "cartItems: [{ \(club), paymentType: 'Recurring' }] } });", ["stripe-app/last-total"]),
            (
                app
                    + "cartItems: [\(leaf)], request: { type: 'Recurring', description: 'Club', managementUrl: 'https://a.example', billing: { \(club), paymentType: 'Immediate' } } } });",
                ["stripe-app/request"]
            ),
            ("presentApplePay({ cartItems: [{ label: 'A', amount: 5 }], country: 'US', currency: 'USD' });", ["stripe-app/amount"]),
            (
                "presentApplePay({ cartItems: [{ label: 'A', amount: '5.00' }, { label: 'B', amount: '4.00' }], country: 'US' });",
                ["stripe-app/last-total"]
            ),
            // Adyen
            (
                adyen
                    + "const options = { amount: { value: 1, currency: 'EUR' }, totalPriceLabel: 'R', onShippingContactSelected: onContact }; new ApplePay(checkout, options);",
                ["adyen/express"]
            ),
            (
                adyen + "const options = { totalPriceLabel: 'R', onShippingMethodSelected() {} }; checkout.create('applepay', options);",
                ["adyen/express"]
            ),
            (adyen + "new ApplePay(checkout, { configuration: { merchantName: 'R' }, onShippingContactSelected });", ["adyen/express"]),
            // PayPal
            (
                "const p = sdk.createApplePayOneTimePaymentSession(); const config = await p.config(); const request = { ...p.formatConfigForPaymentRequest(config), countryCode: 'US', currencyCode: 'USD', total: { label: 'Dune', amount: '18.00' } }; new ApplePaySession(4, request); p.confirmOrder({ orderId, token, billingContact });",
                ["paypal/billing-address"]
            ),
            (
                "const p = paypal.Applepay(); const config = await p.config(); new ApplePaySession(4, { ...config, total: { label: 'Dune', amount: '18.00' } }); p.confirmOrder({ orderId, token, billingContact });",
                ["paypal/billing-address"]
            ),
            (
                "const p = sdk.createApplePayOneTimePaymentSession(); new ApplePaySession(4, { ...p.formatConfigForPaymentRequest(c), requiredBillingContactFields: ['postalAddress'], total: { label: 'Dune', amount: '18.00' } }); p.confirmOrder({ orderId, token, billingContact });",
                ["member/missing", "member/missing"]
            ),
        ] as [(String, [String])])
    func mistakes(_ script: String, _ rules: [String]) {
        let found = ProviderSourceTests.check(script, "shop.jsx").filter { $0.first?.isNumber == true }
        #expect(found == rules.map { "1 " + $0 })
    }

    @Test(
        "Right code",
        arguments: [
            express + "wallet.on('click', ({ resolve }) => resolve({ \(deferred) }));",
            express + "wallet.update({ emailRequired: true }); store.update({ amount: 5 });",
            stripe
                + "pr.on('shippingaddresschange', (ev) => ev.updateWith({ status: 'success', displayItems: [] })); cart.update({ total: 5 });",
            stripe
                + "const request = new PaymentRequest(methods, details); request.addEventListener('shippingaddresschange', (ev) => ev.updateWith({ total: { label: 'A', amount: { currency: 'EUR', value: '1.00' } } }));",
            app + "cartItems: [{ \(club), paymentType: 'Recurring', startDate: 1935000000 }, \(leaf)] } });",
            adyen
                + "const options = { amount: { value: 1, currency: 'EUR' }, totalPriceLabel: 'R', isExpress: true, onShippingContactSelected: f }; new ApplePay(checkout, options);",
            adyen
                + "const options = { totalPriceLabel: 'R', onShippingContactSelected: f }; options.isExpress = true; new ApplePay(checkout, options);",
            adyen
                + "const options = { totalPriceLabel: 'R', onShippingContactSelected: f }; prepare(options); new ApplePay(checkout, options);",
            adyen
                + "function create(type, options) { options.isExpress = true; return checkout.create(type, options); } const options = { totalPriceLabel: 'R', onShippingContactSelected: f }; create('applepay', options); new ApplePay(checkout, options);",
            "const p = paypal.Applepay(); const config = await other.config(); new ApplePaySession(4, { ...config, total: { label: 'Dune', amount: '18.00' } }); p.confirmOrder({ orderId, token, billingContact });",
        ])
    func right(_ script: String) {
        #expect(ProviderSourceTests.check(script, "shop.jsx").filter { $0.first?.isNumber == true } == [])
    }

    @Test("The message of a wrong request has the words of Apple Pay")
    func words() {
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        let check = reader.check(#"{"displayName":"N","paymentRequest":{"total":5}}"#.utf8, as: .braintreeDropIn)
        #expect(check.findings.map { $0.message } == ["\"total\" is a number, and an object in braces belongs there"])
    }

    @Test("Lists of a profile can be null")
    func nulls() {
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        let json =
            #"{"provider":"apple_pay","data":{"merchantIdentifier":"merchant.example.leaf","countryCode":"FI","currencyCode":"EUR","supportedNetworks":["visa"],"merchantCapabilities":["3DS"],"requiredBillingContactFields":null,"requiredShippingContactFields":null}}"#
        #expect(reader.check(json.utf8).findings.map { $0.description } == [])
    }

    @Test("The total of Square is compared beside shipping options", arguments: [("12.00", 0), ("17.00", 0), ("12.50", 1), ("22.00", 1)])
    func squareSum(_ total: String, _ count: Int) {
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        let json =
            #"{"countryCode":"CA","currencyCode":"CAD","requestShippingContact":true,"lineItems":[{"label":"Mug","amount":"12.00"}],"shippingOptions":[{"id":"a","label":"Mail","amount":"5.00"},{"id":"b","label":"Pickup","amount":"0.00"}],"total":{"label":"Clay","amount":"TOTAL"}}"#
            .replacing("TOTAL", with: total)
        #expect(reader.check(json.utf8, as: .squarePaymentRequest).findings.count { $0.rule == .squareSum } == count)
    }

    @Test(
        "A provider that wants two of three decimals takes a zero at the end",
        arguments: [("10.000", 0), ("10.00", 0), ("10.005", 1), ("10.0000", 1)])
    func requiredZero(_ amount: String, _ count: Int) {
        let json =
            #"{"countryCode":"KW","currencyCode":"KWD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Dune","amount":"AMOUNT"}}"#
            .replacing("AMOUNT", with: amount)
        let policy = Policy().with { $0.decimals = [Policy.CurrencyDecimals(Currency(rawValue: "KWD"), 2)] }
        var reader = DocumentReader(policy: policy)
        #expect(reader.check(json.utf8, as: .paymentRequest).findings.count { $0.rule == .amountDecimals } == count)
    }
}
