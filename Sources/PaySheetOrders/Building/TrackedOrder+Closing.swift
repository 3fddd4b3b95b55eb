public import PaySheet

// Problems, cancellations, and the end of an order.

extension TrackedOrder {
    /// Something is wrong with a fulfillment. The customer reads the reason, so say what happened and what they can do.
    ///
    /// Any later step ends the problem.
    public mutating func reportIssue(_ identifier: String, because reason: String, at time: DateTimeText) throws(OrderBuildingError) {
        let reason = try TrackedOrder.readable(reason)
        try change(at: time, allowsClosed: true) { order throws(OrderBuildingError) in
            try order.stop(identifier, .issue, .issue, from: ShippingStatus.notCancelled, PickupStatus.notCancelled, reason)
        }
    }

    /// A fulfillment does not take place. The customer reads the reason. Its items can go into another fulfillment.
    public mutating func cancelFulfillment(
        _ identifier: String, because reason: String, at time: DateTimeText
    ) throws(OrderBuildingError) {
        let reason = try TrackedOrder.readable(reason)
        try change(at: time) { order throws(OrderBuildingError) in
            try order.stop(identifier, .cancelled, .cancelled, from: ShippingStatus.cancellable, PickupStatus.cancellable, reason)
        }
    }

    /// The order does not take place. The customer reads the reason.
    ///
    /// Its fulfillments become cancelled, and so do payments that are not captured. Refund what is captured first: a cancelled order
    /// cannot change any more. Throws if a fulfillment is on its way or handed over.
    public mutating func cancel(because reason: String, at time: DateTimeText) throws(OrderBuildingError) {
        let reason = try TrackedOrder.readable(reason)
        try change(at: time) { order throws(OrderBuildingError) in
            for (place, fulfillment) in (order.fulfillments ?? []).enumerated() where !fulfillment.isCancelled {
                if fulfillment.isUnderWay { throw .underWay(identifier: fulfillment.identifier ?? "") }
                try order.stop(at: place, .cancelled, .cancelled, from: ShippingStatus.cancellable, PickupStatus.cancellable, reason)
            }
            if var payment = order.payment, payment.settle(.cancelled) {
                payment.renewStatus()
                order.payment = payment
            }
            order.status = .cancelled
            order.statusDescription = reason
        }
    }

    /// Everything is done. Throws if a fulfillment is not finished.
    ///
    /// After that, refunds, returns and problems are possible until the deadline in `returnInfo`.
    public mutating func complete(at time: DateTimeText) throws(OrderBuildingError) {
        try change(at: time) { order throws(OrderBuildingError) in
            for fulfillment in order.fulfillments ?? [] {
                guard let identifier = fulfillment.identifier, !fulfillment.isFinished else { continue }
                throw .unfinished(identifier: identifier)
            }
            order.status = .completed
            order.statusDescription = nil
        }
    }

    static func readable(_ reason: String) throws(OrderBuildingError) -> String {
        guard reason.isReadable else { throw .reasonMissing }
        return reason
    }
}

extension WalletOrder {
    /// Gives a fulfillment a status with a reason.
    fileprivate mutating func stop(
        _ identifier: String, _ shipping: ShippingStatus, _ pickup: PickupStatus, from shippingStatus: [ShippingStatus],
        _ pickupStatus: [PickupStatus], _ reason: String
    ) throws(OrderBuildingError) {
        guard let place = place(ofFulfillment: identifier) else { throw .unknownFulfillment(identifier: identifier) }
        try stop(at: place, shipping, pickup, from: shippingStatus, pickupStatus, reason)
    }

    fileprivate mutating func stop(
        at place: Int, _ shipping: ShippingStatus, _ pickup: PickupStatus, from shippingStatus: [ShippingStatus],
        _ pickupStatus: [PickupStatus], _ reason: String
    ) throws(OrderBuildingError) {
        switch fulfillments?[place] {
        case .shipping(var goods):
            try goods.move(to: shipping, from: shippingStatus, because: reason)
            fulfillments?[place] = .shipping(goods)
        case .pickup(var goods):
            try goods.move(to: pickup, from: pickupStatus, because: reason)
            fulfillments?[place] = .pickup(goods)
        case .other, nil: break
        }
    }
}

extension ShippingStatus {
    fileprivate static let cancellable: [ShippingStatus] = [.open, .processing, .onTheWay, .outForDelivery, .shipped, .issue]
    fileprivate static let notCancelled = cancellable + [.delivered]
}

extension PickupStatus {
    fileprivate static let cancellable: [PickupStatus] = [.open, .processing, .readyForPickup, .issue]
    fileprivate static let notCancelled = cancellable + [.pickedUp]
}

extension Fulfillment {
    /// Whether the shop does not have the items any more.
    fileprivate var isUnderWay: Bool {
        switch self {
        case .shipping(let shipment):
            shipment.deliveredAt != nil || [.onTheWay, .outForDelivery, .shipped, .delivered].contains(shipment.status)
        case .pickup(let pickup): pickup.pickedUpAt != nil || pickup.status == .pickedUp
        case .other: false
        }
    }

    /// Whether a completed order can have it. A problem does not keep an order open.
    fileprivate var isFinished: Bool {
        switch self {
        case .shipping(let shipment): [.shipped, .delivered, .issue, .cancelled].contains(shipment.status)
        case .pickup(let pickup): [.pickedUp, .issue, .cancelled].contains(pickup.status)
        case .other: true
        }
    }
}
