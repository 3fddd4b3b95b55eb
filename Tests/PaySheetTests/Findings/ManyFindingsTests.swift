import PaySheet
import TestSupport
import Testing

/// Documents with so many findings, or such long lines, that places are found by tables and not by going over the text.
@Suite struct ManyFindingsTests {
    /// A request with so many lines, each with a comma in its amount.
    private static func request(items: Int, separator: String) -> String {
        let lines = (0..<items).map { #"{"label":"Größe 🎁 \#($0)","amount":"1,00"}"# }
        return
            #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"lineItems":["#
            + lines.joined(separator: "," + separator) + #"],"total":{"label":"A","amount":"\#(items).00"}}"#
    }

    @Test("Every place has the right line and column", arguments: ["", "\n", "\r\n  "])
    func everyPlaceIsWhereItIsCounted(separator: String) {
        let text = Self.request(items: 300, separator: separator)
        let findings = DocumentReader.check(text).filter { $0.rule == .amountFormat }
        #expect(findings.count == 300)
        for (place, finding) in findings.enumerated() {
            #expect(finding.place.pointer == "/lineItems/\(place)/amount")
            for position in [finding.place.start, finding.place.end] {
                #expect(Self.numbers(position) == Self.counted(position.offset, text))
            }
        }
    }

    @Test("Findings by index are those of the sequence", arguments: ["", "\n"])
    func findingsByIndexAreThoseOfTheSequence(separator: String) {
        let findings = DocumentReader.check(Self.request(items: 200, separator: separator))
        #expect(findings.count >= 200)
        #expect(findings.indices.map { findings[$0] } == Array(findings))
    }

    /// Returns the position of a byte, counted from the beginning.
    private static func counted(_ offset: Int, _ text: String) -> [Int] {
        var (line, column, utf16) = (1, 1, 1)
        for scalar in String(decoding: text.utf8.prefix(offset), as: UTF8.self).unicodeScalars {
            if scalar == "\n" {
                (line, column, utf16) = (line + 1, 1, 1)
            } else {
                column += 1
                utf16 += UTF16.width(scalar)
            }
        }
        return [line, column, utf16]
    }

    private static func numbers(_ position: TextPosition) -> [Int] { [position.line, position.column, position.utf16Column] }

    @Test("The end of a long text has the right line and column", arguments: [3, 47, 48, 49, 500])
    func theEndOfALongTextHasAPlace(length: Int) throws {
        let text = #"{"a":""# + String(repeating: "é", count: length * 100)
        let finding = try #require(DocumentReader.check(text).last)
        #expect(Self.numbers(finding.place.end) == Self.counted(finding.place.end.offset, text))
    }

    @Test("Safe fixes remove repeated elements from lists of any size", arguments: [2, 46, 47, 48, 200])
    func elementsOfListsOfAnySizeAreTakenOut(count: Int) throws {
        let networks = ["visa", "amex", "visa", "jcb", "visa", "amex"] + (0..<count).map { "made-up-\($0)" }
        let list = networks.map { "\"" + $0 + "\"" }.joined(separator: ", ")
        let text =
            #"{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["# + list
            + #"],"total":{"label":"A","amount":"1.00"}}"#
        let fixed = try #require(DocumentReader.check(text).applyingSafeFixes().bytes)
        var seen: Set<String> = []
        let kept = networks.filter { seen.insert($0).inserted }.map { "\"" + $0 + "\"" }.joined(separator: ", ")
        #expect(String(decoding: fixed, as: UTF8.self).contains("[" + kept + "]"))
    }

    @Test("Every text that contains JSON is reported", arguments: [10, 100])
    func everyTextThatHoldsJSONIsNamed(count: Int) {
        let text = #"{"lineItems":["# + String(repeating: #""{}","#, count: count) + "1]}"
        let findings = DocumentReader.check(text)
        #expect(findings.filter { $0.rule == .documentJsonText }.map { $0.place.pointer } == (0..<count).map { "/lineItems/\($0)" })
    }
}

extension DocumentReader {
    fileprivate static func check(_ text: String) -> Findings {
        var reader = DocumentReader()
        return reader.check(Array(text.utf8), as: .paymentRequest, recovering: true).findings
    }
}
