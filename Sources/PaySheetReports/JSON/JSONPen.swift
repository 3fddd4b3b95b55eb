/// Fills room that a ``JSONBytes`` has asked for: it knows how much there is, and nobody asks again.
@safe struct JSONPen: ~Copyable {
    private let room: UnsafeMutableBufferPointer<UInt8>
    /// How much is filled.
    private(set) var place: Int

    @inline(__always)
    init(_ room: UnsafeMutableBufferPointer<UInt8>, at place: Int) {
        unsafe self.room = unsafe room
        self.place = place
    }

    @inline(__always)
    mutating func put(_ byte: UInt8) {
        unsafe room[place] = byte
        place &+= 1
    }

    @inline(__always)
    mutating func put(_ bytes: UnsafeRawBufferPointer) {
        unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(room)[place...]).copyMemory(from: bytes)
        place &+= bytes.count
    }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        unsafe put(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// A number in decimals.
    @inline(__always)
    mutating func put(decimals number: UInt) {
        if number < 10 { return put(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)) }
        let end = place &+ Digits.count(of: number)
        Digits.each(of: number) { digit, fromEnd in unsafe room[end &- fromEnd] = digit }
        place = end
    }

    /// A new line with so many spaces.
    mutating func breakLine(_ spaces: Int) {
        put(0x0A)
        for _ in 0..<spaces { put(0x20) }
    }

    /// A character as four hexadecimal digits.
    mutating func escape(_ value: UInt32) {
        let digits = String(value, radix: 16)
        put("\\u")
        for _ in digits.utf8.count..<4 { put(UInt8(ascii: "0")) }
        for digit in digits.utf8 { put(digit) }
    }

    /// Text of ASCII in which at most quotes and backslashes are escaped. False, and nothing written, where it has more.
    mutating func putPlain(_ text: UnsafeRawBufferPointer) -> Bool {
        let room = unsafe UnsafeMutableRawBufferPointer(room)
        var end = self.place
        var place = 0
        while place < text.count {
            if place &+ 8 <= text.count {
                let word = unsafe text.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                if JSONPen.isPlain(word) {
                    unsafe room.storeBytes(of: word, toByteOffset: end, as: UInt64.self)
                    place &+= 8
                    end &+= 8
                    continue
                }
            }
            let byte = unsafe text[place]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                unsafe room[end] = UInt8(ascii: "\\")
                end &+= 1
            } else if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "[") {
                return false
            }
            unsafe room[end] = byte
            place &+= 1
            end &+= 1
        }
        self.place = end
        return true
    }

    /// Eight letters of ASCII of which none is escaped, nor a bracket. (It may err towards no.)
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func holds(_ byte: UInt64) -> UInt64 {
            let difference = word ^ (byte &* ones)
            return (difference &- ones) & ~difference
        }
        // Below a space; a delete, which a one more makes too large; too large.
        let outside = (word &- 0x2020_2020_2020_2020) | (word &+ ones) | word
        return (outside | holds(0x22) | holds(0x5C) | holds(0x5B)) & 0x8080_8080_8080_8080 == 0
    }
}

/// The decimals of a number.
enum Digits {
    /// The largest number has so many.
    static let most = 20

    static func count(of number: UInt) -> Int {
        var count = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            count &+= 1
        }
        return count
    }

    /// From the last to the first, each with its place from the end.
    @inline(__always)
    static func each(of number: UInt, _ take: (_ digit: UInt8, _ fromEnd: Int) -> Void) {
        var rest = number
        var fromEnd = 1
        repeat {
            take(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10), fromEnd)
            rest /= 10
            fromEnd &+= 1
        } while rest > 0
    }
}

extension [UInt8] {
    /// Appends a piece of other bytes. (A slice would hold on to them for a moment, which takes longer than to copy a short one.)
    mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Appends a number in decimals.
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Digits.most) { room in
            var start = Digits.most
            Digits.each(of: number.magnitude) { digit, fromEnd in
                start = Digits.most &- fromEnd
                unsafe room.initializeElement(at: start, to: digit)
            }
            unsafe append(contentsOf: UnsafeMutableBufferPointer(rebasing: room[start...]))
        }
    }
}
