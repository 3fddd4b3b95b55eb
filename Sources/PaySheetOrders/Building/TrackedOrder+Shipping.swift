public import PaySheet

// Shipments, from the first preparations to the door of the customer.

extension TrackedOrder {
    /// The shop prepares a shipment.
    ///
    /// - Parameters:
    ///   - identifier: A name for the shipment that it keeps. Customers do not see it.
    ///   - items: How many of which items, by their `sku`, or by their title if they have none. Without it, all that are left.
    ///   - estimate: When the shipment will probably arrive.
    ///   - recipient: Who gets it.
    ///   - time: When it happens.
    public mutating func prepareShipment(
        _ identifier: String, items: [String: ExactNumber]? = nil, arriving estimate: DeliveryEstimate? = nil,
        to recipient: ShippingRecipient? = nil, at time: DateTimeText
    ) throws(OrderBuildingError) {
        try change(at: time) { order throws(OrderBuildingError) in
            try order.openShipment(identifier, items)
            try order.changeShipment(identifier) { shipment throws(OrderBuildingError) in
                try shipment.move(to: .processing, from: [.open, .processing, .issue])
                try shipment.expect(estimate)
                if let recipient { shipment.recipient = recipient }
            }
        }
    }

    /// A shipment leaves the shop. It need not have been prepared.
    ///
    /// - Parameters:
    ///   - identifier: The name of the shipment, which it keeps. Customers do not see it.
    ///   - items: How many of which items, by their `sku`, or by their title if they have none. Without it, a new shipment has all that
    ///     are left, and a prepared one stays as it is.
    ///   - carrier: The name of the carrier, if it is known.
    ///   - tracking: How the customer follows the shipment.
    ///   - estimate: When it will probably arrive.
    ///   - recipient: Who gets it.
    ///   - shippedAt: When it left, if that was before `time`.
    ///   - time: When the order changes.
    public mutating func ship(
        _ identifier: String, items: [String: ExactNumber]? = nil, carrier: String? = nil, tracking: ShipmentTracking,
        arriving estimate: DeliveryEstimate? = nil, to recipient: ShippingRecipient? = nil, shippedAt: DateTimeText? = nil,
        at time: DateTimeText
    ) throws(OrderBuildingError) {
        try change(at: time) { order throws(OrderBuildingError) in
            try order.openShipment(identifier, items)
            try order.changeShipment(identifier) { shipment throws(OrderBuildingError) in
                try shipment.move(to: tracking == .none ? .shipped : .onTheWay, from: [.open, .processing, .issue])
                shipment.shippedAt = try shippedAt?.dated() ?? time
                if let carrier { shipment.carrier = carrier }
                shipment.follow(tracking)
                try shipment.expect(estimate)
                if let recipient { shipment.recipient = recipient }
            }
        }
    }

    /// The carrier brings a shipment today.
    public mutating func outForDelivery(
        _ identifier: String, arriving estimate: DeliveryEstimate? = nil, at time: DateTimeText
    ) throws(OrderBuildingError) {
        try change(at: time) { order throws(OrderBuildingError) in
            try order.changeShipment(identifier) { shipment throws(OrderBuildingError) in
                try shipment.move(to: .outForDelivery, from: [.onTheWay, .shipped, .outForDelivery, .issue])
                try shipment.expect(estimate)
            }
        }
    }

    /// A shipment has arrived.
    ///
    /// - Parameters:
    ///   - identifier: The name of the shipment.
    ///   - deliveredAt: When it arrived, if that was before `time`.
    ///   - time: When the order changes.
    public mutating func deliver(_ identifier: String, deliveredAt: DateTimeText? = nil, at time: DateTimeText) throws(OrderBuildingError) {
        try change(at: time, allowsClosed: true) { order throws(OrderBuildingError) in
            try order.changeShipment(identifier) { shipment throws(OrderBuildingError) in
                try shipment.move(to: .delivered, from: [.onTheWay, .shipped, .outForDelivery, .issue])
                let arrival = try deliveredAt?.dated() ?? time
                if let shipped = shipment.shippedAt, arrival.isEarlier(than: shipped) == true { throw .deliveredBeforeShipped(shipped) }
                shipment.deliveredAt = arrival
            }
        }
    }
}

extension ShippingFulfillment {
    /// Goes on to another status. What was said about the one before is not true any more.
    mutating func move(
        to next: ShippingStatus, from earlier: [ShippingStatus], because reason: String? = nil
    ) throws(OrderBuildingError) {
        guard earlier.contains(status) else { throw .wrongStep(identifier: fulfillmentIdentifier, status: status.rawValue) }
        status = next
        statusDescription = reason
        // A shipment that goes on has not arrived; one with a problem may have.
        if next != .issue, next != .cancelled { deliveredAt = nil }
    }

    /// Sets when the shipment will probably arrive. An earlier estimate stays if there is no new one.
    fileprivate mutating func expect(_ estimate: DeliveryEstimate?) throws(OrderBuildingError) {
        guard let parts = try estimate?.parts() else { return }
        (estimatedDeliveryAt, estimatedDeliveryWindowDuration) = parts
    }

    fileprivate mutating func follow(_ tracking: ShipmentTracking) {
        switch tracking {
        case .number(let number, let page): (trackingNumber, trackingURL) = (number, page)
        case .page(let page): (trackingNumber, trackingURL) = (nil, page)
        case .none: (trackingNumber, trackingURL) = (nil, nil)
        }
    }
}
