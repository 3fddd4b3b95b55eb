import PaySheet
import Testing

/// Lines, columns and edits, seen from outside: whatever the edits are, the server has the text that the client has.
struct TextContentTests {
    /// A generator of numbers that gives the same numbers on every machine.
    private struct Numbers {
        var state: UInt64
        mutating func below(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    private static let pieces = [
        "", "x", "\n", "\r\n", "\r", "é", "€", "😀", "\"", " ", "ab\ncd", "\r\r\n\n", String(repeating: "é😀", count: 3000),
    ]

    /// The lines of a text as the protocol has them, in units of UTF-16, with their ends.
    private static func lines(_ units: [UInt16]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for index in units.indices {
            let isEnd = units[index] == 0x0A || units[index] == 0x0D && (index + 1 == units.count || units[index + 1] != 0x0A)
            guard isEnd else { continue }
            lines.append(start..<index + 1)
            start = index + 1
        }
        return lines + [start..<units.count]
    }

    private static func place(of offset: Int, _ units: [UInt16]) -> (line: Int, character: Int) {
        let lines = lines(units)
        let line = lines.lastIndex { $0.lowerBound <= offset } ?? 0
        return (line, offset - lines[line].lowerBound)
    }

    /// Moves a place out of a pair of surrogates and out of a pair of line ends, where no client has one.
    private static func whole(_ offset: Int, _ units: [UInt16]) -> Int {
        guard offset < units.count, offset > 0 else { return offset }
        let isInPair = UTF16.isTrailSurrogate(units[offset]) || units[offset] == 0x0A && units[offset - 1] == 0x0D
        return isInPair ? offset - 1 : offset
    }

    @Test("After random edits, the server has the client's text", arguments: 0..<40)
    func randomEdits(_ seed: Int) throws {
        var numbers = Numbers(state: UInt64(seed) + 1)
        // The kind must be known, so that the text is looked at: a string before the document holds what is edited.
        let tail =
            #"","countryCode":"us","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"total":{"label":"x","amount":"1.00"}}"#
        var units = Array((#"{"applicationData":""# + tail).utf16)
        let fixed = (head: 20, tail: tail.utf16.count)
        var session = Session()
        session.open(String(decoding: units, as: UTF16.self))
        for version in 2..<30 {
            let most = units.count - fixed.tail - fixed.head
            let ends = [numbers.below(most + 1), numbers.below(most + 1)].sorted().map { TextContentTests.whole($0 + fixed.head, units) }
            // Strings with line ends are broken JSON, so such pieces are rare, and the last edit takes everything away.
            let text = version == 29 ? "" : TextContentTests.pieces[numbers.below(TextContentTests.pieces.count)]
            let (start, end) = version == 29 ? (fixed.head, units.count - fixed.tail) : (ends[0], ends[1])
            let (from, to) = (TextContentTests.place(of: start, units), TextContentTests.place(of: end, units))
            session.change("\(from.line):\(from.character)-\(to.line):\(to.character)", to: text, version: version)
            units.replaceSubrange(start..<end, with: text.utf16)
        }
        // The finding is where it is in the client's text.
        let outcome = session.run()
        let finding = try #require(outcome.published().last?.first { $0["code"]?.string == "country/unknown" }, "\(outcome.rules())")
        #expect(finding["range"]?.range == "0:36-0:40")
    }

    @Test("A place in a long line is found from either side", arguments: ["utf-8", "utf-16", "utf-32"])
    func longLine(_ encoding: String) throws {
        let label = String(repeating: "é😀x", count: 5000)
        let document =
            #"{"total":{"label":"\#(label)","amount":"1.5"},"countryCode":"US","currencyCode":"USD","#
            + #""supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"]}"#
        var session = Session(#"{"general":{"positionEncodings":["\#(encoding)"]}}"#)
        session.open(document)
        let units = ["utf-8": 7, "utf-16": 4, "utf-32": 3][encoding] ?? 0
        let start = 19 + 5000 * units + 11
        session.change("0:\(start + 1)-0:\(start + 4)", to: "2.5", version: 2)
        let hover = session.request("textDocument/hover", Session.at(0, start + 2))
        let outcome = session.run()
        let ranges = outcome.published().map { $0.first { $0["code"]?.string == "amount/one-decimal" }?["range"]?.range }
        #expect(ranges == ["0:\(start)-0:\(start + 5)", "0:\(start)-0:\(start + 5)"])
        #expect(outcome.result(hover)?["contents"]?["value"]?.string?.contains("2.5") == true)
    }

    @Test("Places after a line or after the text mean its end", arguments: ["5:999-5:999", "99:0-99:0", "6:0-6:0"])
    func behind(_ range: String) {
        var session = Session()
        session.open(Documents.clean)
        session.change(range, to: " ", version: 2)
        #expect(session.run().rules() == [])
    }

    @Test("A range that ends before it starts is swapped")
    func reversed() {
        var session = Session()
        session.open(Documents.clean)
        session.change("5:53-5:52", to: "", version: 2)
        #expect(session.run().rules() == ["amount/one-decimal"])
    }

    @Test("Every kind of line ending is recognized", arguments: ["\n", "\r\n", "\r"])
    func lineEnds(_ end: String) {
        var session = Session()
        session.open(Documents.oneDecimal.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: end))
        #expect(session.run().published().first?.first?["range"]?.range == "5:48-5:54")
    }
}
