// Ways of shipping: the chosen one's price is a line of its own and part of the total.

extension ShippingMethod {
    /// A way of shipping, with the key first by which it is selected.
    public init(identifier: String, label: String, detail: String, amount: Amount) {
        self.init(label: label, detail: detail, amount: amount, identifier: identifier)
    }
}

extension Checkout {
    /// Offers a way of shipping whose price the primary merchant gets.
    ///
    /// The first on offer is the chosen one until another is selected, as in the sheet. A way with the same identifier is
    /// replaced. One whose price is negative, finer than the minor unit or too large is not offered but listed in ``problems``.
    public mutating func offer(_ method: ShippingMethod) { offerOrRefuse(method, .one(0)) }

    /// Offers a way of shipping whose price this merchant gets; otherwise as ``offer(_:)``.
    public mutating func offer(_ method: ShippingMethod, paidTo merchant: CheckoutMerchant) {
        let place = place(of: merchant)
        offerOrRefuse(method, .one(place))
    }

    /// Offers a way of shipping whose price several merchants share; otherwise as ``offer(_:)``.
    public mutating func offer(_ method: ShippingMethod, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy) {
        offerOrRefuse(method, payees(merchants, policy))
    }

    /// Chooses the way of shipping that the shopper has selected. Throws, and changes nothing, where it is not on offer.
    public mutating func select(shippingMethod identifier: String) throws(CheckoutError) {
        selectedOffer = try index(of: identifier)
    }

    /// Takes a way of shipping off the list; when it was the chosen one, the first of the others is chosen.
    public mutating func withdraw(shippingMethod identifier: String) throws(CheckoutError) {
        let index = try index(of: identifier)
        offers.remove(at: index)
        guard let selected = selectedOffer else { return }
        if selected == index {
            selectedOffer = offers.isEmpty ? nil : 0
        } else if selected > index {
            selectedOffer = selected &- 1
        }
    }

    /// Takes all ways of shipping off the list, for an address that cannot be served or before others are offered.
    public mutating func withdrawShippingMethods() {
        offers = []
        selectedOffer = nil
    }

    /// Says which merchant gets the price of a way of shipping, for one that was read from a request.
    ///
    /// When it is the chosen one, what the merchant was known to get without a reason is less by its price.
    public mutating func assign(shippingMethod identifier: String, to merchant: CheckoutMerchant) throws(CheckoutError) {
        let index = try index(of: identifier)
        let place = place(of: merchant)
        if selectedOffer == index { explain(offers[index].units, movedFrom: offers[index].payees, to: place) }
        offers[index].payees = .one(place)
    }

    /// The ways of shipping on offer: the chosen one first, because the sheet selects the first one.
    public var shippingMethods: [ShippingMethod] {
        var methods: [ShippingMethod] = []
        if let selectedOffer { methods.append(offers[selectedOffer].method) }
        for (index, offer) in offers.enumerated() where index != selectedOffer { methods.append(offer.method) }
        return methods
    }

    /// The chosen way of shipping; nil when none is on offer.
    public var selectedShippingMethod: ShippingMethod? { selectedOffer.map { offers[$0].method } }
}

extension Checkout {
    private mutating func offerOrRefuse(_ method: ShippingMethod, _ payees: Payees) {
        do {
            try offer(method, payees)
        } catch {
            refusals.append(error)
        }
    }

    mutating func offer(_ method: ShippingMethod, _ payees: Payees) throws(CheckoutError) {
        if case .several(let places, let policy) = payees { try Checkout.check(policy, places: places.count, label: method.label) }
        let units = try units(method.amount, label: method.label)
        guard units >= 0 else { throw .negativeShippingPrice(identifier: method.identifier) }
        var offer = ShippingOffer(method: method, units: units, payees: payees)
        offer.method.amount = amount(units)
        if let index = offers.firstIndex(where: { $0.method.identifier == method.identifier }) {
            var copy = self
            copy.offers[index].units = 0
            try copy.makeRoom(for: units, label: method.label)
            offers[index] = offer
        } else {
            try makeRoom(for: units, label: method.label)
            offers.append(offer)
            if selectedOffer == nil { selectedOffer = offers.count &- 1 }
        }
        hasOffered = true
    }

    private func index(of identifier: String) throws(CheckoutError) -> Int {
        guard let index = offers.firstIndex(where: { $0.method.identifier == identifier }) else {
            throw .unknownShippingMethod(identifier: identifier)
        }
        return index
    }
}
