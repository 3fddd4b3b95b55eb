import PaySheet
import PaySheetGuide
import PaySheetProviders
import Testing

/// The samples of the cards.
@Suite("Samples of rules about providers")
struct ProviderSampleTests {
    private static let catalogs = CatalogSet(.applePay, .providers)

    @Test(
        "Rules about all documents link to the page of the provider", arguments: Catalog.providers.kinds.map { $0.name })
    func pages(_ name: String) throws {
        let kind = try #require(CatalogSet.providers.kind(named: name))
        let hosts = [
            "Stripe": "stripe", "Adyen": "docs.adyen.com", "Square": "developer.squareup.com", "Flutter": "pub.dev",
            "Braintree": "braintree",
            "PayPal": "paypal", "ReactPayments": "react-native-payments", "CapacitorPay": "capacitor-pay",
            "CapacitorStripe": "capacitor-community", "Recurly": "docs.recurly.com", "Evervault": "docs.evervault.com",
            "Airwallex": "airwallex.com", "Mollie": "docs.mollie.com",
        ]
        let host = try #require(hosts.first { name.hasPrefix($0.key) }?.value)
        #expect(ProviderGuide.sharedRules.about(kind).link.contains(host))
    }

    @Test("The kind of a document is detected", arguments: ProviderGuide.bases)
    func kinds(_ base: SampleBase) {
        var reader = DocumentReader(catalogs: Self.catalogs)
        let check = reader.check(base.text.utf8)
        // The base of Square has only members that a request for Apple Pay has, too.
        let isDetected =
            base.kind != .squarePaymentRequest
            && Catalog.providers.kinds.prefix(Catalog.providers.detectedKinds).contains { $0 == base.kind }
        #expect(check.kind == base.kind || !isDetected)
        #expect(!isDetected || check.findings.isEmpty)
    }

    @Test("The request that a right document becomes has no mistake", arguments: ProviderGuide.cards.map { $0.name })
    func translations(_ name: String) throws {
        let card = try #require(ProviderGuide.cards.first { $0.name == name })
        for sample in card.good {
            let kind = try #require(sample.kind)
            let requests = Catalog.providers.translated(sample.json, as: kind)
            for request in requests {
                var reader = DocumentReader()
                let findings = reader.check(request.bytes, as: request.kind).findings
                #expect(findings.atLeast(.error).map { $0.description } == [], "\(String(decoding: request.bytes, as: UTF8.self))")
            }
        }
    }

    @Test(
        "Documents of Apple Pay and of others keep their kind",
        arguments: [
            (
                "{\"total\":{\"label\":\"N\",\"amount\":{\"currency\":\"EUR\",\"value\":\"73.80\"}},\"displayItems\":[],\"error\":\"No\"}",
                "PaymentDetailsUpdate"
            ),
            ("{\"success\":true,\"data\":{\"name\":\"x\"}}", nil),
            ("{\"provider\":\"stripe\",\"data\":{\"id\":1}}", nil),
            ("{\"country\":\"DE\",\"currency\":\"EUR\",\"total\":12}", nil),
        ] as [(String, String?)])
    func foreign(_ text: String, _ kind: String?) {
        var reader = DocumentReader(catalogs: Self.catalogs)
        #expect(reader.check(text.utf8).kind?.name == kind)
    }
}
