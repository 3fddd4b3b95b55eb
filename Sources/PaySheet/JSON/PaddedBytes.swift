/// The pieces of JSON, read through a pointer to a text with eight zero bytes behind it.
///
/// No function goes beyond the first of these: a zero byte is allowed nowhere. Words are read eight bytes at a time from
/// places inside the text or right behind it, so they end with the padding at the latest.
enum PaddedBytes {
    @inline(__always)
    static func skipSpace(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) {
        // Minified text has none: one comparison.
        while unsafe bytes[p] <= 0x20, unsafe isSpace(bytes[p]) { p &+= 1 }
    }

    @inline(__always)
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// Eight bytes, the first in the lowest place.
    @inline(__always)
    static func word(_ bytes: UnsafePointer<UInt8>, _ p: Int) -> UInt64 {
        unsafe UInt64(littleEndian: UnsafeRawPointer(bytes + p).loadUnaligned(as: UInt64.self))
    }

    /// Two bytes, the first in the lowest place.
    @inline(__always)
    static func quarterWord(_ bytes: UnsafePointer<UInt8>, _ p: Int) -> UInt16 {
        unsafe UInt16(littleEndian: UnsafeRawPointer(bytes + p).loadUnaligned(as: UInt16.self))
    }

    /// Four bytes, the first in the lowest place.
    @inline(__always)
    static func halfWord(_ bytes: UnsafePointer<UInt8>, _ p: Int) -> UInt32 {
        unsafe UInt32(littleEndian: UnsafeRawPointer(bytes + p).loadUnaligned(as: UInt32.self))
    }

    /// Goes on to the first byte that is a quote, a backslash, a control character or not ASCII.
    @inline(__always)
    static func skipPlainText(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        while true {
            // A borrow can only mark bytes above a true hit, so the lowest mark is right. Bytes that are not ASCII are marked
            // in any case, so it does no harm that the subtractions mark some of them.
            let x = unsafe word(bytes, p)
            let quote = x ^ 0x2222_2222_2222_2222
            let backslash = x ^ 0x5C5C_5C5C_5C5C_5C5C
            let marks = ((quote &- ones) | (backslash &- ones) | (x &- 0x2020_2020_2020_2020) | x) & 0x8080_8080_8080_8080
            guard marks == 0 else {
                p &+= marks.trailingZeroBitCount >> 3
                return
            }
            p &+= 8
        }
    }

    /// Goes from a place inside a string to behind its closing quote.
    @inline(__always)
    static func string(_ bytes: UnsafePointer<UInt8>, _ p: inout Int, _ flags: inout UInt32) -> Bool {
        while true {
            unsafe skipPlainText(bytes, &p)
            let byte = unsafe bytes[p]
            if byte == UInt8(ascii: "\"") {
                p &+= 1
                return true
            }
            let next = unsafe unusual(byte, bytes, p)
            guard next.place > 0 else { return false }
            p = next.place
            flags |= next.flags
        }
    }

    /// Goes over an escape or over characters that are not ASCII. Returns the place behind it, or 0, and the node's flags.
    @inline(never)
    private static func unusual(_ first: UInt8, _ bytes: UnsafePointer<UInt8>, _ start: Int) -> (place: Int, flags: UInt32) {
        var p = start
        if first == UInt8(ascii: "\\") { return unsafe (escape(bytes, &p) ? p : 0, Node.escaped) }
        guard first >= 0x80 else { return (0, 0) }
        var lead = first
        repeat {
            let size = unsafe utf8Size(lead, bytes + p)
            guard size > 0 else { return (0, 0) }
            p &+= size
            lead = unsafe bytes[p]
        } while lead >= 0x80
        return (p, 0)
    }

    private static func escape(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) -> Bool {
        switch unsafe bytes[p &+ 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            p &+= 2
            return true
        case UInt8(ascii: "u"):
            guard let unit = unsafe codeUnit(bytes + p + 2) else { return false }
            p &+= 6
            if unit & 0xF800 != 0xD800 { return true }
            // A surrogate is half a character: the other half must follow.
            guard unit < 0xDC00, unsafe bytes[p] == UInt8(ascii: "\\"), unsafe bytes[p &+ 1] == UInt8(ascii: "u"),
                let low = unsafe codeUnit(bytes + p + 2), low & 0xFC00 == 0xDC00
            else { return false }
            p &+= 6
            return true
        default: return false
        }
    }

    private static func codeUnit(_ digits: UnsafePointer<UInt8>) -> UInt32? {
        var unit: UInt32 = 0
        for index in 0..<4 {
            // The first byte that is no digit ends the loop, so the padding is never passed.
            guard let digit = unsafe JSONText.Mark.hexDigit(digits[index]) else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }

    /// The size of the UTF-8 sequence at a place, 0 when it is not well-formed.
    private static func utf8Size(_ lead: UInt8, _ at: UnsafePointer<UInt8>) -> Int {
        @inline(__always) func continues(_ index: Int) -> Bool { unsafe at[index] & 0xC0 == 0x80 }
        switch lead {
        case 0xC2...0xDF: return continues(1) ? 2 : 0
        case 0xE0...0xEF:
            guard continues(1) else { return 0 }
            let second = unsafe at[1]
            // No overlong forms and no surrogates.
            if lead == 0xE0 && second < 0xA0 || lead == 0xED && second > 0x9F { return 0 }
            return continues(2) ? 3 : 0
        case 0xF0...0xF4:
            guard continues(1) else { return 0 }
            let second = unsafe at[1]
            if lead == 0xF0 && second < 0x90 || lead == 0xF4 && second > 0x8F { return 0 }
            return continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }

    static func number(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) -> Bool {
        if unsafe bytes[p] == UInt8(ascii: "-") { p &+= 1 }
        if unsafe bytes[p] == UInt8(ascii: "0") {
            p &+= 1
        } else {
            guard unsafe digits(bytes, &p) else { return false }
        }
        if unsafe bytes[p] == UInt8(ascii: ".") {
            p &+= 1
            guard unsafe digits(bytes, &p) else { return false }
        }
        if unsafe bytes[p] | 0x20 == UInt8(ascii: "e") {
            p &+= 1
            if unsafe bytes[p] == UInt8(ascii: "+") || bytes[p] == UInt8(ascii: "-") { p &+= 1 }
            guard unsafe digits(bytes, &p) else { return false }
        }
        return true
    }

    private static func digits(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) -> Bool {
        let first = p
        while unsafe bytes[p] &- UInt8(ascii: "0") < 10 { p &+= 1 }
        return p > first
    }
}
