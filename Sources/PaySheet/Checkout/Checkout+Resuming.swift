/// What a request does not tell a checkout that is made from it.
///
/// What moves money between merchants throws until it is known.
public enum UnrecoveredPart: Sendable, Hashable {
    /// Which merchant gets which item or the price of which shipping: the shares are kept as sums.
    ///
    /// Tell with ``Checkout/assign(_:to:)`` and ``Checkout/assign(shippingMethod:to:)``.
    case payees
    /// Why a merchant gets this amount more than its items, or less: those that were assigned give another share than the request.
    case share(externalIdentifier: String, Amount)
    /// Which way of shipping the total contains: no line item is named and priced like the first one.
    ///
    /// Tell with ``Checkout/assumeSelected(shippingMethod:)``.
    case shippingSelection
    /// Which line is the discount of the coupon. Tell with ``Checkout/assignCoupon(to:)``.
    case couponDiscount
    /// Why the total differs from its items, by this amount; it is kept as a part of the primary merchant's share.
    case difference(Amount)
    /// What members without a property mean; they are left out.
    case unknownMembers

    /// Whether other items make it known.
    var isAboutItems: Bool {
        switch self {
        case .share, .couponDiscount, .difference: true
        case .payees, .shippingSelection, .unknownMembers: false
        }
    }

    fileprivate var isShare: Bool { if case .share = self { true } else { false } }
}

extension UnrecoveredPart: CustomStringConvertible {
    /// What is not known, as a phrase.
    public var description: String {
        switch self {
        case .payees: "which merchant gets which item"
        case .share: "why the share of a merchant differs from its items"
        case .shippingSelection: "which way of shipping the total contains"
        case .couponDiscount: "which line is the discount of the coupon"
        case .difference: "why the total differs from its items"
        case .unknownMembers: "what unknown members mean"
        }
    }
}

extension Checkout {
    /// The checkout that a request came from.
    ///
    /// The lines, the total and every merchant's share come out as they were; ``unrecovered`` says what the request does not tell. A
    /// call that would need it throws. A server that can keep a checkout between two calls stores the value itself instead: it is
    /// `Codable`, and nothing is unknown afterwards.
    ///
    /// Throws where the amounts cannot be calculated with, or the request is a disbursement.
    public init(resuming request: PaymentRequest, primaryMerchant: CheckoutMerchant? = nil) throws(CheckoutError) {
        guard request.disbursementRequest == nil else { throw .disbursement }
        try Checkout.check(request.currencyCode)
        let contexts = request.multiTokenContexts ?? []
        self.init(
            request.total.label, request.countryCode, request.currencyCode, request.supportedNetworks, primaryMerchant,
            plan: try CheckoutPlan(request))
        request.copyMembers(to: &base)
        shippingType = request.shippingType
        isTotalPending = request.total.isPending
        totalTemplate = request.total
        let payees = contexts.isEmpty ? Payees.one(0) : .unknown
        try resume(request.shippingMethods ?? [], payees)
        let lines = (request.lineItems ?? []).dropFirst(plan?.lines.count ?? 0)
        try resume(Array(lines), payees)
        try resumeDifference(from: request, payees)
        if request.couponCode != nil { unrecovered.append(.couponDiscount) }
        try resumeShares(contexts)
        if !request.unknownMembers.isEmpty { unrecovered.append(.unknownMembers) }
    }

    private mutating func resume(_ methods: [ShippingMethod], _ payees: Payees) throws(CheckoutError) {
        guard !methods.isEmpty else { return }
        var identifiers: Set<[UInt8]> = []
        for method in methods {
            guard identifiers.insert(Array(method.identifier.utf8)).inserted else {
                throw .repeatedShippingMethod(identifier: method.identifier)
            }
            offers.append(try priced(method, payees))
        }
        (selectedOffer, hasOffered) = (0, true)
    }

    private mutating func resume(_ lines: [LineItem], _ payees: Payees) throws(CheckoutError) {
        // The first way of shipping is the chosen one, and the last line like it is its price.
        let shipping = selectedOffer.flatMap { selected in
            lines.lastIndex { isPrice($0, of: offers[selected]) }
        }
        if let shipping {
            shippingLine = ShippingLine(place: shipping, line: lines[shipping])
        } else {
            selectedOffer = nil
        }
        for (index, line) in lines.enumerated() where index != shipping {
            var line = line
            // The amount of a pending line counts nowhere, so it may be anything, and it stays as it is.
            let units = line.isPending ? 0 : try units(of: line)
            if !line.isPending { line.amount = amount(units) }
            _ = append(line, units, payees)
        }
        try requireRoom()
    }

