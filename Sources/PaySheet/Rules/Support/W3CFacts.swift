extension RuleContext {
    /// Whether the page asks for shipping. `details` is what the constructor gets; an update answers a page that asks.
    /// `nil` where the options cannot be read.
    func asksForShipping(_ details: borrowing Cursor) -> Bool? {
        guard parentShape == ShapeIndex.constructorArguments else { return true }
        let arguments = ConstructorArgumentsView(parent(copy details))
        guard arguments.cursor.isPresent(ConstructorArguments.Slot.options) else { return false }
        guard let options = arguments.options else { return nil }
        return options.requestShipping ?? (options.cursor.isPresent(PaymentOptions.Slot.requestShipping) ? nil : false)
    }

    /// The details are those of the constructor and not an update's.
    var isConstructing: Bool { facts.rootShape == ShapeIndex.constructorArguments }

    /// The engine refuses a shipping option with such a negative amount: it looks at the whole part alone.
    func refusesShipping(_ amount: Amount) -> Bool { isConstructing && amount <= Amount(-1, scale: 0) }
}

/// The members that the constructor's details and an update's have in common, by slot.
struct DetailsSlots {
    let total: Int
    let displayItems: Int
    let shippingOptions: Int
    let modifiers: Int

    static let constructor = DetailsSlots(
        total: PaymentDetails.Slot.total, displayItems: PaymentDetails.Slot.displayItems,
        shippingOptions: PaymentDetails.Slot.shippingOptions, modifiers: PaymentDetails.Slot.modifiers)
    static let update = DetailsSlots(
        total: PaymentDetailsUpdate.Slot.total, displayItems: PaymentDetailsUpdate.Slot.displayItems,
        shippingOptions: PaymentDetailsUpdate.Slot.shippingOptions, modifiers: PaymentDetailsUpdate.Slot.modifiers)
}
