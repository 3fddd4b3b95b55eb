// The documents of Apple Pay JS.

extension Checkout {
    /// The request that opens the sheet.
    ///
    /// Where shipping is on offer, a postal address is asked for, as the sheet would not show the offer otherwise.
    public func request() throws(InvalidPayload) -> PaymentRequest {
        try refuseProblems()
        return draftedRequest()
    }

    /// The same, whatever the problems are.
    package func draftedRequest() -> PaymentRequest {
        let base = completeBase
        var request = PaymentRequest(
            merchantCapabilities: base.merchantCapabilities, supportedNetworks: base.supportedNetworks, countryCode: base.countryCode,
            total: totalLine, currencyCode: currency)
        base.copyMembers(to: &request)
        let (lines, methods, contexts) = (lineItems, shippingMethods, tokenContexts)
        // Apple's reference forbids an empty list of items.
        if !lines.isEmpty { request.lineItems = lines }
        if !methods.isEmpty { request.shippingMethods = methods }
        if !contexts.isEmpty { request.multiTokenContexts = contexts }
        request.shippingType = shippingType
        plan?.write(to: &request)
        return request
    }

    /// The answer to the choice of another way of shipping.
    public func shippingMethodUpdate() throws(InvalidPayload) -> ShippingMethodUpdate {
        try refuseProblems()
        return draftedShippingMethodUpdate()
    }

    /// The same, whatever the problems are.
    package func draftedShippingMethodUpdate() -> ShippingMethodUpdate {
        var update = filled(ShippingMethodUpdate(newTotal: totalLine))
        update.newShippingMethods = methodsInForce
        return update
    }

    /// The answer to the choice of another shipping contact, with the rejections that concern it.
    ///
    /// Fields that a browser shows only after the authorization, such as the name, are kept for ``authorizationResult(_:)``.
    public func shippingContactUpdate() throws(InvalidPayload) -> ShippingContactUpdate {
        try refuseProblems()
        return draftedShippingContactUpdate()
    }

    /// The same, whatever the problems are.
    package func draftedShippingContactUpdate() -> ShippingContactUpdate {
        var update = filled(ShippingContactUpdate(newTotal: totalLine))
        update.newShippingMethods = methodsInForce
        update.errors = Rejections.ofShippingContact(rejections)
        return update
    }

    /// The answer to the choice of another card, with the rejections that are about neither contacts nor coupons.
    public func paymentMethodUpdate() throws(InvalidPayload) -> PaymentMethodUpdate {
        try refuseProblems()
        return draftedPaymentMethodUpdate()
    }

    /// The same, whatever the problems are.
    package func draftedPaymentMethodUpdate() -> PaymentMethodUpdate {
        var update = filled(PaymentMethodUpdate(newTotal: totalLine))
        update.newShippingMethods = methodsInForce
        update.errors = Rejections.ofPaymentMethod(rejections)
        return update
    }

    /// The answer to the entry of a coupon code, with the rejections that concern it.
    public func couponCodeUpdate() throws(InvalidPayload) -> CouponCodeUpdate {
        try refuseProblems()
        return draftedCouponCodeUpdate()
    }

    /// The same, whatever the problems are.
    package func draftedCouponCodeUpdate() -> CouponCodeUpdate {
        var update = filled(CouponCodeUpdate(newTotal: totalLine))
        update.newShippingMethods = methodsInForce
        update.errors = Rejections.ofCoupon(rejections)
        return update
    }

    /// The answer to the authorization: success unless something is rejected; a failure has no order details.
    public func authorizationResult(_ orderDetails: OrderDetails? = nil) throws(InvalidPayload) -> AuthorizationResult {
        try refuseProblems()
        return draftedAuthorizationResult(orderDetails)
    }

    /// The same, whatever the problems are.
    package func draftedAuthorizationResult(_ orderDetails: OrderDetails? = nil) -> AuthorizationResult {
        Rejections.result(rejections, orderDetails)
    }
}

extension Checkout {
    /// Returns the sum of the shared items, for the given amounts.
    var completeBase: ApplePayRequest {
        guard !offers.isEmpty else { return base }
        var base = base
        var fields = base.requiredShippingContactFields ?? []
        if !fields.contains(.postalAddress) { fields.append(.postalAddress) }
        base.requiredShippingContactFields = fields
        return base
    }

    var totalLine: LineItem {
        var line = totalTemplate ?? LineItem(label: label, amount: .zero)
        line.label = label
        line.amount = total
        line.type = isTotalPending ? .pending : line.isPending ? nil : line.type
        return line
    }

    /// The lines of a plan, the items, and the price of the chosen shipping: the last line, or where a request had it.
    var lineItems: [LineItem] {
        var lines = items.filter { $0.isListed }.map { $0.line }
        if let method = selectedShippingMethod {
            let place = shippingLine.map { $0.place } ?? lines.count
            let line = shippingLine?.line ?? LineItem(label: method.label, amount: method.amount)
            if let place { lines.insert(line, at: min(place, lines.count)) }
        }
        return (plan?.lines ?? []) + lines
    }

    /// The list for an update: empty once everything on offer was withdrawn, absent when nothing was ever offered.
    private var methodsInForce: [ShippingMethod]? { hasOffered ? shippingMethods : nil }

    /// The token contexts for an update: an empty list takes those of the request out of force.
    var contextsInForce: [PaymentTokenContext]? { otherMerchants.isEmpty ? nil : tokenContexts }

    private func filled<Update: UpdateBase>(_ update: Update) -> Update {
        var update = update
        update.newLineItems = lineItems
        update.newMultiTokenContexts = contextsInForce
        plan?.write(to: &update)
        return update
    }
}
