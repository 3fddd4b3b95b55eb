import PaySheet

/// What an order tells the customer, in words.
struct OrderSummary {
    private(set) var lines: [String] = []

    init(_ order: WalletOrder) {
        addOrder(order)
        for fulfillment in order.fulfillments ?? [] {
            switch fulfillment {
            case .shipping(let shipment): add(shipment)
            case .pickup(let pickup): add(pickup)
            case .other: lines.append("One fulfillment of an unknown kind.")
            }
        }
        for goods in order.returns ?? [] { add(goods) }
        if let payment = order.payment { add(payment) }
        if let deadline = order.returnInfo?.returnDeadline {
            lines.append("Items can be returned until " + WrittenTime.day(deadline) + ".")
        }
    }

    private mutating func addOrder(_ order: WalletOrder) {
        let number = order.orderNumber.map { " " + Shown.shortened($0) } ?? ""
        let status = order.status.isKnown ? order.status.rawValue : Shown.quoted(order.status.rawValue)
        lines.append(
            "Order" + number + " from " + Shown.shortened(order.merchant.displayName) + ", placed " + WrittenTime.day(order.createdAt)
                + ", "
                + status + OrderSummary.items(order.lineItems) + OrderSummary.said(order.statusDescription))
    }

    private mutating func add(_ shipment: ShippingFulfillment) {
        var text = "One parcel, " + OrderSummary.word(shipment.status)
        if let carrier = shipment.carrier { text += (shipment.status == .delivered ? " by " : " with ") + Shown.shortened(carrier) }
        switch shipment.status {
        case .delivered: if let time = shipment.deliveredAt { text += " on " + WrittenTime.moment(time) }
        case .cancelled, .issue: break
        default:
            if let time = shipment.estimatedDeliveryAt {
                text += ", arrives " + WrittenTime.window(time, shipment.estimatedDeliveryWindowDuration)
            }
        }
        lines.append(text + OrderSummary.items(shipment.lineItems) + OrderSummary.said(shipment.statusDescription))
    }

    private mutating func add(_ pickup: PickupFulfillment) {
        var text = "One pickup at " + Shown.shortened(pickup.displayName) + ", " + OrderSummary.word(pickup.status)
        switch pickup.status {
        case .pickedUp: if let time = pickup.pickedUpAt { text += " on " + WrittenTime.moment(time) }
        case .cancelled, .issue: break
        default: if let time = pickup.pickupAt { text += ", " + WrittenTime.window(time, pickup.pickupWindowDuration ?? "PT0S") }
        }
        lines.append(text + OrderSummary.items(pickup.lineItems) + OrderSummary.said(pickup.statusDescription))
    }

    private mutating func add(_ goods: WalletReturn) {
        var text = "One return, " + OrderSummary.word(goods.status)
        if let time = goods.returnedAt {
            text += ", arrived " + WrittenTime.day(time)
        } else if let time = goods.dropOffBy {
            text += ", to be sent by " + WrittenTime.day(time)
        }
        lines.append(text + OrderSummary.items(goods.lineItems) + OrderSummary.said(goods.statusDescription))
    }

    private mutating func add(_ payment: WalletPayment) {
        var text = "The total is " + OrderSummary.money(payment.total) + "."
        for transaction in payment.transactions ?? [] {
            let isRefund = transaction.isRefund
            let word: String
            switch transaction.status {
            case .completed: word = isRefund ? "refunded" : "paid"
            case .approved: word = isRefund ? "to be refunded" : "authorized"
            default: continue
            }
            text +=
                " " + OrderSummary.money(transaction.amount) + " " + word + " (" + Shown.shortened(transaction.paymentMethod.displayName)
                + ")."
        }
        lines.append(text)
    }

    private static func money(_ amount: WalletAmount) -> String {
        amount.amount.text + " " + Shown.shortened(amount.currency.rawValue)
    }

    /// The items as the end of a sentence.
    private static func items(_ items: [WalletLineItem]?) -> String {
        guard let items, !items.isEmpty else { return "." }
        return ": " + Shown.list(items.map { $0.quantity.text + " × " + Shown.shortened($0.title) }) + "."
    }

    private static func said(_ text: String?) -> String {
        guard let text, !text.isEmpty else { return "" }
        return " " + Shown.quoted(text)
    }

    private static func word(_ status: ShippingStatus) -> String {
        switch status {
        case .open: "not yet packed"
        case .processing: "being packed"
        case .onTheWay: "on its way"
        case .outForDelivery: "out for delivery"
        case .delivered: "delivered"
        case .shipped: "shipped"
        case .issue: "with a problem"
        case .cancelled: "cancelled"
        default: Shown.quoted(status.rawValue)
        }
    }

    private static func word(_ status: PickupStatus) -> String {
        switch status {
        case .open: "not yet packed"
        case .processing: "being packed"
        case .readyForPickup: "ready"
        case .pickedUp: "picked up"
        case .issue: "with a problem"
        case .cancelled: "cancelled"
        default: Shown.quoted(status.rawValue)
        }
    }

    private static func word(_ status: WalletReturnStatus) -> String {
        switch status {
        case .open: "not yet sent"
        case .onTheWay: "on its way"
        case .processing: "being inspected"
        case .issue: "with a problem"
        case .completed: "completed"
        case .cancelled: "cancelled"
        default: Shown.quoted(status.rawValue)
        }
    }
}

extension WalletOrder {
    /// What the order tells the customer, in English: a sentence about the order, one for each fulfillment and return, and the payment.
    ///
    /// Dates and times are those of the document, whatever their offset. Texts of the document are shortened, and made safe to print.
    public var summary: [String] { OrderSummary(self).lines }
}
