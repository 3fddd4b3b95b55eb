import PaySheet
import PaySheetGuide
import Testing

@Suite("Validated values")
struct ValidatedTests {
    private func request(_ base: SampleBase = .shipping, _ changes: [Sample.Change] = []) throws -> PaymentRequest {
        try #require(PaymentRequest.read(Sample(base, changes).json, policy: Policy()).value)
    }

    @Test("A validated value has the bytes that were checked")
    func bytes() throws {
        let request = try request()
        let ready = try request.validated()
        #expect(ready.json == request.json)
        #expect(ready.value == request)
        #expect(ready.findings.isEmpty)
    }

    @Test("A value with an error is refused, and the message names rule, place and remedy")
    func refused() throws {
        let request = try request(.request, [.text("/total/amount", "-1.00"), .remove("/lineItems")])
        do {
            _ = try request.validated()
            Issue.record("an error was let through")
        } catch {
            #expect(error.findings.map { $0.rule } == [.totalNegative])
            #expect(
                error.description
                    == "invalid Apple Pay document, 1 error: total/negative at /total/amount: the total -1.00 is negative (charge zero or more)"
            )
            let body = String(decoding: error.problemJSON, as: UTF8.self)
            #expect(body.contains(#""status":422"#) && body.contains(#""pointer":"/total/amount""#))
        }
    }

    @Test(
        "A document with an error is not validated, although it has a value",
        arguments: [
            (#""total":{"label":"A","amount":"1.00"}"#, 0), (#""total":{"label":"A","amount":"-1.00"}"#, 1),
            (#""total":{"label":"A","amount":"x"}"#, 1), (#""total":{"label":"A"}"#, 1),
            (#""total":{"label":"A","amount":"1.00"},"lineItems":[{"label":"B","type":"pending"}]"#, 0),
            (#""total":{"label":"A","amount":"1.00"},"lineItems":[{"label":"B","type":"final"}]"#, 1),
        ])
    func reading(_ members: String, _ errors: Int) throws {
        let head = #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"#
        let reading = PaymentRequest.read(head + members + "}")
        if errors == 0 {
            #expect(try reading.validated().value == reading.value)
        } else {
            let error = #expect(throws: InvalidPayload.self) { try reading.validated() }
            #expect(error?.findings.count == errors)
        }
    }

    @Test("The answer to many mistakes is short, and says what it leaves out", arguments: [99, 100, 1000])
    func manyMistakes(_ count: Int) throws {
        let name = String(repeating: "n", count: 50_000)
        let text = "{\"" + name + "\":[" + String(repeating: "{\"label\":1},", count: count) + "{}]}"
        let findings = Array(LineItem.read(text).findings)
        let line = try #require(findings.first)
        let body = InvalidPayload(Array(repeating: line, count: count)).problemJSON
        #expect(body.count < 100_000)
        #expect(String(decoding: body, as: UTF8.self).contains("\"findingsLeftOut\":\(count - 100)") == (count > 100))
        #expect(!String(decoding: body, as: UTF8.self).contains(String(repeating: "n", count: 100)))
    }

    @Test("The answer names the places that belong to a finding")
    func related() {
        let text = #"{"label":"A","label":"B","amount":"1.00"}"#
        let body = String(decoding: LineItem.read(text).problemJSON, as: UTF8.self)
        #expect(body.contains(#""related":[{"pointer":"/label","message":"the first one is here"}]"#))
    }

    @Test("Nothing unknown stays in a value, however deep it is")
    func stripped() throws {
        let head = #"{"new":1,"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"#
        let lines = #""total":{"label":"A","amount":"1.00","old":[1]},"lineItems":[{"label":"B","type":"pending","x":{}}],"#
        let text = head + lines + #""applicationData":"eA=="}"#
        let request = try #require(PaymentRequest.read(text).value)
        let stripped = request.strippingUnknownMembers().jsonText
        #expect(!stripped.contains("new") && !stripped.contains("old") && !stripped.contains("\"x\""))
        #expect(stripped.contains(#"{"type":"pending","label":"B"}"#) && stripped.contains("eA=="))
        #expect(PaymentRequest.read(stripped).value == request.strippingUnknownMembers())
    }

    @Test("An update is checked against its request")
    func update() throws {
        let ready = try request(.multiMerchant).validated()
        var update = ShippingMethodUpdate(newTotal: LineItem(label: "Wander", amount: Amount(units: 200_50, in: .usd)))
        #expect(try update.validated(after: ready).json == update.json)
        update.newTotal.amount = Amount(units: 200_49, in: .usd)
        #expect(throws: InvalidPayload.self) { try update.validated(after: ready) }
        #expect(try update.validated().json == update.json)
    }

    @Test("An update of the W3C interface is checked against the arguments of the constructor")
    func detailsUpdate() throws {
        let arguments = try #require(W3CPaymentRequest.read(Sample(.w3c).json).value)
        let ready = try arguments.validated()
        var update = PaymentDetailsUpdate()
        update.total = arguments.details.total
        #expect(try update.validated(after: ready).jsonText == update.jsonText)
        update.total?.amount.currency = .jpy
        #expect(throws: InvalidPayload.self) { try update.validated(after: ready) }
    }

    @Test("Text is read like bytes")
    func text() throws {
        let request = try request()
        #expect(PaymentRequest.read(request.jsonText).value == request)
    }

    @Test("A result is checked too")
    func result() throws {
        let ready = try request().validated()
        let result = AuthorizationResult.success(nil)
        #expect(try result.validated(after: ready).json == result.json)
    }

    @Test("Findings of a reading make a problem response body")
    func problem() {
        let reading = PaymentRequest.read([UInt8](#"{"countryCode":"US"}"#.utf8), policy: Policy())
        #expect(reading.value == nil)
        let body = String(decoding: reading.problemJSON, as: UTF8.self)
        #expect(body.hasPrefix(#"{"type":"about:blank","title":"Invalid Apple Pay document","status":422,"detail":""#))
        #expect(body.contains(#""rule":"member/missing","severity":"error","pointer":"","message":"#))
        #expect(body.contains(#""member":"currencyCode""#))
    }
}
