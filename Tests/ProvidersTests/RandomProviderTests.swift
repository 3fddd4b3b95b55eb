import PaySheet
import PaySheetProviders
import TestSupport
import Testing

/// Random documents of the SDKs that pass Apple's members on.
@Suite("Random documents of providers")
struct RandomProviderTests {
    /// Some lines with their sum, in the smallest unit.
    private struct Sale {
        var random: SeededGenerator
        let currency: (code: String, decimals: Int)
        let lines: [Int64]

        init(seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            currency = random.pick([("EUR", 2), ("JPY", 0), ("USD", 2), ("KWD", 3), ("SEK", 2)])
            var lines: [Int64] = []
            for _ in 0...random.below(4) { lines.append(Int64(random.below(90_000)) + 100) }
            if random.chance(50) { lines.append(-Int64(random.below(100)) - 1) }
            self.random = random
            self.lines = lines
        }

        var total: Int64 { lines.reduce(0, +) }
        func text(_ amount: Int64) -> String { MinorAmount.text(amount, decimals: currency.decimals) }

        func items(_ name: String = "lineItems") -> String {
            "\"\(name)\":[" + lines.enumerated().map { "{\"label\":\"Line \($0)\",\"amount\":\"\(text($1))\"}" }.joined(separator: ",")
                + "]"
        }
    }

    @Test("A random document of Adyen has no finding", arguments: 0..<200 as Range<UInt64>)
    func adyen(_ seed: UInt64) {
        var sale = Sale(seed: seed)
        var members = [
            "\"amount\":{\"value\":\(sale.total),\"currency\":\"\(sale.currency.code)\"}", "\"totalPriceLabel\":\"Rijwiel BV\"",
            sale.items(),
        ]
        for member in [
            "\"countryCode\":\"NL\"", "\"isExpress\":true,\"onShippingContactSelected\":null", "\"totalPriceStatus\":\"final\"",
            "\"requiredBillingContactFields\":[\"postalAddress\"]", "\"domainName\":\"rijwiel.example\"",
            "\"configuration\":{\"merchantName\":\"Rijwiel BV\"}", "\"checkout\":{\"environment\":\"test\",\"session\":{}}",
            "\"shippingMethods\":[{\"label\":\"Mail\",\"detail\":\"\",\"identifier\":\"mail\",\"amount\":\"\(sale.text(0))\"}],\"requiredShippingContactFields\":[\"postalAddress\"]",
        ] where sale.random.chance(50) { members.append(member) }
        check("{" + members.joined(separator: ",") + "}", .adyenApplePay)
    }

    @Test("A random document of Square has no finding", arguments: 0..<200 as Range<UInt64>)
    func square(_ seed: UInt64) {
        var sale = Sale(seed: seed)
        let isPending = sale.random.chance(25)
        var members = [
            "\"countryCode\":\"CA\"", "\"currencyCode\":\"\(sale.currency.code)\"", sale.items(),
            "\"total\":{\"label\":\"Prairie Clay\",\"amount\":\"\(sale.text(sale.total))\",\"pending\":\(isPending)}",
        ]
        for member in [
            "\"requestBillingContact\":true", "\"shippingContact\":{\"city\":\"Regina\"}",
            "\"requestShippingContact\":true,\"shippingOptions\":[{\"id\":\"a\",\"label\":\"A\",\"amount\":\"\(sale.text(0))\"},{\"id\":\"b\",\"label\":\"B\",\"amount\":\"\(sale.text(500))\"}]",
        ] where sale.random.chance(50) { members.append(member) }
        check("{" + members.joined(separator: ",") + "}", .squarePaymentRequest)
    }

