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

    /// The limit for comparisons of a method with earlier ones, above any real number of methods.
    static let compared = 50

    /// The limit for a list of choices: longer ones take time to compare.
    static func isChoice(_ count: Int) -> Bool { count > 1 && count <= 20 }

    /// The check of the engine that a price below zero fails, and how much that matters.
    static func verdict(_ price: Amount, _ context: borrowing RuleContext) -> (webKit: WebKitCheck?, severity: Severity) {
        // The engine cuts the amount to a whole number first.
        guard price <= Amount(unchecked: -1, scale: 0) else { return (nil, .warning) }
        switch context.parentShape {
        case ShapeIndex.paymentRequest: return (.shippingNegative, .error)
        case ShapeIndex.modifier: return (.w3cShippingNegative, .error)
        default: return (nil, .warning)
        }
    }
}
