import Foundation
import PaySheetReports
import Testing

/// Texts stay the same when they are written and read.
@Suite struct JSONBytesTests {
    @Test(
        "Any character at any position is read back unchanged",
        arguments: [
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
        "Numbers are written in plain digits",
        arguments: [
            0, 7, 9, 10, 99, 100, 12_345, 99_999_999, 100_000_000, 1_000_000_007, 10_000_000_000_000_000, -1, -980, .max, .min,
        ] as [Int])
    func numbers(_ number: Int) {
        var json = JSONBytes(isIndented: false)
        json.array { $0.number(number) }
        #expect(String(decoding: json.bytes, as: UTF8.self) == "[" + String(number) + "]")
    }

    /// The buffer grows when it is full, for everything that can be written.
    @Test(
        "Values of any length are read back unchanged",
        arguments: [0, 1, 200, 249, 250, 251, 252, 253, 254, 255, 256, 500, 511, 512, 513, 5_000])
    func anyLength(_ length: Int) throws {
        let text = String(repeating: "quick \"brown\" fox ", count: length / 18 + 1).prefix(length)
        for isIndented in [false, true] {
            var json = JSONBytes(isIndented: isIndented)
            json.array { list in
                list.text(String(text))
                list.object { object in
                    object.member("a", number: -12_345_678_901)
                    object.member("fallow", bool: true)
                    object.name(spelled: String(text))
                    object.array { deeper in deeper.array { $0.text("é" + text) } }
                    object.nullMember("b")
                }
                list.raw("[" + String(repeating: "0,", count: length) + "0]")
            }
            let value = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [Any]
            #expect(value?.first as? String == String(text) && (value?.last as? [Int])?.count == length + 1)
            let object = value?[1] as? [String: Any]
            #expect(object?[String(text)] as? [[String]] == [["é" + text]] && object?["a"] as? Int == -12_345_678_901)
            #expect(object?["fallow"] as? Bool == true && object?["b"] is NSNull && object?.count == 4)
        }
    }
}
