/// The lists of shipping methods, wherever they stand.
enum ShippingMethods {
    /// The member of a dictionary that lists shipping methods.
    static func member(_ shape: Int) -> Int {
        switch shape {
        case ShapeIndex.paymentRequest: PaymentRequest.Slot.shippingMethods
        case ShapeIndex.modifier: Modifier.Slot.additionalShippingMethods
        case ShapeIndex.shippingContactUpdate: ShippingContactUpdate.Slot.newShippingMethods
        case ShapeIndex.shippingMethodUpdate: ShippingMethodUpdate.Slot.newShippingMethods
        case ShapeIndex.paymentMethodUpdate: PaymentMethodUpdate.Slot.newShippingMethods
        default: CouponCodeUpdate.Slot.newShippingMethods
        }
    }
}
