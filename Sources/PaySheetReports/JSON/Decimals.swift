/// The decimal digits of a number.
enum Decimals {
    /// The number of digits of the largest number.
    static let most = 20

    @inline(__always)
    static func count(of number: UInt) -> Int {
        var count = 1
        var rest = number
        while rest >= 10 {
            rest /= 10
            count &+= 1
        }
        return count
    }

    /// From the last digit to the first.
    @inline(__always)
    static func each(of number: UInt, _ take: (_ digit: UInt8) -> Void) {
        var rest = number
        repeat {
            take(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
    }
}
