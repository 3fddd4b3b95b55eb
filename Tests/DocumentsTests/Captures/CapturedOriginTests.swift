import PaySheet
import PaySheetDocuments
import Testing

/// The places of documents in captured traffic are those of its text.
@Suite("Places in captured traffic")
struct CapturedOriginTests {
    static let document =
        #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"#
        + #""total":{"label":"Größe \"€\" 😀","amount":"10.00"},"applicationData":"\u00e4\n","x":[1.50,true]}"#

    /// A text of JSON.
    private static func quoted(_ text: String) -> String { JSONTree.text(text).json }

    /// All characters that are not ASCII as escapes, as some programs write them.
    private static func escaped(_ text: String) -> String {
        text.utf16.map { unit in
            if unit < 0x80, let letter = Unicode.Scalar(unit) { return String(Character(letter)) }
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }

    private static func archive(_ body: String) -> String {
        "{\"log\": {\"entries\": [\n{\"request\": {\"url\": \"https://a.example\",\n \"postData\": " + body + "}}\n]}}"
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
        let form: CaptureForm
        /// What the text has for a value of the document.
        var values: [(value: String, text: String)]

        init(_ description: String, _ text: String, _ form: CaptureForm = .httpArchive, _ values: (value: String, text: String)...) {
            (testDescription, self.text, self.form, self.values) = (description, text, form, values)
        }
    }

    static let cases = [
        Case(
            "an object", archive(document), .httpArchive, ("\"visa\"", "\"visa\""), ("1.50", "1.50"),
            (#""Größe \"€\" 😀""#, #""Größe \"€\" 😀""#)),
        Case(
            "a text", archive("{\"text\":" + quoted(document) + "}"), .httpArchive, ("\"visa\"", #"\"visa\""#), ("true", "true"),
            (#""Größe \"€\" 😀""#, #"\"Größe \\\"€\\\" 😀\""#), (#""\u00e4\n""#, #"\"\\u00e4\\n\""#)),
        Case(
            "a text with escapes", archive("{\"text\":" + escaped(quoted(document)) + "}"), .httpArchive, ("\"visa\"", #"\"visa\""#),
            (#""Größe \"€\" 😀""#, #"\"Gr\u00f6\u00dfe \\\"\u20ac\\\" \ud83d\ude00\""#)),
        Case(
            "a text in a text", archive("{\"text\":" + quoted("{\"data\":" + quoted(document) + "}") + "}"), .httpArchive,
            ("\"visa\"", #"\\\"visa\\\""#), ("1.50", "1.50")),
        Case("a line of a log", "INFO\nINFO got " + document + " done\n", .log, ("\"visa\"", "\"visa\""), ("\"10.00\"", "\"10.00\"")),
    ]

    @Test("A value has the place at which the text has it", arguments: cases)
    func places(_ one: Case) throws {
        let bytes = [UInt8](one.text.utf8)
        let capture = try #require(Capture(bytes, as: one.form, catalogs: [.applePay]))
        let content = try #require(capture.contents(of: bytes).first)
        let origin = try #require(content.origin)
        for (value, text) in one.values {
            let start = try #require(content.bytes.firstRange(of: [UInt8](value.utf8))?.lowerBound)
            let range = origin.range(start..<start + value.utf8.count)
            #expect(String(decoding: bytes[range], as: UTF8.self) == text)
        }
        // From the first brace to the last one.
        let braces = origin.file.literals.filter {
            bytes[$0].contains(UInt8(ascii: "{")) && origin.range(content.bytes.indices).contains($0.lowerBound)
        }
        #expect(braces.isEmpty, "what is between values is hidden")
        let whole = String(decoding: bytes[origin.range(content.bytes.indices)], as: UTF8.self)
        #expect(whole.first == "{" && whole.last == "}")
    }

    @Test(
        "A value that is encoded otherwise has the place of its text",
        arguments: [Base64.encode([UInt8](document.utf8)), "payload=" + document.utf8.map { "%" + hex($0) }.joined()])
    func encodedTexts(_ text: String) throws {
        let bytes = [UInt8](Self.archive("{\"text\":" + Self.quoted(text) + "}").utf8)
        let content = try #require(Capture(bytes, as: .httpArchive, catalogs: [.applePay])?.contents(of: bytes).first)
        let origin = try #require(content.origin)
        let whole = origin.range(0..<1)
        #expect(origin.file.literals.contains { $0.lowerBound <= whole.lowerBound && whole.upperBound <= $0.upperBound })
        for place in [0, 20, content.bytes.count - 1] {
            #expect(String(decoding: bytes[origin.range(place..<place + 1)], as: UTF8.self) == text)
        }
    }

    private static func hex(_ byte: UInt8) -> String { String(byte >> 4, radix: 16) + String(byte & 15, radix: 16) }
}
