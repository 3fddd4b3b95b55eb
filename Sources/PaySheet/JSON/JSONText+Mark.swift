extension JSONText {
    /// The characters that JSON and JavaScript are made of.
    package enum Mark {
        package static let quote = UInt8(ascii: "\"")
        static let apostrophe = UInt8(ascii: "'")
        static let backtick = UInt8(ascii: "`")
        package static let backslash = UInt8(ascii: "\\")
        package static let openBrace = UInt8(ascii: "{")
        package static let closeBrace = UInt8(ascii: "}")
        static let openBracket = UInt8(ascii: "[")
        static let closeBracket = UInt8(ascii: "]")
        static let openParenthesis = UInt8(ascii: "(")
        static let closeParenthesis = UInt8(ascii: ")")
        static let comma = UInt8(ascii: ",")
        static let colon = UInt8(ascii: ":")
        static let semicolon = UInt8(ascii: ";")
        static let equals = UInt8(ascii: "=")
        static let slash = UInt8(ascii: "/")
        static let star = UInt8(ascii: "*")
        static let hash = UInt8(ascii: "#")
        static let dot = UInt8(ascii: ".")
        static let plus = UInt8(ascii: "+")
        static let minus = UInt8(ascii: "-")
        static let underscore = UInt8(ascii: "_")
        static let dollar = UInt8(ascii: "$")
        static let zero = UInt8(ascii: "0")

        package static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
        package static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
        static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }
        static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
        static func isQuote(_ byte: UInt8) -> Bool { byte == quote || byte == apostrophe || byte == backtick }
        static func isCloser(_ byte: UInt8) -> Bool { byte == closeBrace || byte == closeBracket }

        /// Joins two values to an expression where a comma could stand.
        static func isOperator(_ byte: UInt8) -> Bool {
            switch byte {
            case plus, minus, star, slash, dot, openParenthesis, equals, backtick: true
            case UInt8(ascii: "%"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "|"): true
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "^"): true
            default: false
            }
        }

        /// The characters that JSON allows after a backslash, except `u`. (Each letter is a bit, because the next one is
        /// unpredictable.)
        @inline(__always)
        static func isShortEscape(_ letter: UInt8) -> Bool {
            let place = UInt64(letter)
            // The bits of " and /, and of \ b f n r t.
            let low: UInt64 = 0x0000_8004_0000_0000 &>> place & ~(place >> 6)
            let high: UInt64 = 0x0014_4044_1000_0000 &>> place & place >> 6
            return (low | high) & ~(place >> 7) & 1 != 0
        }

        /// What such an escape stands for: itself, or a control character. (Four bits for each pair of letters.)
        @inline(__always)
        static func character(ofShortEscape letter: UInt8) -> UInt8 {
            let controls: UInt64 = 0x0000_09D0_A000_C080
            let control = UInt8(truncatingIfNeeded: controls &>> UInt64((letter & 0x1E) &* 2) & 0xF)
            return letter < UInt8(ascii: "a") ? letter : control
        }
    }
}
