// Percentages and tax: worked out exactly, then rounded once, as the caller says.

extension Amount {
    /// So many percent of the amount, in whole minor units of the currency: 8.875 % of `19.99` US dollars is `1.77`.
    ///
    /// ```swift
    /// let tax = try Amount("19.99").percent(ExactNumber("8.875"), in: .usd, .halfUp)
    /// ```
    ///
    /// Throws where the result has too many digits, and for an amount in another currency or one with unknown decimals.
    public func percent(_ rate: ExactNumber, in currency: Currency, _ rounding: Rounding) throws(AmountError) -> Amount {
        let digits = try exactDigits(in: currency)
        let (amount, percent) = (try trimmed(to: digits), try rate.amount.trimmed(to: 0))
        let cutDigits = 2 &+ percent.scale &+ amount.scale &- digits
        guard cutDigits <= Amount.largestScale else { throw .overflow }
        return try amount.share(
            percent.coefficient.magnitude, of: WideProduct.powerOfTen(cutDigits), isNegative: percent.isNegative, in: currency, rounding)
    }

    /// The tax of so many percent that an amount contains: `119.00` euros contain `19.00` at 19 %.
    ///
    /// The amount without the tax is the difference; so the two always add up. Throws as ``percent(_:in:_:)`` does, and for a rate
    /// below zero.
    public func taxIncluded(at rate: ExactNumber, in currency: Currency, _ rounding: Rounding) throws(AmountError) -> Amount {
        let digits = try exactDigits(in: currency)
        let (amount, percent) = (try trimmed(to: digits), try rate.amount.trimmed(to: 0))
        guard !percent.isNegative else { throw .negativeRate }
        let moreDigits = amount.scale &- digits
        guard percent.scale &+ 2 &+ moreDigits <= Amount.largestScale else { throw .overflow }
        let hundred = WideProduct.powerOfTen(2 &+ percent.scale)
        // Below 10^18 + 10^18, so the sum fits a word.
        let whole = WideProduct(hundred &+ percent.coefficient.magnitude, WideProduct.powerOfTen(moreDigits))
        guard let whole = whole.word, whole < 2 &* Amount.coefficientLimit else { throw .overflow }
        return try amount.share(percent.coefficient.magnitude, of: whole, isNegative: false, in: currency, rounding)
    }

    /// The amount with the currency's decimals, rounded where it has more: `10` US dollars is `10.00`, and 1.255 `1.26`.
    ///
    /// Throws as ``percent(_:in:_:)`` does.
    public func rounded(in currency: Currency, _ rounding: Rounding) throws(AmountError) -> Amount {
        try rounded(to: try exactDigits(in: currency), rounding).padded(in: currency)
    }

    /// The same value with exactly the currency's decimals: `10` US dollars is `10.00`.
    ///
    /// Throws where the amount is finer than the minor unit, and as ``percent(_:in:_:)`` does.
    public func padded(in currency: Currency) throws(AmountError) -> Amount {
        try rescaled(to: try exactDigits(in: currency)).inCurrency(of: currency.code.packed)
    }

    /// The decimals of the currency. Throws if it has none that are known, or the amount was made in another one.
    private func exactDigits(in currency: Currency) throws(AmountError) -> Int {
        let digits = try currency.knownDigits()
        try require(currency)
        return digits
    }

    /// The same value with at least `least` decimals, and no zeros behind those.
    private func trimmed(to least: Int) throws(AmountError) -> Amount {
        guard isCalculable else { throw .inexact }
        var (coefficient, scale) = (coefficient, Int(fractionDigits))
        while scale > least, coefficient % 10 == 0 {
            coefficient /= 10
            scale &-= 1
        }
        return try Amount(unchecked: coefficient, scale: scale).rescaled(to: max(scale, least))
    }

    /// The coefficient times a part of a whole, rounded to the minor unit.
    private func share(
        _ part: UInt64, of whole: UInt64, isNegative: Bool, in currency: Currency, _ rounding: Rounding
    ) throws(AmountError) -> Amount {
        let product = WideProduct(coefficient.magnitude, part)
        // A quotient that no word holds is too long for an amount in any case.
        guard product.high < whole else { throw .overflow }
        var (quotient, cut) = product.divided(by: whole)
        // Before one is added: the largest word has no neighbour.
        guard quotient < Amount.coefficientLimit else { throw .overflow }
        let isNegative = (coefficient < 0) != isNegative
        if rounding.growsMagnitude(quotient, cut: cut, unit: whole, isNegative: isNegative) { quotient = quotient &+ 1 }
        return try Amount.signed(quotient, isNegative: isNegative, scale: try exactDigits(in: currency))
            .inCurrency(of: currency.code.packed)
    }
}
