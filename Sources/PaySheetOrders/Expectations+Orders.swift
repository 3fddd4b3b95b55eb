public import PaySheet

extension Expectations {
    /// Documents that an order is compared with. Without one, the rules that need it are skipped.
    ///
    /// - Parameters:
    ///   - earlierOrder: The order before its last change.
    ///   - paymentRequest: The payment request of the order.
    public init(earlierOrder: WalletOrder? = nil, paymentRequest: PaymentRequest? = nil) {
        self.init()
        add(earlierOrder?.json, as: .earlierOrder)
        add(paymentRequest?.json, as: .paymentRequest)
    }

    private mutating func add(_ json: [UInt8]?, as input: ExtraInput) {
        if let json, let tree = JSONTree(json) { inputs.append(GivenInput(input, tree)) }
    }
}
