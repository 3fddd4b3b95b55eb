public import PaySheet

/// The settings of an example besides its kind and its seed.
public struct ExampleSettings: Sendable, Hashable {
    /// The currency of all amounts. `nil` uses the country's, or one that the seed chooses.
    public let currency: Currency?
    /// The country of the merchant. `nil` uses one that has the currency, or one that the seed chooses.
    public let country: Country?
    /// The number of merchants. `nil` uses several for kinds about several merchants, otherwise one.
    public let merchants: Int?
    /// The time of the purchase. `nil` uses a moment in 2035 or 2036 that the seed chooses, so that no date in the document passes
    /// soon.
    public let now: Instant?
    /// What the user has chosen about the form of the example.
    var chosen: [Chosen] = []

    /// Settings that leave everything to the seed.
    public init() {
        currency = nil
        country = nil
        merchants = nil
        now = nil
    }

    /// Creates settings. Throws if such a payment is not possible.
    public init(currency: Currency? = nil, country: Country? = nil, merchants: Int? = nil, now: Instant? = nil) throws(ExampleError) {
        if let currency { try ExampleSettings.check(currency) }
        if let country, country.status != .current || !country.isKnownToWebKit {
            throw .unknownCountry(country.rawValue, nearest: country.nearest)
        }
        if let merchants, !ExampleSettings.merchantCounts.contains(merchants) { throw .merchantCount(merchants) }
        if let now, !ExampleSettings.isUsable(now) { throw .notAMoment(now.description) }
        self.currency = currency
        self.country = country
        self.merchants = merchants
        self.now = now
    }

    /// The allowed numbers of merchants.
    public static let merchantCounts = 1...1000

    private static func check(_ currency: Currency) throws(ExampleError) {
        do {
            try currency.requireMoney()
        } catch {
            throw .currency(error)
        }
        guard currency.isKnownToWebKit, currency.minorUnitDigits != nil else { throw .currency(.noMoney(currency)) }
    }

    /// Shipping dates and plans are at most years after this moment, and must have four-digit years.
    private static func isUsable(_ now: Instant) -> Bool {
        (0..<10_000_000_000).contains(now.secondsSince1970)
    }
}

/// The reason why an example cannot be created.
public enum ExampleError: Error, Sendable, Hashable {
    /// The currency does not exist, or is not money in use.
    case currency(CurrencyError)
    /// The country does not exist.
    case unknownCountry(String, nearest: Country?)
    /// The number of merchants is too low or too high.
    case merchantCount(Int)
    /// The kind allows only one merchant.
    case oneMerchant(ExampleKind)
    /// The text is not a moment between 1970 and 2286.
    case notAMoment(String)
    /// The place does not exist: the last existing step, and the reason.
    case nothingThere(pointer: String, reached: String, reason: String)
    /// The text is not a change: there is no `=` in it, or no JSON after `:=`.
    case notAChange(String)
    /// The text cannot be changed, because it is not JSON.
    case notJSON
}

extension ExampleError: CustomStringConvertible {
    /// The mistake and its correction in one sentence.
    public var description: String {
        switch self {
        case .currency(let error): error.description
        case .unknownCountry(let code, let nearest):
            "\"" + code + "\" is not a country of ISO 3166-1" + ExampleError.hint(nearest?.rawValue)
        case .merchantCount(let count):
            "an example has " + String(ExampleSettings.merchantCounts.lowerBound) + " to "
                + String(ExampleSettings.merchantCounts.upperBound) + " merchants, not " + String(count)
        case .oneMerchant(let kind):
            ExampleError.oneMerchant(in: kind.rawValue)
        case .notAMoment(let text): "\"" + text + "\" is not a moment between 1970 and 2286; write one such as 2026-11-21T00:00:00Z"
        case .nothingThere(let pointer, let reached, let reason):
            pointer + " does not exist: " + (reached.isEmpty ? "the document" : reached) + " " + reason
        case .notAChange(let text):
            "\"" + text + "\" is not a change; write /total/amount=10.00, total.label=Name, or := followed by JSON"
        case .notJSON: "the document is not JSON, so it cannot be changed"
        }
    }

    /// The sentence about a kind of example that allows only one merchant.
    package static func oneMerchant(in kind: String) -> String {
        kind + " allows only one merchant: Apple Pay does not divide automatic payments or transfers, and other documents name no merchants"
    }

    private static func hint(_ code: String?) -> String { code.map { "; did you mean " + $0 + "?" } ?? "" }
}
