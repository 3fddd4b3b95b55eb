import PaySheet
import Testing

@Suite("Text of strings")
struct JSONTextTests {
    @Test(
        "Escapes of JSON and of JavaScript are decoded",
        arguments: [
            ("\"a\\\"b\\\\c\\/d\"", "a\"b\\c/d"), ("\"\\b\\f\\n\\r\\t\"", "\u{8}\u{C}\n\r\t"), ("\"\\u00e9\\u20AC\"", "é€"),
            ("\"\\uD83D\\uDE00\"", "😀"), ("\"\\uD83Dx\"", "\u{FFFD}x"), ("\"\\uDE00\\uD83D\"", "\u{FFFD}\u{FFFD}"),
            ("\"\\uD83D\\uD83D\\uDE00\"", "\u{FFFD}😀"), ("'it\\'s'", "it's"), ("'\\x41\\v\\0'", "A\u{B}\u{0}"), ("'\\u{1F600}'", "😀"),
            ("'a\\\nb\\\r\nc'", "abc"), ("\"\\q\\é\"", "qé"), ("`a\nb`", "a\nb"), ("“ä”", "ä"), ("\"\"", ""),
        ])
    func decode(text: String, expected: String) {
        let recovered = scan(text)
        #expect(recovered.nodes.count == 1)
        for node in recovered.nodes { #expect(String(decoding: JSONText.decode(Array(text.utf8), node), as: UTF8.self) == expected) }
    }

    /// Whole words are copied if they contain no escapes: an escape can be anywhere in one.
    @Test("An escape is decoded anywhere in a text", arguments: 0...18) func placesOfEscapes(before: Int) {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        for after in 0...18 {
            for (escape, meaning) in [(#"\n"#, "\n"), (#"\u00e9"#, "é"), (#"\\\/"#, "\\/"), (#"\ud83d\ude00"#, "😀")] {
                let (first, last) = (letters.prefix(before), letters.suffix(after))
                let json = #"{"label":"\#(first)\#(escape)\#(last)","amount":"1"}"#
                #expect(LineItem.read(json.utf8).value?.label == first + meaning + last)
            }
        }
    }

    @Test("Invalid bytes become U+FFFD, and a node beyond the text does not trap")
    func strange() {
        let bytes: [UInt8] = [0x22, 0xFF, 0x61, 0x22]
        #expect(JSONText.decode(bytes, Node(.string, start: 1, end: 3, next: 1)) == [0xEF, 0xBF, 0xBD, 0x61])
        #expect(JSONText.decode(bytes, Node(.string, start: 3, end: 99, next: 1)) == [0x22])
        #expect(JSONText.decode([], Node(.string, start: 3, end: 99, next: 1)) == [])
        #expect(JSONText.decode([0x5C], Node(.string, start: 0, end: 1, next: 1)) == [0x5C])
    }

    @Test(
        "Numbers are written in plain decimals",
        arguments: [
            ("1.50", "1.50"), ("-0", "-0"), ("1E+5", "1E+5"), ("0", "0"), ("0.10", "0.10"), ("007", "7"), ("-00.5", "-0.5"), ("00", "0"),
            ("+1", "1"), (".5", "0.5"), ("-.5e3", "-0.5e3"), ("5.", "5"), ("5.e3", "5e3"), ("0x1F", "31"), ("-0xff", "-255"),
            ("1_000.000_1", "1000.0001"), ("0xFFFFFFFFFFFFFFF", "1152921504606846975"),
        ])
    func numbers(text: String, expected: String) {
        let recovered = scan(text)
        #expect(recovered.isComplete)
        for node in recovered.nodes { #expect(String(decoding: JSONText.plainNumber(Array(text.utf8), node), as: UTF8.self) == expected) }
    }
}
