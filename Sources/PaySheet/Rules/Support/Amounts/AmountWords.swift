/// What is said and offered about the spelling of an amount.
extension AmountPlace {
    /// Whether the number of decimals of amounts is known here.
    var isCurrencyKnown: Bool { decimals >= 0 }

    /// `"38.060" has 3 decimals`.
    var decimalsInWords: String {
        let scale = amount.scale
        return Shown.quoted(amount.text) + " has " + String(scale) + (scale == 1 ? " decimal" : " decimals")
    }

    /// `, and USD has 2`.
    var mostDecimalsInWords: String {
        guard isCurrencyKnown else { return ", and no currency has more than 4" }
        return ", and " + currency + " has " + (decimals == 0 ? "none" : String(decimals))
    }

    /// ` and probably means "38.06"`, or nothing.
    func meant(_ decimals: Int) -> String {
        guard let rounded = try? amount.rounded(to: decimals, .halfUp) else { return "" }
        return " and probably means " + Shown.quoted(rounded.text)
    }

    /// Rounds the amount to the decimals of its currency.
    func rounding() -> RawFix? { isCurrencyKnown ? rounding(to: decimals, isCertain: false) : nil }

    /// Rounds the amount; safe where that changes nothing, or where it is certain that nothing else was meant.
    func rounding(to decimals: Int, isCertain: Bool) -> RawFix? {
        guard let rounded = try? amount.rounded(to: decimals, .halfUp) else { return nil }
        return RawFix(
            isCertain && isCurrencyKnown || rounded == amount ? .safe : .risky, "write " + Shown.quoted(rounded.text),
            [.replace(node: node, text: rounded.text)])
    }
}

extension Amount {
    /// A packed amount has no decimals, or as many as its currency: nothing is odd about such a one.
    @inline(__always)
    static func isUsual(_ word: Int64, _ decimals: Int) -> Bool {
        let scale = Int(truncatingIfNeeded: word & 0x3F)
        return scale == 0 || scale == decimals || decimals < 0 && scale < 5
    }

    /// The same amount with a second decimal. `nil` where it has too many digits for that.
    var withTwoDecimals: Amount? {
        guard let tenfold = try? multiplied(by: 10), scale == 1 else { return nil }
        return Amount(unchecked: tenfold.coefficient, scale: 2)
    }
}
