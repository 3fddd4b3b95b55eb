import PaySheet
import PaySheetProviders
import Testing

/// SDKs whose options become a request for Apple Pay by a table.
@Suite("Providers that a table describes")
struct TableProviderTests {
    private static let reactPayments =
        "new PaymentRequest([{ supportedMethods: ['apple-pay'], data: { merchantIdentifier: 'merchant.example.leaf', supportedNetworks: ['visa', 'mastercard'], countryCode: 'FI', currencyCode: 'EUR' } }], { displayItems: [{ label: 'Tea', amount: { currency: 'EUR', value: '18.00' } }], total: { label: 'Leaf Oy', amount: { currency: 'EUR', value: '18.00' } } }, { requestPayerEmail: true });"
    private static let capacitorPay =
        "import { Pay } from '@capgo/capacitor-pay'; await Pay.requestPayment({ apple: { merchantIdentifier: 'merchant.example.leaf', countryCode: 'FI', currencyCode: 'EUR', supportedNetworks: ['visa'], paymentSummaryItems: [{ label: 'Tea', amount: '9.00' }, { label: 'Leaf Oy', amount: '9.00' }] } });"
    private static let capacitorStripe =
        "await Stripe.createApplePay({ paymentIntentClientSecret: secret, paymentSummaryItems: [{ label: 'Tea', amount: 9 }, { label: 'Leaf Oy', amount: 9 }], merchantIdentifier: 'merchant.example.leaf', countryCode: 'FI', currency: 'EUR' });"
    private static let recurly = "const pay = recurly.ApplePay({ country: 'US', currency: 'USD', label: 'Dune', total: '18.00' });"
    private static let evervault =
        "const transaction = evervault.transactions.create({ type: 'payment', amount: 1800, currency: 'EUR', country: 'FI', merchantId: 'm', priceLabel: 'Leaf Oy', lineItems: [{ label: 'Tea', amount: 1800 }] });"
    private static let airwallex =
        "const element = await createElement('applePayButton', { intent_id: intent, amount: { value: 18.5, currency: 'EUR' }, countryCode: 'FI', totalPriceLabel: 'Leaf Oy' });"
    private static let mollie =
        "const mollieClient = createMollieClient({ apiKey }); await mollieClient.applePay.requestPaymentSession({ validationUrl, domain: 'leaf.example' });"

    private static let right = [
        (reactPayments, "ReactPaymentsRequest"), (capacitorPay, "CapacitorPayRequest"), (capacitorStripe, "CapacitorStripePayment"),
        (recurly, "RecurlyApplePay"), (evervault, "EvervaultTransaction"), (airwallex, "AirwallexButton"), (mollie, "MollieSession"),
    ]

