/// What is ordinary about the members of a dictionary, as a mask: rules need not look closer at what they find ordinary.
///
/// ``FastReader`` notes it on the way, for the values are in its hands; after a careful reading nothing counts as ordinary.
package enum OrdinaryValues {
    /// Each text begins like a name for something.
    static let texts: UInt32 = 1
    /// Each amount is above zero and has at most eight characters.
    static let amounts: UInt32 = 2
    /// An amount of eight characters is at most this.
    static let largestAmount: Int64 = 99_999_999
    /// Each word is the first of its vocabulary.
    static let words: UInt32 = 4
    /// No list is empty.
    static let lists: UInt32 = 8
    /// No word appears twice in a list.
    static let differentWords: UInt32 = 16
    /// Each text is ASCII and has neither escapes nor ampersands.
    static let plainTexts: UInt32 = 64
    package static let all: UInt32 = 95
    /// No version is stated for the page: this depends on the document, not the dictionary.
    static let noVersion: UInt32 = 32

    /// Whether a text may begin with a byte. Not allowed are control characters, spaces, quotes, backslashes, and the first letters of
    /// ``LabelWords/leftovers``.
    @inline(__always)
    static func begins(_ byte: UInt8) -> Bool {
        if byte < 0x80 {
            let half = byte < 64 ? beginnings.0 : beginnings.1
            return half &>> UInt64(byte & 63) & 1 != 0
        }
        // Spaces beyond ASCII begin with one of these.
        return byte != 0xC2 && (byte < 0xE1 || byte > 0xE3)
    }
}
