// Text of a document is compared in place: no string is made.

extension StaticString {
    /// A byte of the text, which must be one of ``utf8CodeUnitCount``. (Its description would be a new string each time.)
    @inline(__always)
    func byte(_ index: Int) -> UInt8 { unsafe utf8Start[index] }

    /// The text has exactly these bytes.
    func equals(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.count == utf8CodeUnitCount && !zip(bytes, 0..<utf8CodeUnitCount).contains { $0 != byte($1) }
    }
}

extension Span<UInt8> {
    /// Exactly these bytes begin at a place.
    func holds(_ word: StaticString, at start: Int) -> Bool {
        guard start >= 0, count &- start >= word.utf8CodeUnitCount else { return false }
        for place in 0..<word.utf8CodeUnitCount where self[start &+ place] != word.byte(place) { return false }
        return true
    }

    /// These bytes begin at a place, in any case. The word has small letters.
    func matches(_ word: StaticString, at start: Int) -> Bool {
        guard start >= 0, count &- start >= word.utf8CodeUnitCount else { return false }
        for place in 0..<word.utf8CodeUnitCount where ASCII.lowerCased(self[start &+ place]) != word.byte(place) { return false }
        return true
    }

    /// A range of bytes is this word of small letters, in any case.
    func matches(_ word: StaticString, _ range: Range<Int>) -> Bool {
        range.count == word.utf8CodeUnitCount && matches(word, at: range.lowerBound)
    }
}

extension Text {
    /// The number of bytes between the quotes.
    package var byteCount: Int { Int(node.end) - Int(node.start) }

    /// A byte between the quotes.
    package func byte(_ index: Int) -> UInt8 { bytes[Int(node.start) &+ index] }

    /// No escapes and no conversion: the bytes are the text.
    package var isPlain: Bool { node.isPlainString }

    /// The text has exactly these bytes.
    package func equals(_ text: StaticString) -> Bool {
        guard isPlain else { return string.utf8.elementsEqual(text.description.utf8) }
        return byteCount == text.utf8CodeUnitCount && starts(with: text)
    }

    /// The text begins with these bytes.
    package func starts(with text: StaticString) -> Bool {
        byteCount >= text.utf8CodeUnitCount && bytes.holds(text, at: Int(node.start))
    }

    /// The text begins with another one.
    package func starts(with other: borrowing Text) -> Bool {
        guard isPlain, other.isPlain else { return string.utf8.starts(with: other.string.utf8) }
        guard byteCount >= other.byteCount else { return false }
        for index in 0..<other.byteCount where byte(index) != other.byte(index) { return false }
        return true
    }

    /// Both texts are the same.
    package func equals(_ other: borrowing Text) -> Bool {
        guard isPlain, other.isPlain else { return string == other.string }
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

    /// Nothing but white space.
    package var isBlank: Bool {
        for index in 0..<byteCount {
            let byte = byte(index)
            if byte == 0x20 || byte >= 0x09 && byte <= 0x0D { continue }
            // Spaces beyond ASCII begin with one of few bytes.
            return mayBeSpace(byte, index) && string.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
        }
        return true
    }

    /// A space may begin here that is not ASCII.
    private func mayBeSpace(_ byte: UInt8, _ index: Int) -> Bool {
        guard byte >= 0x80, index &+ 1 < byteCount else { return false }
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
    package var quoted: String {
        Shown.quoted(quotesPersonal ? string : PersonalText.masked(string, plainDigits: PersonalText.fewDigits))
    }
}
