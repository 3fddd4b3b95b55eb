public import PaySheet

// Returns: the customer sends items back.

extension TrackedOrder {
    /// The customer wants to return items.
    ///
    /// - Parameters:
    ///   - identifier: A name for the return that it keeps. Customers do not see it.
    ///   - items: How many of which items, by their `sku`, or by their title if they have none. Without it, all that are not in other
    ///     returns.
    ///   - number: The number of the return for people.
    ///   - deadline: Until when the customer must send the items.
    ///   - page: The page on which the customer manages the return.
    ///   - time: When it happens.
    public mutating func startReturn(
        _ identifier: String, items: [String: ExactNumber]? = nil, number: String? = nil, dropOffBy deadline: DateTimeText? = nil,
        page: String? = nil, at time: DateTimeText
    ) throws(OrderBuildingError) {
        try change(at: time, allowsClosed: true) { order throws(OrderBuildingError) in
            var stock = try ItemStock(order)
            for other in order.returns ?? [] {
                guard other.returnIdentifier != identifier else { throw .repeatedIdentifier(identifier) }
                if other.status != .cancelled { try stock.remove(other.lineItems) }
            }
            var goods = WalletReturn(returnIdentifier: try WalletOrder.named(identifier), status: .open)
            goods.lineItems = try stock.items(for: items)
            goods.returnNumber = number
            goods.initiatedAt = time
            goods.dropOffBy = try deadline?.dated()
            goods.returnManagementURL = page
            order.returns = (order.returns ?? []) + [goods]
        }
    }

    /// A return goes on. Steps can be left out.
    public mutating func moveReturn(_ identifier: String, to step: ReturnStep, at time: DateTimeText) throws(OrderBuildingError) {
        try change(at: time, allowsClosed: true) { order throws(OrderBuildingError) in
            guard let place = order.returns?.firstIndex(where: { $0.returnIdentifier == identifier }) else {
                throw .unknownReturn(identifier: identifier)
            }
            try order.returns?[place].move(to: step, at: time)
        }
    }
}

extension WalletReturn {
    fileprivate mutating func move(to step: ReturnStep, at time: DateTimeText) throws(OrderBuildingError) {
        switch step {
        case .onTheWay: try move(to: .onTheWay, from: [.open, .issue])
        case .processing:
            try move(to: .processing, from: [.open, .onTheWay, .issue])
            if returnedAt == nil { returnedAt = time }
        case .completed:
            try move(to: .completed, from: [.open, .onTheWay, .processing, .issue])
            if returnedAt == nil { returnedAt = time }
        case .issue(let reason):
            try move(to: .issue, from: [.open, .onTheWay, .processing, .issue], because: try TrackedOrder.readable(reason))
        case .cancelled(let reason):
            try move(to: .cancelled, from: [.open, .onTheWay, .processing, .issue], because: try TrackedOrder.readable(reason))
        }
    }

    private mutating func move(
        to next: WalletReturnStatus, from earlier: [WalletReturnStatus], because reason: String? = nil
    ) throws(OrderBuildingError) {
        guard earlier.contains(status) else { throw .wrongStep(identifier: returnIdentifier, status: status.rawValue) }
        status = next
        statusDescription = reason
    }
}
