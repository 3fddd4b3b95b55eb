extension Currency {
    /// The currency that a person or another system named: money in use, in any case and with spaces around it.
    ///
    /// ```swift
    /// let currency = try Currency(typed: "jpy")  // JPY
    /// ```
    ///
    /// Throws for an unknown code, for one that is no longer in use, and for codes that are not money, such as that of gold.
    public init(typed text: some StringProtocol) throws(CurrencyError) {
        let bytes = Array(text.utf8).trimmed
        let packed = LetterCode.pack(bytes, letters: 3, upperCasing: true)
        self = packed == 0 ? Currency(rawValue: String(decoding: bytes, as: UTF8.self)) : Currency(packed: packed)
        try requireMoney()
    }

    /// Throws unless people pay with it.
    package func requireMoney() throws(CurrencyError) {
        switch status {
        case .current: return
        case .fund, .notTender: throw .noMoney(self)
        case .withdrawn(let successor): throw .withdrawn(self, successor: successor)
        case .unknown: throw .unknown(rawValue, nearest: nearest)
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
