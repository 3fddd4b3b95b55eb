/// The total once more among its lines.
enum TotalRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.total, PaymentRequest.Slot.lineItems]) {
                check($0, .request, &$1)
            },
            RuleRow(ShapeIndex.paymentMethodUpdate, needs: [0, 1]) { check($0, .paymentMethodUpdate, &$1) },
            RuleRow(ShapeIndex.shippingMethodUpdate, needs: [0, 1]) { check($0, .shippingMethodUpdate, &$1) },
            RuleRow(ShapeIndex.shippingContactUpdate, needs: [0, 1]) { check($0, .shippingContactUpdate, &$1) },
            RuleRow(ShapeIndex.couponCodeUpdate, needs: [0, 1]) { check($0, .couponCodeUpdate, &$1) },
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.total, PaymentDetails.Slot.displayItems]) {
                check($0, .details, &$1)
            },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.total, PaymentDetailsUpdate.Slot.displayItems]) {
                check($0, .detailsUpdate, &$1)
            },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ places: SumPlaces, _ context: inout RuleContext) {
        guard context.sum(cursor, places) != .addUpFromSmaller, let index = place(cursor, places),
            let line = cursor.element(index, of: places.items),
            let total = cursor.inner(places.total), let label = line.text(SumPlaces.labelSlot(isW3C: places.isW3C))
        else { return }
        context.report(
            .totalRepeated, at: line.node, related: [RelatedNode(total.node, "the total is here")],
            fix: RawFix(.risky, "leave the line out", [.remove(node: line.node)]), help: "leave the line out",
            label.quoted + " repeats the total")
    }

    /// The line that is the total: the same amount, and its label or a word for a sum.
    static func place(_ cursor: borrowing Cursor, _ places: SumPlaces) -> Int? {
        let labelSlot = SumPlaces.labelSlot(isW3C: places.isW3C)
        guard cursor.slot(places.total) != nil else { return nil }
        // Most lines have as many decimals as the total and another amount. (Nothing is compared with a total that cannot be read.)
        if !places.isW3C, cursor.linesDiffer(places.items, from: cursor.values[cursor.base(of: places.total) &+ LineItem.Slot.amount]) {
            return nil
        }
        guard let total = cursor.inner(places.total) else { return nil }
        guard let name = total.text(labelSlot),
            let (amount, _) = SumPlaces.amount(total, isW3C: places.isW3C), !amount.isZero
        else { return nil }
        for index in 0..<cursor.elementCount(places.items) {
            guard let line = cursor.element(index, of: places.items), let label = line.text(labelSlot),
                let (price, _) = SumPlaces.amount(line, isW3C: places.isW3C), price == amount,
                label.equals(name) || LabelWords.isTotal(label),
                places.isW3C || line.wordIndex(LineItem.Slot.paymentTiming) ?? 0 == 0
            else { continue }
            return index
        }
        return nil
    }
}
