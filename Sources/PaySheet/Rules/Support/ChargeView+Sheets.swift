extension ChargeView {
    /// A request of Apple Pay JS and the four answers to its events.
    static let requestAndUpdates = [
        ShapeIndex.paymentRequest, ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
        ShapeIndex.couponCodeUpdate,
    ]
    /// The details of the W3C interface.
    static let details = [ShapeIndex.paymentDetails, ShapeIndex.paymentDetailsUpdate]
    /// Everything that a sheet shows by itself.
    static let sheets = requestAndUpdates + details

    /// The dictionary is one of the W3C interface.
    var isW3C: Bool { ChargeView.details.contains(shape) || shape == ShapeIndex.detailsModifier }
}

extension ItemView {
    /// The line is one of the W3C interface.
    var isW3C: Bool { shape == ShapeIndex.paymentItem }
}

extension MethodView {
    /// The method is an option of the W3C interface.
    var isW3C: Bool { shape == ShapeIndex.shippingOption }
}
