/// Everything that is bought at once: the one value from which the request, its updates and the result are derived.
///
/// ```swift
/// var checkout = Checkout(
///     label: "Corner Grocery", country: .us, currency: .usd, networks: [.visa, .masterCard])
/// checkout.add("Olive Oil", minorUnits: 25_80)
/// checkout.addTax("Sales Tax", minorUnits: 2_65)
/// let request = try checkout.request().validated()
/// ```
///
/// Because all of them come from the same items, their totals, line items and token contexts cannot disagree. Amounts are whole
/// numbers of the currency's minor unit. Everything that does not belong to another merchant belongs to the primary one, which needs no
/// token context.
///
/// A checkout with ``problems`` gives no documents: their sums would be wrong, or a browser would reject them.
public struct Checkout: Sendable, Hashable {
    /// The text beside the total: the name of the business, as on the card statement.
    public var label: String
    /// The currency of all amounts.
    public let currency: Currency
    /// The members which the request of Apple Pay JS and the method data of the W3C API share, to be set as needed.
    ///
    /// Its `version` and `merchantIdentifier` go into the W3C form alone. The version is 14 unless set: the first that knows
    /// token contexts and automatic payments.
    public var base: PaymentMethodRequest
    /// How the goods reach the shopper; absent means shipping.
    public var shippingType: ShippingType?
    /// Whether the sheet says that the total is not settled yet.
    public var isTotalPending = false
    /// The primary merchant, if it was named.
    public let primaryMerchant: CheckoutMerchant?
    /// The other merchants, in the order in which they were named. None is removed.
    public internal(set) var otherMerchants: [CheckoutMerchant] = []
    /// All items, in the order of the sheet; the price of shipping is not among them.
    public internal(set) var items: [CheckoutItem] = []
    /// The errors that the shopper must correct.
    public internal(set) var rejections: [PaymentError] = []
    /// What a request did not tell from which the checkout was made; empty for one that was built.
    public internal(set) var unrecovered: [UnrecoveredPart] = []

    var offers: [ShippingOffer] = []
    var selectedOffer: Int?
    /// Whether the page ever got shipping methods, which an update must then clear.
    var hasOffered = false
    var coupon: AppliedCoupon?
    var fixedShares: [FixedShare] = []
    var refusals: [CheckoutError] = []
    var nextNumber = 0
    var totalTemplate: LineItem?

    /// A checkout without items.
    ///
    /// - Parameters:
    ///   - label: The name of the business, with the intermediary in brackets where there is one.
    ///   - country: Where the merchant does business.
    ///   - currency: The currency of all amounts.
    ///   - networks: The card networks that the merchant takes, the preferred one first.
    ///   - primaryMerchant: Name it to let it take part in sharing.
    public init(label: String, country: Country, currency: Currency, networks: [PaymentNetwork], primaryMerchant: CheckoutMerchant? = nil) {
        self.label = label
        self.currency = currency
        self.primaryMerchant = primaryMerchant
        self.base = PaymentMethodRequest.base(country, networks, merchantIdentifier: primaryMerchant?.identifier ?? "")
    }

    /// The reasons against accepting the documents; empty if there are none.
    ///
    /// Lines that could not be added come first, in the order of the attempts; then the errors of the sums.
    public var problems: [CheckoutError] {
        var problems = refusals
        let total = totalUnits
        if total < 0 { problems.append(.negativeTotal(amount(total))) }
        for (place, share) in shares().enumerated() where share < 0 {
            let merchant = place == 0 ? primaryMerchant : otherMerchants[place &- 1]
            problems.append(.negativeShare(externalIdentifier: merchant?.externalIdentifier, amount(share)))
        }
        return problems
    }

    func refuseProblems() throws(InvalidCheckout) { try InvalidCheckout.refuse(problems) }

    /// What the shopper is charged: the sum of all items that are not pending, and the price of the chosen shipping.
    public var total: Amount { amount(totalUnits) }
}

/// A way of shipping and who gets its price.
struct ShippingOffer: Sendable, Hashable {
    var method: ShippingMethod
    var units: Int64
    var payees: Payees
}

/// The coupon in force and its line.
struct AppliedCoupon: Sendable, Hashable {
    var code: String
    var item: CheckoutItem.ID
}

/// What a merchant gets although no item says so, taken from the primary merchant.
struct FixedShare: Sendable, Hashable {
    var place: Int
    var units: Int64
}

// Amounts of a checkout are below 10^18 together, whatever is added or chosen: no sum of them can overflow.
extension Checkout {
    func amount(_ units: Int64) -> Amount { Amount(units: units, in: currency) }

    var totalUnits: Int64 {
        var total: Int64 = selectedOffer.map { offers[$0].units } ?? 0
        for item in items where item.isCounted { total = total &+ item.units }
        return total
    }

    /// The amount in minor units of the checkout's currency.
    func units(_ amount: Amount, label: String) throws(CheckoutError) -> Int64 {
        do {
            return try amount.units(in: currency)
        } catch {
            throw .amount(label: label, error)
        }
    }

    /// The amount of a line in minor units of the checkout's currency.
    func units(of line: LineItem) throws(CheckoutError) -> Int64 {
        guard let amount = line.amount else { throw .amountUnknown(label: line.label) }
        return try units(amount, label: line.label)
    }

    /// Makes sure that all sums stay exact with `units` more.
    func makeRoom(for units: Int64, label: String) throws(CheckoutError) {
        var sum = units.magnitude
        guard sum < Amount.coefficientLimit else { throw .amount(label: label, .overflow) }
        // Everything here was let in by this test, so the sum stays below 3 · 10^18.
        for item in items { sum = sum &+ item.units.magnitude }
        for offer in offers { sum = sum &+ offer.units.magnitude }
        for share in fixedShares { sum = sum &+ share.units.magnitude }
        guard sum < Amount.coefficientLimit else { throw .amount(label: label, .overflow) }
    }

    /// The merchant's place in the list, which it joins if it is new; 0 for the primary merchant.
    mutating func place(of merchant: CheckoutMerchant) -> Int {
        if let primaryMerchant, primaryMerchant.externalIdentifier == merchant.externalIdentifier {
            noteConflict(primaryMerchant, merchant)
            return 0
        }
        for (index, known) in otherMerchants.enumerated() where known.externalIdentifier == merchant.externalIdentifier {
            noteConflict(known, merchant)
            return index &+ 1
        }
        otherMerchants.append(merchant)
        return otherMerchants.count
    }

    private mutating func noteConflict(_ known: CheckoutMerchant, _ merchant: CheckoutMerchant) {
        guard known != merchant else { return }
        let refusal = CheckoutError.conflictingMerchant(externalIdentifier: known.externalIdentifier)
        if !refusals.contains(refusal) { refusals.append(refusal) }
    }
}