    private func isPrice(_ line: LineItem, of offer: ShippingOffer) -> Bool {
        line.label == offer.method.label && line.amount == offer.method.amount && !line.isPending
            && (line.paymentTiming ?? .immediate) == .immediate
    }

    private mutating func resumeDifference(from request: PaymentRequest, _ payees: Payees) throws(CheckoutError) {
        // A total that is not known yet has no difference.
        guard request.total.amount != nil || !request.total.isPending else { return }
        var units = try units(of: request.total) &- totalUnits
        if units != 0, let first = plan?.firstCharge, let charge = try? first.units(in: currency), charge == units {
            plan?.dueNow = charge
            units = 0
        }
        if selectedOffer == nil, let first = offers.first {
            if first.units == units || first.units == 0 {
                // The total contains its price without a line.
                (selectedOffer, shippingLine) = (0, ShippingLine())
                units = units &- first.units
            } else if units != 0 {
                unrecovered.append(.shippingSelection)
            }
        }
        guard units != 0 else { return }
        if request.lineItems?.isEmpty == false { unrecovered.append(.difference(amount(units))) }
        _ = append(LineItem(label: label, amount: amount(units)), units, payees)
        try requireRoom()
        // Cannot trap: the line was added.
        items[items.count &- 1].isListed = false
    }

    private mutating func resumeShares(_ contexts: [PaymentTokenContext]) throws(CheckoutError) {
        var known: [[UInt8]: CheckoutMerchant] = [:]
        if let primaryMerchant { known[Array(primaryMerchant.externalIdentifier.utf8)] = primaryMerchant }
        for context in contexts {
            let merchant = CheckoutMerchant(context)
            let key = Array(merchant.externalIdentifier.utf8)
            guard known[key] == nil else {
                guard known[key] == merchant else { throw .conflictingMerchant(externalIdentifier: merchant.externalIdentifier) }
                // The primary merchant's share is what the others leave.
                guard merchant == primaryMerchant else { throw .repeatedMerchant(externalIdentifier: merchant.externalIdentifier) }
                continue
            }
            known[key] = merchant
            otherMerchants.append(merchant)
            fixedShares.append(FixedShare(place: otherMerchants.count, units: try units(context.amount, label: merchant.name)))
        }
        try requireRoom()
        if !contexts.isEmpty { unrecovered.append(.payees) }
    }
}

// What only the shop knows about a request that was resumed.
extension Checkout {
    /// Says which merchant gets an item.
    ///
    /// While ``unrecovered`` has payees or shares, the shares that a request told stay as they are. Otherwise the amount of the item moves
    /// to the merchant.
    public mutating func assign(_ id: CheckoutItem.ID, to merchant: CheckoutMerchant) throws(CheckoutError) {
        let index = try index(of: id)
        try assign { (checkout) throws(CheckoutError) in checkout.items[index].payees = .one(try checkout.place(of: merchant)) }
    }

    /// Says that the primary merchant gets an item; otherwise as ``assign(_:to:)``.
    public mutating func assignToPrimaryMerchant(_ id: CheckoutItem.ID) throws(CheckoutError) {
        let index = try index(of: id)
        try assign { (checkout) throws(CheckoutError) in checkout.items[index].payees = .one(0) }
    }

    /// Says that several merchants share an item; otherwise as ``assign(_:to:)``.
    public mutating func assign(
        _ id: CheckoutItem.ID, sharedBy merchants: [CheckoutMerchant], policy: SharePolicy
    ) throws(CheckoutError) {
        let index = try index(of: id)
        let label = items[index].label
        try assign { (checkout) throws(CheckoutError) in
            checkout.items[index].payees = try checkout.payees(merchants, policy, label)
        }
    }

    /// Says that all merchants share an item in proportion to their own, such as tax; otherwise as ``assign(_:to:)``.
    public mutating func assignToEveryone(_ id: CheckoutItem.ID) throws(CheckoutError) {
        let index = try index(of: id)
        try assign { (checkout) throws(CheckoutError) in checkout.items[index].payees = .everyone(.proportional) }
    }

    /// Says which merchant gets the price of a way of shipping; otherwise as ``assign(_:to:)``.
    public mutating func assign(shippingMethod identifier: String, to merchant: CheckoutMerchant) throws(CheckoutError) {
        let index = try index(of: identifier)
        try assign { (checkout) throws(CheckoutError) in checkout.offers[index].payees = .one(try checkout.place(of: merchant)) }
    }

    /// Says that the primary merchant gets the price of a way of shipping; otherwise as ``assign(_:to:)``.
    public mutating func assignToPrimaryMerchant(shippingMethod identifier: String) throws(CheckoutError) {
        let index = try index(of: identifier)
        try assign { (checkout) throws(CheckoutError) in checkout.offers[index].payees = .one(0) }
    }

