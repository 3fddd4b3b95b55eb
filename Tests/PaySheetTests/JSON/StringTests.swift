import PaySheet
import Testing

/// Strings are read a word at a time and without asking for single letters: here by what the standard says of each.
@Suite("Strings of JSON")
struct StringTests {
    /// The number of bytes of a word before a character, so that it is cut at every place. (The first one is special, because words are
    /// counted from there.)
    private static let starts = 2...9

    @Test("Any two bytes are accepted exactly if the reference accepts them", arguments: [2, 7, 8, 9]) func pairs(start: Int) {
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max where first >= 0x80 || second >= 0xC0 || (first < 0x23 && second < 0x23) {
                expect([first, second], from: start)
            }
        }
    }

    @Test("Three bytes that begin like a character are accepted exactly if the reference accepts them", arguments: starts) func triples(
        start: Int
    ) {
        for first in UInt8(0xDF)...0xF0 {
            for second in UInt8(0x7E)...0xC2 {
                for third: UInt8 in [0x22, 0x5C, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0] { expect([first, second, third], from: start) }
            }
        }
    }

    @Test("Four bytes that begin like a character are accepted exactly if the reference accepts them", arguments: starts) func quadruples(
        start: Int
    ) {
        let others: [UInt8] = [0x22, 0x7F, 0x80, 0xBF, 0xC0]
        for first in UInt8(0xEF)...0xFF {
            for second in UInt8(0x7F)...0xC0 where first < 0xF5 || second % 16 == 0 {
                for third in others { for fourth in others { expect([first, second, third, fourth], from: start) } }
            }
        }
    }

    @Test("A backslash before any byte is accepted exactly if the reference accepts it", arguments: starts) func escapes(start: Int) {
        for letter in UInt8.min...UInt8.max { expect([0x5C, letter], from: start) }
        // Between letters of several bytes.
        for letter in UInt8.min...UInt8.max { expect([UInt8]("ä€".utf8) + [0x5C, letter] + [UInt8]("😀ß".utf8), from: start) }
    }

    @Test("Any byte instead of a hexadecimal digit is accepted exactly if the reference accepts it", arguments: 0..<4) func digits(
        place: Int
    ) {
        for byte in UInt8.min...UInt8.max {
            for digits in ["00e4", "FFFF", "9aB0"] {
                var escape = [UInt8](#"\u"#.utf8) + [UInt8](digits.utf8)
                escape[2 + place] = byte
                expect(escape, from: 2)
                expect(escape, from: 7)
            }
        }
    }

    @Test(
        "Surrogate escapes are accepted exactly if the reference accepts them",
        arguments: ["d7ff", "d800", "dbff", "dc00", "dfff", "e000", "D83D", "DE00"])
    func surrogates(first: String) {
        for second in ["", #"\ud7ff"#, #"\ud800"#, #"\udbff"#, #"\udc00"#, #"\uDFFF"#, #"\ue000"#, #"\udc0"#, #"\udc0g"#, #"\n"#, "udc00"] {
            expect([UInt8]((#"\u"# + first + second).utf8), from: 3)
        }
    }

    @Test("Every \\u escape is decoded in lower and upper case") func units() {
        for unit in UInt32(0)...0xFFFF {
            let digits = String(unit, radix: 16)
            let padded = String(repeating: "0", count: 4 - digits.utf8.count) + digits
            let meaning = Unicode.Scalar(unit).map { String($0) } ?? "\u{FFFD}"
            for escape in [#"\u"# + padded, #"\u"# + padded.uppercased()] {
                let bytes = [UInt8](escape.utf8)
                let text = JSONText.decode(bytes, Node(.string, start: 0, end: 6, next: 1, flags: Node.escaped))
                guard String(decoding: text, as: UTF8.self) != meaning else { continue }
                Issue.record("\(escape)")
            }
        }
    }

    /// The scanner agrees with the standard. (The fast reader reads strings with the same functions.)
    private func expect(_ bytes: [UInt8], from start: Int) {
        let before = [UInt8]("ä".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: start - 2)
        let text = before + bytes + [UInt8](repeating: UInt8(ascii: "z"), count: start % 3 * 5)
        let json = [0x22] + text + [0x22]
        let isRight = StrictReference.accepts(json)
        var scanner = Scanner()
        guard scanner.scan(SourceText(json), limits: Limits()) != isRight else { return }
        Issue.record("\(text.map { String($0, radix: 16) }) \(isRight)")
    }
}
