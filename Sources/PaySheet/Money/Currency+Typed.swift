extension Currency {
    /// The currency that a person or another system named: money in use, in any case and with spaces around it.
    ///
    /// ```swift
    /// let currency = try Currency(typed: "jpy")  // JPY
    /// ```
    ///
    /// Throws for an unknown code, for one that is no longer in use, and for codes that are not money, such as `XAU` and `XXX`.
    public init(typed text: some StringProtocol) throws(CurrencyError) {
        let bytes = Array(text.utf8).trimmed
        let currency = Currency(packed: LetterCode.pack(bytes, letters: 3, upperCasing: true))
        switch currency.status {
        case .current: self = currency
        case .fund, .notTender: throw .noMoney(currency)
        case .withdrawn(let successor): throw .withdrawn(currency, successor: successor)
        case .unknown: throw .unknown(String(text), nearest: Currency(rawValue: String(decoding: bytes, as: UTF8.self)).nearest)
        }
    }
}

/// Why a text names no currency that people pay with.
public enum CurrencyError: Error, Sendable, Hashable {
    /// ISO 4217 has no such code.
    case unknown(String, nearest: Currency?)
    /// The code is for a metal, a fund, a unit of account or a test.
    case noMoney(Currency)
    /// The currency is no longer in use; the successor is a current code, where there is one.
    case withdrawn(Currency, successor: Currency?)
}

extension CurrencyError: CustomStringConvertible {
    /// The reason as one sentence without the full stop.
    public var description: String {
        switch self {
        case .unknown(let text, let nearest): Shown.quoted(text) + " is not a currency of ISO 4217" + CurrencyError.hint(nearest)
        case .noMoney(let currency): currency.rawValue + " is not used for payments; name a currency such as EUR"
        case .withdrawn(let currency, let successor): currency.rawValue + " is no longer in use" + CurrencyError.hint(successor)
        }
    }

    private static func hint(_ currency: Currency?) -> String { currency.map { "; did you mean " + $0.rawValue + "?" } ?? "" }
}
