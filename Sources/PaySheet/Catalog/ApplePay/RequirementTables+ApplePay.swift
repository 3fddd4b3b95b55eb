extension RequirementTables {
    static let applePay = RequirementTables(
        .applePay, records: [ShapeIndex.paymentFlow, ShapeIndex.flowEvent],
        specials: [ShapeIndex.applePayRequest] + SheetView.shapes.filter { $0 != ShapeIndex.detailsModifier }
    ) { dictionary, shape, way, inherited, notes in
        guard shape == ShapeIndex.applePayRequest else { return noteZero(dictionary, shape, way, &notes) }
        // The W3C method data got this member later than Apple Pay JS.
        let slot = ApplePayRequest.Slot.requiredShippingContactFields
        if let node = dictionary.slot(slot), inherited < 6 { notes.add(version: 6, at: node, way.member(slot)) }
    }

    /// A total of zero came with 4.
    private static func noteZero(_ charge: Cursor, _ shape: Int, _ way: RequirementPath, _ notes: inout RequirementNotes) {
        let slot = SheetView.place(.total, in: shape)
        guard slot >= 0, let node = charge.slot(slot) else { return }
        var total = charge.moved(base: charge.base(of: slot), node: node)
        var way = way.member(slot)
        var amount = LineItem.Slot.amount
        // In the W3C form an amount is a dictionary.
        if ShapeTables.applePay.member(slot, of: shape).argument == ShapeIndex.paymentItem {
            guard let money = total.slot(PaymentItem.Slot.amount) else { return }
            total = total.moved(base: total.base(of: PaymentItem.Slot.amount), node: money)
            way = way.member(PaymentItem.Slot.amount)
            amount = CurrencyAmount.Slot.value
        }
        // Nearly all are something: at first sight, without making anything of it.
        if let word = total.amountWord(amount), word >> 6 != 0 { return }
        guard let value = total.amount(amount), value.isZero else { return }
        notes.add(version: 4, at: total.slot(amount) ?? total.node, way.member(amount))
    }
}
