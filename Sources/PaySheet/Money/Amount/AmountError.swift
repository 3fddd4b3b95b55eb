/// Why an amount could not be read or calculated.
public enum AmountError: Error, Sendable, Hashable {
    /// The text is not an amount; the fault says what is wrong and where.
    case malformed(AmountFault)
    /// An amount has more than 18 significant digits and can be compared but not calculated with.
    case inexact
    /// The result would need more than 18 digits, or more than the integer it is asked for holds.
    case overflow
    /// The amount has digits that are smaller than the currency's minor unit.
    case finerThanMinorUnit(digits: Int)
    /// ISO 4217 gives this currency no decimals: it is unknown, no money, or spelled in another way such as `usd`.
    case unknownDecimals(Currency)
    /// An amount was made in one currency and is used with another.
    case differentCurrencies(Currency, Currency)
    /// A tax that an amount contains has a rate below zero.
    case negativeRate
}

extension AmountError: CustomStringConvertible {
    /// The reason as one sentence without the full stop.
    public var description: String {
        switch self {
        case .malformed(let fault): fault.message
        case .inexact: "an amount of more than 18 digits cannot be calculated with"
        case .negativeRate: "a tax that an amount contains is not below 0 %"
        case .overflow: "the result needs more digits than an exact amount has"
        case .differentCurrencies(let own, let other): "an amount in " + own.rawValue + " cannot be used as " + other.rawValue
        case .unknownDecimals(let currency):
            Shown.quoted(currency.rawValue) + " is not a currency with known decimals"
                + (currency.nearest.map { "; did you mean " + $0.rawValue + "?" } ?? "")
        case .finerThanMinorUnit(0): "the currency has no decimals, the amount has some"
        case .finerThanMinorUnit(let digits): "the amount has more decimals than the currency, which has \(digits)"
        }
    }
}
