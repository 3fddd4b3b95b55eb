/// The pieces of JSON, read through a pointer to a text with eight zero bytes behind it.
///
/// No function goes beyond the first of these, because a zero byte is not allowed in JSON. Words are eight bytes and start
/// inside the text or right after it, so they end with the padding at the latest.
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

    /// Goes on to the first byte that is a quote, a backslash, an ampersand, a control character or not ASCII.
    @inline(__always)
    static func skipPlainText(_ bytes: UnsafePointer<UInt8>, _ p: inout Int) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        while true {
            // A borrow can only mark bytes above a true hit, so the lowest mark is right. Bytes that are not ASCII are marked
            // in any case, so it does no harm that the subtractions mark some of them.
            let x = unsafe word(bytes, p)
            // A quote and an ampersand differ in one bit.
            let quote = x & 0xFBFB_FBFB_FBFB_FBFB ^ 0x2222_2222_2222_2222
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
        unsafe skipPlainText(bytes, &p)
        if unsafe bytes[p] == UInt8(ascii: "\"") {
            p &+= 1
            return true
        }
        let rest = unsafe restOfString(bytes, p)
        p = rest.end
        flags |= rest.flags
        return p > 0
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