    @Test("A right call has no finding", arguments: right)
    func clean(_ script: String, _ kind: String) { #expect(ProviderSourceTests.check(script) == [kind]) }

    @Test(
        "Mistakes are found",
        arguments: [
            (reactPayments, "value: '18.00' } } }, {", "value: '20.00' } } }, {", ["total/sum"]),
            (reactPayments, "value: '18.00' } }]", "value: 18 } }]", ["member/type"]),
            (reactPayments, "countryCode: 'FI', ", "", ["react-payments/required"]),
            (reactPayments, "'mastercard'", "'Mastercard'", ["code/unknown"]),
            (reactPayments, "supportedNetworks: ['visa', 'mastercard'], ", "", ["member/missing"]),
            (reactPayments, "requestPayerEmail: true", "requestPayerPhone: false", ["react-payments/flag"]),
            (reactPayments, "'Leaf Oy'", "''", ["total/label"]), (reactPayments, "['apple-pay']", "'apple-pay'", []),
            (reactPayments, "currencyCode: 'EUR'", "currencyCode: 'EURO'", ["currency/unknown"]),
            (capacitorPay, "'9.00' }, {", "9 }, {", ["capacitor-pay/amount"]),
            (capacitorPay, "'9.00' }, {", "'7.00' }, {", ["capacitor-pay/last-total"]),
            (capacitorPay, "currencyCode: 'EUR', ", "", ["member/missing"]),
            (capacitorPay, "currencyCode", "merchantCapabilities: ['credit'], currencyCode", ["capacitor-pay/capability"]),
            (capacitorPay, "currencyCode", "merchantCapabilities: ['supports3DS', '3DS'], currencyCode", ["code/unknown"]),
            (
                capacitorPay, "currencyCode",
                "recurringPaymentRequest: { paymentDescription: 'Club', managementURL: 'http://leaf.example/p', regularBilling: { label: 'Club', amount: '9.00', intervalUnit: 'week', intervalCount: 1 } }, currencyCode",
                ["plan/management-https"]
            ),
            (
                capacitorPay, "currencyCode",
                "recurringPaymentRequest: { paymentDescription: 'Club', managementURL: 'https://leaf.example/p', regularBilling: { label: 'Club', amount: '9.00', intervalUnit: 'year', startDate: 1935000000 } }, currencyCode",
                ["member/missing", "capacitor-pay/date"]
            ),
            (capacitorPay, "countryCode: 'FI'", "countryCode: 'Finland'", ["country/unknown"]),
            (capacitorStripe, "amount: 9 }, {", "amount: '9.00' }, {", ["capacitor-stripe/amount"]),
            (capacitorStripe, "amount: 9 }, {", "amount: 7.5 }, {", ["capacitor-stripe/last-total"]),
            (capacitorStripe, "currency: 'EUR'", "currencyCode: 'EUR'", ["member/missing", "member/unknown"]),
            (capacitorStripe, "'Leaf Oy', amount: 9", "'', amount: 9", ["total/label"]),
            (recurly, "'18.00'", "1800", ["recurly/amount"]), (recurly, "currency: 'USD', ", "", ["member/missing"]),
            (recurly, ", total: '18.00'", "", ["recurly/missing"]), (recurly, "total:", "pricing: prices, total:", []),
            (recurly, "total:", "pricing: {}, total:", ["recurly/pricing"]), (recurly, "'18.00'", "'-18.00'", ["total/negative"]),
            (recurly, "total:", "paymentRequest: { merchantCapabilities: [] }, total:", ["recurly/overwritten"]),
            (evervault, "amount: 1800, currency", "amount: 18.5, currency", ["evervault/amount"]),
            (evervault, "'EUR'", "'JPY'", ["evervault/decimals"]), (evervault, "country: 'FI', ", "", ["member/missing"]),
            (evervault, "'Leaf Oy'", "''", ["total/label"]), (evervault, "'payment'", "'oneOff'", ["code/unknown"]),
            (
                evervault, "type: 'payment'",
                "type: 'recurring', description: 'Club', managementURL: 'https://leaf.example/p', regularBilling: { label: 'Club', amount: 1800, recurringPaymentEndDate: new Date('2031-01-01') }",
                ["evervault/plan-unit", "evervault/dropped"]
            ),
            (airwallex, "totalPriceLabel: 'Leaf Oy'", "merchantName: 'Leaf Oy'", ["airwallex/member"]),
            (airwallex, "countryCode: 'FI', ", "", ["member/missing"]),
            (airwallex, "totalPriceLabel", "lineItems: [{ label: 'Tea', amount: 18 }], totalPriceLabel", ["airwallex/lines"]),
            (airwallex, "value: 18.5", "value: -18.5", ["total/negative"]),
            (airwallex, "'applePayButton', {", "'dropIn', { applePayRequestOptions: {} }, {", ["member/missing"]),
            (mollie, "validationUrl,", "validationURL,", ["mollie/session"]),
            (mollie, "'leaf.example'", "'https://leaf.example'", ["mollie/domain"]),
            (
                mollie, "applePay.requestPaymentSession({ validationUrl, domain: 'leaf.example' })",
                "payments.create({ amount: { currency: 'EUR', value: '18' }, description: 'Order', applePayPaymentToken: { paymentData } })",
                ["mollie/decimals", "mollie/token"]
            ),
        ] as [(String, String, String, [String])])
    func mistakes(_ right: String, _ part: String, _ other: String, _ rules: [String]) {
        #expect(right.contains(part))
        let found = ProviderSourceTests.check(right.replacing(part, with: other, maxReplacements: 1))
        #expect(found.count { $0.first?.isLetter == true } == 1)
        #expect(found.filter { $0.first?.isNumber == true } == rules.map { "1 " + $0 })
    }

    @Test(
        "Other interfaces are not documents",
        arguments: [
            "new PaymentRequest([{ supportedMethods: 'basic-card' }], { total: 5 }); 'apple-pay';",
            "new PaymentRequest(methods, { total: 5 }); 'apple-pay';",
            "shop.ApplePay({ country: 'US', total: 5 }); recurly;", "client.requestPayment({ apple: { merchantIdentifier: 'a' } });",
            "orders.create({ merchantId: 5 }); evervault;", "createElement('div', { amount: 1 }); createElement('dropIn', {});",
            "app.requestPaymentSession({ domain: 'https://a' }); const client = other;",
            "Stripe.createApplePay(options); Stripe.presentApplePay();",
        ])
    func silent(_ script: String) { #expect(ProviderSourceTests.check(script).filter { $0.first?.isNumber == true } == []) }

    @Test("A constant names the method of payment")
    func constant() {
        let script = Self.reactPayments.replacing("['apple-pay']", with: "PaymentMethodNameEnum.ApplePay").replacing(
            "'18.00' } }]", with: "18 } }]")
        #expect(ProviderSourceTests.check(script) == ["ReactPaymentsRequest", "1 member/type"])
    }

    @Test(
        "The request that a document becomes",
        arguments: [
            (
                #"{"merchantIdentifier":"m","countryCode":"FI","currencyCode":"EUR","supportedNetworks":["Visa"],"paymentSummaryItems":[{"label":"Tea","amount":"9.00","type":"pending"},{"label":"Leaf Oy","amount":"9.00"}],"recurringPaymentRequest":{"paymentDescription":"Club","managementURL":"https://leaf.example/p","regularBilling":{"label":"Club","amount":"9.00","startDate":1935000000000,"intervalUnit":"month","intervalCount":2}}}"#,
                "CapacitorPayRequest",
                #"{"countryCode":"FI","currencyCode":"EUR","merchantCapabilities":["supports3DS"],"supportedNetworks":["amex","masterCard","visa"],"total":{"label":"Leaf Oy","amount":"9.00"},"lineItems":[{"label":"Tea","amount":"9.00","type":"pending"}],"recurringPaymentRequest":{"paymentDescription":"Club","managementURL":"https://leaf.example/p","regularBilling":{"label":"Club","amount":"9.00","paymentTiming":"recurring","recurringPaymentStartDate":"2031-04-26T20:00:00Z","recurringPaymentIntervalUnit":"month","recurringPaymentIntervalCount":2}}}"#
            ),
            (
                #"{"amount":{"value":18.5,"currency":"EUR"},"countryCode":"FI"}"#, "AirwallexButton",
                #"{"countryCode":"FI","currencyCode":"EUR","merchantCapabilities":["supports3DS"],"supportedNetworks":["amex","masterCard","visa"],"total":{"label":"The shop","amount":"18.5"}}"#
            ),
            (
                #"{"amount":1805,"currency":"EUR","country":"FI","merchantId":"m","priceLabel":"Leaf"}"#, "EvervaultTransaction",
                #"{"countryCode":"FI","currencyCode":"EUR","merchantCapabilities":["supports3DS"],"supportedNetworks":["amex","masterCard","visa"],"total":{"label":"Leaf","amount":"18.05"}}"#
            ),
        ])
    func requests(_ json: String, _ kind: String, _ request: String) throws {
        let kind = try #require(CatalogSet.providers.kind(named: kind))
        let found = Catalog.providers.translated([UInt8](json.utf8), as: kind)
        #expect(found.map { String(decoding: $0.bytes, as: UTF8.self) } == [request])
    }
}
