/// Strings with escapes or with characters beyond ASCII.
extension PaddedBytes {
    /// Goes on with a string from a byte that is not plain. Returns the place behind the closing quote, or 0, and the node's flags.
    ///
    /// The positions of such characters are unpredictable, so no branch depends on one of them. Each word says where characters of
    /// several bytes begin and continue, and both must agree. The few with a restricted second byte are checked once more.
    @inline(never)
    static func restOfString(_ bytes: UnsafePointer<UInt8>, _ start: Int) -> (end: Int, flags: UInt32) {
        var p = start
        var flags: UInt32 = 0
        // Where the characters go on that the word before has begun.
        var begun: UInt64 = 0
        var doubts: UInt64 = 0
        while true {
            let x = unsafe word(bytes, p)
            let quote = x ^ 0x2222_2222_2222_2222
            let backslash = x ^ 0x5C5C_5C5C_5C5C_5C5C
            let marks = ((quote &- ones) | (backslash &- ones) | (x &- 0x2020_2020_2020_2020)) & ~x & highest
            // The bytes before the lowest mark; all where there is none.
            let text = x & ((marks & (0 &- marks)) >> 7 &- 1)
            let leads = text & text << 1 & highest
            let leadsOfThree = leads & text << 2
            let followers = leads << 8 | leadsOfThree << 16 | begun
            doubts |= followers ^ (text & highest ^ leads) | doubtfulLeads(text, leadsOfThree)
            if marks == 0 {
                begun = leads >> 56 | leadsOfThree >> 48
                p &+= 8
                continue
            }
            begun = 0
            p &+= marks.trailingZeroBitCount >> 3
            let byte = unsafe bytes[p]
            if byte == UInt8(ascii: "\"") { break }
            guard unsafe byte == UInt8(ascii: "\\") && escape(bytes, &p) else { return (0, 0) }
            flags = Node.escaped
        }
        guard unsafe doubts & highest == 0 || isUTF8(bytes, start, p) else { return (0, 0) }
        return (p &+ 1, flags)
    }

    private static var ones: UInt64 { 0x0101_0101_0101_0101 }
    private static var highest: UInt64 { 0x8080_8080_8080_8080 }

    /// The highest bits of bytes that begin no character, or one with a restricted second byte: 0xC0, 0xC1, 0xE0, 0xED and from 0xF0
    /// on. (They may mark others as well.)
    @inline(__always)
    private static func doubtfulLeads(_ text: UInt64, _ leadsOfThree: UInt64) -> UInt64 {
        let overlong = text & 0xFEFE_FEFE_FEFE_FEFE ^ 0xC0C0_C0C0_C0C0_C0C0
        let low = text ^ 0xE0E0_E0E0_E0E0_E0E0
        let surrogate = text ^ 0xEDED_EDED_EDED_EDED
        return leadsOfThree & text << 3 | (overlong &- ones) & ~overlong | (low &- ones) & ~low | (surrogate &- ones) & ~surrogate
    }

    /// Goes over the escape at a backslash. False where it is none.
    @inline(__always)
    private static func escape(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) -> Bool {
        let letter = unsafe bytes[p &+ 1]
        if letter == UInt8(ascii: "u") {
            let unit = unsafe HexDigits.value(ofFour: halfWord(bytes, p &+ 2))
            p &+= 6
            if unit & 0xF800 != 0xD800 { return unit < 0x10000 }
            // A surrogate is half a character: the other half must follow.
            guard unit < 0xDC00, unsafe quarterWord(bytes, p) == 0x755C,
                unsafe HexDigits.value(ofFour: halfWord(bytes, p &+ 2)) & ~0x3FF == 0xDC00
            else { return false }
            p &+= 6
            return true
        }
        p &+= 2
        return JSONText.Mark.isShortEscape(letter)
    }

    /// All characters between two places are well-formed.
    @inline(never)
    private static func isUTF8(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        let text = unsafe UnsafeBufferPointer(start: bytes, count: end).span
        var p = start
        while p < end {
            let size = JSONText.scalarLength(text, p)
            guard size > 0 else { return false }
            p &+= size
        }
        return true
    }
}
