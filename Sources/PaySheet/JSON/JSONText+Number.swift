extension JSONText {
    /// The spelling of a number node, or the plain decimal where JSON does not allow the spelling.
    package static func plainNumber(_ bytes: [UInt8], _ node: Node) -> [UInt8] {
        let end = min(Int(node.end), bytes.count)
        var index = min(Int(node.start), end)
        var text: [UInt8] = []
        text.reserveCapacity(end - index)
        func isZero(_ index: Int) -> Bool { index < end && bytes[index] == Mark.zero }
        while index < end, bytes[index] == Mark.plus || bytes[index] == Mark.minus || Mark.isSpace(bytes[index]) {
            if bytes[index] == Mark.minus { text.append(Mark.minus) }
            index += 1
        }
        if isZero(index), index + 1 < end, bytes[index + 1] | 0x20 == UInt8(ascii: "x") {
            var value: UInt64 = 0
            for byte in bytes[(index + 2)..<max(end, index + 2)] { value = value << 4 | UInt64(Hex.digit(byte) ?? 0) }
            text.append(contentsOf: value.description.utf8)
            return text
        }
        // `_` is allowed between any two digits.
        func isDigit(_ index: Int) -> Bool { index < end && (Mark.isDigit(bytes[index]) || bytes[index] == Mark.underscore) }
        while isZero(index) || index < end && bytes[index] == Mark.underscore, isDigit(index + 1) { index += 1 }
        if !isDigit(index) { text.append(Mark.zero) }
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == Mark.underscore { continue }
            // A point with nothing behind it goes.
            if byte == Mark.dot, !isDigit(index) { continue }
            text.append(byte)
        }
        return text
    }

    /// `0` to `9` and `a` to `f`.
    static func hexCharacter(_ digit: UInt8) -> UInt8 { digit < 10 ? Mark.zero + digit : UInt8(ascii: "a") + (digit & 0xF) - 10 }
}
