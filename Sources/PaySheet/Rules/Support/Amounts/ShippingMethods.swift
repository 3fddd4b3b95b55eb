/// What the rules about shipping methods share.
enum ShippingMethods {
    /// The limit for comparisons of a method with earlier ones, above any real number of methods.
    static let compared = 50

    /// The limit for a list of choices: longer ones take time to compare.
    static let choices = 20

    /// The check of the engine that a price below zero fails, and how much that matters.
    static func verdict(_ price: Amount, _ context: borrowing RuleContext) -> (webKit: WebKitCheck?, severity: Severity) {
        // The engine cuts the amount to a whole number first.
        guard price <= Amount(unchecked: -1, scale: 0) else { return (nil, .warning) }
        if context.isInside(PaymentRequestView.self) { return (.shippingNegative, .error) }
        if context.isInside(ModifierView.self) { return (.w3cShippingNegative, .error) }
        return (nil, .warning)
    }
}
