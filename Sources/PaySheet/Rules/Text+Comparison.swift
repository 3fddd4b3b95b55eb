// Text of a document is compared in place: no string is made.

extension StaticString {
    /// A byte of the text, which must be one of ``utf8CodeUnitCount``. (Its description would be a new string each time.)
    @inline(__always)
    func byte(_ index: Int) -> UInt8 { unsafe utf8Start[index] }
}

extension Text {
    /// The number of bytes between the quotes, escapes as written.
    package var byteCount: Int { Int(node.end) - Int(node.start) }

    /// A byte between the quotes.
    package func byte(_ index: Int) -> UInt8 { bytes[Int(node.start) &+ index] }

    /// No escapes and no conversion: the bytes are the text.
    package var isPlain: Bool { node.isPlainString }

    /// The text has exactly these bytes.
    package func equals(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        if isPlain { return byteCount == count && starts(with: text) }
        for index in 0..<min(count, byteCount) {
            let byte = byte(index)
            if byte == JSONText.Mark.backslash { return string.utf8.elementsEqual(text.description.utf8) }
            if byte != text.byte(index) { return false }
        }
        // What follows in either stands for one character at least.
        return byteCount == count
    }

    /// The text begins with these bytes, escapes as written.
    package func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard byteCount >= count else { return false }
        var index = 0
        for place in 0..<text.utf8CodeUnitCount {
            let byte = text.byte(place)
            if self.byte(index) != byte { return false }
            index &+= 1
        }
        return true
    }

    /// Both texts are the same, however they are escaped.
    package func equals(_ other: borrowing Text) -> Bool {
        guard isPlain, other.isPlain else { return !differs(from: other) && string == other.string }
        guard byteCount == other.byteCount else { return false }
        for index in 0..<byteCount where byte(index) != other.byte(index) { return false }
        return true
    }

    /// The texts differ before anything in them would have to be decoded: most do in their first letters.
    private func differs(from other: borrowing Text) -> Bool {
        for index in 0..<min(byteCount, other.byteCount) {
            let (one, two) = (byte(index), other.byte(index))
            guard one < 0x80, two < 0x80, one != JSONText.Mark.backslash, two != JSONText.Mark.backslash else { return false }
            if one != two { return true }
        }
        return false
    }

    /// Nothing but white space.
    package var isBlank: Bool {
        for index in 0..<byteCount {
            let byte = byte(index)
            if byte == 0x20 { continue }
            // Spaces beyond ASCII begin with one of few bytes.
            let isUnclear = byte < 0x20 || byte == JSONText.Mark.backslash ? !isPlain : mayBeSpace(byte, index)
            return isUnclear && string.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
        }
        return true
    }

    /// A space may begin here that is not ASCII.
    private func mayBeSpace(_ byte: UInt8, _ index: Int) -> Bool {
        guard byte >= 0x80, index &+ 1 < byteCount else { return byte >= 0x80 }
        let next = self.byte(index &+ 1)
        switch byte {
        case 0xC2: return next == 0x85 || next == 0xA0
        case 0xE1: return next == 0x9A
        case 0xE2: return next <= 0x81
        case 0xE3: return next == 0x80
        default: return false
        }
    }

    /// The text in quotes as a message shows it: control characters made visible, cut where it is long.
    /// Not for values that say something about a person or a secret.
    package var quoted: String { Shown.quoted(string) }
}
