// Amounts are equal, ordered and hashed by value; how they are spelled does not count.

extension Amount: Comparable {
    public static func == (lhs: Amount, rhs: Amount) -> Bool { compare(lhs, rhs) == 0 }

    public static func < (lhs: Amount, rhs: Amount) -> Bool { compare(lhs, rhs) < 0 }

    /// Below zero, zero or above zero as the left value is smaller than, equal to or larger than the right one.
    private static func compare(_ lhs: Amount, _ rhs: Amount) -> Int {
        guard lhs.isCalculable, rhs.isCalculable else {
            return DecimalDigits(lhs.bytes).compare(with: DecimalDigits(rhs.bytes))
        }
        if lhs.fractionDigits == rhs.fractionDigits { return order(lhs.coefficient, rhs.coefficient) }
        let (left, right) = (lhs.coefficient.signum(), rhs.coefficient.signum())
        guard left == right, left != 0 else { return order(left, right) }
        let magnitudes = compareMagnitudes(lhs, rhs)
        return left < 0 ? 0 &- magnitudes : magnitudes
    }

    /// Compares with both brought to the larger scale, in 128 bits, so that nothing can overflow.
    private static func compareMagnitudes(_ lhs: Amount, _ rhs: Amount) -> Int {
        let scale = max(lhs.scale, rhs.scale)
        let left = WideProduct(lhs.coefficient.magnitude, WideProduct.powerOfTen(scale &- lhs.scale))
        let right = WideProduct(rhs.coefficient.magnitude, WideProduct.powerOfTen(scale &- rhs.scale))
        return left.high != right.high ? order(left.high, right.high) : order(left.low, right.low)
    }

    private static func order<Number: FixedWidthInteger>(_ lhs: Number, _ rhs: Number) -> Int {
        lhs == rhs ? 0 : lhs < rhs ? -1 : 1
    }

    private var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return bytes
    }
}

extension Amount: Hashable {
    /// Equal amounts feed equal bytes: the digits without the zeros that do not count.
    public func hash(into hasher: inout Hasher) {
        guard let longText else { return hashCoefficient(into: &hasher) }
        let digits = DecimalDigits(longText)
        let shortened = digits.shortened
        // A long text of many zeros equals a short one, so it must hash as that.
        if let short = Amount.parse(shortened.window, from: 0, to: shortened.count), short.isCalculable {
            short.hashCoefficient(into: &hasher)
        } else {
            for byte in shortened { hasher.combine(byte) }
        }
    }

    private func hashCoefficient(into hasher: inout Hasher) {
        var (rest, scale) = (coefficient, fractionDigits)
        while scale > 0, rest % 10 == 0 {
            rest /= 10
            scale &-= 1
        }
        hasher.combine(rest)
        hasher.combine(scale)
    }
}

extension DecimalDigits {
    /// The shortest text of the same value.
    var shortened: [UInt8] {
        var text: [UInt8] = isNegative ? [ASCII.minus] : []
        if integer.isEmpty { text.append(ASCII.zero) }
        text.append(contentsOf: bytes[integer])
        if !fraction.isEmpty {
            text.append(ASCII.point)
            text.append(contentsOf: bytes[fraction])
        }
        return text
    }
}
