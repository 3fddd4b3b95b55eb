// Items: goods, discounts, tax, and what is not settled yet.

extension Checkout {
    /// Adds an item, below zero for a discount or a credit, which the primary merchant gets.
    ///
    /// Throws, and adds nothing, if the total would have more than 18 digits.
    @discardableResult
    public mutating func add(_ label: String, minorUnits: Int) throws(CheckoutError) -> CheckoutItem.ID {
        try add(label, Int64(minorUnits)) { (_) throws(CheckoutError) in .one(0) }
    }

    /// Adds an item, below zero for a discount or a credit, which this merchant gets.
    ///
    /// Throws, and adds nothing, if the total would have more than 18 digits, or another merchant has the same external identifier.
    @discardableResult
    public mutating func add(
        _ label: String, minorUnits: Int, for merchant: CheckoutMerchant
    ) throws(CheckoutError) -> CheckoutItem.ID {
        try add(label, Int64(minorUnits)) { (checkout) throws(CheckoutError) in .one(try checkout.place(of: merchant)) }
    }

    /// Adds an item, below zero for a discount or a credit, which the primary merchant gets.
    ///
    /// Throws, and adds nothing, where the amount is finer than the currency's minor unit or the total would be too long. So it does
    /// for an amount in another currency.
    @discardableResult
    public mutating func add(_ label: String, amount: Amount) throws(CheckoutError) -> CheckoutItem.ID {
        try add(label, try units(amount, label: label)) { (_) throws(CheckoutError) in .one(0) }
    }

    /// Adds an item, below zero for a discount or a credit, which this merchant gets.
    ///
    /// Throws, and adds nothing, where the amount is finer than the currency's minor unit or the total would be too long. So it does
    /// for an amount in another currency.
    @discardableResult
    public mutating func add(_ label: String, amount: Amount, for merchant: CheckoutMerchant) throws(CheckoutError) -> CheckoutItem.ID {
        try add(label, try units(amount, label: label)) { (checkout) throws(CheckoutError) in .one(try checkout.place(of: merchant)) }
    }

    /// Adds an item that several merchants share, such as a discount on all their goods.
    ///
    /// A merchant who is listed twice has two parts. Throws, and adds nothing, if the policy does not fit the merchants or the total
    /// is too long.
    @discardableResult
    public mutating func add(
        _ label: String, minorUnits: Int, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy
    ) throws(CheckoutError) -> CheckoutItem.ID {
        try add(label, Int64(minorUnits)) { (checkout) throws(CheckoutError) in try checkout.payees(merchants, policy, label) }
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
        return try add(label, units) { (checkout) throws(CheckoutError) in try checkout.payees(merchants, policy, label) }
    }

    /// Adds an item such as tax that all merchants share, in proportion to their own items.
    ///
    /// Merchants who are named later take part too. Throws, and adds nothing, if the total would have more than 18 digits.
    @discardableResult
    public mutating func addTax(_ label: String, minorUnits: Int) throws(CheckoutError) -> CheckoutItem.ID {
        try add(label, Int64(minorUnits)) { (_) throws(CheckoutError) in .everyone(.proportional) }
    }

    /// Adds a line of the primary merchant whose amount is not known yet; the sheet shows that it is pending, and the total does not
    /// contain it.
    ///
    /// Give it an amount with ``reprice(_:minorUnits:)`` to settle it, or set ``isTotalPending``.
    @discardableResult
    public mutating func addPending(_ label: String) -> CheckoutItem.ID { appendPending(label, 0) }

    /// Adds a line of this merchant whose amount is not known yet; otherwise as ``addPending(_:)``.
    @discardableResult
    public mutating func addPending(_ label: String, for merchant: CheckoutMerchant) throws(CheckoutError) -> CheckoutItem.ID {
        appendPending(label, try place(of: merchant))
    }

