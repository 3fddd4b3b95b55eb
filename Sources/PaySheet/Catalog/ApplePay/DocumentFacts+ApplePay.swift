extension DocumentFacts {
    /// The dictionaries from which ``note(_:_:_:_:)`` takes anything.
    static let noted = [
        ShapeIndex.paymentRequest, ShapeIndex.w3cPaymentRequest, ShapeIndex.paymentDetailsUpdate, ShapeIndex.applePayRequest,
        ShapeIndex.paymentFlow,
    ]

    /// Takes from a dictionary what the rules at other places want to know.
    mutating func note(_ shape: Int, _ cursor: Cursor, _ exceptions: RulePolicy?, _ known: inout Cache<UInt64, CurrencyRow?>) {
        switch shape {
        case ShapeIndex.paymentRequest:
            noteCurrency(PaymentRequestView(cursor, shape: shape).currencyCode, exceptions, &known)
        case ShapeIndex.w3cPaymentRequest:
            // The details come after the method data in the walk, and their currency counts before.
            if let money = W3CPaymentRequestView(cursor, shape: shape).details?.total?.amount {
                noteCurrency(money.currency, exceptions, &known)
            }
        case ShapeIndex.paymentDetailsUpdate:
            if let money = PaymentDetailsUpdateView(cursor, shape: shape).total?.amount { noteCurrency(money.currency, exceptions, &known) }
        case ShapeIndex.applePayRequest: noteVersion(ApplePayRequestView(cursor, shape: shape).version)
        case ShapeIndex.paymentFlow: noteVersion(PaymentFlowView(cursor, shape: shape).apiVersion)
        default: break
        }
    }
}
