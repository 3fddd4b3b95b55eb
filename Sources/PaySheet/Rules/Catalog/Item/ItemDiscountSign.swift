/// A discount that is added.
enum ItemDiscountSign: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.lineItems], isAdvice: true) { check($0, .request, &$1) },
            RuleRow(ShapeIndex.paymentMethodUpdate, needs: [1], isAdvice: true) { check($0, .paymentMethodUpdate, &$1) },
            RuleRow(ShapeIndex.shippingMethodUpdate, needs: [1], isAdvice: true) { check($0, .shippingMethodUpdate, &$1) },
            RuleRow(ShapeIndex.shippingContactUpdate, needs: [1], isAdvice: true) { check($0, .shippingContactUpdate, &$1) },
            RuleRow(ShapeIndex.couponCodeUpdate, needs: [1], isAdvice: true) { check($0, .couponCodeUpdate, &$1) },
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.displayItems], isAdvice: true) { check($0, .details, &$1) },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.displayItems], isAdvice: true) {
                check($0, .detailsUpdate, &$1)
            },
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.additionalLineItems], isAdvice: true) { cursor, context in
                list(cursor, Modifier.Slot.additionalLineItems, isW3C: false, &context)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ places: SumPlaces, _ context: inout RuleContext) {
        // Where the sum is wrong, that says more.
        guard context.sum(cursor, places) != .unclear || !isSumWrong(cursor, places, decimals: context.facts.decimals) else { return }
        list(cursor, places.items, isW3C: places.isW3C, &context)
    }

    private static func isSumWrong(_ cursor: borrowing Cursor, _ places: SumPlaces, decimals: Int) -> Bool {
        var tally = ItemTally(decimals: decimals)
        tally.add(cursor, places.items, isW3C: places.isW3C)
        guard let line = cursor.inner(places.total), let (total, _) = SumPlaces.amount(line, isW3C: places.isW3C),
            let difference = tally.difference(total)
        else { return false }
        return !difference.isZero
    }

    private static func list(_ cursor: borrowing Cursor, _ member: Int, isW3C: Bool, _ context: inout RuleContext) {
        for index in 0..<cursor.elementCount(member) {
            guard let line = cursor.element(index, of: member), let label = line.text(SumPlaces.labelSlot(isW3C: isW3C)),
                LabelWords.isDiscount(label), let (amount, node) = SumPlaces.amount(line, isW3C: isW3C), amount.isPositive,
                let turned = try? amount.negated()
            else { continue }
            let help = "write " + Shown.quoted(turned.text)
            context.report(
                .itemDiscountSign, at: node, fix: RawFix(.risky, help, [.replace(node: node, text: turned.text)]), help: help,
                label.quoted + " of " + amount.text + " is added, not taken off")
        }
    }
}
