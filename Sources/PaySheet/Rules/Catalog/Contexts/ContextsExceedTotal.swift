/// Shares of merchants that are more than the total.
enum ContextsExceedTotal: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.total, PaymentRequest.Slot.multiTokenContexts]) {
                cursor, context in
                guard let total = cursor.inner(PaymentRequest.Slot.total) else { return }
                check(cursor, PaymentRequest.Slot.multiTokenContexts, SumPlaces.amount(total, isW3C: false), &context)
            },
            RuleRow(ShapeIndex.modifier, needs: [Modifier.Slot.total, Modifier.Slot.multiTokenContexts]) { cursor, context in
                guard let total = cursor.inner(Modifier.Slot.total) else { return }
                check(cursor, Modifier.Slot.multiTokenContexts, SumPlaces.amount(total, isW3C: false), &context)
            },
            RuleRow(
                ShapeIndex.paymentMethodUpdate, ShapeIndex.shippingMethodUpdate, ShapeIndex.shippingContactUpdate,
                ShapeIndex.couponCodeUpdate,
                needs: [PaymentMethodUpdate.Slot.newTotal, PaymentMethodUpdate.Slot.newMultiTokenContexts]
            ) { cursor, context in
                guard let total = cursor.inner(PaymentMethodUpdate.Slot.newTotal) else { return }
                check(cursor, PaymentMethodUpdate.Slot.newMultiTokenContexts, SumPlaces.amount(total, isW3C: false), &context)
            },
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.modifiers]) { cursor, context in
                checkModifiers(cursor, PaymentDetails.Slot.total, PaymentDetails.Slot.modifiers, &context)
            },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.modifiers]) { cursor, context in
                checkModifiers(cursor, PaymentDetailsUpdate.Slot.total, PaymentDetailsUpdate.Slot.modifiers, &context)
            },
        ]
    }

    private static func check(
        _ cursor: borrowing Cursor, _ member: Int, _ total: (amount: Amount, node: Int)?, _ context: inout RuleContext
    ) {
        guard let total, !total.amount.isNegative, let list = cursor.slot(member) else { return }
        let count = cursor.elementCount(member)
        var sum = AmountSum()
        for index in 0..<count {
            guard let share = cursor.element(index, of: member), let amount = share.amount(PaymentTokenContext.Slot.amount) else { return }
            sum.add(amount)
            guard amount > total.amount, let node = share.slot(PaymentTokenContext.Slot.amount) else { continue }
            context.report(
                .contextsExceedTotal, at: node, webKit: .systemCancels,
                related: [RelatedNode(total.node, "the total is here")], help: "give the merchant a part of the total",
                "the share of " + amount.text + " alone is above the total of " + total.amount.text
                    + Discrepancy.hint(amount, beside: total.amount))
            return
        }
        guard let sum = sum.amount, sum > total.amount, let excess = try? sum.subtracting(total.amount) else { return }
        var related = [RelatedNode(total.node, "the total is here")]
        for index in 0..<count {
            guard let share = cursor.element(index, of: member), let node = share.slot(PaymentTokenContext.Slot.amount) else { continue }
            related.append(RelatedNode(node, "a share"))
        }
        context.report(
            .contextsExceedTotal, at: list, webKit: .systemCancels, related: related,
            help: "lower the shares by " + excess.text + ", or raise the total",
            "the " + String(count) + " shares add up to " + sum.text + ", which is " + excess.text + " more than the total of "
                + total.amount.text)
    }

    /// Shares in a modifier without a total of its own count against that of the details.
    private static func checkModifiers(_ cursor: borrowing Cursor, _ total: Int, _ modifiers: Int, _ context: inout RuleContext) {
        for index in 0..<cursor.elementCount(modifiers) {
            guard let modifier = cursor.element(index, of: modifiers), modifier.choice(DetailsModifier.Slot.data) == 1,
                let data = modifier.inner(DetailsModifier.Slot.data), !data.isPresent(Modifier.Slot.total)
            else { continue }
            if modifier.isPresent(DetailsModifier.Slot.total) {
                guard let line = modifier.inner(DetailsModifier.Slot.total) else { continue }
                check(data, Modifier.Slot.multiTokenContexts, SumPlaces.amount(line, isW3C: true), &context)
            } else if let line = cursor.inner(total) {
                check(data, Modifier.Slot.multiTokenContexts, SumPlaces.amount(line, isW3C: true), &context)
            }
        }
    }
}
