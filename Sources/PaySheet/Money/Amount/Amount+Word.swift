// Amounts as one machine word, for checking whole documents: no allocation, no reference, one comparison.
//
// Bits 0 to 4 hold the scale, bit 5 is clear, bits 6 to 63 hold the signed coefficient.

extension Amount {
    /// Stands for an amount that is valid but does not fit a word.
    package static let wideWord: Int64 = 1 << 5
    /// Stands for text that is not an amount.
    package static let noWord: Int64 = 3 << 5

    static let wordMark: Int64 = 1 << 5
    private static let scaleMask: Int64 = 31
    private static let coefficientShift: Int64 = 6
    /// Coefficients of a word are smaller than this.
    private static let wordLimit: UInt64 = 1 << 57
    /// So many digits cannot overflow 64 bits.
    private static let safeDigits = 19

    /// The amount packed in a word; nil for ``wideWord`` and ``noWord``.
    package init?(word: Int64) {
        guard word & Amount.wordMark == 0 else { return nil }
        let scale = Int(truncatingIfNeeded: word & Amount.scaleMask)
        guard scale <= Amount.largestScale else { return nil }
        self.init(unchecked: word >> Amount.coefficientShift, scale: scale)
    }

    /// The amount packed in a word; nil when it has too many digits, leading zeros or is a negative zero.
    package var word: Int64? {
        guard longText == nil, leadingZeros == 0, !isNegativeZero, coefficient.magnitude < Amount.wordLimit else { return nil }
        return Amount.pack(coefficient, scale: Int(fractionDigits))
    }

    private static func pack(_ coefficient: Int64, scale: Int) -> Int64 {
        coefficient &<< coefficientShift | Int64(truncatingIfNeeded: scale)
    }

    /// An amount without a sign packed in a word; at most eight digits.
    @inline(__always)
    static func packed(_ digits: UInt64, scale: Int) -> Int64 { pack(Int64(truncatingIfNeeded: digits), scale: scale) }

    /// Reads the bytes from `from` up to `to` as an amount packed in a word.
    ///
    /// Gives ``wideWord`` for an amount that does not fit a word and ``noWord`` for anything else.
    package static func parseWord(_ bytes: borrowing Span<UInt8>, from: Int, to: Int) -> Int64 {
        guard from < to else { return noWord }
        var index = from
        let isNegative = bytes[index] == ASCII.minus
        if isNegative { index &+= 1 }
        let firstDigit = index
        var point = to
        var magnitude: UInt64 = 0
        while index < to {
            let digit = bytes[index] &- ASCII.zero
            if digit <= 9 {
                magnitude = magnitude &* 10 &+ UInt64(digit)
            } else {
                // Only the first point that follows a digit is allowed.
                guard bytes[index] == ASCII.point, point == to, index > firstDigit else { return noWord }
                point = index
            }
            index &+= 1
        }
        // No digit at all, or none after the point.
        guard firstDigit < to, point &+ 1 != to else { return noWord }
        let hasLeadingZero = bytes[firstDigit] == ASCII.zero && point > firstDigit &+ 1
        let isNegativeZero = isNegative && magnitude == 0
        let scale = point == to ? 0 : to &- point &- 1
        let digits = to &- firstDigit &- (point == to ? 0 : 1)
        guard digits <= safeDigits, magnitude < wordLimit, scale <= largestScale, !hasLeadingZero, !isNegativeZero else { return wideWord }
        let coefficient = Int64(truncatingIfNeeded: magnitude)
        return pack(isNegative ? 0 &- coefficient : coefficient, scale: scale)
    }
}
