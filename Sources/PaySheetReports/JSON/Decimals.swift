/// The decimals of a number.
enum Decimals {
    /// The largest number has so many.
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

    /// From the last to the first.
    @inline(__always)
    static func each(of number: UInt, _ take: (_ digit: UInt8) -> Void) {
        var rest = number
        repeat {
            take(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
    }
}
