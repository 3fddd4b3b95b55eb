// Items: goods, discounts, tax, and what is not settled yet.

extension Checkout {
    /// Adds an item, below zero for a discount or a credit, which the primary merchant gets.
    ///
    /// An amount with which the total has more than 18 digits is not added but listed in ``problems``.
    @discardableResult
    public mutating func add(_ label: String, minorUnits: Int) -> CheckoutItem.ID {
        addOrRefuse(label, Int64(minorUnits), .one(0))
    }

    /// Adds an item, below zero for a discount or a credit, which this merchant gets.
    ///
    /// An amount with which the total has more than 18 digits is not added but listed in ``problems``.
    @discardableResult
    public mutating func add(_ label: String, minorUnits: Int, for merchant: CheckoutMerchant) -> CheckoutItem.ID {
        let place = place(of: merchant)
        return addOrRefuse(label, Int64(minorUnits), .one(place))
    }

    /// Adds an item, below zero for a discount or a credit, which the primary merchant gets.
    ///
    /// Throws, and adds nothing, where the amount is finer than the currency's minor unit or the total would be too long. So it does
    /// for an amount in another currency.
    @discardableResult
    public mutating func add(_ label: String, amount: Amount) throws(CheckoutError) -> CheckoutItem.ID {
        let units = try units(amount, label: label)
        try makeRoom(for: units, label: label)
        return append(label, units, .one(0))
    }

    /// Adds an item, below zero for a discount or a credit, which this merchant gets.
    ///
    /// Throws, and adds nothing, where the amount is finer than the currency's minor unit or the total would be too long. So it does
    /// for an amount in another currency.
    @discardableResult
    public mutating func add(_ label: String, amount: Amount, for merchant: CheckoutMerchant) throws(CheckoutError) -> CheckoutItem.ID {
        let units = try units(amount, label: label)
        try makeRoom(for: units, label: label)
        let place = place(of: merchant)
        return append(label, units, .one(place))
    }

    /// Adds an item that several merchants share, such as a discount on all their goods.
    ///
    /// A merchant who is listed twice has two parts. What cannot be shared is not added but listed in ``problems``.
    @discardableResult
    public mutating func add(
        _ label: String, minorUnits: Int, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy
    ) -> CheckoutItem.ID {
        addOrRefuse(label, Int64(minorUnits), payees(merchants, policy))
    }

    /// Adds an item that several merchants share, such as a discount on all their goods.
    ///
    /// A merchant who is listed twice has two parts. Throws, and adds nothing, if the policy does not fit the merchants or the total
    /// is too long. The same holds for an amount that is finer than the currency's minor unit.
    @discardableResult
    public mutating func add(
        _ label: String, amount: Amount, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy
    ) throws(CheckoutError) -> CheckoutItem.ID {
        let units = try units(amount, label: label)
        try makeRoom(for: units, label: label)
        try Checkout.check(policy, places: merchants.count, label: label)
        return append(label, units, payees(merchants, policy))
    }

    /// Adds an item such as tax that all merchants share, in proportion to their own items.
    ///
    /// Merchants who are named later take part too. An amount with which the total has more than 18 digits is not added but
    /// listed in ``problems``.
    @discardableResult
    public mutating func addTax(_ label: String, minorUnits: Int) -> CheckoutItem.ID {
        addOrRefuse(label, Int64(minorUnits), .everyone(.proportional))
    }

    /// Adds a line of the primary merchant whose amount is not known yet; the sheet shows that it is pending, and the total does not
    /// contain it.
    ///
    /// Give it an amount with ``reprice(_:minorUnits:)`` to settle it, or set ``isTotalPending``.
    @discardableResult
    public mutating func addPending(_ label: String) -> CheckoutItem.ID { appendPending(label, 0) }

    /// Adds a line of this merchant whose amount is not known yet; otherwise as ``addPending(_:)``.
    @discardableResult
    public mutating func addPending(_ label: String, for merchant: CheckoutMerchant) -> CheckoutItem.ID {
        appendPending(label, place(of: merchant))
    }

    private mutating func appendPending(_ label: String, _ place: Int) -> CheckoutItem.ID {
        let id = append(label, 0, .one(place))
        // Cannot trap: the line was added.
        items[items.count &- 1].line.type = .pending
        return id
    }

    /// Changes the amount of an item; a pending one is settled by it.
    ///
    /// Throws, and changes nothing, where there is no such item or the total would be too long.
    public mutating func reprice(_ id: CheckoutItem.ID, minorUnits: Int) throws(CheckoutError) {
        let index = try index(of: id)
        try reprice(at: index, Int64(minorUnits))
    }

    /// Changes the amount of an item; a pending one is settled by it.
    ///
    /// Throws, and changes nothing, where there is no such item, the amount is finer than the minor unit, or the total too long.
    public mutating func reprice(_ id: CheckoutItem.ID, amount: Amount) throws(CheckoutError) {
        let index = try index(of: id)
        try reprice(at: index, try units(amount, label: items[index].label))
    }

    /// Says which merchant gets an item, for one that was read from a request.
    ///
    /// What the merchant was known to get without a reason is less by the item's amount, as that now is the reason; so the
    /// shares which a request told stay as they are.
    public mutating func assign(_ id: CheckoutItem.ID, to merchant: CheckoutMerchant) throws(CheckoutError) {
        let index = try index(of: id)
        let place = place(of: merchant)
        if items[index].isCounted { explain(items[index].units, movedFrom: items[index].payees, to: place) }
        items[index].payees = .one(place)
    }

