/// Why a checkout cannot do what it was asked to, or why what it gives will not be accepted.
public enum CheckoutError: Error, Sendable, Hashable {
    /// An amount is finer than the currency's minor unit, or it or the sum with it has more than 18 digits. Names the line.
    case amount(label: String, AmountError)
    /// A line cannot be shared as its policy says.
    case split(label: String, SplitError)
    /// The checkout has no such item, or no longer.
    case unknownItem
    /// No such way of shipping is on offer.
    case unknownShippingMethod(identifier: String)
    /// A way of shipping has a price below zero.
    case negativeShippingPrice(identifier: String)
    /// Two merchants have the same external identifier but differ otherwise.
    case conflictingMerchant(externalIdentifier: String)
    /// A discount must be above zero; it is written with a minus sign.
    case discountNotPositive
    /// The sum of the items is below zero; browsers reject such a total.
    case negativeTotal(Amount)
    /// A merchant has to pay instead of being paid; without an external identifier it is the primary merchant.
    ///
    /// Such a merchant has no token context, and the others' contexts are cut so that they do not exceed the total.
    case negativeShare(externalIdentifier: String?, Amount)
    /// A billing agreement has more than 500 characters.
    case agreementTooLong(characters: Int)
    /// Automatic payments need an address at which they are managed.
    case managementAddressMissing
    /// An interval must be at least one unit, and at most what 32 bits hold.
    case interval(Int)
    /// The text is not an ISO 8601 date-time.
    case date(Timestamp)
    /// The request has a member that a checkout with several merchants cannot have.
    case automaticPayment(member: String)
}

extension CheckoutError: CustomStringConvertible {
    /// The reason as one sentence without the full stop. Labels and identifiers are not repeated in it.
    public var description: String {
        switch self {
        case .amount(_, let error): error.description
        case .split(_, let error): error.description
        case .unknownItem: "the checkout has no such item"
        case .unknownShippingMethod: "no such way of shipping is on offer"
        case .negativeShippingPrice: "a way of shipping has a price below zero"
        case .conflictingMerchant: "two merchants have the same external identifier but differ otherwise"
        case .discountNotPositive: "a discount must be above zero"
        case .negativeTotal: "the sum of the items is below zero"
        case .negativeShare: "a merchant's share is below zero"
        case .agreementTooLong(let characters): "the billing agreement has \(characters) characters, 500 are allowed"
        case .managementAddressMissing: "an automatic payment needs an address at which it is managed"
        case .interval(let count): "\(count) is not a valid interval"
        case .date: "the text is not an ISO 8601 date-time"
        case .automaticPayment(let member): "a checkout with several merchants cannot have \(member)"
        }
    }
}
