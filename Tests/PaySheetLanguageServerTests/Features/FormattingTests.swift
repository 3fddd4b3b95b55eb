import PaySheet
import Testing

/// The canonical form.
struct FormattingTests {
    private func edits(_ text: String) -> JSONTree? {
        var session = Session()
        session.open(text)
        return session.result(
            "textDocument/formatting", Session.document(Session.address, #","options":{"tabSize":4,"insertSpaces":true}"#))
    }

    @Test("The edits produce the canonical form, which has no further edits")
    func canonical() throws {
        let text =
            #"{"total":{"amount":"38.06","label":"😀 Books"},"countryCode":"US","currencyCode":"USD","#
            + #""supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"]}"#
        let formatted = Edits.applied(try #require(edits(text)?.list), to: text)
        #expect(formatted.hasPrefix("{\n  \"merchantCapabilities\": [\n"))
        #expect(formatted.hasSuffix("}\n"))
        #expect(edits(formatted)?.list == [])
    }

    @Test("Only the lines that differ are changed")
    func few() throws {
        let formatted = Edits.applied(try #require(edits(Documents.clean)?.list), to: Documents.clean)
        let text = formatted.replacing(#"  "countryCode": "US","#, with: #"     "countryCode":"US","#)
        let changes = try #require(edits(text)?.list)
        #expect(changes.count == 1)
        #expect(Edits.applied(changes, to: text) == formatted)
    }

    @Test(
        "Invalid JSON, repeated members and other documents stay unchanged",
        arguments: [
            "{", #"{"countryCode":"US","countryCode":"US","currencyCode":"USD","total":{}}"#, #"{"name":"x"}"#, "",
        ])
    func rejected(_ text: String) { #expect(edits(text) == .null) }
}
