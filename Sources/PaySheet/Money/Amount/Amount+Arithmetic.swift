// Exact arithmetic. What cannot be exact throws; nothing traps, nothing rounds unasked.

extension Amount {
    /// The sum; its scale is the larger of the two.
    ///
    /// Throws where an amount has more than 18 digits or the sum would, and where the two were made in different currencies.
    public func adding(_ other: Amount) throws(AmountError) -> Amount {
        if let currency { try other.require(currency) }
        let scale = max(Int(fractionDigits), Int(other.fractionDigits))
        // Both are below 10^18, so the sum cannot leave 64 bits.
        return try Amount.checked(try coefficient(at: scale) &+ other.coefficient(at: scale), scale: scale)
            .inCurrency(of: currencyLetters == 0 ? other.currencyLetters : currencyLetters)
    }

    /// The difference; its scale is the larger of the two.
    ///
    /// Throws where an amount has more than 18 digits or the difference would, and where the two were made in different currencies.
    public func subtracting(_ other: Amount) throws(AmountError) -> Amount {
        try adding(try other.negated())
    }

    /// The amount with the other sign; a zero stays without a sign.
    ///
    /// Throws where the amount has more than 18 digits.
    public func negated() throws(AmountError) -> Amount {
        guard isCalculable else { throw .inexact }
        return Amount(unchecked: 0 &- coefficient, scale: Int(fractionDigits)).inCurrency(of: currencyLetters)
    }

    /// The product with a whole number, such as a quantity; the scale stays.
    ///
    /// Throws where the amount has more than 18 digits or the product would.
    public func multiplied(by factor: Int) throws(AmountError) -> Amount {
        guard isCalculable else { throw .inexact }
        let product = WideProduct(coefficient.magnitude, UInt64(factor.magnitude))
        return try Amount.signed(product.word, isNegative: (coefficient < 0) != (factor < 0), scale: Int(fractionDigits))
            .inCurrency(of: currencyLetters)
    }

    /// The sum of all amounts, added from first to last; zero when there are none.
    ///
    /// Its scale is the largest of all. Throws where an amount has more than 18 digits or a sum on the way would.
    public static func sum(_ amounts: some Sequence<Amount>) throws(AmountError) -> Amount {
        var total = Amount.zero
        for amount in amounts { total = try total.adding(amount) }
        return total
    }

    /// The coefficient that the amount has when written with `scale` decimals, which must not be fewer than it has.
    private func coefficient(at scale: Int) throws(AmountError) -> Int64 {
        guard isCalculable else { throw .inexact }
        let added = scale &- Int(fractionDigits)
        guard added > 0 else { return coefficient }
        let product = WideProduct(coefficient.magnitude, WideProduct.powerOfTen(added))
        return try Amount.signed(product.word, isNegative: coefficient < 0, scale: scale).coefficient
    }

    /// The same value written with exactly `scale` decimals.
    ///
    /// Throws ``AmountError/finerThanMinorUnit(digits:)`` if digits other than zero would be lost.
    func rescaled(to scale: Int) throws(AmountError) -> Amount {
        guard isCalculable else { throw .inexact }
        guard scale < Int(fractionDigits) else {
            return Amount(unchecked: try coefficient(at: scale), scale: scale).inCurrency(of: currencyLetters)
        }
        let divisor = Int64(truncatingIfNeeded: WideProduct.powerOfTen(Int(fractionDigits) &- scale))
        guard coefficient % divisor == 0 else { throw .finerThanMinorUnit(digits: scale) }
        return Amount(unchecked: coefficient / divisor, scale: scale).inCurrency(of: currencyLetters)
    }

    static func signed(_ magnitude: UInt64?, isNegative: Bool, scale: Int) throws(AmountError) -> Amount {
        guard let magnitude, magnitude < coefficientLimit else { throw .overflow }
        let coefficient = Int64(truncatingIfNeeded: magnitude)
        return Amount(unchecked: isNegative ? 0 &- coefficient : coefficient, scale: scale)
    }

    private static func checked(_ coefficient: Int64, scale: Int) throws(AmountError) -> Amount {
        guard coefficient.magnitude < coefficientLimit else { throw .overflow }
        return Amount(unchecked: coefficient, scale: scale)
    }
}
