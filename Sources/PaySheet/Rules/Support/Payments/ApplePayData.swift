// From the dictionaries of the W3C interface to what they say to Apple Pay.

extension MethodDataView {
    /// What Apple Pay is told; `nil` for other methods and where there is nothing.
    var applePay: ApplePayRequestView? {
        @_lifetime(copy self)
        get {
            let place = place(of: .data)
            return cursor.choice(place) > 0 ? cursor.view(place, shape: ShapeIndex.applePayRequest) : nil
        }
    }
}

extension W3CPaymentRequestView {
    /// Calls back with the method data of each Apple Pay method.
    func forEachRequest(_ body: (_ request: borrowing PaymentRequestBaseView) -> Void) {
        guard let methods = methodData else { return }
        for index in 0..<methods.count {
            if let data = methods[index]?.applePay { body(PaymentRequestBaseView(data.cursor, shape: data.shape)) }
        }
    }
}

extension PaymentDetailsView {
    /// A modifier sends money to a person; `nil` if one that cannot be read might.
    var sendsMoney: Bool? {
        guard let modifiers else { return false }
        var isClear = true
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index] else {
                isClear = false
                continue
            }
            if modifier.applePay?.isPresent(.disbursementRequest) == true { return true }
        }
        return isClear ? false : nil
    }
}

extension PaymentRequestBaseView {
    /// The request of Apple Pay JS, if this is one.
    var request: PaymentRequestView? {
        @_lifetime(copy self)
        get { shape == ShapeIndex.paymentRequest ? PaymentRequestView(cursor, shape: shape) : nil }
    }
}
