/// Bytes that are characters of ASCII.
package enum ASCII {
    package static let minus: UInt8 = 0x2D
    package static let point: UInt8 = 0x2E
    package static let zero: UInt8 = 0x30
    package static let nine: UInt8 = 0x39

    package static func isDigit(_ byte: UInt8) -> Bool { byte &- zero <= 9 }
    package static func isLetterOrDigit(_ byte: UInt8) -> Bool { isDigit(byte) || lowerCased(byte) &- 0x61 < 26 }
    package static func isUpperCaseLetter(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    package static func isLowerCaseLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    package static func upperCased(_ byte: UInt8) -> UInt8 { isLowerCaseLetter(byte) ? byte &- 0x20 : byte }
    package static func lowerCased(_ byte: UInt8) -> UInt8 { isUpperCaseLetter(byte) ? byte | 0x20 : byte }

    /// A text in small letters; only those of ASCII change.
    package static func lowerCased(_ text: some Sequence<UInt8>) -> [UInt8] { text.map { lowerCased($0) } }

    /// A text in capital letters; only those of ASCII change.
    package static func upperCased(_ text: some Sequence<UInt8>) -> [UInt8] { text.map { upperCased($0) } }

    /// Whether a text ends with another, which has small letters, in any case. (No copy: each start of the command asks it.)
    package static func hasSuffix(_ text: String, _ suffix: String) -> Bool {
        var rest = text.utf8[...]
        for byte in suffix.utf8.reversed() {
            guard let last = rest.popLast(), lowerCased(last) == byte else { return false }
        }
        return true
    }

    /// Each byte as two hexadecimal digits in small letters.
    package static func hex(_ bytes: some Sequence<UInt8>) -> String {
        var digits: [UInt8] = []
        for byte in bytes { digits += [JSONText.hexCharacter(byte >> 4), JSONText.hexCharacter(byte & 15)] }
        return String(decoding: digits, as: UTF8.self)
    }

    /// A name in small letters without spaces, hyphens and underscores, as programs and people vary them.
    package static func squeezed(_ name: some Sequence<UInt8>) -> [UInt8] {
        lowerCased(name.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "_") && $0 != minus })
    }

    /// A number that has only digits, up to eighteen of them. `nil` for other text.
    static func number(_ digits: some Collection<UInt8>) -> Int? { longNumber(digits).flatMap { Int(exactly: $0) } }

    /// The same where an `Int` has 32 bits, too. (A checked multiplication would need a C library there.)
    static func longNumber(_ digits: some Collection<UInt8>) -> Int64? {
        guard (1...18).contains(digits.count), digits.allSatisfy({ isDigit($0) }) else { return nil }
        return digits.reduce(0) { $0 &* 10 &+ Int64($1 &- zero) }
    }
}

extension BidirectionalCollection<UInt8> {
    /// The bytes without white space and control characters around them.
    var trimmed: SubSequence {
        var rest = self[...]
        while let first = rest.first, first <= 0x20 { rest = rest.dropFirst() }
        while let last = rest.last, last <= 0x20 { rest = rest.dropLast() }
        return rest
    }
}
