/// Everything that is bought at once: the one value from which the request, its updates and the result are derived.
///
/// ```swift
/// var checkout = try Checkout(
///     label: "Corner Grocery", country: .us, currency: .usd, networks: [.visa, .masterCard])
/// try checkout.add("Olive Oil", minorUnits: 25_80)
/// try checkout.addTax("Sales Tax", minorUnits: 2_65)
/// let request = try checkout.request().validated()
/// ```
///
/// Because all of them come from the same items, their totals, line items and token contexts cannot disagree. Amounts are whole
/// numbers of the currency's minor unit. Everything that does not belong to another merchant belongs to the primary one, which needs no
/// token context.
///
/// A call that cannot be followed throws a ``CheckoutError`` and changes nothing. What only the sum of all items can tell is in
/// ``problems``. A checkout that has some gives no documents, because a browser would reject them.
///
/// A function that builds a checkout usually meets three types of errors: ``CheckoutError``, ``AmountError`` and ``InvalidPayload``. Declare
/// it with `throws` alone.
///
/// A checkout can be stored between two calls of a server: it is `Codable`, and comes back equal. See <doc:WithoutMemory>.
///
/// A disbursement buys nothing, so it has no checkout: see <doc:Disbursement>.
public struct Checkout: Sendable, Hashable {
    /// The text beside the total: the name of the business, as on the card statement.
    public var label: String
    /// The currency of all amounts.
    public let currency: Currency
    /// The members which the request of Apple Pay JS and the method data of the W3C API share, to be set as needed.
    ///
    /// Its `version` and `merchantIdentifier` go into the W3C form alone. The version is 14 unless set: the first that knows
    /// token contexts and automatic payments.
    public var base: ApplePayRequest
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

    /// The agreement about payments that are charged later. Its text must not change while the sheet is open.
    var plan: CheckoutPlan?
    var offers: [ShippingOffer] = []
    var selectedOffer: Int?
    /// The line of the chosen shipping, where it is not the last one as usual.
    var shippingLine: ShippingLine?
    /// Whether the page ever got shipping methods, which an update must then clear.
    var hasOffered = false
    var coupon: AppliedCoupon?
    var fixedShares: [FixedShare] = []
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
    ///
    /// Throws if the currency is unknown or no money. ``Currency/init(typed:)`` reads what a person typed.
    public init(
        label: String, country: Country, currency: Currency, networks: [PaymentNetwork], primaryMerchant: CheckoutMerchant? = nil
    ) throws(CheckoutError) {
        try Checkout.check(currency)
        self.init(label, country, currency, networks, primaryMerchant, plan: nil)
    }

    /// A checkout with an agreement about payments that are charged later: a subscription, reloads of a balance, or a deferred payment.
    ///
    /// Its total is what is charged now: what the plan charges with this payment, and the items. Apple Pay shares no payment with an
    /// agreement, so no other merchant can get a part. Throws if the plan cannot work, for example with an interval of zero.
    public init<Kind>(
        label: String, country: Country, currency: Currency, networks: [PaymentNetwork], plan: AutomaticPlan<Kind>
    ) throws(CheckoutError) {
        try Checkout.check(currency)
        try plan.terms.check()
        self.init(label, country, currency, networks, nil, plan: CheckoutPlan(plan.terms, in: currency))
    }

    /// An amount of a currency without decimals would be another one.
    static func check(_ currency: Currency) throws(CheckoutError) {
        guard currency.minorUnitDigits.hasValue else { throw .amount(label: "", .unknownDecimals(currency)) }
    }

    /// A checkout without items, whatever the currency is.
    package init(drafting label: String, country: Country, currency: Currency, networks: [PaymentNetwork]) {
        self.init(label, country, currency, networks, nil, plan: nil)
    }

