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

    /// Rounds the amount; safe where that changes nothing, or nothing but the noise of binary floating point.
    func rounding(to decimals: Int, isCertain: Bool) -> RawFix? {
        guard let rounded = try? amount.rounded(to: decimals, .halfUp) else { return nil }
        let isSafe = rounded == amount || isCertain && isCurrencyKnown && amount.isNoise(besides: rounded)
        return RawFix(isSafe ? .safe : .risky, "write " + Shown.quoted(rounded.text), [.replace(node: node, text: rounded.text)])
    }
}

extension Amount {
    /// A packed amount has no decimals, or as many as its currency: nothing is odd about such a one.
    @inline(__always)
    static func isUsual(_ word: Int64, _ decimals: Int) -> Bool {
        let scale = Int(truncatingIfNeeded: word & 0x3F)
        return scale == 0 || scale == decimals || decimals < 0 && scale < 5
    }

    /// The amount differs from a shorter one by so little that binary floating point alone can make the difference.
    ///
    /// A double has 53 bits: its last one is worth a part in 4.5e15 at least. A sum of a dozen of them is off by sixteen such
    /// parts at most, one in 250,000,000,000,000.
    func isNoise(besides short: Amount) -> Bool {
        guard let difference = try? subtracting(short), difference.scale == scale else { return false }
        return difference.coefficient.magnitude <= coefficient.magnitude / 250_000_000_000_000
    }

    /// The same amount with a second decimal. `nil` if it has too many digits for that.
    var withTwoDecimals: Amount? {
        guard let tenfold = try? multiplied(by: 10), scale == 1 else { return nil }
        return Amount(unchecked: tenfold.coefficient, scale: 2)
    }
}