    @Test("A random document of Braintree has no finding", arguments: 0..<200 as Range<UInt64>)
    func braintree(_ seed: UInt64) {
        var sale = Sale(seed: seed)
        var members = [sale.items(), "\"total\":{\"label\":\"Nordlys AS\",\"amount\":\"\(sale.text(sale.total))\"}"]
        members.append("\"currencyCode\":\"\(sale.currency.code)\"")
        for member in [
            "\"countryCode\":\"NO\"", "\"requiredBillingContactFields\":[\"postalAddress\"]", "\"merchantCapabilities\":[\"supports3DS\"]",
            "\"supportedNetworks\":[\"visa\",\"masterCard\"]",
        ] where sale.random.chance(50) { members.append(member) }
        check("{" + members.joined(separator: ",") + "}", .braintreePaymentRequest)
        check("{\"displayName\":\"Nordlys AS\",\"paymentRequest\":{" + members.joined(separator: ",") + "}}", .braintreeDropIn)
    }

    @Test("A random payment of Stripe's React Native SDK has no finding", arguments: 0..<200 as Range<UInt64>)
    func stripeApp(_ seed: UInt64) {
        var sale = Sale(seed: seed)
        var items = sale.lines.enumerated().map { place, amount in
            let pending = sale.random.chance(25) ? ",\"isPending\":true" : ""
            return "{\"label\":\"Line \(place)\",\"amount\":\"\(sale.text(amount))\",\"paymentType\":\"Immediate\"\(pending)}"
        }
        if sale.random.chance(25) {
            let unit = sale.random.pick(["minute", "hour", "day", "month", "year"])
            items.append(
                "{\"label\":\"Club\",\"amount\":\"\(sale.text(900))\",\"paymentType\":\"Recurring\",\"intervalUnit\":\"\(unit)\",\"intervalCount\":\(sale.random.below(11) + 1),\"startDate\":1935000000}"
            )
        }
        items.append("{\"label\":\"Leaf & Cup\",\"amount\":\"\(sale.text(sale.total))\",\"paymentType\":\"Immediate\"}")
        var members = [
            "\"merchantCountryCode\":\"GB\"", "\"currencyCode\":\"\(sale.currency.code)\"",
            "\"cartItems\":[" + items.joined(separator: ",") + "]",
        ]
        let address = "\"https://leaf.example/plan\""
        for member in [
            "\"supportedNetworks\":[\"Visa\",\"MasterCard\",\"AmEx\"]", "\"additionalEnabledNetworks\":[\"JCB\"]",
            "\"requiredShippingAddressFields\":[\"emailAddress\",\"postalAddress\"]",
            "\"requiredBillingContactFields\":[\"phoneNumber\"]", "\"merchantCapabilities\":[\"supports3DS\"]",
            "\"shippingType\":\"delivery\",\"shippingMethods\":[{\"label\":\"Mail\",\"detail\":\"\",\"identifier\":\"mail\",\"amount\":\"\(sale.text(0))\"}]",
            "\"request\":{\"type\":\"Recurring\",\"description\":\"Club\",\"managementUrl\":\(address),\"billingAgreement\":\"You pay monthly.\",\"billing\":{\"paymentType\":\"Recurring\",\"label\":\"Club\",\"amount\":\"\(sale.text(900))\",\"intervalUnit\":\"month\",\"intervalCount\":1}}",
        ] where sale.random.chance(50) { members.append(member) }
        check("{" + members.joined(separator: ",") + "}", .stripeAppPayment)
    }

    @Test("A random payment of a plugin for apps has no finding", arguments: 0..<200 as Range<UInt64>)
    func plugins(_ seed: UInt64) {
        var sale = Sale(seed: seed)
        let code = "\"\(sale.currency.code)\""
        func items(_ amount: (Int64) -> String) -> String {
            sale.lines.enumerated().map { "{\"label\":\"Line \($0)\",\"amount\":\(amount($1))}" }
                .joined(separator: ",") + ",{\"label\":\"Leaf Oy\",\"amount\":\(amount(sale.total))}"
        }
        let start =
            "{\"merchantIdentifier\":\"merchant.example.leaf\",\"countryCode\":\"FI\",\"paymentSummaryItems\":["
        var members = ["\"supportedNetworks\":[\"visa\",\"MasterCard\"]", "\"currencyCode\":\(code)"]
        for member in [
            "\"merchantCapabilities\":[\"3DS\",\"debit\"]", "\"requiredBillingContactFields\":[\"postalAddress\"]",
            "\"shippingType\":\"delivery\"",
            "\"recurringPaymentRequest\":{\"paymentDescription\":\"Club\",\"managementURL\":\"https://leaf.example/plan\",\"regularBilling\":{\"label\":\"Club\",\"amount\":\"\(sale.text(900))\",\"intervalUnit\":\"\(sale.random.pick(["day", "week", "month", "year"]))\",\"intervalCount\":\(sale.random.below(11) + 1),\"startDate\":1935000000000}}",
        ] where sale.random.chance(50) { members.append(member) }
        check(start + items { "\"\(sale.text($0))\"" } + "]," + members.joined(separator: ",") + "}", .capacitorPayRequest)
        check(
            start + items { sale.text($0) } + "],\"paymentIntentClientSecret\":\"s\",\"currency\":\(code)}", .capacitorStripePayment)
    }

