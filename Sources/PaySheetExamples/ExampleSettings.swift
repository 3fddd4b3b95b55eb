public import PaySheet

/// What an example is to be about, besides its kind and its seed.
public struct ExampleSettings: Sendable, Hashable {
    /// The currency of all amounts. `nil`: that of the country, or one that the seed chooses.
    public let currency: Currency?
    /// Where the merchant does business. `nil`: where the currency is used, or one that the seed chooses.
    public let country: Country?
    /// How many merchants share the payment. `nil`: several where the kind is about several, else one.
    public let merchants: Int?
    /// When the shopper buys. `nil`: a moment in 2035 or 2036 that the seed chooses, so that nothing in the document is over.
    public let now: Timestamp?

    /// Settings that leave everything to the seed.
    public init() {
        currency = nil
        country = nil
        merchants = nil
        now = nil
    }

    /// Settings with some things stated. Throws where nobody could pay that way.
    public init(currency: Currency? = nil, country: Country? = nil, merchants: Int? = nil, now: Timestamp? = nil) throws(ExampleError) {
        if let currency { try ExampleSettings.check(currency) }
        if let country, country.status != .current || !country.isAcceptedByEngine {
            throw .unknownCountry(country.rawValue, nearest: country.nearest)
        }
        if let merchants, !ExampleSettings.merchantCounts.contains(merchants) { throw .merchantCount(merchants) }
        if let now, !ExampleSettings.isUsable(now) { throw .notAMoment(now.rawValue) }
        self.currency = currency
        self.country = country
        self.merchants = merchants
        self.now = now
    }

    /// How many merchants an example can have.
    public static let merchantCounts = 1...1000

    private static func check(_ currency: Currency) throws(ExampleError) {
        switch currency.status {
        case .current where currency.isAcceptedByEngine && currency.minorUnitDigits != nil: return
        case .withdrawn(let successor): throw .withdrawnCurrency(currency.rawValue, successor: successor)
        case .unknown: throw .unknownCurrency(currency.rawValue, nearest: currency.nearest)
        case .current, .fund, .notTender: throw .noMoney(currency.rawValue)
        }
    }

    /// Shipping dates and plans follow the moment by years at most, and must stay dates of our time.
    private static func isUsable(_ now: Timestamp) -> Bool {
        guard let seconds = now.secondsSince1970, !now.isDateOnly else { return false }
        return (0..<10_000_000_000).contains(seconds)
    }
}

/// Why an example cannot be made.
public enum ExampleError: Error, Sendable, Hashable {
    /// No such currency.
    case unknownCurrency(String, nearest: Currency?)
    /// A currency that is no longer in use.
    case withdrawnCurrency(String, successor: Currency?)
    /// A code that nobody pays in, such as gold.
    case noMoney(String)
    /// No such country.
    case unknownCountry(String, nearest: Country?)
    /// Fewer than one merchant, or too many.
    case merchantCount(Int)
    /// A kind of document that names one merchant at most.
    case oneMerchant(ExampleKind)
    /// Text that names no moment between 1970 and 2286.
    case notAMoment(String)
    /// A pointer that leads nowhere: how far it leads, and why it stops there.
    case nothingThere(pointer: String, reached: String, reason: String)
    /// Text that names no change: no `=` in it, or no JSON behind `:=`.
    case notAChange(String)
    /// Text that cannot be changed, since it is not JSON.
    case notJSON
}

extension ExampleError: CustomStringConvertible {
    /// The mistake and its remedy in one sentence.
    public var description: String {
        switch self {
        case .unknownCurrency(let code, let nearest):
            "\"" + code + "\" is no currency of ISO 4217" + ExampleError.hint(nearest?.rawValue)
        case .withdrawnCurrency(let code, let successor): code + " is no longer in use" + ExampleError.hint(successor?.rawValue)
        case .noMoney(let code): code + " is nothing that shoppers pay in; name a currency such as EUR"
        case .unknownCountry(let code, let nearest):
            "\"" + code + "\" is no country of ISO 3166-1" + ExampleError.hint(nearest?.rawValue)
        case .merchantCount(let count):
            "an example has " + String(ExampleSettings.merchantCounts.lowerBound) + " to "
                + String(ExampleSettings.merchantCounts.upperBound) + " merchants, not " + String(count)
        case .oneMerchant(let kind):
            kind.rawValue + " names one merchant at most: Apple Pay shares neither automatic payments nor transfers, and other documents "
                + "name nobody"
        case .notAMoment(let text): "\"" + text + "\" is no moment between 1970 and 2286 such as 2026-11-21T00:00:00Z"
        case .nothingThere(let pointer, let reached, let reason):
            pointer + " leads nowhere: " + (reached.isEmpty ? "the document" : reached) + " " + reason
        case .notAChange(let text):
            "\"" + text + "\" names no change; write /total/amount=10.00, total.label=Name, or := with JSON behind it"
        case .notJSON: "the document is not JSON, so nothing can be set in it"
        }
    }

    private static func hint(_ code: String?) -> String { code.map { "; did you mean " + $0 + "?" } ?? "" }
}
