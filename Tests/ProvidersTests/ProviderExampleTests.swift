import PaySheet
import PaySheetExamples
import PaySheetProviders
import Testing

/// Random documents of providers.
@Suite("Examples of providers")
struct ProviderExampleTests {
    @Test("A random document has no finding, and neither has its request", arguments: ProviderExample.forms.map { $0.name })
    func examples(_ name: String) throws {
        let form = try #require(ProviderExample.forms.first { $0.name == name })
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        for seed in 0..<100 as Range<UInt64> {
            let json = try form.make(seed, ExampleSettings()).json
            let check = reader.check(json, as: form.kind)
            #expect(check.findings.map { $0.description } == [], "\(String(decoding: json, as: UTF8.self))")
            #expect(reader.check(json).kind == form.kind)
            for request in Catalog.providers.translated(json, as: form.kind) {
                let findings = PaymentRequest.read(request.bytes).findings
                #expect(findings.atLeast(.error).map { $0.description } == [], "\(String(decoding: request.bytes, as: UTF8.self))")
            }
        }
    }

    @Test(
        "A translation keeps the units of the provider",
        arguments: [
            ("usd", 1999, "19.99"), ("jpy", 1999, "1999"), ("kwd", 1990, "1.990"), ("isk", 1900, "19.00"), ("eur", -5, "-0.05"),
        ] as [(String, Int, String)])
    func units(_ currency: String, _ amount: Int, _ text: String) throws {
        let json = "{\"mode\":\"payment\",\"amount\":\(amount),\"currency\":\"\(currency)\"}"
        let request = try #require(Catalog.providers.translated([UInt8](json.utf8), as: .stripeElements).first)
        #expect(JSONTree(request.bytes)?.member("total")?.text("amount") == text)
        #expect(
            MinorAmount.value(
                [UInt8](text.utf8), decimals: text.utf8.split(separator: 0x2E).last.map { $0.count == text.utf8.count ? 0 : $0.count } ?? 0)
                == Int64(amount))
    }

    @Test("A rule about requests says the amount in the unit of the shop, and the fix writes it")
    func scaled() throws {
        let json =
            #"{"country":"US","currency":"usd","total":{"label":"Dune","amount":1999},"shippingOptions":[{"id":"a","label":"A","detail":"","amount":-500}]}"#
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .providers))
        let finding = try #require(reader.check(json.utf8, as: .stripePaymentRequest).findings.first)
        #expect(finding.rule == .shippingNegative && finding.place.pointer == "/shippingOptions/0/amount")
        #expect(finding.message.hasSuffix("(-500 is -5.00 USD)"))
    }
}
