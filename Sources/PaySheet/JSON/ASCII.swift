/// Bytes that are characters of ASCII.
enum ASCII {
    static let minus: UInt8 = 0x2D
    static let point: UInt8 = 0x2E
    static let zero: UInt8 = 0x30
    static let nine: UInt8 = 0x39

    static func isDigit(_ byte: UInt8) -> Bool { byte &- zero <= 9 }
    static func isUpperCaseLetter(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
    static func isLowerCaseLetter(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
    static func upperCased(_ byte: UInt8) -> UInt8 { isLowerCaseLetter(byte) ? byte &- 0x20 : byte }
    static func lowerCased(_ byte: UInt8) -> UInt8 { isUpperCaseLetter(byte) ? byte | 0x20 : byte }

    /// A name in small letters without spaces, hyphens and underscores, as programs and people vary them.
    static func squeezed(_ name: some Sequence<UInt8>) -> [UInt8] {
        var squeezed: [UInt8] = []
        for byte in name where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "_") && byte != minus { squeezed.append(lowerCased(byte)) }
        return squeezed
    }
}
