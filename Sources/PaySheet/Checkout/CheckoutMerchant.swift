/// One of the merchants that a payment is divided between.
///
/// The external identifier identifies a merchant. Of two with the same one, the first that a checkout meets counts.
public struct CheckoutMerchant: Sendable, Hashable {
    /// The identifier that Apple has given the merchant, or that of the shop where the merchant has none.
    public var identifier: String
    /// The shop's own lasting key for the merchant; it must never change.
    public var externalIdentifier: String
    /// The name that the shopper sees.
    public var name: String
    /// The merchant's top-level domain, without scheme and path.
    public var domain: String?

    /// A merchant; the domain may be unknown.
    public init(identifier: String, externalIdentifier: String, name: String, domain: String? = nil) {
        self.identifier = identifier
        self.externalIdentifier = externalIdentifier
        self.name = name
        self.domain = domain
    }

    /// The merchant of a line in a list of merchants.
    public init(_ entry: MerchantEntry) {
        self.init(
            identifier: entry.merchantIdentifier, externalIdentifier: entry.externalIdentifier, name: entry.merchantName,
            domain: entry.merchantDomain)
    }

    /// The merchant that a token context names.
    public init(_ context: PaymentTokenContext) {
        self.init(
            identifier: context.merchantIdentifier, externalIdentifier: context.externalIdentifier, name: context.merchantName,
            domain: context.merchantDomain)
    }

    func context(_ amount: Amount) -> PaymentTokenContext {
        var context = PaymentTokenContext(
            merchantIdentifier: identifier, externalIdentifier: externalIdentifier, merchantName: name, amount: amount)
        context.merchantDomain = domain
        return context
    }
}

extension MerchantDirectory {
    /// The merchant with this external identifier; nil if the list has none. Of two, the first counts.
    public func merchant(_ externalIdentifier: String) -> CheckoutMerchant? {
        merchants.first { $0.externalIdentifier == externalIdentifier }.map { CheckoutMerchant($0) }
    }
}

#if !hasFeature(Embedded)
    extension CheckoutMerchant: Codable {}
#endif