    @Test("A random request of react-native-payments has no finding", arguments: 0..<200 as Range<UInt64>)
    func reactPayments(_ seed: UInt64) {
        var sale = Sale(seed: seed)
        func amount(_ value: Int64) -> String { "{\"currency\":\"\(sale.currency.code)\",\"value\":\"\(sale.text(value))\"}" }
        let lines = sale.lines.enumerated().map { "{\"label\":\"Line \($0)\",\"amount\":\(amount($1))}" }.joined(separator: ",")
        var details = ["\"displayItems\":[\(lines)]", "\"total\":{\"label\":\"Leaf Oy\",\"amount\":\(amount(sale.total))}"]
        if sale.random.chance(50) {
            details.append("\"shippingOptions\":[{\"id\":\"a\",\"label\":\"Mail\",\"detail\":\"3 days\",\"amount\":\(amount(0))}]")
        }
        let data =
            "{\"merchantIdentifier\":\"merchant.example.leaf\",\"supportedNetworks\":[\"visa\"],\"countryCode\":\"FI\",\"currencyCode\":\"\(sale.currency.code)\"}"
        let options = sale.random.chance(50) ? ",\"options\":{\"requestPayerEmail\":true}" : ""
        check(
            "{\"methodData\":[{\"supportedMethods\":[\"apple-pay\"],\"data\":\(data)}],\"details\":{\(details.joined(separator: ","))}\(options)}",
            .reactPaymentsRequest)
    }

    @Test("A random payment of Airwallex, Evervault and Recurly has no finding", arguments: 0..<200 as Range<UInt64>)
    func web(_ seed: UInt64) {
        var sale = Sale(seed: seed)
        let (code, total) = (sale.currency.code, sale.text(sale.total))
        let lines = sale.random.chance(50) ? "," + sale.items() : ""
        check(
            "{\"amount\":{\"value\":\(total),\"currency\":\"\(code)\"},\"countryCode\":\"FI\",\"totalPriceLabel\":\"Leaf Oy\"\(lines)}",
            .airwallexButton)
        check("{\"country\":\"US\",\"currency\":\"\(code)\",\"label\":\"Dune\",\"total\":\"\(total)\"}", .recurlyApplePay)
        guard sale.currency.decimals == 2 else { return }
        let minor = sale.lines.enumerated().map { "{\"label\":\"Line \($0)\",\"amount\":\($1)}" }.joined(separator: ",")
        check(
            "{\"amount\":\(sale.total),\"currency\":\"\(code)\",\"country\":\"FI\",\"merchantId\":\"m\",\"priceLabel\":\"Leaf Oy\",\"lineItems\":[\(minor)]}",
            .evervaultTransaction)
    }

    private func check(_ json: String, _ kind: DocumentKind) {
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        #expect(reader.check(json.utf8, as: kind).findings.map { $0.description } == [], "\(json)")
        let requests = Catalog.providers.translated([UInt8](json.utf8), as: kind)
        #expect(requests.count == 1)
        for request in requests {
            let findings = PaymentRequest.read(request.bytes).findings
            #expect(findings.atLeast(.error).map { $0.description } == [], "\(String(decoding: request.bytes, as: UTF8.self))")
        }
    }
}
