public import PaySheet

/// What an order tells the customer, in sentences.
///
/// ```swift
/// for sentence in OrderDescription(order).sentences { print(sentence) }
/// ```
public struct OrderDescription: Sendable, Hashable {
    /// The order, its fulfillments, its payment and its returns, a sentence each.
    public let sentences: [String]
    /// The oldest release of iOS that shows all of it.
    public let system: SystemRelease

    /// Describes an order.
    ///
    /// - Parameter zone: The time zone for dates. `nil`: dates as they are written.
    public init(_ order: WalletOrder, zone: TimeZoneOffsets? = nil) {
        let words = OrderWords(order, OrderTimes(zone: zone))
        sentences = words.sentences
        system = OrderPart.needed(order)
    }
}

/// The sentences about an order.
private struct OrderWords {
    private let times: OrderTimes
    private(set) var sentences: [String] = []

    init(_ order: WalletOrder, _ times: OrderTimes) {
        self.times = times
        describe(order)
        for fulfillment in order.fulfillments ?? [] { describe(fulfillment) }
        if let payment = order.payment { describe(payment) }
        for one in order.returns ?? [] { describe(one) }
        if let info = order.returnInfo { describe(info) }
    }

    private mutating func describe(_ order: WalletOrder) {
        // Without its number and its identifier, which belong to one customer.
        let name = "An order at " + Shown.shortened(order.merchant.displayName)
        let items = OrderWords.items(order.lineItems)
        add(name + ", placed on " + times.day(order.createdAt) + ": " + order.status.words, items, order.statusDescription)
    }

    private mutating func describe(_ fulfillment: Fulfillment) {
        switch fulfillment {
        case .shipping(let shipment): describe(shipment)
        case .pickup(let pickup): describe(pickup)
        case .other: sentences.append("A fulfillment of an unknown type, which Wallet does not show.")
        }
    }

    private mutating func describe(_ shipment: ShippingFulfillment) {
        var text = shipment.shippingType == .delivery ? "A delivery" : "A shipment"
        if let carrier = shipment.carrier { text += " with " + Shown.shortened(carrier) }
        text += ": " + shipment.status.words
        if shipment.status == .delivered, let date = shipment.deliveredAt {
            text += " on " + times.moment(date)
        } else if shipment.status != .delivered, shipment.status != .cancelled, let date = shipment.estimatedDeliveryAt {
            text += ", arrives " + times.arrival(date, shipment.estimatedDeliveryWindowDuration)
        }
        add(text, OrderWords.items(shipment.lineItems), shipment.statusDescription)
    }

    private mutating func describe(_ pickup: PickupFulfillment) {
        var text = "A pickup at " + Shown.shortened(pickup.displayName) + ": " + pickup.status.words
        if pickup.status == .pickedUp, let date = pickup.pickedUpAt {
            text += " on " + times.moment(date)
        } else if pickup.status != .pickedUp, pickup.status != .cancelled, let date = pickup.pickupAt {
            text += ", " + times.pickup(date, pickup.pickupWindowDuration)
        }
        add(text, OrderWords.items(pickup.lineItems), pickup.statusDescription)
    }

    private mutating func describe(_ payment: WalletPayment) {
        var text = "The total is " + payment.total.words
        if let status = payment.status { text += ", " + Shown.shortened(status.rawValue) }
        sentences.append(text + ".")
        for transaction in payment.transactions ?? [] {
            let verb = transaction.transactionType == .refund ? "A refund" : "A payment"
            sentences.append(
                verb + " of " + transaction.amount.words + " on " + times.day(transaction.createdAt) + ": "
                    + Shown.shortened(transaction.status.rawValue) + ".")
        }
    }

    private mutating func describe(_ one: WalletReturn) {
        var text = "A return: " + one.status.words
        if let date = one.returnedAt { text += " on " + times.day(date) }
        add(text, OrderWords.items(one.lineItems), one.statusDescription)
    }

    private mutating func describe(_ info: WalletReturnInfo) {
        guard let deadline = info.returnDeadline else { return }
        sentences.append("Items can be returned until " + times.moment(deadline) + ".")
    }

    private mutating func add(_ text: String, _ items: String?, _ description: String?) {
        sentences.append(text + (items.map { "; " + $0 } ?? "") + ".")
        if let description, !description.isEmpty { sentences.append("It says: " + Shown.quoted(description) + ".") }
    }

    /// `2 × Bowl, 1 × Cake`, and how many more there are.
    private static func items(_ items: [WalletLineItem]?) -> String? {
        guard let items, !items.isEmpty else { return nil }
        let shown = items.prefix(5).map { $0.quantity.text + " × " + Shown.shortened($0.title) }.joined(separator: ", ")
        return items.count > 5 ? shown + " and " + String(items.count - 5) + " more" : shown
    }
}
