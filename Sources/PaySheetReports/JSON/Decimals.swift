/// The decimals of a number.
enum Decimals {
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
    /// Appends a number in decimals.
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        let start = count
        Decimals.each(of: number.magnitude) { digit, _ in append(digit) }
        self[start...].reverse()
    }
}
