import PaySheet
import PaySheetGuide
import PaySheetProviders
import TestSupport
import Testing

/// Documents of providers in JSON without a named kind.
@Suite("Recognition of documents of providers")
struct ProviderRecognitionTests {
    private static let set = CatalogSet(.applePay, .providers)

    private static func check(_ json: String) -> DocumentCheck {
        var reader = DocumentReader(catalogs: set)
        return reader.check(json.utf8)
    }

    @Test(
        "Members of one SDK show the kind",
        arguments: [
            (#"{"amount":{"value":2340,"currency":"EUR"},"totalPriceLabel":"Rijwiel BV"}"#, "AdyenApplePay"),
            (
                #"{"amount":{"value":2340,"currency":"EUR"},"countryCode":"NL","configuration":{"merchantId":"R","merchantName":"R"}}"#,
                "AdyenApplePay"
            ),
            (
                #"{"countryCode":"CA","currencyCode":"CAD","requestShippingContact":true,"total":{"label":"Clay","amount":"12.00"}}"#,
                "SquarePaymentRequest"
            ),
            (
                #"{"countryCode":"CA","currencyCode":"CAD","lineItems":[{"label":"Mug","amount":"12.00"}],"requestBillingContact":false,"total":{"label":"Clay","amount":"12.00"}}"#,
                "SquarePaymentRequest"
            ),
            (
                #"{"merchantCountryCode":"GB","currencyCode":"GBP","cartItems":[{"label":"Tea","amount":"9.00","paymentType":"Immediate"}]}"#,
                "StripeAppPayment"
            ),
            (
                #"{"lineItems":[{"name":"Rental","amount":1490}],"shippingRates":[{"id":"a","amount":0,"displayName":"Pickup"}]}"#,
                "StripeSheetAnswer"
            ),
        ] as [(String, String)])
    func recognised(_ json: String, _ kind: String) {
        let check = Self.check(json)
        #expect(check.kind?.name == kind && !check.isGuess)
        #expect(check.findings.map { $0.description } == [])
    }

    @Test(
        "Other members leave the kind open, and the help names the options",
        arguments: [
            (
                #"{"amount":{"value":2340,"currency":"EUR"},"countryCode":"NL","configuration":{"merchantName":"Rijwiel BV"}}"#,
                "--kind AdyenApplePay"
            ),
            (
                #"{"cartItems":[{"label":"Tea","amount":"9.00","paymentType":"Immediate"}],"currencyCode":"GBP","country":"GB"}"#,
                "--kind StripeAppPayment"
            ),
            (
                #"{"authorization":"a","container":"pay","applePay":{"displayName":"N","paymentRequest":{"total":{"label":"N","amount":"1.00"}}}}"#,
                "--at /applePay --kind BraintreeDropIn"
            ),
            (#"{"applePay":{"merchantCountryCode":"GB","cartItems":[]}}"#, "--at /applePay --kind StripeAppPayment"),
            (#"{"displayItems":[],"currency":"usd","requestPayerName":true}"#, "--kind StripePaymentRequest"),
        ] as [(String, String)])
    func named(_ json: String, _ options: String) throws {
        let check = Self.check(json)
        #expect(check.kind == nil)
        let finding = try #require(check.findings.first { $0.rule == .documentDialect })
        #expect(finding.help?.hasPrefix("name the kind (" + options + "), or: ") == true, "\(finding.help ?? "")")
        var alone = DocumentReader()
        let help = alone.check(json.utf8).findings.first { $0.rule == .documentDialect }?.help
        #expect(help?.contains("--kind") == false)
    }

    @Test(
        "Requests for Apple Pay stay what they are",
        arguments: [
            #"{"countryCode":"CA","currencyCode":"CAD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"total":{"label":"Clay","amount":"12.00"},"requestShippingContact":true}"#,
            #"{"countryCode":"CA","currencyCode":"CAD","total":{"label":"Clay","amount":"12.00","pending":true},"lineItems":[]}"#,
            #"{"lineItems":[],"shippingMethods":[],"requiredBillingContactFields":["postalAddress"],"total":{"label":"A","amount":"1.00"}}"#,
            #"{"amount":{"value":"12.00","currency":"CAD"},"label":"Clay"}"#,
            #"{"amount":{"value":2340,"currency":"EUR"},"reference":"order-1","countryCode":"NL"}"#,
            #"{"lineItems":[{"name":"Rental","amount":1490}],"shippingRates":[{"id":"a"}]}"#,
            #"{"lineItems":[{"name":"A","amount":1}],"shippingRates":[{"displayName":"B","amount":1,"id":"b"}],"cart":"c","buttonType":{}}"#,
        ])
    func others(_ json: String) {
        var alone = DocumentReader()
        let (expected, found) = (alone.check(json.utf8), Self.check(json))
        #expect(found.kind == expected.kind && found.isGuess == expected.isGuess)
        #expect(found.findings.map { $0.rule.name } == expected.findings.map { $0.rule.name })
    }

    @Test(
        "No document of the corpora becomes one of a provider",
        arguments: KindCorpus.foreign.map { $0.text } + KindCorpus.genuine.map { $0.text })
    func corpora(_ text: String) {
        let kind = Self.check(text).kind
        #expect(kind.map { Catalog.providers.kinds.contains($0) } != true)
    }

    @Test("No sample of a request becomes a document of a provider")
    func samples() {
        var (alone, both) = (DocumentReader(), DocumentReader(catalogs: Self.set))
        for sample in RuleCard.ofDocuments.flatMap({ $0.bad + $0.good }) where !sample.isAboutText {
            let (expected, found) = (alone.check(sample.json), both.check(sample.json))
            let isOther = expected.kind == nil && expected.findings.contains(.documentDialect)
            #expect(found.kind == expected.kind || isOther, "\(String(decoding: sample.json, as: UTF8.self))")
        }
    }
}
