import PaySheet
import Testing

/// What is known about a place.
struct HoverTests {
    private func hover(_ text: String, _ line: Int, _ character: Int, capabilities: String = "{}") -> JSONTree? {
        var session = Session(capabilities)
        session.open(text)
        return session.result("textDocument/hover", Session.at(line, character))
    }

    private func words(_ text: String, _ line: Int, _ character: Int) -> String {
        hover(text, line, character)?["contents"]?["value"]?.string ?? ""
    }

    @Test(
        "A name shows its member, and a value shows its meaning",
        arguments: [
            (1, 5, ["countryCode", "required", "ISO 3166-1"]), (1, 19, ["`US`: United States"]), (2, 21, ["`USD`: 2 decimals"]),
            (3, 26, ["`visa`", "supportedNetworks"]), (4, 30, ["`supports3DS`"]), (5, 5, ["**total**", "ApplePayLineItem"]),
            (5, 14, ["**label**"]), (0, 0, ["**ApplePayPaymentRequest**", "Needs Apple Pay version", "Safari accepts it."]),
        ])
    func members(_ line: Int, _ character: Int, _ parts: [String]) {
        let text = words(Documents.clean, line, character)
        for part in parts { #expect(text.contains(part), "\(text)") }
    }

    @Test("A finding shows its rule's card and Safari's reaction")
    func finding() {
        let text = words(Documents.clean.replacing("38.06", with: "38,06"), 5, 50)
        for part in ["**error** `amount/format`", "Safari throws", "**amount**"] { #expect(text.contains(part), "\(text)") }
    }

    @Test("The range covers the name or value")
    func range() { #expect(hover(Documents.clean, 1, 5)?["range"]?.range == "1:2-1:15") }

    @Test(
        "Unknown members and places outside the text show nothing",
        arguments: [("{\"name\":\"x\"}", 0, 4), ("", 0, 0), (Documents.clean, 99, 0)])
    func nothing(_ text: String, _ line: Int, _ character: Int) { #expect(hover(text, line, character) == .null) }

    @Test("A client without Markdown support gets plain text")
    func plain() {
        let hover = hover(Documents.clean, 1, 5, capabilities: #"{"textDocument":{"hover":{"contentFormat":["plaintext"]}}}"#)
        #expect(hover?["contents"]?["kind"]?.string == "plaintext")
    }
}
