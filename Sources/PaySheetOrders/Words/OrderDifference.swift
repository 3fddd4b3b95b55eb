public import PaySheet

/// What a customer is told when one state of an order follows another: status, fulfillments, payment and returns.
///
/// ```swift
/// for change in OrderDifference(from: old, to: new).changes { print(change.sentence()) }
/// ```
public struct OrderDifference: Sendable, Hashable {
    /// What Wallet shows differently, in the order of the card.
    public let changes: [Change]
    /// The members of the order that differ and that Wallet does not show, such as `updatedAt`.
    public let technical: [String]

    /// Whether Wallet shows the same.
    public var isInvisible: Bool { changes.isEmpty }

    /// Compares two states of an order.
    ///
    /// - Parameter zone: The time zone for dates. `nil`: dates as they are written.
    public init(from old: WalletOrder, to new: WalletOrder, zone: Zone? = nil) {
        var comparison = OrderComparison(times: OrderTimes(zone: zone))
        comparison.compare(old, new)
        changes = comparison.changes
        technical = OrderDifference.hidden.filter { old.member($0) != new.member($0) }
    }

    private static let hidden = [
        "schemaVersion", "orderTypeIdentifier", "orderType", "createdAt", "updatedAt", "associatedApplications",
        "associatedApplicationIdentifiers", "changeNotifications", "webServiceURL", "authenticationToken",
    ]
}

extension WalletOrder {
    /// The text of a member as it is written.
    fileprivate func member(_ name: String) -> [UInt8]? { JSONTree(json)?.member(name)?.bytes }
}

/// Collects the changes.
private struct OrderComparison {
    let times: OrderTimes
    private(set) var changes: [OrderDifference.Change] = []

    init(times: OrderTimes) { self.times = times }

    mutating func compare(_ old: WalletOrder, _ new: WalletOrder) {
        add("the order identifier", old.orderIdentifier, new.orderIdentifier, isPersonal: true)
        add("the order", old.status.words, new.status.words)
        add("the order says", old.statusDescription, new.statusDescription)
        add("the order number", old.orderNumber, new.orderNumber, isPersonal: true)
        add("the merchant", old.merchant.displayName, new.merchant.displayName)
        addHidden(
            "the merchant's contact", old.merchant.json, new.merchant.json, unless: old.merchant.displayName != new.merchant.displayName)
        add("the page of the order", old.orderManagementURL, new.orderManagementURL, isPersonal: true)
        items("the items", old.lineItems, new.lineItems)
        fulfillments(old.fulfillments ?? [], new.fulfillments ?? [])
        payment(old.payment, new.payment)
        pairs(old.returns ?? [], new.returns ?? [], key: { $0.returnIdentifier }, compare: { $0.returns($1, $2) })
        add("the last day for returns", old.returnInfo?.returnDeadline.map(times.moment), new.returnInfo?.returnDeadline.map(times.moment))
        addHidden("the customer", old.customer?.json, new.customer?.json)
        addHidden("the barcode", old.barcode?.json, new.barcode?.json)
    }

    // MARK: Fulfillments

    private mutating func fulfillments(_ old: [Fulfillment], _ new: [Fulfillment]) {
        pairs(old.compactMap { $0.parcel }, new.compactMap { $0.parcel }, key: { $0.fulfillmentIdentifier }, compare: { $0.parcel($1, $2) })
        pairs(old.compactMap { $0.place }, new.compactMap { $0.place }, key: { $0.fulfillmentIdentifier }, compare: { $0.pickup($1, $2) })
    }

    private mutating func parcel(_ old: ShippingFulfillment?, _ new: ShippingFulfillment?) {
        guard let one = new ?? old else { return }
        let name = "the parcel " + Shown.shortened(one.fulfillmentIdentifier)
        add(name, old?.status.words, new?.status.words)
        guard let old, let new else { return }
        add(name + " says", old.statusDescription, new.statusDescription)
        add("the arrival of " + name, arrival(old), arrival(new))
        add("the delivery of " + name, old.deliveredAt.map(times.moment), new.deliveredAt.map(times.moment))
        add("the carrier of " + name, old.carrier, new.carrier)
        add("the tracking number of " + name, old.trackingNumber, new.trackingNumber, isPersonal: true)
        add("the tracking page of " + name, old.trackingURL, new.trackingURL, isPersonal: true)
        add("the note about " + name, old.notes, new.notes)
        items("the items of " + name, old.lineItems, new.lineItems)
        addHidden("the recipient of " + name, old.recipient?.json, new.recipient?.json)
    }

    private func arrival(_ parcel: ShippingFulfillment) -> String? {
        parcel.estimatedDeliveryAt.map { times.window($0, parcel.estimatedDeliveryWindowDuration) }
    }

