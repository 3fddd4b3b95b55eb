import PaySheet
import PaySheetGuide
import Testing

/// What the caller knows is compared with a document, whichever function checks it.
@Suite("Expectations")
struct ExpectationsTests {
    private static let euros = Expectations().with { $0.currency = .eur }

    private func request() throws -> PaymentRequest { try #require(PaymentRequest.read(Sample(.request).json).value) }

    @Test("Reading a document compares it with the expectations")
    func reading() throws {
        let json = try request().json
        #expect(PaymentRequest.read(json).findings.isEmpty)
        #expect(PaymentRequest.read(json, expecting: Self.euros).findings.contains(.currencyExpected))
        let ignoring = Policy().with { $0.ignored = [.currencyExpected] }
        #expect(PaymentRequest.read(json, policy: ignoring, expecting: Self.euros).findings.isEmpty)
    }

    @Test("Checking a value compares it with the expectations")
    func values() throws {
        let request = try request()
        #expect(request.findings(policy: Policy()).isEmpty && request.findings.isEmpty)
        #expect(request.findings(policy: Policy(), expecting: Self.euros).contains(.currencyExpected))
        #expect(throws: InvalidPayload.self) { try request.validated(expecting: Self.euros) }
        #expect(try request.validated().json == request.json)
    }

    @Test("A reader compares every document, also after a change of its policy")
    func reader() throws {
        let json = try request().json
        var reader = DocumentReader(expecting: Self.euros)
        #expect(reader.check(json).findings.contains(.currencyExpected))
        reader.policy = Policy(apiVersion: 14)
        #expect(reader.expectations == Self.euros)
        #expect(reader.read(PaymentRequest.self, json).findings.contains(.currencyExpected))
        #expect(PaymentRequest.read(json.span, with: &reader).findings.contains(.currencyExpected))
        reader.expectations = Expectations()
        #expect(reader.policy.apiVersion == 14)
        #expect(reader.check(json).findings.isEmpty)
    }

    @Test("An update is compared with the order of the shop")
    func answers() throws {
        let request = try request().validated()
        let update = ShippingMethodUpdate(newTotal: request.value.total)
        #expect(throws: Never.self) { try update.validated(after: request) }
        var expectations = Expectations()
        expectations.order = ShopOrder(currency: .usd, total: Amount(units: 1, in: .usd), items: [])
        #expect(throws: InvalidPayload.self) { try update.validated(after: request, expecting: expectations) }
    }

    /// What code outside of the package can write for any dictionary.
    private func read<Value: PaymentObject>(_ type: Value.Type, _ bytes: [UInt8]) -> Reading<Value> { type.read(bytes) }

    @Test("Generic code can read any dictionary")
    func generic() throws {
        let json = try request().json
        #expect(read(PaymentRequest.self, json).value?.json == json)
        #expect(read(ShopOrder.self, json).value == nil)
    }
}
