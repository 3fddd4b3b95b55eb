import Foundation
import PaySheetReports
import Testing

/// Texts come out as they went in, whatever stands where in them.
@Suite struct JSONBytesTests {
    @Test(arguments: [
        "\"", "\\", "[", "##[", "\u{0}", "\u{1F}", " ", "~", "\u{7F}", "\u{80}", "é", "\u{200E}", "\u{2028}", "😀", "\u{FEFF}",
    ])
    func anyLetterAnywhere(_ letter: String) throws {
        let letters = "The quick brown fox jumps over"
        for before in 0...17 {
            for after in 0...17 {
                let text = letters.prefix(before) + letter + letters.suffix(after) + (after % 3 == 0 ? letter : "")
                var json = JSONBytes(isIndented: false)
                json.array { $0.text(String(text)) }
                #expect(try JSONDecoder().decode([String].self, from: Data(json.bytes)) == [String(text)], "\(before) \(after)")
                var named = JSONBytes(isIndented: false)
                named.object { object in
                    object.name(spelled: String(text))
                    object.null()
                }
                #expect(named.bytes == [UInt8(ascii: "{")] + json.bytes.dropFirst().dropLast() + [UInt8](":null}".utf8))
                #expect(json.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
                #expect(!String(decoding: json.bytes, as: UTF8.self).contains("##["))
            }
        }
    }

    @Test(
        arguments: [
            0, 7, 9, 10, 99, 100, 12_345, 99_999_999, 100_000_000, 1_000_000_007, 10_000_000_000_000_000, -1, -980, .max, .min,
        ] as [Int])
    func numbers(_ number: Int) {
        var json = JSONBytes(isIndented: false)
        json.array { $0.number(number) }
        #expect(String(decoding: json.bytes, as: UTF8.self) == "[" + String(number) + "]")
    }
}