    private mutating func pickup(_ old: PickupFulfillment?, _ new: PickupFulfillment?) {
        guard let one = new ?? old else { return }
        let name = "the pickup " + Shown.shortened(one.fulfillmentIdentifier)
        add(name, old?.status.words, new?.status.words)
        guard let old, let new else { return }
        add(name + " says", old.statusDescription, new.statusDescription)
        add("the time of " + name, window(old), window(new))
        add("the end of " + name, old.pickedUpAt.map(times.moment), new.pickedUpAt.map(times.moment))
        add("the place of " + name, old.displayName, new.displayName)
        add("the note about " + name, old.notes, new.notes)
        items("the items of " + name, old.lineItems, new.lineItems)
        addHidden("the barcode of " + name, old.barcode?.json, new.barcode?.json)
        addHidden("the address of " + name, old.address?.json, new.address?.json)
    }

    private func window(_ pickup: PickupFulfillment) -> String? {
        pickup.pickupAt.map { times.window($0, pickup.pickupWindowDuration) }
    }

    // MARK: Payment and returns

    private mutating func payment(_ old: WalletPayment?, _ new: WalletPayment?) {
        add("the total", old?.total.words, new?.total.words)
        add("the payment", old?.status?.rawValue, new?.status?.rawValue)
        // Transactions have no identifier that all shops set, so they are compared in their order.
        let (before, after) = (old?.transactions ?? [], new?.transactions ?? [])
        for index in 0..<max(before.count, after.count) {
            let (old, new) = (before.indices.contains(index) ? before[index] : nil, after.indices.contains(index) ? after[index] : nil)
            let verb = (new ?? old)?.transactionType == .refund ? "the refund" : "the payment"
            add(verb + " " + String(index + 1), old.map(words), new.map(words))
        }
    }

    private func words(_ transaction: WalletTransaction) -> String {
        transaction.amount.words + " on " + times.day(transaction.createdAt) + ", " + Shown.shortened(transaction.status.rawValue)
    }

    private mutating func returns(_ old: WalletReturn?, _ new: WalletReturn?) {
        guard let one = new ?? old else { return }
        let name = "the return " + Shown.shortened(one.returnIdentifier)
        add(name, old?.status.words, new?.status.words)
        guard let old, let new else { return }
        add(name + " says", old.statusDescription, new.statusDescription)
        add("the last day for " + name, old.dropOffBy.map(times.moment), new.dropOffBy.map(times.moment))
        items("the items of " + name, old.lineItems, new.lineItems)
    }

    // MARK: Comparing

    /// Compares the elements of two lists that have the same key, then those that are new. `compare` gets `nil` for a missing one.
    private mutating func pairs<Element>(
        _ old: [Element], _ new: [Element], key: (Element) -> String,
        compare: (inout OrderComparison, Element?, Element?) -> Void
    ) {
        var places: [String: Int] = [:]
        for (place, element) in new.enumerated() where places[key(element)] == nil { places[key(element)] = place }
        var met: Set<Int> = []
        for element in old {
            let place = places[key(element)]
            if let place { met.insert(place) }
            compare(&self, element, place.map { new[$0] })
        }
        for (place, element) in new.enumerated() where !met.contains(place) { compare(&self, nil, element) }
    }

    private mutating func items(_ subject: String, _ old: [WalletLineItem]?, _ new: [WalletLineItem]?) {
        add(subject, old.map(OrderComparison.list), new.map(OrderComparison.list))
    }

    private static func list(_ items: [WalletLineItem]) -> String {
        items.map { item in
            item.quantity.text + " × " + Shown.shortened(item.title) + (item.price.map { " for " + $0.words } ?? "")
        }.joined(separator: ", ")
    }

    private mutating func add(_ subject: String, _ old: String?, _ new: String?, isPersonal: Bool = false) {
        guard old != new else { return }
        changes.append(
            OrderDifference.Change(
                subject: subject, old: old.map { Shown.shortened($0, to: 200) }, new: new.map { Shown.shortened($0, to: 200) },
                isPersonal: isPersonal))
    }

    /// Adds a change of something that has no words.
    private mutating func addHidden(_ subject: String, _ old: [UInt8]?, _ new: [UInt8]?, unless isKnown: Bool = false) {
        guard old != new, !isKnown else { return }
        changes.append(OrderDifference.Change(subject: subject, old: nil, new: nil, isPersonal: true))
    }
}

extension Fulfillment {
    fileprivate var parcel: ShippingFulfillment? { if case .shipping(let parcel) = self { parcel } else { nil } }
    fileprivate var place: PickupFulfillment? { if case .pickup(let pickup) = self { pickup } else { nil } }
}
