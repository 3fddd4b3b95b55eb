extension PaymentFlow {
    /// Begins the record of a payment through Apple Pay JS.
    public init(request: PaymentRequest) {
        self.init()
        self.request = request
    }

    /// Begins the record of a payment through the W3C interface.
    public init(paymentRequest: W3CPaymentRequest) {
        self.init()
        self.paymentRequest = paymentRequest
    }
}