    private mutating func appendPending(_ label: String, _ place: Int) -> CheckoutItem.ID {
        // Apple's reference asks for an amount of every line; the sheet does not show it.
        var line = LineItem(label: label, amount: amount(0))
        line.type = .pending
        return append(line, 0, .one(place))
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

    /// Takes an item out. Throws where there is no such item, or a request that was resumed does not say who gets it.
    public mutating func remove(_ id: CheckoutItem.ID) throws(CheckoutError) {
        let index = try index(of: id)
        if items[index].isCounted { try requireKnown(items[index].payees, items[index].units, items[index].label) }
        if let place = shippingLine?.place, items[index].isListed, items[..<index].filter({ $0.isListed }).count < place {
            shippingLine?.place = place &- 1
        }
        items.remove(at: index)
        guard let coupon, coupon.item == id else { return }
        self.coupon = nil
        base.couponCode = nil
    }

    /// Takes all items out and lets the closure add others; when it throws, everything stays as it was.
    ///
    /// Ways of shipping, merchants, rejections and a plan stay. After a request was resumed, the shares are those of the new items.
    /// So it must be known who gets the price of the chosen shipping.
    public mutating func replaceItems(
        _ refill: (inout Checkout) throws(CheckoutError) -> Void
    ) throws(CheckoutError) {
        var copy = self
        try copy.forgetItems()
        try refill(&copy)
        self = copy
    }

    /// Takes off a discount because of a coupon code, in place of an earlier code's discount. All merchants share it.
    ///
    /// The discount is below zero, like every discount. The sheet shows the code. Throws, and changes nothing, if the discount is not
    /// below zero. So it does for a policy with a share for each merchant: they have no order of their own.
    public mutating func applyCoupon(
        _ code: String, label: String, minorUnits: Int, policy: SharePolicy = .proportional
    ) throws(CheckoutError) {
        if case .by(let division) = policy { throw .split(label: label, .weightCount(expected: 0, found: division.count)) }
        try applyCoupon(code, label, minorUnits) { (_) throws(CheckoutError) in .everyone(policy) }
    }

    /// Takes off a discount because of a coupon code, in place of an earlier code's discount. The named merchants share it.
    ///
    /// The discount is below zero, like every discount. The sheet shows the code. Throws, and changes nothing, if the discount is not
    /// below zero, if no merchant is named, or if the policy does not fit them.
    public mutating func applyCoupon(
        _ code: String, label: String, minorUnits: Int, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy = .proportional
    ) throws(CheckoutError) {
        try applyCoupon(code, label, minorUnits) { (checkout) throws(CheckoutError) in try checkout.payees(merchants, policy, label) }
    }

    private mutating func applyCoupon(
        _ code: String, _ label: String, _ minorUnits: Int, _ payees: (inout Checkout) throws(CheckoutError) -> Payees
    ) throws(CheckoutError) {
        guard minorUnits < 0 else { throw .discountNotNegative }
        var copy = self
        try copy.removeCoupon()
        copy.coupon = AppliedCoupon(code: code, item: try copy.add(label, Int64(minorUnits), payees))
        copy.base.supportsCouponCode = true
        copy.base.couponCode = code
        self = copy
    }

    /// The coupon code in force; nil when there is none.
    public var couponCode: String? { base.couponCode }

    /// Takes the coupon's discount out; the field for a code stays in the sheet.
    ///
    /// Throws where a request that was resumed does not say which line the discount is, or who gives it.
    public mutating func removeCoupon() throws(CheckoutError) {
        guard !unrecovered.contains(.couponDiscount) else { throw .couponDiscountUnknown }
        if let coupon { try remove(coupon.item) }
        base.couponCode = nil
    }
}

extension Checkout {
    mutating func payees(
        _ merchants: [CheckoutMerchant], _ policy: SharePolicy, _ label: String
    ) throws(CheckoutError) -> Payees {
        try Checkout.check(policy, places: merchants.count, label: label)
        var copy = self
        var places: [Int] = []
        for merchant in merchants { places.append(try copy.place(of: merchant)) }
        otherMerchants = copy.otherMerchants
        return .several(places, policy)
    }

    /// Makes sure that a policy can be followed, so that shares can always be worked out.
    static func check(_ policy: SharePolicy, places: Int, label: String) throws(CheckoutError) {
        guard places > 0 else { throw .split(label: label, .noShares) }
        guard case .by(let division) = policy else { return }
        guard division.count == places else {
            throw .split(label: label, .weightCount(expected: places, found: division.count))
        }
        do {
            _ = try Allocation.shares(of: 0, by: try division.weights())
        } catch {
            throw .split(label: label, error)
        }
    }

    /// Adds an item. The payees are told last: merchants join the list only if the item does.
    private mutating func add(
        _ label: String, _ units: Int64, _ payees: (inout Checkout) throws(CheckoutError) -> Payees
    ) throws(CheckoutError) -> CheckoutItem.ID {
        try makeRoom(for: units, label: label)
        var copy = self
        let payees = try payees(&copy)
        try requireKnown(payees, units, label)
        otherMerchants = copy.otherMerchants
        return append(LineItem(label: label, amount: amount(units)), units, payees)
    }

    mutating func append(_ line: LineItem, _ units: Int64, _ payees: Payees) -> CheckoutItem.ID {
        nextNumber = nextNumber &+ 1
        let id = CheckoutItem.ID(number: nextNumber)
        items.append(CheckoutItem(id: id, line: line, units: units, payees: payees))
        return id
    }

    func index(of id: CheckoutItem.ID) throws(CheckoutError) -> Int {
        guard let index = items.firstIndex(where: { $0.id == id }) else { throw .unknownItem }
        return index
    }

    private mutating func reprice(at index: Int, _ units: Int64) throws(CheckoutError) {
        var copy = self
        copy.items[index].units = 0
        try copy.makeRoom(for: units, label: items[index].label)
        try requireKnown(items[index].payees, items[index].units &- units, items[index].label)
        items[index].units = units
        items[index].line.amount = amount(units)
        if items[index].isPending { items[index].line.type = nil }
    }
}
