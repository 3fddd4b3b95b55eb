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
    public init(from old: WalletOrder, to new: WalletOrder, zone: TimeZoneOffsets? = nil) {
        var comparison = OrderComparison(times: OrderTimes(zone: zone))
        comparison.compare(old, new)
        changes = comparison.changes
        technical = OrderDifference.technical(JSONTree(old.json), JSONTree(new.json))
    }

    private static let shown: Set = [
        "orderIdentifier", "status", "statusDescription", "orderNumber", "merchant", "orderManagementURL", "lineItems", "fulfillments",
        "payment", "returns", "returnInfo", "customer", "barcode", "orderProvider",
    ]

    private static func technical(_ old: JSONTree?, _ new: JSONTree?) -> [String] {
        let (old, new) = (old?.members ?? [], new?.members ?? [])
        let gone = old.filter { before in !new.contains { $0.name == before.name } }
        return (new.filter { !old.contains($0) } + gone).map { $0.name }.filter { !shown.contains($0) }
    }
}

extension JSONTree {
    fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
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
        rest("the merchant", old.merchant.json, new.merchant.json, besides: ["displayName"])
        add("the page of the order", old.orderManagementURL, new.orderManagementURL, isPersonal: true)
        items("the items", old.lineItems, new.lineItems)
        fulfillments(old.fulfillments ?? [], new.fulfillments ?? [])
        payment(old.payment, new.payment)
        returns(old.returns ?? [], new.returns ?? [])
        add("the last day for returns", old.returnInfo?.returnDeadline.map(times.moment), new.returnInfo?.returnDeadline.map(times.moment))
        rest("the terms of returns", old.returnInfo?.json, new.returnInfo?.json, besides: ["returnDeadline"])
        add("the provider of the order", old.orderProvider?.displayName, new.orderProvider?.displayName)
        rest("the provider of the order", old.orderProvider?.json, new.orderProvider?.json, besides: ["displayName"])
        addHidden("the customer", old.customer?.json, new.customer?.json)
        addHidden("the barcode", old.barcode?.json, new.barcode?.json)
    }

    // MARK: Fulfillments

    private mutating func fulfillments(_ old: [Fulfillment], _ new: [Fulfillment]) {
        pairs(
            old.compactMap { $0.shipment }, new.compactMap { $0.shipment }, key: { $0.fulfillmentIdentifier },
            compare: { $0.shipment($1, $2) })
        pairs(old.compactMap { $0.pickup }, new.compactMap { $0.pickup }, key: { $0.fulfillmentIdentifier }, compare: { $0.pickup($1, $2) })
    }

    private mutating func shipment(_ old: ShippingFulfillment?, _ new: ShippingFulfillment?) {
        guard let one = new ?? old else { return }
        let name = "the shipment " + Shown.shortened(one.fulfillmentIdentifier)
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
        rest(
            name, old.json, new.json,
            besides: [
                "status", "statusDescription", "estimatedDeliveryAt", "estimatedDeliveryWindowDuration", "deliveredAt", "carrier",
                "trackingNumber", "trackingURL", "notes", "lineItems", "recipient",
            ])
    }

    private func arrival(_ shipment: ShippingFulfillment) -> String? {
        shipment.estimatedDeliveryAt.map { times.arrival($0, shipment.estimatedDeliveryWindowDuration) }
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
        rest(
            name, old.json, new.json,
            besides: [
                "status", "statusDescription", "pickupAt", "pickupWindowDuration", "pickedUpAt", "displayName", "notes", "lineItems",
                "barcode", "address",
            ])
    }

    private func window(_ pickup: PickupFulfillment) -> String? {
        pickup.pickupAt.map { times.pickup($0, pickup.pickupWindowDuration) }
    }

    // MARK: Payment and returns

    private mutating func payment(_ old: WalletPayment?, _ new: WalletPayment?) {
        add("the total", old?.total.words, new?.total.words)
        add("the payment", old?.status?.rawValue, new?.status?.rawValue)
        let (before, after) = (old?.transactions ?? [], new?.transactions ?? [])
        transactions("the payment", before.filter { $0.transactionType != .refund }, after.filter { $0.transactionType != .refund })
        transactions("the refund", before.filter { $0.transactionType == .refund }, after.filter { $0.transactionType == .refund })
        rest("the payment", old?.json, new?.json, besides: ["total", "status", "transactions"])
    }

    /// Transactions have no identifier that all shops set, so they are compared in their order.
    private mutating func transactions(_ name: String, _ old: [WalletTransaction], _ new: [WalletTransaction]) {
        for place in 0..<max(old.count, new.count) {
            let (before, after) = (place < old.count ? old[place] : nil, place < new.count ? new[place] : nil)
            let name = name + " " + String(place + 1)
            add(name, before.map(words), after.map(words))
            rest(name, before?.json, after?.json, besides: ["amount", "createdAt", "status", "transactionType"])
        }
    }

    private func words(_ transaction: WalletTransaction) -> String {
        transaction.amount.words + " on " + times.day(transaction.createdAt) + ", " + transaction.status.rawValue
    }

    /// The identifier of a return can be the customer's return number, so returns are named by their place.
    private mutating func returns(_ old: [WalletReturn], _ new: [WalletReturn]) {
        var place = 0
        pairs(
            old, new, key: { $0.returnIdentifier },
            compare: { comparison, old, new in
                place += 1
                comparison.oneReturn("the return " + String(place), old, new)
            })
    }

    private mutating func oneReturn(_ name: String, _ old: WalletReturn?, _ new: WalletReturn?) {
        add(name, old?.status.words, new?.status.words)
        guard let old, let new else { return }
        add(name + " says", old.statusDescription, new.statusDescription)
        add("the last day for " + name, old.dropOffBy.map(times.moment), new.dropOffBy.map(times.moment))
        items("the items of " + name, old.lineItems, new.lineItems)
        rest(name, old.json, new.json, besides: ["status", "statusDescription", "dropOffBy", "lineItems"])
    }

    // MARK: Comparing

    /// Compares the elements of two lists that have the same key, then those that are new. `compare` gets `nil` for a missing one.
    private mutating func pairs<Element>(
        _ old: [Element], _ new: [Element], key: (Element) -> String,
        compare: (inout OrderComparison, Element?, Element?) -> Void
    ) {
        var places: [String: [Int]] = [:]
        for (place, element) in new.enumerated().reversed() { places[key(element), default: []].append(place) }
        var met: Set<Int> = []
        for element in old {
            let place = places[key(element)]?.popLast()
            if let place { met.insert(place) }
            compare(&self, element, place.map { new[$0] })
        }
        for (place, element) in new.enumerated() where !met.contains(place) { compare(&self, nil, element) }
    }

    private mutating func items(_ subject: String, _ old: [WalletLineItem]?, _ new: [WalletLineItem]?) {
        let (old, new) = (old ?? [], new ?? [])
        add(subject, OrderComparison.list(old), OrderComparison.list(new))
        let hidden = zip(old, new).contains { OrderComparison.differ($0.json, $1.json, besides: ["title", "quantity", "price"]) }
        if hidden { addDetail(of: subject) }
    }

    private static func list(_ items: [WalletLineItem]) -> String? {
        guard !items.isEmpty else { return nil }
        return items.map { item in item.quantity.text + " × " + item.title + (item.price.map { " for " + $0.words } ?? "") }
            .joined(separator: ", ")
    }

    @inline(never)
    private mutating func add(_ subject: String, _ old: String?, _ new: String?, isPersonal: Bool = false) {
        guard old != new else { return }
        changes.append(
            OrderDifference.Change(
                subject: subject, old: old.map { Shown.shortened($0, to: 200) }, new: new.map { Shown.shortened($0, to: 200) },
                isPersonal: isPersonal))
    }

    /// Adds a change of something that has no words.
    private mutating func addHidden(_ subject: String, _ old: [UInt8]?, _ new: [UInt8]?) {
        guard old != new, old.flatMap({ JSONTree($0) }) != new.flatMap({ JSONTree($0) }) else { return }
        changes.append(OrderDifference.Change(subject: subject, old: nil, new: nil, isPersonal: true))
    }

    /// Adds a change of the members without words, if both states have the object.
    private mutating func rest(_ subject: String, _ old: [UInt8]?, _ new: [UInt8]?, besides words: Set<String>) {
        guard let old, let new, OrderComparison.differ(old, new, besides: words) else { return }
        addDetail(of: subject)
    }

    private mutating func addDetail(of subject: String) {
        changes.append(OrderDifference.Change(subject: "a detail of " + subject, old: nil, new: nil, isPersonal: true))
    }

    private static func differ(_ old: [UInt8], _ new: [UInt8], besides words: Set<String>) -> Bool {
        guard old != new else { return false }
        func others(_ json: [UInt8]) -> [JSONTree.Member] { (JSONTree(json)?.members ?? []).filter { !words.contains($0.name) } }
        return others(old) != others(new)
    }
}

extension Fulfillment {
    fileprivate var shipment: ShippingFulfillment? { if case .shipping(let shipment) = self { shipment } else { nil } }
    fileprivate var pickup: PickupFulfillment? { if case .pickup(let pickup) = self { pickup } else { nil } }
}
