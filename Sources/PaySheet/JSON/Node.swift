/// One value, or one member name, of a scanned document: its range and the index of the next one.
///
/// A document is a flat array of nodes in the order of the text. An object comes before its members, each a name node and the nodes of
/// its value. An array comes before its elements. No byte of the text is copied.
///
/// ```
/// {"a":[1,true]}      0 object  next 5  count 1
///                     1 string  next 2            the name
///                     2 array   next 5  count 2
///                     3 number  next 4
///                     4 true    next 5
/// ```
package struct Node: Sendable, BitwiseCopyable {
    /// First byte: of a string the first after the quote, else of the value.
    package var start: UInt32
    /// One past the last byte: of a string the closing quote, else the end of the value.
    package var end: UInt32
    /// The index of the first node that does not belong to this value.
    package var next: UInt32
    /// Kind, flags and count in one word.
    package var info: UInt32

    package enum Kind: UInt32, Sendable {
        case null, `false`, `true`, number, string, array, object
        /// `undefined`, which only the recovering scanner lets pass: the member counts as absent.
        case undefined
        /// A value, or any number of members, that only a program knows; see ``UnknownValue``.
        case unknown, spread
    }

    /// The string has at least one backslash.
    package static let escaped: UInt32 = 1 << 27
    /// The string has no quotes around it in the text: a bare JavaScript name.
    package static let bare: UInt32 = 1 << 26
    /// The string is inside `new Date(…)`: `start` and `end` are those of the text inside the quotes.
    package static let dateExpression: UInt32 = 1 << 25
    /// How many members or elements a container may have: what fits beside kind and flags.
    package static let countMask: UInt32 = (1 << 25) - 1

    package init(_ kind: Kind, start: Int, end: Int, next: Int, flags: UInt32 = 0, count: Int = 0) {
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
        self.next = UInt32(truncatingIfNeeded: next)
        self.info = kind.rawValue << 28 | flags | UInt32(truncatingIfNeeded: count) & Node.countMask
    }

    package var kind: Kind { Kind(rawValue: info >> 28) ?? .null }
    /// Asks for one kind without working out which it is.
    @inline(__always)
    package func `is`(_ kind: Kind) -> Bool { info >> 28 == kind.rawValue }
    package var isString: Bool { info >> 28 == Kind.string.rawValue }
    /// A string without a backslash, in quotes.
    @inline(__always)
    package var isPlainString: Bool { info & (0xF << 28 | Node.escaped) == Kind.string.rawValue << 28 }
    package var isEscaped: Bool { info & Node.escaped != 0 }
    package var isBare: Bool { info & Node.bare != 0 }
    /// Members of an object, elements of an array.
    package var count: Int { Int(info & Node.countMask) }
    package var range: Range<Int> { Int(start)..<Int(end) }
}
