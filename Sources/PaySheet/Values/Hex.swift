/// Hexadecimal digits.
package enum Hex {
    /// The bytes of pairs of digits; `nil` for other text.
    package static func decode(_ text: String) -> [UInt8]? { decode(text.utf8) }

    /// The bytes of pairs of digits; `nil` for other bytes.
    package static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 2)
        var high: UInt8?
        for byte in text {
            guard let digit = digit(byte) else { return nil }
            if let first = high {
                bytes.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high == nil ? bytes : nil
    }

    /// The value of a digit; `nil` for other bytes.
    package static func digit(_ byte: UInt8) -> UInt8? {
        if ASCII.isDigit(byte) { return byte &- ASCII.zero }
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : nil
    }
}
