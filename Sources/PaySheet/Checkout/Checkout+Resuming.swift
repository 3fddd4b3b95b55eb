/// What a request does not tell a checkout that is made from it.
public enum UnrecoveredPart: Sendable, Hashable {
    /// Which merchant gets which item and whose the price of shipping is: the shares are kept as sums.
    ///
    /// Tell with ``Checkout/assign(_:to:)`` and ``Checkout/assign(shippingMethod:to:)``.
    case payees
    /// Which way of shipping is chosen: no line item is named and priced like the first one.
    case shippingSelection
    /// Why the total differs from its items, by this amount; it is kept as a part of the primary merchant's share.
    case difference(Amount)
    /// What members without a property mean; they are left out.
    case unknownMembers
}

extension UnrecoveredPart: CustomStringConvertible {
    /// What is not known, as a phrase.
    public var description: String {
        switch self {
        case .payees: "which merchant gets which item"
        case .shippingSelection: "which way of shipping is chosen"
        case .difference: "why the total differs from its items"
        case .unknownMembers: "what unknown members mean"
        }
    }
}

extension Checkout {
    /// The checkout that a request came from, for servers that keep nothing between two calls.
    ///
    /// The total and every merchant's share come out as they were; ``unrecovered`` says what the request does not tell. Throws
    /// where the amounts cannot be calculated with, or the request is for an automatic payment.
    public init(resuming request: PaymentRequest, primaryMerchant: CheckoutMerchant? = nil) throws(CheckoutError) {
        try Checkout.refuseAutomatic(request)
        self.init(
            label: request.total.label, country: request.countryCode, currency: request.currencyCode, networks: request.supportedNetworks,
            primaryMerchant: primaryMerchant)
        request.copyMembers(to: &base)
        shippingType = request.shippingType
        isTotalPending = request.total.isPending
        totalTemplate = request.total
        for method in request.shippingMethods ?? [] { try offer(method, .one(0)) }
        try resumeItems(request.lineItems ?? [])
        try resumeDifference(from: request)
        try resumeShares(request.multiTokenContexts ?? [])
        if !request.unknownMembers.isEmpty { unrecovered.append(.unknownMembers) }
    }

    private static func refuseAutomatic(_ request: PaymentRequest) throws(CheckoutError) {
        if request.recurringPaymentRequest.hasValue { throw .automaticPayment(member: "recurringPaymentRequest") }
        if request.automaticReloadPaymentRequest.hasValue { throw .automaticPayment(member: "automaticReloadPaymentRequest") }
        if request.deferredPaymentRequest.hasValue { throw .automaticPayment(member: "deferredPaymentRequest") }
        if request.disbursementRequest != nil { throw .automaticPayment(member: "disbursementRequest") }
    }

    private mutating func resumeItems(_ lines: [LineItem]) throws(CheckoutError) {
        // The first way of shipping is the chosen one, and the last line like it is its price.
        let shipping = selectedOffer.flatMap { selected in
            lines.lastIndex { isPrice($0, of: offers[selected]) }
        }
        if shipping == nil, selectedOffer != nil {
            selectedOffer = nil
            unrecovered.append(.shippingSelection)
        }
        for (index, line) in lines.enumerated() where index != shipping {
            var line = line
            // The amount of a pending line counts nowhere, so it may be anything, and it stays as it is.
            let units = line.isPending ? 0 : try units(of: line)
            if !line.isPending { line.amount = amount(units) }
            try makeRoom(for: units, label: line.label)
            _ = append(line, units, .one(0))
        }
    }

    private func isPrice(_ line: LineItem, of offer: ShippingOffer) -> Bool {
        line.label == offer.method.label && line.amount == offer.method.amount && !line.isPending
            && (line.paymentTiming ?? .immediate) == .immediate
    }

    private mutating func resumeDifference(from request: PaymentRequest) throws(CheckoutError) {
        // A total that is not known yet has no difference.
        guard request.total.amount != nil || !request.total.isPending else { return }
        let units = try units(of: request.total) &- totalUnits
        guard units != 0 else { return }
        if request.lineItems?.isEmpty == false { unrecovered.append(.difference(amount(units))) }
        try makeRoom(for: units, label: label)
        _ = append(label, units, .one(0))
        // Cannot trap: the line was added.
        items[items.count &- 1].isListed = false
    }

    private mutating func resumeShares(_ contexts: [PaymentTokenContext]) throws(CheckoutError) {
        for context in contexts {
            let merchant = CheckoutMerchant(context)
            let units = try units(context.amount, label: merchant.name)
            try makeRoom(for: units, label: merchant.name)
            let place = place(of: merchant)
            if place > 0 { fixedShares.append(FixedShare(place: place, units: units)) }
        }
        if !contexts.isEmpty { unrecovered.append(.payees) }
    }
}
