public import PaySheet

// Pickups: customers come for what they ordered.

extension TrackedOrder {
    /// The shop prepares a pickup.
    ///
    /// - Parameters:
    ///   - identifier: A name for the pickup that it keeps. Customers do not see it.
    ///   - place: The place of the pickup. A pickup that is prepared again can keep it.
    ///   - items: How many of which items, by their `sku`, or by their title if they have none. Without it, all that are left.
    ///   - window: When the customer can come.
    ///   - time: When it happens.
    public mutating func preparePickup(
        _ identifier: String, in place: PickupPlace? = nil, items: [String: ExactNumber]? = nil, window: TimeWindow? = nil,
        at time: DateTimeText
    ) throws(OrderBuildingError) {
        try change(at: time) { order throws(OrderBuildingError) in
            try order.openPickup(identifier, place, items)
            try order.changePickup(identifier) { pickup throws(OrderBuildingError) in
                try pickup.move(to: .processing, from: [.open, .processing, .issue])
                try pickup.expect(window)
            }
        }
    }

    /// The customer can come. The pickup need not have been prepared.
    ///
    /// - Parameters:
    ///   - identifier: The name of the pickup, which it keeps. Customers do not see it.
    ///   - place: The place of the pickup. A prepared pickup can keep it.
    ///   - items: How many of which items, by their `sku`, or by their title if they have none. Without it, a new pickup has all that
    ///     are left, and a prepared one stays as it is.
    ///   - window: When the customer can come.
    ///   - barcode: What the customer shows there.
    ///   - time: When it happens.
    public mutating func readyForPickup(
        _ identifier: String, in place: PickupPlace? = nil, items: [String: ExactNumber]? = nil, window: TimeWindow? = nil,
        barcode: WalletBarcode? = nil, at time: DateTimeText
    ) throws(OrderBuildingError) {
        try change(at: time) { order throws(OrderBuildingError) in
            try order.openPickup(identifier, place, items)
            try order.changePickup(identifier) { pickup throws(OrderBuildingError) in
                try pickup.move(to: .readyForPickup, from: [.open, .processing, .readyForPickup, .issue])
                try pickup.expect(window)
                if let barcode { pickup.barcode = barcode }
            }
        }
    }

    /// The customer has picked everything up.
    ///
    /// - Parameters:
    ///   - identifier: The name of the pickup.
    ///   - pickedUpAt: When they came, if that was before `time`.
    ///   - time: When the order changes.
    public mutating func pickUp(_ identifier: String, pickedUpAt: DateTimeText? = nil, at time: DateTimeText) throws(OrderBuildingError) {
        try change(at: time, allowsClosed: true) { order throws(OrderBuildingError) in
            try order.changePickup(identifier) { pickup throws(OrderBuildingError) in
                try pickup.move(to: .pickedUp, from: [.readyForPickup, .issue])
                pickup.pickedUpAt = try pickedUpAt?.dated() ?? time
            }
        }
    }
}

extension PickupFulfillment {
    /// Goes on to another status. What was said about the one before is not true any more.
    mutating func move(to next: PickupStatus, from earlier: [PickupStatus], because reason: String? = nil) throws(OrderBuildingError) {
        guard earlier.contains(status) else { throw .wrongStep(identifier: fulfillmentIdentifier, status: status.rawValue) }
        status = next
        statusDescription = reason
        // What is ready again has come back; what has a problem may be with the customer.
        if next != .issue, next != .cancelled { pickedUpAt = nil }
    }

    /// Sets when the customer can come. An earlier window stays if there is no new one.
    fileprivate mutating func expect(_ window: TimeWindow?) throws(OrderBuildingError) {
        guard let window else { return }
        (pickupAt, pickupWindowDuration) = (try window.from.dated(), try window.duration())
    }
}
