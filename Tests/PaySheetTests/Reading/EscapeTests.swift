import PaySheet
import PaySheetGuide
import Testing

/// What was written with escapes comes out as it went in, whichever of them the writer would have chosen itself.
@Suite struct EscapeTests {
    @Test(
        "A line item with any escapes is written unchanged",
        arguments: [
            // The writer's own escapes, in the table's order and in another one.
            #"{"label":"a\"b\\c\b\f\n\r\td","amount":"1"}"#,
            #"{"amount":"1","label":"5' 11\" poster","type":"final"}"#,
            #"{"amount":"1","label":"\\","x":1}"#,
            // Escapes that the writer would not choose.
            #"{"label":"a\/b","amount":"1"}"#,
            #"{"label":"\u0022","amount":"1"}"#,
            #"{"label":"\u00e4\ud83d\ude00","amount":"1"}"#,
            #"{"amount":"1","label":"\u0009\n"}"#,
            #"{"label":"\u001f","amount":"1"}"#,
            #"{"label":"\u001F","amount":"1"}"#,
            #"{"amount":"1","label":"a","recurringPaymentEndDate":"tomorrow\n"}"#,
            #"{"label":"a","amount":"1","paymentTiming":"soo\"n"}"#,
            #"{"label":"a","amount":"1","paymentTiming":"recurr\u0069ng"}"#,
            // Escapes in names, and a text where something else belongs.
            #"{"l\u0061bel":"a\"","amount":"1"}"#,
            #"{"label":"a","amount":"1","recurringPaymentIntervalCount":"3\n"}"#,
            #"{"label":"\"","amount":"\u0031"}"#,
        ])
    func aLineItemComesOutAsItWentIn(_ text: String) throws {
        let item = try #require(LineItem.read(text.utf8).value)
        #expect(item.jsonText == text)
        #expect(try #require(LineItem.read(item.json).value) == item)
    }

    /// Rules read what is meant, however many texts before have escapes, and whether the first letter is one of them.
    @Test("Rules read the decoded text, wherever the escapes are", arguments: 0..<12) func rulesReadWhatIsMeant(_ place: Int) {
        for (empty, isEmpty) in [(#"\u0020"#, true), (#" \t"#, true), (#"\u006eull"#, true), (#"\u0041"#, false), (#"n\u0075ll"#, true)] {
            let labels = (0..<12).map { $0 == place ? empty : #"Caf\u00e9 \"\#($0)\" \n"# }
            let lines = labels.map { #"{"label":"\#($0)","amount":"1.00"}"# }.joined(separator: ",")
            let sample = Sample(.request, [.set("/lineItems", "[\(lines)]"), .text("/total/amount", "12.00")])
            var reader = DocumentReader()
            let findings = reader.check(sample.json, as: .paymentRequest).findings
            #expect(findings.map { $0.rule } == (isEmpty ? [.itemLabel] : []), "\(empty)")
            #expect(findings.map { $0.place.pointer } == (isEmpty ? ["/lineItems/\(place)/label"] : []), "\(empty)")
        }
    }

    @Test("Every escape is decoded")
    func everyEscapeIsResolved() throws {
        let text = #"{"label":"a\"b\\c\/d\b\f\n\r\te\u00e4\ud83d\ude00 and more than fifteen bytes","amount":"1"}"#
        let item = try #require(LineItem.read(text.utf8).value)
        #expect(item.label == "a\"b\\c/d\u{8}\u{C}\n\r\teä😀 and more than fifteen bytes")
    }

    @Test("Text of any length is read with and without escapes", arguments: 0...40) func textOfAnyLengthIsRead(_ length: Int) throws {
        for letter in ["x", "ä", "€", "😀"] {
            let label = String(repeating: letter, count: length)
            for written in [label, label + #"\n"#] {
                let item = try #require(LineItem.read(#"{"label":"\#(written)","amount":"1"}"#.utf8).value)
                #expect(item.label == (written == label ? label : label + "\n"))
            }
        }
    }

    @Test("The last repeated member is used, also with escapes")
    func theLastOfARepeatedMemberCounts() throws {
        let item = try #require(LineItem.read(#"{"label":"a\"","amount":"1","label":"b\""}"#.utf8).value)
        #expect(item.label == "b\"" && item.jsonText == #"{"amount":"1","label":"b\""}"#)
    }

    private func request(country: String, _ member: String, currency: String) -> String {
        #"{"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"countryCode":"\#(country)",\#(member),"#
            + #""total":{"label":"a","amount":"1"},"currencyCode":"\#(currency)"}"#
    }

    @Test("A Boolean read from escaped text is written unchanged")
    func aBooleanFromEscapedTextKeepsItsText() throws {
        let text = request(country: "US", #""supportsCouponCode":"\"""#, currency: "USD")
        let request = try #require(PaymentRequest.read(text.utf8).value)
        #expect(request.supportsCouponCode == true && request.jsonText == text)
    }

    @Test("Country and currency codes are written unchanged")
    func codesAreKeptAsTheyStand() throws {
        for (country, currency) in [("US", "USD"), ("us", "usd"), (#"\u0055S"#, #"U\"D"#), ("", "EURO")] {
            let text = request(country: country, #""supportedCountries":["\#(country)"]"#, currency: currency)
            let request = try #require(PaymentRequest.read(text.utf8).value)
            #expect(request.jsonText == text && request.supportedCountries == [request.countryCode])
        }
    }
}
