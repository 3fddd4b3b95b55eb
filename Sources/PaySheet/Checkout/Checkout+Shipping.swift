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
    /// replaced. Throws, and offers nothing, if the price is negative, finer than the minor unit or too large.
    public mutating func offer(_ method: ShippingMethod) throws(CheckoutError) { try offer(method, .one(0)) }

    /// Offers a way of shipping by its price in minor units; otherwise as ``offer(_:)``.
    public mutating func offer(identifier: String, label: String, detail: String, minorUnits: Int) throws(CheckoutError) {
        try offer(ShippingMethod(identifier: identifier, label: label, detail: detail, amount: amount(Int64(minorUnits))))
    }

    /// Offers a way of shipping by its price in minor units, which this merchant gets; otherwise as ``offer(_:)``.
    public mutating func offer(
        identifier: String, label: String, detail: String, minorUnits: Int, paidTo merchant: CheckoutMerchant
    ) throws(CheckoutError) {
        let method = ShippingMethod(identifier: identifier, label: label, detail: detail, amount: amount(Int64(minorUnits)))
        try offer(method, paidTo: merchant)
    }

    /// Offers a way of shipping whose price this merchant gets; otherwise as ``offer(_:)``.
    public mutating func offer(_ method: ShippingMethod, paidTo merchant: CheckoutMerchant) throws(CheckoutError) {
        var copy = self
        let place = try copy.place(of: merchant)
        try copy.offer(method, .one(place))
        self = copy
    }

    /// Offers a way of shipping whose price several merchants share; otherwise as ``offer(_:)``.
    public mutating func offer(
        _ method: ShippingMethod, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy
    ) throws(CheckoutError) {
        var copy = self
        let payees = try copy.payees(merchants, policy, method.label)
        try copy.offer(method, payees)
        self = copy
    }

    /// Chooses the way of shipping that the shopper has selected. Throws, and changes nothing, where it is not on offer.
    ///
    /// Of a request that was resumed, it must be known who gets the old price and the new one.
    public mutating func select(shippingMethod identifier: String) throws(CheckoutError) {
        let index = try index(of: identifier)
        guard index != selectedOffer else { return }
        try choose(index)
    }

    /// Takes a way of shipping off the list; when it was the chosen one, the first of the others is chosen.
    ///
    /// Throws, and changes nothing, where it is not on offer.
    public mutating func withdraw(shippingMethod identifier: String) throws(CheckoutError) {
        let index = try index(of: identifier)
        if selectedOffer == index { try choose(offers.indices.first { $0 != index }) }
        offers.remove(at: index)
        if let selected = selectedOffer, selected > index { selectedOffer = selected &- 1 }
    }

    /// Takes all ways of shipping off the list, for an address that cannot be served or before others are offered.
    ///
    /// Throws, and changes nothing, where a request that was resumed does not say who gets the price of the chosen one.
    public mutating func withdrawShippingMethods() throws(CheckoutError) {
        try choose(nil)
        offers = []
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
    /// Chooses another way of shipping, or none.
    private mutating func choose(_ index: Int?) throws(CheckoutError) {
        if selectedOffer == nil, unrecovered.contains(.shippingSelection) { throw .shippingSelectionUnknown }
        for place in [selectedOffer, index] {
            guard let place else { continue }
            try requireKnown(offers[place].payees, offers[place].units, offers[place].method.label)
        }
        selectedOffer = index
        shippingLine = nil
    }

    mutating func offer(_ method: ShippingMethod, _ payees: Payees) throws(CheckoutError) {
        if case .several(let places, let policy) = payees { try Checkout.check(policy, places: places.count, label: method.label) }
        let offer = try priced(method, payees)
        let units = offer.units
        if let index = offers.firstIndex(where: { $0.method.identifier == method.identifier }) {
            var copy = self
            copy.offers[index].units = 0
            try copy.makeRoom(for: units, label: method.label)
            if selectedOffer == index {
                try requireKnown(offers[index].payees, offers[index].units, offers[index].method.label)
                try requireKnown(payees, units, method.label)
                shippingLine = nil
            }
            offers[index] = offer
        } else {
            try makeRoom(for: units, label: method.label)
            if selectedOffer == nil {
                if unrecovered.contains(.shippingSelection) { throw .shippingSelectionUnknown }
                try requireKnown(payees, units, method.label)
                (selectedOffer, shippingLine) = (offers.count, nil)
            }
            offers.append(offer)
        }
        hasOffered = true
    }

    /// An offer with its price in minor units.
    func priced(_ method: ShippingMethod, _ payees: Payees) throws(CheckoutError) -> ShippingOffer {
        let units = try units(method.amount, label: method.label)
        guard units >= 0 else { throw .negativeShippingPrice(identifier: method.identifier) }
        var offer = ShippingOffer(method: method, units: units, payees: payees)
        offer.method.amount = amount(units)
        return offer
    }

    func index(of identifier: String) throws(CheckoutError) -> Int {
        guard let index = offers.firstIndex(where: { $0.method.identifier == identifier }) else {
            throw .unknownShippingMethod(identifier: identifier)
        }
        return index
    }
}
