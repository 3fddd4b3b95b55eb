/// A checkout with one agreement about automatic payments, from which the request, its updates and the result are derived.
///
/// It knows no merchants: Apple Pay does not allow token contexts beside automatic payments. The total is what is charged now.
public struct AutomaticCheckout: Sendable, Hashable {
    /// The agreement. Its text must not change while the sheet is open.
    private let terms: AutomaticTerms
    /// What is charged once and now beside the agreement; it has no merchants and no shipping.
    private var extras: Checkout

    /// A checkout with one agreement.
    public init<Kind>(label: String, country: Country, currency: Currency, networks: [PaymentNetwork], plan: AutomaticPlan<Kind>) {
        terms = plan.terms
        extras = Checkout(label: label, country: country, currency: currency, networks: networks)
    }

    /// The text beside the total: the name of the business, as on the card statement.
    public var label: String {
        get { extras.label }
        set { extras.label = newValue }
    }

    /// The currency of all amounts.
    public var currency: Currency { extras.currency }

    /// The members which the request of Apple Pay JS and the method data of the W3C API share, to be set as needed.
    public var base: PaymentMethodRequest {
        get { extras.base }
        set { extras.base = newValue }
    }

    /// The errors that the shopper must correct.
    public var rejections: [PaymentError] { extras.rejections }

    /// Adds something that is charged once and with this payment, such as a fee, or a discount below zero.
    ///
    /// An amount with which the sum has more than 18 digits is not added but listed in ``problems``.
    public mutating func add(_ label: String, minorUnits: Int) {
        extras.add(label, minorUnits: minorUnits)
    }

    /// Notes something that the shopper has to correct; it stays until ``clearRejections()``.
    public mutating func reject(_ code: PaymentErrorCode, field: PaymentErrorContactField? = nil, _ message: String? = nil) {
        extras.reject(code, field: field, message)
    }

    /// Forgets all rejections.
    public mutating func clearRejections() { extras.clearRejections() }

    /// The reasons against accepting the documents; empty if there are none.
    public var problems: [CheckoutError] {
        var problems = extras.refusals + terms.problems
        do {
            let total = try exactTotal
            if total.isNegative { problems.append(.negativeTotal(total)) }
        } catch {
            problems.append(.amount(label: label, error))
        }
        return problems
    }

    private func refuseProblems() throws(InvalidCheckout) { try InvalidCheckout.refuse(problems) }

    /// What is charged now: the trial's amount, or the regular one where it starts now, and what was added.
    ///
    /// Zero where the sum is too long to calculate with, which ``problems`` then says.
    public var total: Amount { (try? exactTotal) ?? extras.amount(0) }

    private var exactTotal: Amount {
        get throws(AmountError) { try extras.total.adding(Amount(minorUnits: terms.dueNow, in: currency)) }
    }
}

// The documents of the checkout without the agreement, with the agreement.
extension AutomaticCheckout {
    private var lineItems: [LineItem] { terms.lines(currency) + extras.lineItems }

    /// The request that opens the sheet.
    public func request() throws(InvalidCheckout) -> PaymentRequest {
        try refuseProblems()
        return draftedRequest()
    }

    /// The same, whatever the problems are.
    package func draftedRequest() -> PaymentRequest {
        var request = extras.draftedRequest()
        request.total.amount = total
        request.lineItems = lineItems
        request.recurringPaymentRequest = terms.recurringRequest(currency)
        request.automaticReloadPaymentRequest = terms.reloadRequest(currency)
        request.deferredPaymentRequest = terms.deferredRequest(currency)
        return request
    }

    /// The answer to the choice of another way of shipping.
    public func shippingMethodUpdate() throws(InvalidCheckout) -> ShippingMethodUpdate {
        try completed(extras.draftedShippingMethodUpdate())
    }

    /// The answer to the choice of another shipping contact, with the rejections that concern it.
    public func shippingContactUpdate() throws(InvalidCheckout) -> ShippingContactUpdate {
        try completed(extras.draftedShippingContactUpdate())
    }

    /// The answer to the choice of another card, with the rejections that are about neither contacts nor coupons.
    public func paymentMethodUpdate() throws(InvalidCheckout) -> PaymentMethodUpdate { try completed(extras.draftedPaymentMethodUpdate()) }

    /// The answer to the entry of a coupon code, with the rejections that concern it.
    public func couponCodeUpdate() throws(InvalidCheckout) -> CouponCodeUpdate { try completed(extras.draftedCouponCodeUpdate()) }

    private func completed<Update: UpdateBase>(_ update: Update) throws(InvalidCheckout) -> Update {
        try refuseProblems()
        var update = update
        update.newTotal.amount = total
        update.newLineItems = lineItems
        update.newRecurringPaymentRequest = terms.recurringRequest(currency)
        update.newAutomaticReloadPaymentRequest = terms.reloadRequest(currency)
        update.newDeferredPaymentRequest = terms.deferredRequest(currency)
        return update
    }

    /// The answer to the authorization: success unless something is rejected; a failure has no order details.
    public func authorizationResult(_ orderDetails: OrderDetails? = nil) throws(InvalidCheckout) -> AuthorizationResult {
        try refuseProblems()
        return extras.draftedAuthorizationResult(orderDetails)
    }

    /// The three arguments of the W3C constructor; the agreement goes into a modifier for Apple Pay.
    ///
    /// The W3C items cannot say when something is charged: only the lines that are charged now are among them, and the modifier
    /// has all others.
    public func constructorArguments() throws(InvalidCheckout) -> ConstructorArguments {
        try InvalidCheckout.refuse(problems + extras.problemsOfConstructor)
        var arguments = extras.draftedConstructorArguments()
        arguments.details.total.amount.value = total
        arguments.details.displayItems = immediateItems.isEmpty ? nil : immediateItems
        arguments.details.modifiers = [DetailsModifier(modifier)]
        return arguments
    }

    /// The answer to any change in the sheet in the W3C form, with all rejections.
    public func paymentDetailsUpdate() throws(InvalidCheckout) -> PaymentDetailsUpdate {
        try refuseProblems()
        var update = extras.draftedPaymentDetailsUpdate()
        update.total?.amount.value = total
        update.displayItems = immediateItems
        update.modifiers = [DetailsModifier(modifier)]
        return update
    }

    private var immediateItems: [PaymentItem] {
        lineItems.filter { $0.paymentTiming == nil }.map { PaymentItem($0, currency) }
    }

    private var modifier: Modifier {
        var modifier = Modifier()
        let later = lineItems.filter { $0.paymentTiming != nil }
        if !later.isEmpty { modifier.additionalLineItems = later }
        modifier.recurringPaymentRequest = terms.recurringRequest(currency)
        modifier.automaticReloadPaymentRequest = terms.reloadRequest(currency)
        modifier.deferredPaymentRequest = terms.deferredRequest(currency)
        return modifier
    }
}
