/// A short code of letters, kept as received: a word when it is the expected number of upper-case letters, else its text.
///
/// The word holds one letter a byte, the last letter lowest, so words of one length sort as their letters do.
struct LetterCode: Sendable {
    /// The letters; zero when the code is anything but the expected number of upper-case letters.
    let packed: UInt32
    /// The text where `packed` cannot hold it.
    private let other: String?

    init(packed: UInt32) {
        self.packed = packed
        self.other = nil
    }

    init(_ text: String, letters: Int) {
        self.packed = LetterCode.pack(text.utf8, letters: letters, upperCasing: false)
        self.other = packed == 0 ? text : nil
    }

    /// The code as it was received.
    var text: String { other ?? LetterCode.text(packed) }

    /// The letters as a word; zero when they are not exactly so many ASCII letters.
    static func pack(_ bytes: some Sequence<UInt8>, letters: Int, upperCasing: Bool) -> UInt32 {
        var packed: UInt32 = 0
        var count = 0
        for byte in bytes {
            let letter = upperCasing ? ASCII.upperCased(byte) : byte
            guard ASCII.isUpperCaseLetter(letter), count < letters else { return 0 }
            packed = packed &<< 8 | UInt32(letter)
            count &+= 1
        }
        return count == letters ? packed : 0
    }

    /// The bytes from `from` up to `to` as a word; zero when they are not exactly so many upper-case letters.
    static func pack(_ bytes: borrowing Span<UInt8>, from: Int, to: Int, letters: Int) -> UInt32 {
        guard to &- from == letters else { return 0 }
        var packed: UInt32 = 0
        for index in from..<to {
            guard ASCII.isUpperCaseLetter(bytes[index]) else { return 0 }
            packed = packed &<< 8 | UInt32(bytes[index])
        }
        return packed
    }

    /// The letters of a word as text.
    static func text(_ packed: UInt32) -> String {
        var text = ""
        for shift: UInt32 in [24, 16, 8, 0] {
            let letter = UInt8(truncatingIfNeeded: packed &>> shift)
            if letter != 0 { text.unicodeScalars.append(Unicode.Scalar(letter)) }
        }
        return text
    }
}

extension LetterCode: Hashable {
    // By bytes, not by canonical equivalence: a code is what was received.
    static func == (lhs: LetterCode, rhs: LetterCode) -> Bool {
        guard lhs.packed == rhs.packed else { return false }
        guard let left = lhs.other, let right = rhs.other else { return lhs.other == nil && rhs.other == nil }
        return left.utf8.elementsEqual(right.utf8)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(packed)
        guard let other else { return }
        for byte in other.utf8 { hasher.combine(byte) }
    }
}

/// Received text made ready for a guess at the code it means: ASCII letters and digits in upper case, no spaces around.
struct CodeGuess {
    let bytes: [UInt8]

    init(_ text: String) {
        // No code and no name that is looked up is longer.
        bytes = text.utf8.trimmed.prefix(64).map { ASCII.upperCased($0) }
    }

    /// Three digits as a number; zero for anything else.
    var number: UInt16 { bytes.count == 3 ? ASCII.number(bytes).map { UInt16(truncatingIfNeeded: $0) } ?? 0 : 0 }

    func `is`(_ text: StaticString) -> Bool {
        text.utf8CodeUnitCount == bytes.count && bytes.indices.allSatisfy { bytes[$0] == ASCII.upperCased(text.byte($0)) }
    }

    /// Whether the text is the same but for the case of its letters.
    func matches(_ text: String) -> Bool { bytes.elementsEqual(text.utf8.lazy.map { ASCII.upperCased($0) }) }
}
