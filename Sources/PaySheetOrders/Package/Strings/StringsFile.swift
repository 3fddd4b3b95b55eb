/// order.strings: the texts of an order in one language.
///
/// ```text
/// /* Shown below the name of the shop. */
/// "STATUS_SHIPPED" = "Your order is on its way.";
/// ```
public struct StringsFile: Sendable, Hashable {
    /// A key and its text.
    public struct Entry: Sendable, Hashable {
        /// The key, which order.json has in the place of the text.
        public let key: String
        /// The text.
        public let value: String
        /// The line of the key, from 1.
        public let line: Int
    }

    /// The encoding of a strings file.
    public enum Encoding: String, Sendable, Hashable, CaseIterable {
        /// UTF-8, which includes ASCII.
        case utf8 = "UTF-8"
        /// UTF-16 with the lower byte first.
        case utf16LittleEndian = "UTF-16LE"
        /// UTF-16 with the higher byte first.
        case utf16BigEndian = "UTF-16BE"
    }

    /// The entries in the order of the file.
    public let entries: [Entry]
    /// How the characters are encoded.
    public let encoding: Encoding
    /// Whether the file begins with a byte order mark.
    public let hasByteOrderMark: Bool
    /// Whether all characters are ASCII.
    public let isASCII: Bool

    /// Reads a file.
    public init(_ bytes: [UInt8]) throws(StringsError) {
        let text = try StringsText(bytes)
        encoding = text.encoding
        hasByteOrderMark = text.hasByteOrderMark
        isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        var parser = StringsParser(text.utf8)
        entries = try parser.entries()
    }
}