    /// The same, whatever is wrong with the plan.
    package init<Kind>(
        drafting label: String, country: Country, currency: Currency, networks: [PaymentNetwork], plan: AutomaticPlan<Kind>
    ) {
        self.init(label, country, currency, networks, nil, plan: CheckoutPlan(plan.terms, in: currency))
    }

    init(
        _ label: String, _ country: Country, _ currency: Currency, _ networks: [PaymentNetwork], _ primaryMerchant: CheckoutMerchant?,
        plan: CheckoutPlan?
    ) {
        self.label = label
        self.currency = currency
        self.primaryMerchant = primaryMerchant
        self.plan = plan
        self.base = ApplePayRequest.base(country, networks, merchantIdentifier: primaryMerchant?.identifier ?? "")
    }

    /// What the sum of all items has against the documents; empty if nothing.
    public var problems: [CheckoutError] {
        var problems: [CheckoutError] = []
        let total = totalUnits
        if total < 0 { problems.append(.negativeTotal(amount(total))) }
        for (place, share) in shares().enumerated() where share < 0 {
            let merchant = place == 0 ? primaryMerchant : otherMerchants[place &- 1]
            problems.append(.negativeShare(externalIdentifier: merchant?.externalIdentifier, amount(share)))
        }
        return problems
    }

    func refuseProblems() throws(InvalidPayload) { try InvalidPayload.refuse(problems) }

    /// What the shopper is charged now: all items that are not pending, the chosen shipping, and what a plan charges with this payment.
    public var total: Amount { amount(totalUnits) }
}

/// A way of shipping and who gets its price.
struct ShippingOffer: Sendable, Hashable {
    var method: ShippingMethod
    var units: Int64
    var payees: Payees
}

/// A line of shipping that a request had.
struct ShippingLine: Sendable, Hashable {
    /// How many of the other lines are before it. `nil`: the request had no line for it.
    var place: Int?
    var line: LineItem?
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
        var total = (plan?.dueNow ?? 0) &+ (selectedOffer.map { offers[$0].units } ?? 0)
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
        sum = sum &+ (plan?.dueNow.magnitude ?? 0)
        for item in items { sum = sum &+ item.units.magnitude }
        for offer in offers { sum = sum &+ offer.units.magnitude }
        for share in fixedShares { sum = sum &+ share.units.magnitude }
        guard sum < Amount.coefficientLimit else { throw .amount(label: label, .overflow) }
    }

    /// Makes sure that all sums are exact. Each amount is below the limit.
    func requireRoom() throws(CheckoutError) {
        var sum: UInt64 = 0
        for units in [plan?.dueNow ?? 0] + items.map({ $0.units }) + offers.map({ $0.units }) + fixedShares.map({ $0.units }) {
            sum = sum &+ units.magnitude
            guard sum < Amount.coefficientLimit else { throw .amount(label: label, .overflow) }
        }
    }

    /// The merchant's place in the list, 0 for the primary merchant; `nil` if it is new.
    func knownPlace(of merchant: CheckoutMerchant) throws(CheckoutError) -> Int? {
        let key = merchant.externalIdentifier
        if let primaryMerchant, primaryMerchant.externalIdentifier == key {
            guard primaryMerchant == merchant else { throw .conflictingMerchant(externalIdentifier: key) }
            return 0
        }
        guard let index = otherMerchants.firstIndex(where: { $0.externalIdentifier == key }) else {
            // Apple Pay shares no payment with an agreement.
            guard plan == nil else { throw .merchantBesidePlan(externalIdentifier: key) }
            return nil
        }
        guard otherMerchants[index] == merchant else { throw .conflictingMerchant(externalIdentifier: key) }
        return index &+ 1
    }

    /// The merchant's place in the list, which it joins if it is new.
    mutating func place(of merchant: CheckoutMerchant) throws(CheckoutError) -> Int {
        if let place = try knownPlace(of: merchant) { return place }
        otherMerchants.append(merchant)
        return otherMerchants.count
    }
}

#if !hasFeature(Embedded)
    extension FixedShare: Codable {}
#endif
