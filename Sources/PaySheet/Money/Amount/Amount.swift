/// An amount of money as decimal text: exact, and spelled as it was received.
///
/// The text is an optional minus sign, digits, and optionally a point with more digits; nothing else is an amount.
/// Two amounts are equal when they name the same value (`"10.0"` and `"10.00"`, `"-0"` and `"0"`);
/// ``hasSameSpelling(as:)`` also compares how they are written.
///
/// Text of up to 18 significant digits is stored as an integer and can be calculated with. Longer text stays as it is: ``isCalculable`` is
/// false, it compares digit by digit, and arithmetic on it throws. There is no floating point.
public struct Amount: Sendable {
    /// The digits as one number, with the sign: `-12.50` has -1250. Zero when the amount is kept as text.
    package let coefficient: Int64
    /// The text, when it needs more digits than the coefficient holds.
    let longText: [UInt8]?
    /// The number of decimals in the coefficient.
    let fractionDigits: UInt8
    /// The number of unnecessary zeros before the digits: `007` has two, `0.5` has none.
    let leadingZeros: UInt8
    /// Whether the text is a zero with a minus sign, which the coefficient cannot say.
    let isNegativeZero: Bool
    /// The letters of ``currency``; zero if there is none.
    private(set) var currencyLetters: UInt32 = 0

    /// Every coefficient is smaller than this: 18 digits.
    static let coefficientLimit: UInt64 = 1_000_000_000_000_000_000
    /// The largest number of digits after the point that an exact amount has.
    static let largestScale = 18

    /// Zero, spelled `0`.
    public static let zero = Amount(unchecked: 0, scale: 0)

    /// For callers that know the coefficient to be below the limit and the scale to be at most 18.
    init(unchecked coefficient: Int64, scale: Int, leadingZeros: Int = 0, isNegativeZero: Bool = false) {
        self.coefficient = coefficient
        self.longText = nil
        self.fractionDigits = UInt8(truncatingIfNeeded: scale)
        self.leadingZeros = UInt8(truncatingIfNeeded: leadingZeros)
        self.isNegativeZero = isNegativeZero
    }

    /// For callers that know the text to be an amount which does not fit the coefficient.
    init(unchecked longText: [UInt8]) {
        self.coefficient = 0
        self.longText = longText
        self.fractionDigits = 0
        self.leadingZeros = 0
        self.isNegativeZero = false
    }

    /// The currency whose minor units made the amount, or those that it was calculated from; `nil` for an amount that was read from text.
    ///
    /// The value does not depend on it, and no document has it: it only keeps amounts of two currencies apart.
    public var currency: Currency? { currencyLetters == 0 ? nil : Currency(packed: currencyLetters) }

    /// The amount in the currency of another one.
    func inCurrency(of letters: UInt32) -> Amount {
        var amount = self
        amount.currencyLetters = letters
        return amount
    }

    /// Throws if the amount was made in another currency.
    func require(_ currency: Currency) throws(AmountError) {
        guard currencyLetters == 0 || currencyLetters == currency.code.packed else {
            throw .differentCurrencies(Currency(packed: currencyLetters), currency)
        }
    }

    /// Whether the amount can be calculated with: it has at most 18 significant digits.
    public var isCalculable: Bool { longText == nil }

    /// The number of decimals, as written.
    public var scale: Int {
        guard let longText else { return Int(fractionDigits) }
        return DecimalDigits(longText).writtenFractionDigits
    }

    /// Whether the value is negative; `-0` is not.
    public var isNegative: Bool {
        guard let longText else { return coefficient < 0 }
        let digits = DecimalDigits(longText)
        return digits.isNegative
    }

    /// Whether the value is zero, however it is written.
    public var isZero: Bool {
        guard let longText else { return coefficient == 0 }
        return DecimalDigits(longText).isZero
    }

    /// Whether the value is above zero.
    public var isPositive: Bool { !isNegative && !isZero }

    /// Whether the text begins with a minus sign although the value is zero.
    public var isWrittenAsNegativeZero: Bool {
        guard let longText else { return isNegativeZero }
        return longText.first == ASCII.minus && isZero
    }

    /// Whether the text has unnecessary zeros before its digits, as in `007`.
    public var hasLeadingZeros: Bool {
        guard let longText else { return leadingZeros > 0 }
        return DecimalDigits(longText).hasLeadingZeros
    }

    /// Whether both amounts are written with the same characters, which is more than being equal.
    public func hasSameSpelling(as other: Amount) -> Bool {
        coefficient == other.coefficient && fractionDigits == other.fractionDigits && leadingZeros == other.leadingZeros
            && isNegativeZero == other.isNegativeZero && longText == other.longText
    }
}
