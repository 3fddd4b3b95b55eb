import PaySheet

extension Scene {
    mutating func request() -> PaymentRequest {
        switch kind {
        case .recurring: return subscription().draftedRequest()
        case .trial: return trial().draftedRequest()
        case .reload: return reload().draftedRequest()
        case .deferred: return deferred().draftedRequest()
        case .pending: return random.chance(60) ? ride() : meteredContract()
        case .disbursement: return disbursement()
        default: return sale().checkout.draftedRequest()
        }
    }

    /// A sale with the special parts of its kind.
    mutating func sale() -> Cart {
        var cart = cart()
        switch kind {
        case .shipping, .updateShippingMethod, .updateShippingContact, .flow:
            offerShipping(&cart)
            cart.checkout.base.requiredShippingContactFields = random.chance(50) ? [.postalAddress, .email] : [.postalAddress, .phone]
        case .coupon, .updateCouponCode:
            applyCoupon(&cart)
        case .w3c where random.chance(50):
            offerShipping(&cart)
            if random.chance(50) { cart.checkout.base.requiredShippingContactFields = [.postalAddress, .email] }
        case .basic, .multiMerchant:
            if random.chance(30) { cart.checkout.base.requiredBillingContactFields = [.postalAddress] }
            if random.chance(30) { cart.checkout.base.requiredShippingContactFields = [.email] }
        default: break
        }
        return cart
    }

    mutating func w3cPaymentRequest() -> W3CPaymentRequest {
        var cart = sale()
        var reader = DocumentReader()
        // Systems below the stated version reject the payment, so the lowest sufficient version is stated.
        cart.checkout.base.version = 1
        let lowest = reader.requirements(of: cart.checkout.draftedW3CPaymentRequest().json, as: .w3cPaymentRequest)
        cart.checkout.base.version = UInt32(clamping: max(lowest?.apiVersion ?? 3, 3))
        return cart.checkout.draftedW3CPaymentRequest()
    }

    /// A transfer from the balance of a wallet to a person's card.
    private mutating func disbursement() -> PaymentRequest {
        let shop = Shop(&random)
        let amount = prices.round(random.within(15...90))
        let fee = max(prices.share(amount, 10), 1)
        let received = Amount(units: Int64(amount - fee), in: currency)
        var request = PaymentRequest(
            merchantCapabilities: [.supports3DS, .supportsInstantFundsOut], supportedNetworks: [.visa, .masterCard], countryCode: country,
            total: LineItem(label: shop.name, amount: received), currencyCode: currency)
        var charge = LineItem(label: "Instant Transfer Fee", amount: Amount(units: Int64(fee), in: currency))
        charge.disbursementLineItemType = .instantFundsOutFee
        var transfer = LineItem(label: "You Receive", amount: received)
        transfer.disbursementLineItemType = .disbursement
        request.lineItems = [
            LineItem(label: "Withdrawal", amount: Amount(units: Int64(amount), in: currency)), charge, transfer,
        ]
        var disbursement = DisbursementRequest()
        disbursement.requiredRecipientContactFields = [.name]
        request.disbursementRequest = disbursement
        return request
    }
}
