/// The product of two 64-bit numbers, in 128 bits.
///
/// All multiplication and long division of amounts is in this file. A checked 64-bit multiplication, a 128-bit one and
/// `dividingFullWidth` each call a helper function that a bare WebAssembly module lacks. The code here does not.
struct WideProduct {
    let high: UInt64
    let low: UInt64

    init(_ lhs: UInt64, _ rhs: UInt64) {
        (high, low) = lhs.multipliedFullWidth(by: rhs)
    }

    /// The product as one word; nil when it does not fit.
    var word: UInt64? { high == 0 ? low : nil }

    /// Divides by a number larger than `high`, so that the quotient fits a word.
    ///
    /// Schoolbook division, bit by bit. A divisor that is too small gives a quotient without its upper bits.
    func divided(by divisor: UInt64) -> (quotient: UInt64, remainder: UInt64) {
        guard high != 0 else { return divisor == 0 ? (0, 0) : (low / divisor, low % divisor) }
        var (remainder, rest, quotient) = (high, low, UInt64(0))
        for _ in 0..<64 {
            let carry = remainder &>> 63
            remainder = remainder &<< 1 | rest &>> 63
            rest = rest &<< 1
            quotient = quotient &<< 1
            // With a carry the true remainder has 65 bits and is larger than any divisor; the subtraction wraps to the right value.
            if carry == 1 || remainder >= divisor {
                remainder = remainder &- divisor
                quotient |= 1
            }
        }
        return (quotient, remainder)
    }

    /// Ten to the power of an exponent from 0 to 19.
    static func powerOfTen(_ exponent: Int) -> UInt64 {
        var power: UInt64 = 1
        var count = exponent
        while count > 0 {
            power = power &* 10
            count &-= 1
        }
        return power
    }
}
