public import PaySheet

extension Expectations {
    /// Documents that an order, or the result of a payment, is compared with. Without one, the rules that need it are skipped.
    ///
    /// - Parameters:
    ///   - earlierOrder: The order before its last change.
    ///   - otherOrder: Another order of the shop.
    ///   - paymentRequest: The payment request of the order.
    ///   - walletOrder: The order that order details in the result of a payment must name.
    public init(
        earlierOrder: WalletOrder? = nil, otherOrder: WalletOrder? = nil, paymentRequest: PaymentRequest? = nil,
        walletOrder: WalletOrder? = nil
    ) {
        self.init()
        add(walletOrder?.json, as: .walletOrder)
        add(earlierOrder?.json, as: .earlierOrder)
        add(otherOrder?.json, as: .otherOrder)
        add(paymentRequest?.json, as: .paymentRequest)
    }

    private mutating func add(_ json: [UInt8]?, as input: ExtraInput) {
        if let json, let tree = JSONTree(json) { inputs.append(GivenInput(input, tree)) }
    }
}
