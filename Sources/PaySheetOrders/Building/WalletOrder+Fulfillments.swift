import PaySheet

// Finding and replacing the fulfillments of an order.

extension WalletOrder {
    /// The place of a fulfillment; nil if the order does not have it.
    func place(ofFulfillment identifier: String) -> Int? {
        fulfillments?.firstIndex { $0.identifier == identifier }
    }

    /// Changes a shipment.
    mutating func changeShipment(
        _ identifier: String, _ body: (inout ShippingFulfillment) throws(OrderBuildingError) -> Void
    ) throws(OrderBuildingError) {
        guard let place = place(ofFulfillment: identifier), case .shipping(var shipment)? = fulfillments?[place] else {
            throw .unknownShipment(identifier: identifier)
        }
        try body(&shipment)
        fulfillments?[place] = .shipping(shipment)
    }

    /// Changes a pickup.
    mutating func changePickup(
        _ identifier: String, _ body: (inout PickupFulfillment) throws(OrderBuildingError) -> Void
    ) throws(OrderBuildingError) {
        guard let place = place(ofFulfillment: identifier), case .pickup(var pickup)? = fulfillments?[place] else {
            throw .unknownPickup(identifier: identifier)
        }
        try body(&pickup)
        fulfillments?[place] = .pickup(pickup)
    }

    /// Adds a shipment unless the order has it. Sets its items if some are named, or if it is new.
    mutating func openShipment(_ identifier: String, _ items: [String: ExactNumber]?) throws(OrderBuildingError) {
        if let place = place(ofFulfillment: identifier) {
            guard case .shipping? = fulfillments?[place] else { throw .repeatedIdentifier(identifier) }
            if items == nil { return }
        } else {
            let shipment = ShippingFulfillment(
                fulfillmentIdentifier: try WalletOrder.named(identifier), fulfillmentType: .shipping, status: .open)
            fulfillments = (fulfillments ?? []) + [.shipping(shipment)]
        }
        let taken = try itemsForFulfillment(identifier, items)
        try changeShipment(identifier) { shipment in shipment.lineItems = taken }
    }

    /// The same for a pickup, which needs a place if it is new.
    mutating func openPickup(_ identifier: String, _ place: PickupPlace?, _ items: [String: ExactNumber]?) throws(OrderBuildingError) {
        let index = self.place(ofFulfillment: identifier)
        if let index {
            guard case .pickup? = fulfillments?[index] else { throw .repeatedIdentifier(identifier) }
        } else {
            guard let place else { throw .placeMissing(identifier: identifier) }
            let pickup = PickupFulfillment(
                fulfillmentIdentifier: try WalletOrder.named(identifier), fulfillmentType: .pickup, status: .open, displayName: place.name)
            fulfillments = (fulfillments ?? []) + [.pickup(pickup)]
        }
        if index == nil || items != nil {
            let taken = try itemsForFulfillment(identifier, items)
            try changePickup(identifier) { pickup in pickup.lineItems = taken }
        }
        guard let place else { return }
        try changePickup(identifier) { pickup in
            (pickup.displayName, pickup.address, pickup.location) = (place.name, place.address, place.location)
        }
    }

    /// What a fulfillment can have beside the others. A cancelled one keeps nothing.
    private func itemsForFulfillment(
        _ identifier: String, _ items: [String: ExactNumber]?
    ) throws(OrderBuildingError) -> [WalletLineItem]? {
        var stock = try ItemStock(self)
        for fulfillment in fulfillments ?? [] where fulfillment.identifier != identifier && !fulfillment.isCancelled {
            try stock.remove(fulfillment.lineItems)
        }
        return try stock.items(for: items)
    }

    static func named(_ identifier: String) throws(OrderBuildingError) -> String {
        guard identifier.isReadable else { throw .identifierEmpty }
        return identifier
    }
}

extension Fulfillment {
    var identifier: String? {
        switch self {
        case .shipping(let shipment): shipment.fulfillmentIdentifier
        case .pickup(let pickup): pickup.fulfillmentIdentifier
        case .other: nil
        }
    }

    var lineItems: [WalletLineItem]? {
        switch self {
        case .shipping(let shipment): shipment.lineItems
        case .pickup(let pickup): pickup.lineItems
        case .other: nil
        }
    }

    var isCancelled: Bool {
        switch self {
        case .shipping(let shipment): shipment.status == .cancelled
        case .pickup(let pickup): pickup.status == .cancelled
        case .other: false
        }
    }
}

extension String {
    /// Whether there is a character other than spaces.
    var isReadable: Bool { utf8.contains { $0 > 0x20 } }
}
