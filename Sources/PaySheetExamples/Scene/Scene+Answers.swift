import PaySheet

extension Scene {
    /// The update after the choice of another card: a surcharge, or the same amounts.
    mutating func paymentMethodUpdate() -> PaymentMethodUpdate {
        var cart = sale()
        if random.chance(50) {
            cart.addShared("Card Surcharge", minorUnits: max(prices.share(units(cart.checkout.total), 10), 1))
        }
        return cart.checkout.draftedPaymentMethodUpdate()
    }

    /// The update after the choice of another shipping method: the sum with its price.
    mutating func shippingMethodUpdate() -> ShippingMethodUpdate {
        var cart = sale()
        selectOther(&cart)
        return cart.checkout.draftedShippingMethodUpdate()
    }

    /// The update after the choice of another address: other shipping methods, or an error if delivery is not possible.
    mutating func shippingContactUpdate() -> ShippingContactUpdate {
        var cart = sale()
        if random.chance(30) {
            cart.checkout.reject(.shippingContactInvalid, field: .postalCode, "We do not deliver to this postal code")
        }
        return cart.checkout.draftedShippingContactUpdate()
    }

    /// The update after a coupon code: the discount, or an error.
    mutating func couponCodeUpdate() -> CouponCodeUpdate {
        var cart = sale()
        if random.chance(30) {
            // The checkout was built here, so everything about it is known.
            try? cart.checkout.removeCoupon()
            cart.checkout.reject(.couponCodeExpired, "This code was valid until yesterday")
        }
        return cart.checkout.draftedCouponCodeUpdate()
    }

    /// The result of a payment: an order for Wallet, success, or an error that the shopper can correct.
    mutating func result() -> AuthorizationResult {
        let shop = Shop(&random)
        switch random.below(4) {
        case 0: return .success()
        case 1: return .failure([error(.phoneNumber, "The phone number is too short")])
        case 2: return .failure([error(.addressLines, "We need a street and a house number")])
        default: return .success(orderDetails(shop))
        }
    }

    private func error(_ field: PaymentErrorContactField, _ message: String) -> PaymentError {
        var error = PaymentError(code: .shippingContactInvalid)
        error.contactField = field
        error.message = message
        return error
    }

    mutating func orderDetails(_ shop: Shop) -> OrderDetails {
        OrderDetails(
            orderTypeIdentifier: "order.example." + shop.slug, orderIdentifier: "A-" + String(random.within(10_000...99_999)),
            webServiceURL: "https://orders." + shop.domain + "/", authenticationToken: random.hex(16))
    }

    /// Selects the last shipping method instead of the first; returns its key.
    @discardableResult
    mutating func selectOther(_ cart: inout Cart) -> String? {
        guard let other = cart.checkout.shippingMethods.last else { return nil }
        // The method exists.
        try? cart.checkout.select(shippingMethod: other.identifier)
        return other.identifier
    }
}
