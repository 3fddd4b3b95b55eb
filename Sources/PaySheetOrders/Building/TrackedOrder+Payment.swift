public import PaySheet

// What the customer pays, and what the shop refunds.

extension TrackedOrder {
    /// The customer pays, or authorizes a payment. Throws if it is more than what is left of the total.
    public mutating func pay(_ purchase: OrderPurchase, at time: DateTimeText) throws(OrderBuildingError) {
        try changePayment(at: time) { payment throws(OrderBuildingError) in try payment.add(purchase, at: time) }
    }

    /// A payment has failed.
    public mutating func failPayment(_ purchase: OrderPurchase, at time: DateTimeText) throws(OrderBuildingError) {
        try changePayment(at: time) { payment throws(OrderBuildingError) in try payment.add(purchase, at: time, isFailed: true) }
    }

    /// The shop captures all payments that are authorized.
    public mutating func capture(at time: DateTimeText) throws(OrderBuildingError) {
        try changePayment(at: time) { payment throws(OrderBuildingError) in
            guard payment.settle(.completed) else { throw .nothingAuthorized }
        }
    }

    /// The shop gives up all payments that are authorized but not captured.
    public mutating func voidPayment(at time: DateTimeText) throws(OrderBuildingError) {
        try changePayment(at: time) { payment throws(OrderBuildingError) in
            guard payment.settle(.cancelled) else { throw .nothingAuthorized }
        }
    }

    /// The shop refunds an amount, or all that it has captured. Throws if it has captured less.
    ///
    /// - Parameters:
    ///   - amount: The amount; without it, all that is not refunded yet.
    ///   - method: How the customer gets the money; without it, as they paid last.
    ///   - time: When it happens.
    public mutating func refund(_ amount: Amount? = nil, method: String? = nil, at time: DateTimeText) throws(OrderBuildingError) {
        try changePayment(at: time, allowsClosed: true) { payment throws(OrderBuildingError) in
            try payment.refund(amount, method: method, at: time)
        }
    }

    private mutating func changePayment(
        at time: DateTimeText, allowsClosed: Bool = false, _ body: (inout WalletPayment) throws(OrderBuildingError) -> Void
    ) throws(OrderBuildingError) {
        try change(at: time, allowsClosed: allowsClosed) { order throws(OrderBuildingError) in
            guard var payment = order.payment else { throw .paymentMissing }
            try body(&payment)
            payment.renewStatus()
            order.payment = payment
        }
    }
}
