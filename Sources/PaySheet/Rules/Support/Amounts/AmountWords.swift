/// What is said and offered about the spelling of an amount.
extension AmountPlace {
    /// Whether the number of decimals of amounts is known here.
    var isCurrencyKnown: Bool { decimals >= 0 }

    /// `"38.060" has 3 decimals`.
    var decimalsInWords: Sentence {
        let scale = amount.scale
        return "\"\(shown: amount)\" has \(scale, "decimals") \(words: scale == 1 ? "decimal" : "decimals")"
    }

    /// `, and USD has 2`.
    var mostDecimalsInWords: Sentence {
        guard isCurrencyKnown else { return ", and no currency has more than 4" }
        return ", and \(currency, "currency") has \(words: decimals == 0 ? "none" : "\(decimals, "most")")"
    }

    /// ` and probably means "38.06"`, or nothing.
    func meant(_ decimals: Int) -> Sentence {
        guard let rounded = try? amount.rounded(to: decimals, .halfUp) else { return "" }
        return " and probably means \"\(shown: rounded, "meant")\""
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

    /// The amount differs from a shorter one by so little that only binary floating point makes the difference: at most 10⁻⁹.
    func isNoise(besides short: Amount) -> Bool {
        guard let difference = try? subtracting(short) else { return false }
        let magnitude = difference.coefficient.magnitude
        return magnitude == 0 || difference.scale >= 9 && magnitude <= WideProduct.powerOfTen(difference.scale &- 9)
    }

    /// The same amount with at least so many decimals. `nil` if it has too many digits for that.
    func padded(to decimals: Int) -> Amount? {
        guard scale < decimals else { return self }
        let factor = Int(clamping: WideProduct.powerOfTen(decimals &- scale))
        return (try? multiplied(by: factor)).map { Amount(unchecked: $0.coefficient, scale: decimals) }
    }

    /// The amount as a currency with so many decimals writes it: whole, or with all of them. `nil` if it has more decimals, and not
    /// only noise.
    func spelled(decimals: Int) -> Amount? {
        guard scale > 0, let rounded = try? rounded(to: decimals, .halfUp), isNoise(besides: rounded) else {
            return scale == 0 ? self : nil
        }
        return rounded.padded(to: decimals)
    }
}
