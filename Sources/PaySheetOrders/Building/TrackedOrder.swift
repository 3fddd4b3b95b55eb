public import PaySheet

/// An order that Wallet tracks, from the moment in which the customer places it to the last refund.
///
/// Each method is something that happens in a shop, at a time that is later than the one before. Then ``document`` is the next state of
/// the order. The check of Wallet orders finds nothing in it, and nothing in the change. A method that cannot do that throws, and the
/// order stays as it was.
public struct TrackedOrder: Sendable, Hashable {
    /// The order as Wallet gets it: what `order.json` of the package contains.
    public private(set) var document: WalletOrder
    /// What the check found in the stored order from which this one was resumed. Changes may keep such findings.
    public private(set) var inheritedFindings: [Finding] = []

    /// An order that a customer has placed.
    ///
    /// - Parameters:
    ///   - placement: How the order is named, and who sells.
    ///   - items: What was ordered. Items with a `sku` are known by it, and others by their title.
    ///   - bill: The lines that add up to what the customer pays, such as the subtotal, tax and shipping.
    ///   - currency: The currency of the order.
    ///   - purchase: What the customer has paid or authorized already.
    public init(
        _ placement: OrderPlacement, items: [WalletLineItem], bill: [LineItem], currency: Currency, purchase: OrderPurchase? = nil
    ) throws(OrderBuildingError) {
        _ = try placement.placedAt.dated()
        document = placement.document
        if !items.isEmpty { document.lineItems = try TrackedOrder.priced(items, in: currency) }
        var payment = try WalletPayment(bill, in: currency)
        let left = try payment.leftToPay()
        // Nothing is paid where nothing costs anything.
        if let purchase, purchase.amount != nil || !left.isZero { try payment.add(purchase, at: placement.placedAt) }
        payment.renewStatus()
        document.payment = payment
        if let finding = document.findings.first { throw .finding(finding) }
    }

    /// The order of a stored state, to be changed further.
    ///
    /// Throws if the state has errors. Warnings stay, in ``inheritedFindings``.
    public init(resuming order: WalletOrder) throws(OrderBuildingError) {
        let findings = order.findings
        for finding in findings where finding.severity == .error { throw .finding(finding) }
        document = order
        inheritedFindings = Array(findings)
    }

    /// Changes members for which there is no other method, such as texts and images. The change is checked like any other.
    public mutating func edit(
        at time: DateTimeText, _ body: (inout WalletOrder) throws(OrderBuildingError) -> Void
    ) throws(OrderBuildingError) {
        try change(at: time, allowsClosed: true, body)
    }
}

extension TrackedOrder {
    /// Makes a change if the time is right, the order is open, and the check finds nothing new.
    ///
    /// (The steps are functions, because the compiler copies this one for each of the changes.)
    ///
    /// - Parameter allowsClosed: Whether a completed order can change so, until the deadline for returns.
    mutating func change(
        at time: DateTimeText, allowsClosed: Bool = false, _ body: (inout WalletOrder) throws(OrderBuildingError) -> Void
    ) throws(OrderBuildingError) {
        var changed = try changeable(at: time, allowsClosed: allowsClosed)
        try body(&changed)
        changed.updatedAt = time
        try replaceDocument(by: changed)
    }

    /// The document, if it may change at this time.
    @inline(never)
    private func changeable(at time: DateTimeText, allowsClosed: Bool) throws(OrderBuildingError) -> WalletOrder {
        guard let now = EarlierOrder.milliseconds(try time.dated().rawValue) else { throw .date(time) }
        if let last = EarlierOrder.milliseconds(document.updatedAt.rawValue), now <= last { throw .notLater(than: document.updatedAt) }
        guard document.status == .open || allowsClosed && canChangeLate(at: now) else { throw .closed(document.status) }
        return document
    }

    @inline(never)
    private mutating func replaceDocument(by changed: WalletOrder) throws(OrderBuildingError) {
        // Inherited warnings may stay, but no rule may find more than before.
        var inherited = inheritedFindings
        for finding in changed.findings(policy: Policy(), expecting: Expectations(earlierOrder: document)) {
            guard finding.severity != .error, let place = inherited.firstIndex(where: { $0.rule == finding.rule }) else {
                throw .finding(finding)
            }
            inherited.remove(at: place)
        }
        document = changed
    }

    /// Wallet takes changes of a completed order until the deadline for returns.
    private func canChangeLate(at now: Int64) -> Bool {
        guard document.status == .completed, let deadline = document.returnInfo?.returnDeadline,
            let end = EarlierOrder.milliseconds(deadline.rawValue)
        else { return false }
        return now <= end
    }

    /// The items with prices in the currency of the order, and with its decimals.
    private static func priced(_ items: [WalletLineItem], in currency: Currency) throws(OrderBuildingError) -> [WalletLineItem] {
        var priced: [WalletLineItem] = []
        for item in items {
            var item = item
            if let price = item.price {
                guard price.currency == currency else { throw .currency(price.currency) }
                item.price?.amount = try price.amount.exact(in: currency)
            }
            guard item.quantity > 0, item.quantity.amount.isCalculable else { throw .quantity(item: item.title) }
            priced.append(item)
        }
        return priced
    }
}
