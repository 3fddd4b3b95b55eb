import Foundation
import PaySheet
import Testing

/// Values through the coders of Foundation.
@Suite("Values and coders") struct CodingTests {
    private func item(_ text: String) throws -> LineItem { try #require(LineItem.read(text.utf8).value) }

    private func roundTrip(_ item: LineItem) throws -> LineItem {
        try JSONDecoder().decode(LineItem.self, from: JSONEncoder().encode(item))
    }

    @Test(
        "A value equals itself after a round trip",
        arguments: [
            #"{"label":"A","amount":"1.50"}"#, #"{"amount":"1.50","label":"A"}"#, #"{"amount":1.50,"label":"\u0041"}"#,
            #"{"label":"A","amount":"1","x":1.50}"#, #"{"label":"A","amount":"1","x":{"b":[1,2.0],"a":null,"b\u0062":1e3}}"#,
            #"{"label":"A","amount":"1","x":9223372036854775807,"y":18446744073709551615,"z":-0}"#,
            #"{"label":"A","amount":"1","x":0.1,"y":1E-7,"z":100000000000000000000}"#, #"{"x":true,"label":"A","y":"é","amount":"1"}"#,
        ])
    func equal(_ text: String) throws {
        let item = try item(text)
        let again = try roundTrip(item)
        #expect(again == item && again.hashValue == item.hashValue)
    }

    @Test(
        "A number that a coder would change is refused, with its name",
        arguments: ["1e400", "12345678901234567890123", "0.12345678901234567890", "-123456789012345678901"])
    func refused(_ number: String) throws {
        let item = try item(#"{"label":"A","amount":"1","x":{"deep":["# + number + "]}}")
        let error = try #require(throws: EncodingError.self) { try JSONEncoder().encode(item) }
        guard case .invalidValue(let value, let context) = error else {
            Issue.record("another error")
            return
        }
        #expect(value as? String == number && context.debugDescription.contains(number))
        #expect(context.codingPath.map { $0.stringValue }.first == "x")
        #expect(item.jsonText.contains(number))
    }

    @Test(
        "Unknown numbers are equal if they are the same number",
        arguments: [("1.50", "15e-1"), ("0", "-0.0e5"), ("100", "1E2"), ("1.0", "1")])
    func numbers(_ left: String, _ right: String) throws {
        #expect(RawJSON(left) == RawJSON(right) && RawJSON(left)?.hashValue == RawJSON(right)?.hashValue)
        #expect(RawJSON("[" + left + "]") == RawJSON("[ " + right + "]") && RawJSON(left) != RawJSON(left + "1"))
    }

    @Test(
        "An error of decoding names the member in its path",
        arguments: [
            (#"{"label":"A"}"#, []), (#"{"label":"A","amount":"12,50"}"#, ["amount"]), (#"{"label":"A","amount":["x","y"]}"#, ["amount"]),
        ] as [(String, [String])])
    func path(_ text: String, _ path: [String]) throws {
        let list = Data(("[" + text + "]").utf8)
        let error = try #require(throws: DecodingError.self) { try JSONDecoder().decode([LineItem].self, from: list) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("another error")
            return
        }
        #expect(context.codingPath.dropFirst().map { $0.stringValue } == path)
        #expect(context.codingPath.first?.intValue == 0 && !context.debugDescription.isEmpty)
    }

    @Test("The path leads into members")
    func inner() throws {
        let text =
            #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"#
            + #""total":{"label":"A","amount":"12,50"}}"#
        let error = try #require(throws: DecodingError.self) { try JSONDecoder().decode(PaymentRequest.self, from: Data(text.utf8)) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("another error")
            return
        }
        #expect(context.codingPath.map { $0.stringValue } == ["total", "amount"])
        #expect(context.debugDescription.contains("decimals follow a point"))
    }
}
