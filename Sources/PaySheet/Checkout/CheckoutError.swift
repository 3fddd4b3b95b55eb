/// Why a checkout cannot do what it was asked to, or why what it gives will not be accepted.
public enum CheckoutError: Error, Sendable, Hashable {
    /// An amount is finer than the currency's minor unit, or it or the sum with it has more than 18 digits. Names the line.
    case amount(label: String, AmountError)
    /// A line has no amount, and is not pending. Names the line.
    case amountUnknown(label: String)
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
    /// A discount must be below zero, as its line in the sheet is.
    case discountNotNegative
    /// A plan has a charge below zero. Names its line.
    case negativeCharge(label: String)
    /// The sum of the items is negative; browsers reject such a total.
    case negativeTotal(Amount)
    /// A merchant has to pay instead of being paid; without an external identifier it is the primary merchant.
    ///
    /// Such a merchant has no token context, and the others' contexts are cut so that they do not exceed the total.
    case negativeShare(externalIdentifier: String?, Amount)
    /// A billing agreement has more than 500 characters.
    case agreementTooLong(characters: Int)
    /// The arguments of the W3C constructor need the identifier of the merchant, in ``Checkout/base`` or with the primary merchant.
    case merchantIdentifierMissing
    /// The page at which an automatic payment is managed has an empty address.
    case managementAddressMissing
    /// An interval must be at least one unit, and at most what 32 bits hold.
    case interval(Int)
    /// The text is not an ISO 8601 date-time.
    case date(DateTimeText)
    /// A payment with an agreement about later charges is not shared between merchants.
    case merchantBesidePlan(externalIdentifier: String)
    /// The request that was to be resumed has several agreements, or one beside the shares of merchants.
    case severalAgreements
    /// The request that was to be resumed pays out instead of charging.
    case disbursement
    /// The request that was to be resumed offers two ways of shipping with the same identifier.
    case repeatedShippingMethod(identifier: String)
    /// The request that was to be resumed has two token contexts of the same merchant.
    case repeatedMerchant(externalIdentifier: String)
    /// It is not known who gets this line or way of shipping, so its amount cannot change. See ``Checkout/assign(_:to:)``.
    case payeesUnknown(label: String)
    /// It is not known which shipping the total contains. See ``Checkout/assumeSelected(shippingMethod:)``.
    case shippingSelectionUnknown
    /// It is not known which line is the discount of the coupon. See ``Checkout/assignCoupon(to:)``.
    case couponDiscountUnknown
    /// Nothing about this is unknown, see ``Checkout/unrecovered``.
    case alreadyKnown
}

extension CheckoutError: CustomStringConvertible {
    /// The reason as one sentence without the full stop. Labels and identifiers of merchants are not repeated in it.
    public var description: String {
        switch self {
        case .amount(_, let error): error.description
        case .amountUnknown: "a line that is not pending has no amount"
        case .split(_, let error): error.description
        case .unknownItem: "the checkout has no such item"
        case .unknownShippingMethod(let identifier): "no shipping method \"\(identifier)\" is on offer"
        case .negativeShippingPrice(let identifier): "the shipping method \"\(identifier)\" has a negative price"
        case .conflictingMerchant: "two merchants have the same external identifier but differ otherwise"
        case .discountNotNegative: "a discount must be below zero"
        case .negativeTotal: "the sum of the items is negative"
        case .negativeShare: "a merchant's share is negative"
        case .agreementTooLong(let characters): "the billing agreement has \(characters) characters, 500 are allowed"
        case .merchantIdentifierMissing: "the arguments of the constructor need the identifier of the merchant"
        case .managementAddressMissing: "an automatic payment needs an address at which it is managed"
        case .interval(let count): "\(count) is not a valid interval"
        case .date(let text): "\"\(text.rawValue)\" is not an ISO 8601 date-time"
        case .negativeCharge: "a plan has a charge below zero"
        case .merchantBesidePlan: "a payment with an agreement about later charges cannot be shared with another merchant"
        case .severalAgreements: "the request has several agreements about later charges, or one beside token contexts"
        case .disbursement: "the request is a disbursement, which has no checkout"
        case .repeatedShippingMethod(let identifier): "the request offers the shipping method \"\(identifier)\" twice"
        case .repeatedMerchant: "the request has two token contexts of the same merchant"
        case .payeesUnknown: "a request does not say who gets this line; assign it to a merchant before its amount changes"
        case .shippingSelectionUnknown: "the request does not say which way of shipping its total contains"
        case .couponDiscountUnknown: "the request does not say which line is the discount of its coupon"
        case .alreadyKnown: "the request tells this already"
        }
    }
}