    /// Takes an item out. Throws where there is no such item.
    public mutating func remove(_ id: CheckoutItem.ID) throws(CheckoutError) {
        items.remove(at: try index(of: id))
        if let coupon, coupon.item == id { self.coupon = nil }
    }

    /// Takes all items out and lets the closure add others; when it throws, everything stays as it was.
    ///
    /// Ways of shipping, merchants and rejections stay.
    public mutating func replaceItems<Failure: Error>(_ refill: (inout Checkout) throws(Failure) -> Void) throws(Failure) {
        var copy = self
        copy.items = []
        copy.coupon = nil
        try refill(&copy)
        self = copy
    }

    /// Takes off a discount because of a coupon code, in place of an earlier code's discount. All merchants share it.
    ///
    /// The discount is below zero, like every discount. The sheet shows the code. Throws, and changes nothing, if the discount is not
    /// below zero, or if the policy has weights: the merchants have no order of their own.
    public mutating func applyCoupon(
        _ code: String, label: String, minorUnits: Int, policy: SharePolicy = .proportional
    ) throws(CheckoutError) {
        if case .weights(let weights) = policy { throw .split(label: label, .weightCount(expected: 0, found: weights.count)) }
        try applyCoupon(code, label, minorUnits) { _ in .everyone(policy) }
    }

    /// Takes off a discount because of a coupon code, in place of an earlier code's discount. The named merchants share it.
    ///
    /// The discount is below zero, like every discount. The sheet shows the code. Throws, and changes nothing, if the discount is not
    /// below zero, if no merchant is named, or if the policy does not fit them.
    public mutating func applyCoupon(
        _ code: String, label: String, minorUnits: Int, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy = .proportional
    ) throws(CheckoutError) {
        try Checkout.check(policy, places: merchants.count, label: label)
        try applyCoupon(code, label, minorUnits) { $0.payees(merchants, policy) }
    }

    private mutating func applyCoupon(
        _ code: String, _ label: String, _ minorUnits: Int, _ payees: (inout Checkout) -> Payees
    ) throws(CheckoutError) {
        guard minorUnits < 0 else { throw .discountNotNegative }
        var copy = self
        copy.removeCoupon()
        let units = Int64(minorUnits)
        try copy.makeRoom(for: units, label: label)
        let payees = payees(&copy)
        copy.coupon = AppliedCoupon(code: code, item: copy.append(label, units, payees))
        copy.base.supportsCouponCode = true
        copy.base.couponCode = code
        self = copy
    }

    /// The coupon code in force; nil when there is none.
    public var couponCode: String? { coupon.map { $0.code } }

    /// Takes the coupon's discount out; the field for a code stays in the sheet.
    public mutating func removeCoupon() {
        guard let coupon else { return }
        items.removeAll { $0.id == coupon.item }
        base.couponCode = nil
        self.coupon = nil
    }
}

extension Checkout {
    mutating func payees(_ merchants: [CheckoutMerchant], _ policy: SharePolicy) -> Payees {
        .several(merchants.map { place(of: $0) }, policy)
    }

    /// Makes sure that a policy can be followed, so that shares can always be worked out.
    static func check(_ policy: SharePolicy, places: Int, label: String) throws(CheckoutError) {
        guard places > 0 else { throw .split(label: label, .noShares) }
        guard case .weights(let weights) = policy else { return }
        guard weights.count == places else {
            throw .split(label: label, .weightCount(expected: places, found: weights.count))
        }
        do {
            _ = try Allocation.shares(of: 0, by: try Division.weights(weights).weights())
        } catch {
            throw .split(label: label, error)
        }
    }

    mutating func append(_ label: String, _ units: Int64, _ payees: Payees) -> CheckoutItem.ID {
        append(LineItem(label: label, amount: amount(units)), units, payees)
    }

    mutating func append(_ line: LineItem, _ units: Int64, _ payees: Payees) -> CheckoutItem.ID {
        let id = newID()
        items.append(CheckoutItem(id: id, line: line, units: units, payees: payees))
        return id
    }

    private mutating func newID() -> CheckoutItem.ID {
        nextNumber = nextNumber &+ 1
        return CheckoutItem.ID(number: nextNumber)
    }

    private mutating func addOrRefuse(_ label: String, _ units: Int64, _ payees: Payees) -> CheckoutItem.ID {
        do {
            try makeRoom(for: units, label: label)
            if case .several(let places, let policy) = payees { try Checkout.check(policy, places: places.count, label: label) }
        } catch {
            refusals.append(error)
            return newID()
        }
        return append(label, units, payees)
    }

    private func index(of id: CheckoutItem.ID) throws(CheckoutError) -> Int {
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw .unknownItem }
        return index
    }

    private mutating func reprice(at index: Int, _ units: Int64) throws(CheckoutError) {
        var copy = self
        copy.items[index].units = 0
        try copy.makeRoom(for: units, label: items[index].label)
        items[index].units = units
        items[index].line.amount = amount(units)
        if items[index].isPending { items[index].line.type = nil }
    }

    /// Keeps the shares of a request although `units` now belong to another merchant by name.
    mutating func explain(_ units: Int64, movedFrom payees: Payees, to place: Int) {
        for index in fixedShares.indices {
            if payees == .one(fixedShares[index].place) { fixedShares[index].units = fixedShares[index].units &+ units }
            if fixedShares[index].place == place { fixedShares[index].units = fixedShares[index].units &- units }
        }
    }
}
