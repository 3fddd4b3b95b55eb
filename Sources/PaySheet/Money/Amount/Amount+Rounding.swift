/// The direction of rounding between two neighbours.
public enum Rounding: Sendable, Hashable, CaseIterable {
    /// To the neighbour nearer to zero: 1.29 → 1.2, -1.29 → -1.2.
    case towardZero
    /// To the neighbour farther from zero: 1.21 → 1.3, -1.21 → -1.3.
    case awayFromZero
    /// To the lower neighbour: 1.29 → 1.2, -1.21 → -1.3.
    case down
    /// To the upper neighbour: 1.21 → 1.3, -1.29 → -1.2.
    case up
    /// To the nearer neighbour, from the middle toward zero: 1.25 → 1.2, -1.25 → -1.2.
    case halfDown
    /// To the nearer neighbour, from the middle away from zero, as taught in school: 1.25 → 1.3, -1.25 → -1.3.
    case halfUp
    /// To the nearer neighbour, from the middle to the one whose last digit is even: 1.25 → 1.2, 1.35 → 1.4.
    case halfEven

    /// Whether the magnitude grows by one, given what is cut off as a part of `unit`.
    func growsMagnitude(_ magnitude: UInt64, cut: UInt64, unit: UInt64, isNegative: Bool) -> Bool {
        guard cut > 0 else { return false }
        let otherPart = unit &- cut
        switch self {
        case .towardZero: return false
        case .awayFromZero: return true
        case .down: return isNegative
        case .up: return !isNegative
        case .halfDown: return cut > otherPart
        case .halfUp: return cut >= otherPart
        case .halfEven: return cut > otherPart || (cut == otherPart && magnitude & 1 == 1)
        }
    }
}

extension Amount {
    /// The amount with at most `fractionDigits` decimals; one that has no more is returned as it is.
    ///
    /// A number of digits below zero counts as zero. Throws where the amount has more than 18 digits.
    public func rounded(to fractionDigits: Int, _ mode: Rounding) throws(AmountError) -> Amount {
        guard isCalculable else { throw .inexact }
        let scale = max(fractionDigits, 0)
        guard scale < self.scale else { return self }
        let unit = WideProduct.powerOfTen(self.scale &- scale)
        var magnitude = coefficient.magnitude / unit
        let cut = coefficient.magnitude % unit
        if mode.growsMagnitude(magnitude, cut: cut, unit: unit, isNegative: coefficient < 0) { magnitude &+= 1 }
        return try Amount.signed(magnitude, isNegative: coefficient < 0, scale: scale).inCurrency(of: currencyLetters)
    }
}
