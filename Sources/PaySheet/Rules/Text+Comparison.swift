// Text of a document is compared in place: no string is made.

extension Text {
    /// The number of bytes between the quotes, escapes as written.
    package var byteCount: Int { Int(node.end) - Int(node.start) }

    /// A byte between the quotes.
    package func byte(_ index: Int) -> UInt8 { bytes[Int(node.start) &+ index] }

    /// No escapes and no conversion: the bytes are the text.
    package var isPlain: Bool { node.isPlainString }

    /// The text has exactly these bytes.
    package func equals(_ text: StaticString) -> Bool {
        guard isPlain else { return string.utf8.elementsEqual(text.description.utf8) }
        guard byteCount == text.utf8CodeUnitCount else { return false }
        return starts(with: text)
    }

    /// The text begins with these bytes, escapes as written.
    package func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard byteCount >= count else { return false }
        var index = 0
        for byte in text.description.utf8 {
            if self.byte(index) != byte { return false }
            index &+= 1
        }
        return true
    }

    /// Both texts are the same, however they are escaped.
    package func equals(_ other: borrowing Text) -> Bool {
        guard isPlain, other.isPlain else { return string == other.string }
        guard byteCount == other.byteCount else { return false }
        for index in 0..<byteCount where byte(index) != other.byte(index) { return false }
        return true
    }

    /// Nothing but white space.
    package var isBlank: Bool {
        guard isPlain else { return string.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
        for index in 0..<byteCount {
            let byte = byte(index)
            if byte >= 0x80 { return string.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
            if byte != 0x20 { return false }
        }
        return true
    }

    /// The text in quotes as a message shows it: control characters made visible, cut where it is long.
    /// Not for values that say something about a person or a secret.
    package var quoted: String { Shown.quoted(string) }
}
