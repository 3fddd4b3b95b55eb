// Amounts as whole numbers of the smallest unit: cents, fils, yen.

extension Currency {
    /// The number of decimals. Throws if ISO 4217 gives the currency none.
    func knownDigits() throws(AmountError) -> Int {
        guard let digits = minorUnitDigits else { throw .unknownDecimals(self) }
        return digits
    }
}

extension Amount {
    /// An amount of minor units, written with the currency's decimals: 1250 in US dollars is `12.50`.
    ///
    /// Throws if ISO 4217 gives the currency no decimals, because it is unknown, no money, or spelled in another way such as `usd`.
    public init(minorUnits: Int, in currency: Currency) throws(AmountError) {
        _ = try currency.knownDigits()
        self.init(units: Int64(minorUnits), in: currency)
    }

    /// The same for numbers that 32 bits do not hold, in a currency that was examined before; an unknown one has two decimals.
    package init(units: Int64, in currency: Currency) {
        self = Amount(units: units, scale: currency.minorUnitDigits ?? Currency.assumedMinorUnitDigits)
            .inCurrency(of: currency.code.packed)
    }

    /// A whole number of units of which the last `scale` digits are decimals: 1250 with scale 2 is `12.50`.
    ///
    /// The scale is limited to 0 … 18. Numbers of more than 18 digits make an amount that is not exact.
    public init(_ minorUnits: Int, scale: Int) { self.init(units: Int64(minorUnits), scale: scale) }

    private init(units coefficient: Int64, scale: Int) {
        let scale = min(max(scale, 0), Amount.largestScale)
        let amount = Amount(unchecked: coefficient, scale: scale)
        guard coefficient.magnitude >= Amount.coefficientLimit else {
            self = amount
            return
        }
        var bytes: [UInt8] = []
        amount.write(into: &bytes)
        self.init(unchecked: bytes)
    }

    /// How many of the currency's minor units the amount is: `12.50` in US dollars is 1250.
    ///
    /// Throws where the amount has a part smaller than the minor unit, has more than 18 digits, or does not fit an integer. So it does
    /// for an amount in another currency, and for a currency to which ISO 4217 gives no decimals.
    public func minorUnits(in currency: Currency) throws(AmountError) -> Int {
        _ = try currency.knownDigits()
        guard let units = Int(exactly: try units(in: currency)) else { throw .overflow }
        return units
    }

    /// The same for numbers that 32 bits do not hold; an unknown currency counts as having two decimals.
    package func units(in currency: Currency) throws(AmountError) -> Int64 {
        try require(currency)
        return try rescaled(to: currency.minorUnitDigits ?? Currency.assumedMinorUnitDigits).coefficient
    }
}
