import Foundation

/// What random and hostile texts are made of.
enum SyntaxFragments {
    static let pieces = [
        "{", "}", "[", "]", "(", ")", ",", ":", ";", "=", "=>", "\"", "'", "`", "\\", "/", "//", "/*", "*/", "#", "\n", "\r\n", " ", "\t",
        "0", "1",
        "-", "+", ".", "e", "0x", "_", "1.5", "-0", "a", "true", "null", "undefined", "NaN", "new Date(", "\"a\"", "\"a\":", "'b'", "a:",
        "“", "”", "${",
        "\\u", "\\uD83D", "\\uDE00", "\\x41", "const a = ", "\u{FEFF}", "\u{A0}", "\u{0}", "é", "😀", "...", "None", "as", "<",
    ]

    static let hostile = [
        "[", "{\"a\":", "{a:", "\"", "'", "`", "\"a\"b", "\"a: \\\"", "{\"a: \\\"", "\"a: 'b: ", "'a\n", "\"a\n", "\"a,\n", "\"a\n\"b",
        "\"a\nb:", ",",
        "/*", "//", "(", "a(", "a=", "new Date(\"", "-", "1-", "\\", "\\u", "\"\\", "\u{A0}", "“", "“a\n", "a\n", "\"a\":\"\n", "]", "}",
        ":", ";",
        "1,", "\"x\" ", "a b\n", "{\"a\" \"b\"", "[1}", "1 ", "\n\"", "\"\n \n", "{\"a\":\"b\n", "x:y(\n", "'\"`\n", "\"\n}", "\"]", "${",
        "`${", "[\"a\"x",
    ]
}

/// The factor of the environment for the counts of random tests.
var syntaxTestScale: Int { max(Int(ProcessInfo.processInfo.environment["PAYSHEET_TEST_SCALE"] ?? "") ?? 1, 1) }

/// SplitMix64: the same numbers on every machine.
struct SyntaxRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
