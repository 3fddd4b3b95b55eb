public import PaySheet

extension Expectations {
    /// Documents that an order is compared with.
    ///
    /// - Parameters:
    ///   - earlierOrder: The JSON of the order before its last change.
    ///   - paymentRequest: The JSON of the payment request.
    public init(earlierOrder: some Collection<UInt8> = [UInt8](), paymentRequest: some Collection<UInt8> = [UInt8]()) {
        self.init()
        if let order = JSONTree(earlierOrder) { inputs.append(GivenInput(.earlierOrder, order)) }
        if let request = JSONTree(paymentRequest) { inputs.append(GivenInput(.paymentRequest, request)) }
    }
}
