/// A total that is not the sum of its lines.
enum TotalSum: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.total, PaymentRequest.Slot.lineItems]) { cursor, context in
                // Of a transfer the system works the total out itself.
                if !cursor.isPresent(PaymentRequest.Slot.disbursementRequest) { _ = check(cursor, .request, &context) }
            },
            RuleRow(ShapeIndex.paymentMethodUpdate, needs: [0, 1]) { _ = check($0, .paymentMethodUpdate, &$1) },
            RuleRow(ShapeIndex.shippingMethodUpdate, needs: [0, 1]) { _ = check($0, .shippingMethodUpdate, &$1) },
            RuleRow(ShapeIndex.shippingContactUpdate, needs: [0, 1]) { _ = check($0, .shippingContactUpdate, &$1) },
            RuleRow(ShapeIndex.couponCodeUpdate, needs: [0, 1]) { _ = check($0, .couponCodeUpdate, &$1) },
            RuleRow(ShapeIndex.paymentDetails, needs: [PaymentDetails.Slot.total, PaymentDetails.Slot.displayItems]) { cursor, context in
                guard let offset = check(cursor, .details, &context) else { return }
                checkModifiers(cursor, .details, offset, &context)
            },
            RuleRow(ShapeIndex.paymentDetailsUpdate, needs: [PaymentDetailsUpdate.Slot.total, PaymentDetailsUpdate.Slot.displayItems]) {
                cursor, context in
                guard let offset = check(cursor, .detailsUpdate, &context) else { return }
                checkModifiers(cursor, .detailsUpdate, offset, &context)
            },
        ]
    }

    /// The difference of a valid total from its lines, because shipping has no line; `nil` if the total is wrong or this is unknown.
    static func check(_ cursor: borrowing Cursor, _ places: SumPlaces, _ context: inout RuleContext) -> Amount? {
        // Nearly all documents are like that.
        if context.sum(cursor, places) != .unclear { return .zero }
        let tally = tally(cursor, places, context.facts.decimals)
        guard let line = cursor.inner(places.total), let (total, node) = SumPlaces.amount(line, isW3C: places.isW3C),
            !total.isNegative, !isPending(line, isW3C: places.isW3C), !hasOtherCurrency(cursor, places, line),
            let difference = tally.difference(total)
        else { return nil }
        if difference.isZero || isShipping(difference, cursor, places) { return difference }
        if places.isW3C, isMadeByModifier(cursor, places, total, context.facts.decimals) { return nil }
        // One mistake is reported once.
        if TotalRepeated.place(cursor, places) != nil { return nil }
        let lines = SumCause.lines(cursor, places.items, isW3C: places.isW3C)
        let cause = SumCause.find(
            cursor, total: total, sum: tally.now.amount ?? .zero, difference: difference, lines: lines,
            methods: SumCause.methods(cursor, places), decimals: context.facts.decimals)
        if cause.isGeneral, places.mayHideShipping, difference.isPositive, !SumCause.hasShipping(lines, cursor) { return nil }
        report(cause, total, tally.now.amount ?? .zero, node, &context)
        return nil
    }

    /// Lines that a modifier for every card brings are always in the sheet, and the total may count them.
    private static func isMadeByModifier(_ cursor: borrowing Cursor, _ places: SumPlaces, _ total: Amount, _ decimals: Int) -> Bool {
        for index in 0..<cursor.elementCount(places.modifiers) {
            guard let modifier = cursor.element(index, of: places.modifiers), modifier.choice(DetailsModifier.Slot.data) == 1,
                let data = modifier.inner(DetailsModifier.Slot.data), !data.isPresent(Modifier.Slot.paymentMethodType)
            else { continue }
            var tally = tally(cursor, places, decimals)
            tally.add(modifier, DetailsModifier.Slot.additionalDisplayItems, isW3C: true)
            tally.add(data, Modifier.Slot.additionalLineItems, isW3C: false)
            if tally.difference(total).map({ $0.isZero }) ?? true { return true }
        }
        return false
    }

    private static func report(
        _ cause: SumCause, _ total: Amount, _ sum: Amount, _ node: Int, _ context: inout RuleContext
    ) {
        context.report(
            .totalSum, at: node, related: cause.related, fix: cause.fix, help: cause.help,
            "the lines add up to " + sum.text + ", and the total is " + total.text + cause.message)
    }

    /// Each modifier brings more lines and a total of its own.
    private static func checkModifiers(
        _ cursor: borrowing Cursor, _ places: SumPlaces, _ offset: Amount, _ context: inout RuleContext
    ) {
        for index in 0..<cursor.elementCount(places.modifiers) {
            guard let modifier = cursor.element(index, of: places.modifiers) else { continue }
            var tally = tally(cursor, places, context.facts.decimals)
            tally.add(modifier, DetailsModifier.Slot.additionalDisplayItems, isW3C: true)
            var total: (amount: Amount, node: Int)?
            var isPending = false
            if let line = modifier.inner(DetailsModifier.Slot.total) {
                total = SumPlaces.amount(line, isW3C: true)
                isPending = self.isPending(line, isW3C: true)
            }
            if modifier.choice(DetailsModifier.Slot.data) == 1, let data = modifier.inner(DetailsModifier.Slot.data) {
                tally.add(data, Modifier.Slot.additionalLineItems, isW3C: false)
                // Another price for shipping may be in this total.
                if data.elementCount(Modifier.Slot.additionalShippingMethods) > 0 { continue }
                if let line = data.inner(Modifier.Slot.total) {
                    total = SumPlaces.amount(line, isW3C: false)
                    isPending = self.isPending(line, isW3C: false)
                }
            }
            guard let total, !isPending, !total.amount.isNegative, let difference = tally.difference(total.amount), difference != offset,
                !difference.isZero
            else { continue }
            let cause = SumCause.find(
                cursor, total: total.amount, sum: tally.now.amount ?? .zero, difference: difference, lines: [], methods: [],
                decimals: context.facts.decimals)
            report(cause, total.amount, tally.now.amount ?? .zero, total.node, &context)
        }
    }

    private static func tally(_ cursor: borrowing Cursor, _ places: SumPlaces, _ decimals: Int) -> ItemTally {
        var tally = ItemTally(decimals: decimals)
        tally.add(cursor, places.items, isW3C: places.isW3C)
        return tally
    }

    static func isPending(_ line: borrowing Cursor, isW3C: Bool) -> Bool {
        if isW3C { return line.isPresent(PaymentItem.Slot.pending) && line.boolean(PaymentItem.Slot.pending) != false }
        return line.isPresent(LineItem.Slot.type) && line.wordIndex(LineItem.Slot.type) != 0
    }

    /// A line has another currency than the total; another rule reports that.
    private static func hasOtherCurrency(_ cursor: borrowing Cursor, _ places: SumPlaces, _ total: borrowing Cursor) -> Bool {
        guard places.isW3C else { return false }
        guard let money = total.inner(PaymentItem.Slot.amount), let currency = money.text(CurrencyAmount.Slot.currency) else {
            return true
        }
        for index in 0..<cursor.elementCount(places.items) {
            guard let item = cursor.element(index, of: places.items), let other = item.inner(PaymentItem.Slot.amount),
                let text = other.text(CurrencyAmount.Slot.currency), text.byteCount == currency.byteCount
            else { return true }
            for place in 0..<text.byteCount where text.byte(place) | 0x20 != currency.byte(place) | 0x20 { return true }
        }
        return false
    }

    /// The difference is the price of the chosen shipping method, which has no line.
    private static func isShipping(_ difference: Amount, _ cursor: borrowing Cursor, _ places: SumPlaces) -> Bool {
        for index in 0..<cursor.elementCount(places.methods) {
            guard let method = cursor.element(index, of: places.methods), let (amount, _) = places.methodAmount(method),
                amount == difference
            else { continue }
            let isSelected = places.isW3C && method.boolean(ShippingOption.Slot.selected) == true
            guard index == 0 || places.takesAnyMethod || isSelected else { continue }
            if !hasLine(for: method, amount, cursor, places) { return true }
        }
        return false
    }

    /// One of the lines already shows a shipping method.
    private static func hasLine(
        for method: borrowing Cursor, _ amount: Amount, _ cursor: borrowing Cursor, _ places: SumPlaces
    ) -> Bool {
        for index in 0..<cursor.elementCount(places.items) {
            guard let line = cursor.element(index, of: places.items),
                let label = line.text(SumPlaces.labelSlot(isW3C: places.isW3C)),
                let (price, _) = SumPlaces.amount(line, isW3C: places.isW3C)
            else { continue }
            if let name = method.text(places.methodLabelSlot), label.equals(name) { return true }
            if price == amount, LabelWords.isShipping(label) { return true }
        }
        return false
    }
}
