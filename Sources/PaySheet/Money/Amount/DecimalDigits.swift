/// The digits of an amount's text that count: no zeros in front of the integer, none behind the fraction.
///
/// Used only if an amount is too long for a coefficient.
struct DecimalDigits {
    let bytes: [UInt8]
    let integer: Range<Int>
    let fraction: Range<Int>
    /// The digits after the point as written, zeros included.
    let writtenFractionDigits: Int
    let hasLeadingZeros: Bool
    let isNegative: Bool

    /// The text must be an amount.
    init(_ bytes: [UInt8]) {
        let first = bytes.first == ASCII.minus ? 1 : 0
        let point = bytes.firstIndex(of: ASCII.point) ?? bytes.count
        var start = first
        while start < point, bytes[start] == ASCII.zero { start &+= 1 }
        let fractionStart = min(point &+ 1, bytes.count)
        var end = bytes.count
        while end > fractionStart, bytes[end &- 1] == ASCII.zero { end &-= 1 }
        self.bytes = bytes
        self.integer = start..<point
        self.fraction = fractionStart..<end
        self.writtenFractionDigits = bytes.count &- fractionStart
        self.hasLeadingZeros = bytes[first] == ASCII.zero && point > first &+ 1
        self.isNegative = first == 1 && !(start == point && fractionStart == end)
    }

    var isZero: Bool { integer.isEmpty && fraction.isEmpty }

    /// Below zero, zero or above zero as the value is smaller than, equal to or larger than the other.
    func compare(with other: DecimalDigits) -> Int {
        guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
        let magnitudes = compareMagnitude(with: other)
        return isNegative ? 0 &- magnitudes : magnitudes
    }

    private func compareMagnitude(with other: DecimalDigits) -> Int {
        if integer.count != other.integer.count { return integer.count < other.integer.count ? -1 : 1 }
        let integers = DecimalDigits.compare(self, integer, other, other.integer)
        return integers != 0 ? integers : DecimalDigits.compare(self, fraction, other, other.fraction)
    }

    /// Compares digits from the left; of two that agree as far as they go the longer is larger.
    private static func compare(_ lhs: DecimalDigits, _ left: Range<Int>, _ rhs: DecimalDigits, _ right: Range<Int>) -> Int {
        for offset in 0..<min(left.count, right.count) {
            let (a, b) = (lhs.bytes[left.lowerBound &+ offset], rhs.bytes[right.lowerBound &+ offset])
            if a != b { return a < b ? -1 : 1 }
        }
        if left.count == right.count { return 0 }
        return left.count < right.count ? -1 : 1
    }
}
