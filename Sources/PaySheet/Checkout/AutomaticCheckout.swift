/// A checkout with one agreement about automatic payments, from which the request, its updates and the result are derived.
///
/// It knows no merchants: Apple Pay does not allow token contexts beside automatic payments. The total is what is charged now.
public struct AutomaticCheckout: Sendable, Hashable {
    /// The text beside the total: the name of the business, as on the card statement.
    public var label: String
    /// The currency of all amounts.
    public let currency: Currency
    /// The members which the request of Apple Pay JS and the method data of the W3C API share, to be set as needed.
    public var base: PaymentMethodRequest
    /// The agreement. The text of its terms must not change while the sheet is open.
    public var terms: AutomaticTerms
    /// The errors that the shopper must correct.
    public private(set) var rejections: [PaymentError] = []

    /// What is charged once and now beside the agreement; it has no merchants and no shipping.
    private var extras: Checkout

    /// A checkout with one agreement.
    public init(label: String, country: Country, currency: Currency, networks: [PaymentNetwork], plan: some AutomaticPlan) {
        self.label = label
        self.currency = currency
        terms = plan.terms
        base = PaymentMethodRequest.base(country, networks, merchantIdentifier: "")
        extras = Checkout(label: label, country: country, currency: currency, networks: networks)
    }

    /// Adds something that is charged once and with this payment, such as a fee, or a discount below zero.
    ///
    /// An amount with which the sum has more than 18 digits is not added but listed in ``problems``.
    public mutating func add(_ label: String, minorUnits: Int) {
        extras.add(label, minorUnits: minorUnits)
    }

    /// Notes something that the shopper has to correct; it stays until ``clearRejections()``.
    public mutating func reject(_ code: PaymentErrorCode, field: PaymentErrorContactField? = nil, _ message: String? = nil) {
        rejections.append(PaymentError(code, field: field, message))
    }

    /// Forgets all rejections.
    public mutating func clearRejections() { rejections = [] }

    /// The reasons against accepting the documents; empty if there are none.
    public var problems: [CheckoutError] {
        var problems = extras.refusals + lines.problems
        do {
            let total = try exactTotal
            if total.isNegative { problems.append(.negativeTotal(total)) }
        } catch {
            problems.append(.amount(label: label, error))
        }
        return problems
    }

    /// What is charged now: the trial's amount, or the regular one where it starts now, and what was added.
    ///
    /// Zero where the sum is too long to calculate with, which ``problems`` then says.
    public var total: Amount { (try? exactTotal) ?? extras.amount(0) }

    private var exactTotal: Amount {
        get throws(AmountError) { try extras.total.adding(Amount(minorUnits: lines.dueNow, in: currency)) }
    }

    private var lines: AutomaticLines {
        switch terms {
        case .recurring(let plan): plan.lines(currency)
        case .reload(let plan): plan.lines(currency)
        case .deferred(let plan): plan.lines(currency)
        }
    }
}

// Documents.
extension AutomaticCheckout {
    private var totalLine: LineItem { LineItem(label: label, amount: total) }
    private var lineItems: [LineItem] { lines.lines + extras.lineItems }

    /// The request that opens the sheet.
    public func request() -> PaymentRequest {
        var request = PaymentRequest(
            merchantCapabilities: base.merchantCapabilities, supportedNetworks: base.supportedNetworks, countryCode: base.countryCode,
            total: totalLine, currencyCode: currency)
        base.copyMembers(to: &request)
        request.lineItems = lineItems
        switch terms {
        case .recurring(let plan): request.recurringPaymentRequest = plan.request(currency)
        case .reload(let plan): request.automaticReloadPaymentRequest = plan.request(currency)
        case .deferred(let plan): request.deferredPaymentRequest = plan.request(currency)
        }
        return request
    }

    /// The answer to the choice of another way of shipping.
    public func shippingMethodUpdate() -> ShippingMethodUpdate {
        var update = ShippingMethodUpdate(newTotal: totalLine)
        fill(&update)
        return update
    }

    /// The answer to the choice of another shipping contact, with the rejections that concern it.
    public func shippingContactUpdate() -> ShippingContactUpdate {
        var update = ShippingContactUpdate(newTotal: totalLine)
        fill(&update)
        update.errors = Rejections.ofShippingContact(rejections)
        return update
    }

    /// The answer to the choice of another card, with the rejections that are about neither contacts nor coupons.
    public func paymentMethodUpdate() -> PaymentMethodUpdate {
        var update = PaymentMethodUpdate(newTotal: totalLine)
        fill(&update)
        update.errors = Rejections.ofPaymentMethod(rejections)
        return update
    }

    /// The answer to the entry of a coupon code, with the rejections that concern it.
    public func couponCodeUpdate() -> CouponCodeUpdate {
        var update = CouponCodeUpdate(newTotal: totalLine)
        fill(&update)
        update.errors = Rejections.ofCoupon(rejections)
        return update
    }

    /// The answer to the authorization: success unless something is rejected; a failure has no order details.
    public func authorizationResult(_ orderDetails: OrderDetails? = nil) -> AuthorizationResult {
        Rejections.result(rejections, orderDetails)
    }

    /// The three arguments of the W3C constructor; the agreement goes into a modifier for Apple Pay.
    ///
    /// The W3C items cannot say when something is charged: only the lines that are charged now are among them, and the modifier
    /// has all others.
    public func constructorArguments() -> ConstructorArguments {
        var details = PaymentDetails(total: PaymentItem(totalLine, currency))
        let now = immediateItems
        if !now.isEmpty { details.displayItems = now }
        details.modifiers = [DetailsModifier(modifier)]
        var arguments = ConstructorArguments(methodData: [MethodData(base)], details: details)
        arguments.options = PaymentOptions(base, nil)
        return arguments
    }

    /// The answer to any change in the sheet in the W3C form, with all rejections.
    public func paymentDetailsUpdate() -> PaymentDetailsUpdate {
        var update = PaymentDetailsUpdate()
        update.total = PaymentItem(totalLine, currency)
        update.displayItems = immediateItems
        update.modifiers = [DetailsModifier(modifier)]
        if !rejections.isEmpty { update.paymentMethodErrors = rejections }
        return update
    }

    private var immediateItems: [PaymentItem] {
        var items: [PaymentItem] = []
        for line in lineItems where line.paymentTiming == nil { items.append(PaymentItem(line, currency)) }
        return items
    }

    private var modifier: Modifier {
        var modifier = Modifier()
        let later = lineItems.filter { $0.paymentTiming != nil }
        if !later.isEmpty { modifier.additionalLineItems = later }
        switch terms {
        case .recurring(let plan): modifier.recurringPaymentRequest = plan.request(currency)
        case .reload(let plan): modifier.automaticReloadPaymentRequest = plan.request(currency)
        case .deferred(let plan): modifier.deferredPaymentRequest = plan.request(currency)
        }
        return modifier
    }

    private func fill<Update: UpdateBase>(_ update: inout Update) {
        update.newLineItems = lineItems
        switch terms {
        case .recurring(let plan): update.newRecurringPaymentRequest = plan.request(currency)
        case .reload(let plan): update.newAutomaticReloadPaymentRequest = plan.request(currency)
        case .deferred(let plan): update.newDeferredPaymentRequest = plan.request(currency)
        }
    }
}
