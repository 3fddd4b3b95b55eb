import PaySheet
import PaySheetChecking
import Testing

/// The documents in files.
struct DocumentResolverTests {
    private let resolver = DocumentResolver(.all)

    /// The documents of a file: path and kind of each; `nil` if the file is not a container.
    private func contents(_ text: String, at path: String) -> [String]? {
        resolver.open([UInt8](text.utf8), at: path)?.contents.map { $0.path(in: path) + " " + ($0.kind?.name ?? "unknown") }
    }

    @Test("A document is not a container", arguments: [carelessRequest, "[]", "", "{", "\u{FEFF}{}"])
    func document(_ text: String) throws {
        #expect(contents(text, at: "request.json") == nil)
        let found = try resolver.document(in: [UInt8](text.utf8), at: "request.json", named: "r").get()
        #expect(found.name == "r" && found.kind == nil && !found.isInside && found.bytes == [UInt8](text.utf8))
    }

    @Test("The arguments of the W3C constructor in one file are a document, and a capture has one for each body")
    func traffic() throws {
        let body = JSONTree.text(carelessRequest).json
        let capture = """
            {"log":{"entries":[{"request":{"method":"POST","url":"https://shop.example/session","postData":{"mimeType":"application/json","text":\(body)}},\
            "response":{"status":200,"content":{"mimeType":"application/json","text":"{}"}}}]}}
            """
        let contents = try #require(self.contents(capture, at: "shop.har"))
        #expect(contents.count == 1 && contents[0].contains("entries/0") && contents[0].hasSuffix("ApplePayPaymentRequest"), "\(contents)")
        let found = try resolver.document(in: [UInt8](capture.utf8), at: "shop.har", named: "shop.har").get()
        #expect(found.isInside && found.bytes == [UInt8](carelessRequest.utf8))
        #expect(DocumentResolver(.all, readsTraffic: false).open([UInt8](capture.utf8), at: "shop.har") == nil)
    }

    @Test("A container without a document says so")
    func empty() {
        let capture = #"{"log":{"entries":[]}}"#
        guard case .failure(let failure) = resolver.document(in: [UInt8](capture.utf8), at: "a.har", named: "a.har") else {
            Issue.record("a document was found")
            return
        }
        #expect(failure.message.contains("without a readable document"))
    }
}
