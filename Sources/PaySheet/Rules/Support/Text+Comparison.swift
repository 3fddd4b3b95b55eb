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
        var place = 0
        for index in 0..<count {
            guard place < byteCount else { return false }
            switch unit(&place) {
            case .ascii(let byte): if byte != text.byte(index) { return false }
            case .other:
                // Text to compare with is ASCII.
                if text.byte(index) < 0x80 { return false }
                return string.utf8.elementsEqual(text.description.utf8)
            case .unclear: return string.utf8.elementsEqual(text.description.utf8)
            }
        }
        guard place < byteCount else { return true }
        if case .unclear = unit(&place) { return string.utf8.elementsEqual(text.description.utf8) }
        return false
    }

    /// A character of a text with escapes, as far as comparisons care.
    private enum Unit {
        case ascii(UInt8)
        /// Text beyond ASCII: what an escape stands for, or 0xFFFF.
        case other(UInt16)
        /// What is not an escape of JSON.
        case unclear
    }

    /// Reads the character at a place and goes behind it.
    private func unit(_ place: inout Int) -> Unit {
        let first = byte(place)
        place &+= 1
        guard first == JSONText.Mark.backslash else { return first < 0x80 ? .ascii(first) : .other(.max) }
        guard place < byteCount else { return .unclear }
        let letter = byte(place)
        place &+= 1
        switch letter {
        case UInt8(ascii: "\""), JSONText.Mark.backslash, UInt8(ascii: "/"): return .ascii(letter)
        case UInt8(ascii: "b"): return .ascii(0x08)
        case UInt8(ascii: "f"): return .ascii(0x0C)
        case UInt8(ascii: "n"): return .ascii(0x0A)
        case UInt8(ascii: "r"): return .ascii(0x0D)
        case UInt8(ascii: "t"): return .ascii(0x09)
        case UInt8(ascii: "u"):
            guard place &+ 4 <= byteCount else { return .unclear }
            var unit: UInt16 = 0
            for _ in 0..<4 {
                guard let digit = JSONText.Mark.hexDigit(byte(place)) else { return .unclear }
                unit = unit << 4 | UInt16(digit)
                place &+= 1
            }
            return unit < 0x80 ? .ascii(UInt8(truncatingIfNeeded: unit)) : .other(unit)
        default: return .unclear
        }
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
        let count = byteCount
        guard count == other.byteCount else { return false }
        let (start, otherStart) = (Int(node.start), Int(other.node.start))
        var place = 0
        while place &+ 8 <= count {
            guard bytes.word(at: start &+ place) == other.bytes.word(at: otherStart &+ place) else { return false }
            place &+= 8
        }
        guard place < count else { return true }
        let rest = bytes.word(at: start &+ place) ^ other.bytes.word(at: otherStart &+ place)
        return rest &<< UInt64(64 &- 8 &* (count &- place)) == 0
    }

    /// The texts differ before anything in them would have to be decoded: most do in their first letters.
    private func differs(from other: borrowing Text) -> Bool {
        var (place, otherPlace) = (0, 0)
        while place < byteCount, otherPlace < other.byteCount {
            guard case .ascii(let one) = unit(&place), case .ascii(let two) = other.unit(&otherPlace) else { return false }
            if one != two { return true }
        }
        return false
    }

    /// Nothing but white space.
    package var isBlank: Bool {
        var index = 0
        while index < byteCount {
            let byte = byte(index)
            // What an escape stood for may be a line end or a tab.
            if byte == 0x20 || isPlain && byte >= 0x09 && byte <= 0x0D {
                index &+= 1
                continue
            }
            // Spaces beyond ASCII begin with one of few bytes.
            if byte >= 0x20, byte != JSONText.Mark.backslash, !mayBeSpace(byte, index) { return false }
            if isPlain, byte < 0x80 { return false }
            if byte == JSONText.Mark.backslash {
                switch unit(&index) {
                case .ascii(let byte):
                    guard byte == 0x20 || byte >= 0x09 && byte <= 0x0D else { return false }
                    continue
                // Spaces beyond ASCII are few.
                case .other(let unit): if unit > 0xA0 && unit < 0x1680 || unit > 0x1680 && unit < 0x2000 || unit > 0x3000 { return false }
                case .unclear: break
                }
            }
            return string.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
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
    @inline(never)
    package var quoted: String { Shown.quoted(string) }
}
