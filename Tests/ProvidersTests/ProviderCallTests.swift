import PaySheet
import PaySheetProviders
import PaySheetSources
import Testing

/// Calls whose object, function or list says what they are.
@Suite("Calls of providers by their objects")
struct ProviderCallTests {
    @Test(
        "Calls",
        arguments: [
            (
                "const pr = stripe.paymentRequest(options); pr.on('paymentmethod', async (ev) => { ev.complete(failed ? 'unknown' : 'success'); });",
                ["StripeCompletion", "1 stripe/status", "StripeCompletion"]
            ),
            (
                "const pr = stripe.paymentRequest(options); pr.on('source', function (ev) { ev.complete('ok'); });",
                ["StripeCompletion", "1 stripe/status"]
            ),
            (
                "await confirmPlatformPayPayment(secret, { applePay: { merchantCountryCode: 'GB', currencyCode: 'GBP', cartItems: [{ label: 'Tea', amount: 1800, paymentType: PlatformPay.PaymentType.Immediate }] } });",
                ["StripeAppPayment", "1 stripe-app/amount"]
            ),
            (
                "await initPaymentSheet({ applePay: { merchantCountryCode: 'GB', paymentSummaryItems: [] } });",
                ["StripeAppUpdate", "1 stripe-app/old-name"]
            ),
            (
                "confirmPlatformPaySetupIntent(secret, { applePay: { merchantCountryCode: 'GB', currencyCode: 'GBP', cartItems: cart, request: { type: PaymentRequestType.Recurring, description: 'Club', managementUrl: 'http://leaf.example/p', billing: { label: 'Club', amount: '9.00', paymentType: PaymentType.Recurring, intervalUnit: IntervalUnit.Month, intervalCount: 1 } } } });",
                ["StripeAppPayment", "1 plan/management-https"]
            ),
            (
                "createPlatformPayToken({ applePay: { merchantCountryCode: 'GB', currencyCode: 'GBP', cartItems: [{ label: 'Tea', amount: '9.00', paymentType: PaymentType.Immediate }, { label: 'Leaf', amount: '8.00', paymentType: PaymentType.Immediate }] } });",
                ["StripeAppPayment", "1 stripe-app/last-total"]
            ),
            (
                "updatePlatformPaySheet({ applePay: { cartItems: [{ label: 'Tea', amount: 9, paymentType: 'Immediate' }], shippingMethods: [] } });",
                ["StripeAppUpdate", "1 stripe-app/amount"]
            ),
            (
                "const wallet = elements.create('expressCheckout', {}); wallet.update({ lineItems: [{ name: 'A', amount: 1 }] });",
                ["StripeCheckout", "StripeElementUpdate", "1 stripe/update-member"]
            ),
            (
                "AdyenCheckout; new ApplePay(checkout, { isExpress: true, onShippingContactSelected: (resolve, reject, event) => resolve({ newLineItems: [] }) });",
                ["AdyenApplePay", "AdyenSheetUpdate", "1 adyen/update"]
            ),
            (
                "AdyenCheckout; new ApplePay(checkout, { isExpress: true, async onCouponCodeChanged(resolve, reject) { reject({ newTotal: { label: 'R', amount: 2340 } }); } });",
                ["AdyenApplePay", "AdyenSheetUpdate", "1 adyen/lines-minor"]
            ),
            (
                "const checkout = await AdyenCheckout({ environment: 'test', amount: { value: 2340, currency: 'EUR' }, paymentMethodsResponse, paymentMethodsConfiguration: { applepay: { totalPriceLabel: 'R', lineItems: [{ label: 'L', amount: '3.40' }] } } });",
                ["AdyenApplePay", "1 total/sum", "1 adyen/country"]
            ),
            (
                "const checkout = await AdyenCheckout({ environment: 'test', countryCode: 'NL' }); new ApplePay(checkout, { amount: { value: 2340, currency: 'EUR' } });",
                ["AdyenApplePay", "1 adyen/label"]
            ),
            (
                "req.addEventListener('shippingcontactchanged', async (contact) => { return { newTotal: { label: 'T', amount: '1.00' } }; }); payments.paymentRequest(x);",
                ["SquareSheetUpdate", "1 square/update"]
            ),
            (
                "req.addEventListener('shippingoptionchanged', (option) => ({ total: { label: 'T', amount: 100 } })); payments.paymentRequest(x);",
                ["SquareSheetUpdate", "1 square/amount"]
            ),
            (
                "braintree.applePay.create({}, (e, applePayInstance) => { applePayInstance.tokenize({ payment: event.payment.token }); }); ApplePaySession;",
                ["BraintreeTokenization", "1 braintree/validation"]
            ),
            (
                "braintree.applePay.create({ useDeferredClient: true }); new ApplePaySession(3, applePayInstance.createPaymentRequest({ total: { label: 'N', amount: '1.00' } }));",
                ["BraintreeHandover", "1 braintree/promise", "BraintreePaymentRequest"]
            ),
            (
                "braintree.applePay.create({ useDeferredClient: true }); const request = i.createPaymentRequest(options); new ApplePaySession(3, request);",
                ["BraintreeHandover", "1 braintree/promise"]
            ),
            (
                "dropin.create({ authorization: 'a', applePay: { displayName: 'N', paymentRequest: { total: { label: 'N', amount: '1.00' }, couponCode: 'A' } } }); 'braintree';  ApplePaySession;",
                ["BraintreeDropIn", "1 braintree/drop-in-version"]
            ),
            (
                "const applepay = paypal.Applepay();\nsession.onvalidatemerchant = (event) => applepay.validateMerchant({ validationURL: event.validationURL });",
                ["PayPalValidation", "2 paypal/validation"]
            ),
            (
                "const applepay = paypal.Applepay();\nconst session = new ApplePaySession(4, { countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], total: { label: 'Dune', amount: '18.00' } });\nsession.onpaymentauthorized = (event) => applepay.confirmOrder({ orderId, token: event.payment.token, billingContact: event.payment.billingContact });",
                ["ApplePayPaymentRequest", "PayPalCheckout", "2 paypal/billing-address"]
            ),
            (
                "const applepay = sdk.createApplePayOneTimePaymentSession();\napplepay.confirmOrder({ orderId, token: event.payment.token });",
                ["PayPalCheckout", "2 paypal/confirmation"]
            ),
            (
                "const elements = stripe.elements({ mode: 'subscription', amount: 1490, currency: 'eur' });\nelements.create('payment', { layout: 'tabs', applePay: { recurringPaymentRequest: { paymentDescription: 'B', managementURL: 'http://a.example/p', regularBilling: { label: 'M', amount: 1490, recurringPaymentIntervalUnit: 'week' } } } });",
                ["StripeCheckout", "2 plan/management-https", "2 stripe/interval-unit"]
            ),
            (
                "elements.create('expressCheckout', { emailRequired: true });\nelements.create('payment', { business: { name: 'A' }, applePay: { recurringPaymentRequest: { paymentDescription: 'B', managementURL: 'https://a.example/p', regularBilling: { label: 'M', amount: '14.90' } } } });",
                ["StripeCheckout", "2 stripe/amount"]
            ),
        ] as [(String, [String])])
    func calls(_ script: String, _ expected: [String]) { #expect(ProviderSourceTests.check(script) == expected) }

    @Test(
        "Items of the Flutter package",
        arguments: [
            (
                "const items = [\n  PaymentItem(label: 'Tea', amount: '9.00', status: PaymentItemStatus.final_price),\n  PaymentItem(label: 'Leaf', amount: '8.00'),\n];",
                ["FlutterPaymentItems", "3 flutter/items"]
            ),
            (
                "final items = [PaymentItem(label: 'Tea', amount: '9.00'), PaymentItem(label: name, amount: '9.00',)];",
                ["FlutterPaymentItems"]
            ),
            (
                "final items = [PaymentItem(label: 'Tea', amount: tea), PaymentItem(label: 'Leaf', amount: '8.00')];",
                ["FlutterPaymentItems"]
            ),
            ("final items = [PaymentItem(amount: '9.00'), ...others, PaymentItem(amount: '8.00')];", []),
            ("final items = [if (a) PaymentItem(amount: '9.00'), PaymentItem(amount: '8.00')];", []),
            ("final items = [PaymentItem(amount: '9.00'), PaymentItem(amount: '8.00')]; items.add(last);", []),
            ("final items = [PaymentItem(amount: '9.00'), PaymentItem(amount: '8.00')].toList();", []),
            ("final items = [PaymentItem(amount: '$tea'), PaymentItem(amount: '8.00')];", ["FlutterPaymentItems"]),
        ] as [(String, [String])])
    func items(_ dart: String, _ expected: [String]) {
        #expect(ProviderSourceTests.check("ApplePayButton(paymentItems: shown); " + dart, "shop.dart") == expected)
    }

    @Test(
        "Other objects",
        arguments: [
            "const applepay = paypal.Applepay(); new ApplePaySession(4, { countryCode: 'US', currencyCode: 'USD', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], requiredBillingContactFields: fields, total: { label: 'Dune', amount: '18.00' } }); applepay.confirmOrder({ orderId, token, billingContact });",
            "const applepay = paypal.Applepay(); new ApplePaySession(4, first); new ApplePaySession(4, second); applepay.confirmOrder(details); applepay.validateMerchant({ validationUrl: event.validationURL });",
            "shop.confirmOrder({ token: 1 }); merchant.validateMerchant({ validationURL: 1 }); new ApplePaySession(4, request);",
            "elements.create('payment', { applePay: { buttonType: 'buy' } }); sdk.create('payment', { applePay: true });",
            "const elements = stripe.elements({ mode: 'payment', amount: 1490, currency: 'EUR' }); elements.create('payment', { layout: 'tabs' });",
            "stripe.elements({ mode: 'subscription', amount: 1490, currency: 'eur' }).create('payment', { applePay: { recurringPaymentRequest: { paymentDescription: 'B', managementURL: 'https://a.example/p', regularBilling: { label: 'M', amount: 1490 } } } });",
            "confirmPlatformPayPayment(secret, { applePay: { merchantCountryCode: 'GB', currencyCode: 'GBP', cartItems: [{ label: 'Club', amount: price, paymentType: PaymentType.Recurring, intervalUnit: unit, intervalCount: 1 }, ...rest] } });",
            "createPlatformPayToken({ applePay: { ...base, cartItems: [{ label: 'Tea', amount: '9.00', ...item }, { label: 'Leaf', amount: '8.00', ...item }] } });",
            "braintree.applePay.create({ useDeferredClient: true }); const request = await i.createPaymentRequest(options); new ApplePaySession(3, request); new ApplePaySession(3, await i.createPaymentRequest(options));",
            "braintree.applePay.create({ useDeferredClient: false }); new ApplePaySession(3, i.createPaymentRequest(options));",
            "const pr = stripe.paymentRequest(options); task.complete('done'); pr.on('cancel', (ev) => ev.complete('done'));",
            "const pr = stripe.paymentRequest(options); pr.on('paymentmethod', (ev) => { job.on('end', (ev) => ev.complete('all')); });",
            "const wallet = elements.create('expressCheckout', {}); store.update({ lineItems: [] }); const card = elements.create('card'); card.update({ business: 1 });",
            "AdyenCheckout; new Promise((resolve) => resolve({})); new ApplePay(checkout, { onSubmit: (state, component, actions) => actions.resolve({}), onAuthorized: (resolve) => resolve({}) });",
            "AdyenCheckout; new ApplePay(checkout, { isExpress: true, onShippingContactSelected: (resolve) => { load().then((update) => resolve({ ...update })); } });",
            "AdyenCheckout({ environment: 'test', session }); new ApplePay(checkout, { amount: { value: 1, currency: 'EUR' } });",
            "AdyenCheckout({ environment: 'test', ...options }); new ApplePay(checkout, { amount: { value: 1, currency: 'EUR' } });",
            "req.addEventListener('shippingcontactchanged', update); req.addEventListener('change', () => ({ newTotal: 1 })); payments.paymentRequest(x);",
            "braintree.hostedFields.create({}, (e, hostedFields) => hostedFields.tokenize({ vault: true })); applePayInstance.tokenize(options); ApplePaySession;",
            "dropin.create({ authorization: 'a', applePay: { displayName: 'N', paymentRequest: { total: { label: 'N', amount: '1.00' } } } }); ApplePaySession;",
        ])
    func silent(_ script: String) { #expect(ProviderSourceTests.check(script).filter { $0.first?.isNumber == true } == []) }

    @Test("Elements of React")
    func react() {
        let shop = """
            <Elements stripe={stripe} options={{ mode: 'subscription', amount: 1490, currency: 'eur' }}>
              <PaymentElement options={{ applePay: { recurringPaymentRequest: { paymentDescription: 'Bike rental',
                managementURL: 'https://hafenrad.example/plan', regularBilling: { label: 'Monthly', amount: 1490 } } } }} />
            </Elements>
            """
        #expect(ProviderSourceTests.check(shop, "Shop.jsx") == ["StripeCheckout"])
        let broken = shop.replacing("https:", with: "http:").replacing("'eur'", with: "'EUR'")
        #expect(ProviderSourceTests.check(broken, "Shop.jsx") == ["StripeCheckout", "1 stripe/currency-case", "3 plan/management-https"])
    }

    @Test("Components share the options of the checkout, as far as the file allows")
    func sharedOptions() throws {
        let language = try #require(SourceLanguage(path: "a.js"))
        let options = (0..<2000).map { "a\($0):1," }.joined()
        let text =
            "const c=await AdyenCheckout({countryCode:'NL'," + options + "});\n"
            + String(repeating: "new ApplePay(c,{amount:{value:1,currency:'EUR'}});\n", count: 2000)
        let found = SourceDocuments([UInt8](text.utf8), language, SourceCall.providers).documents.map { $0.document.bytes.count }
        #expect(found.count == 2000 && found.max() ?? 0 > 2000 && found.reduce(0, +) < 5_000_000, "\(found.reduce(0, +))")
    }

    @Test("A list of Dart is read to a depth", arguments: [(3, 1), (60, 0)])
    func deepList(_ depth: Int, _ count: Int) throws {
        let language = try #require(SourceLanguage(path: "a.dart"))
        let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let text = "ApplePayButton(paymentItems: [PaymentItem(label: 'A', amount: \(value))]);"
        #expect(SourceDocuments([UInt8](text.utf8), language, SourceCall.providers).documents.count == count)
    }
}