    /// Says that the total of a request contains the price of this way of shipping without a line. The total stays.
    public mutating func assumeSelected(shippingMethod identifier: String) throws(CheckoutError) {
        let index = try index(of: identifier)
        guard unrecovered.contains(.shippingSelection), let rest = items.firstIndex(where: { !$0.isListed }) else { throw .alreadyKnown }
        try makeRoom(for: offers[index].units, label: offers[index].method.label)
        items[rest].units = items[rest].units &- offers[index].units
        items[rest].line.amount = amount(items[rest].units)
        let difference = amount(items[rest].units)
        unrecovered = unrecovered.compactMap { part in
            switch part {
            case .shippingSelection: nil
            case .difference: difference.isZero ? nil : .difference(difference)
            default: part
            }
        }
        if difference.isZero { items.remove(at: rest) }
        (selectedOffer, shippingLine) = (index, ShippingLine())
    }

    /// Says which line is the discount of the coupon that a request has. The line stays, and another coupon takes its place.
    public mutating func assignCoupon(to id: CheckoutItem.ID) throws(CheckoutError) {
        let index = try index(of: id)
        guard unrecovered.contains(.couponDiscount), let code = base.couponCode else { throw .alreadyKnown }
        guard items[index].units < 0 else { throw .discountNotNegative }
        coupon = AppliedCoupon(code: code, item: id)
        unrecovered.removeAll { $0 == .couponDiscount }
    }
}

extension Checkout {
    /// Makes sure that an amount may change although a request did not tell who gets what.
    func requireKnown(_ payees: Payees, _ units: Int64, _ label: String) throws(CheckoutError) {
        guard units != 0 else { return }
        if payees == .unknown { throw .payeesUnknown(label: label) }
        // What is shared in proportion depends on all items.
        guard let unknown = items.first(where: { $0.isUnknown }) else { return }
        let others = items.map { $0.payees } + (selectedOffer.map { [offers[$0].payees] } ?? [])
        if payees.isProportional || others.contains(where: { $0.isProportional }) { throw .payeesUnknown(label: unknown.label) }
    }

    /// Takes all items out, with what was not known about them.
    mutating func forgetItems() throws(CheckoutError) {
        if let offer = selectedOffer.map({ offers[$0] }) { try requireKnown(offer.payees, offer.units, offer.method.label) }
        if unrecovered.contains(.shippingSelection) { throw .shippingSelectionUnknown }
        items = []
        fixedShares = []
        if coupon != nil || unrecovered.contains(.couponDiscount) { base.couponCode = nil }
        coupon = nil
        if shippingLine?.place != nil { shippingLine = nil }
        unrecovered.removeAll { $0.isAboutItems }
        noteShares()
    }

    /// Says who gets a line: the shares stay while a request has told them, and otherwise the money of the line moves.
    private mutating func assign(_ change: (inout Checkout) throws(CheckoutError) -> Void) throws(CheckoutError) {
        var copy = self
        try change(&copy)
        guard unrecovered.contains(where: { $0 == .payees || $0.isShare }) else {
            self = copy
            return
        }
        let before = shares()
        copy.fixedShares = []
        for (place, explained) in copy.explainedShares().enumerated() where place > 0 {
            // A merchant who was not known had nothing.
            let share = place < before.count ? before[place] : 0
            if share != explained { copy.fixedShares.append(FixedShare(place: place, units: share &- explained)) }
        }
        copy.noteShares()
        self = copy
    }

    /// Notes which shares have no explanation.
    private mutating func noteShares() {
        unrecovered.removeAll { $0.isShare || $0 == .payees }
        let hasUnknownItem = items.contains { $0.isUnknown || $0.isPending && $0.payees == .unknown }
        if hasUnknownItem || offers.contains(where: { $0.payees == .unknown && $0.units != 0 }) {
            unrecovered.append(.payees)
        } else {
            for share in fixedShares {
                // Cannot trap: only other merchants have fixed shares.
                let merchant = otherMerchants[share.place &- 1]
                unrecovered.append(.share(externalIdentifier: merchant.externalIdentifier, amount(share.units)))
            }
        }
    }
}

extension CheckoutItem {
    /// Whether a merchant gets its amount and a request did not tell which.
    fileprivate var isUnknown: Bool { payees == .unknown && isCounted && units != 0 }
}

extension Payees {
    fileprivate var isProportional: Bool {
        switch self {
        case .one, .unknown: false
        case .several(_, let policy), .everyone(let policy): policy == .proportional
        }
    }
}

#if !hasFeature(Embedded)
    extension UnrecoveredPart: Codable {}
#endif
