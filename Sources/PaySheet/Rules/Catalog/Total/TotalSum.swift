/// A total that is not the sum of its lines.
enum TotalSum: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(ChargeView.self, in: ChargeView.sheets, needs: [.total, .lineItems]) { charge, context in
            // Of a transfer the system works the total out itself.
            if let request = charge.request, request.isPresent(.disbursementRequest) { return }
            if let shipping = check(charge, &context) { checkModifiers(charge, shipping, &context) }
        }
    }

    /// The difference of a valid total from its lines, because shipping has no line; `nil` if the total is wrong or this is unknown.
    private static func check(_ charge: borrowing ChargeView, _ context: inout RuleContext) -> Amount? {
        // Nearly all documents are like that.
        if context.sum(charge) != .unclear { return .zero }
        let decimals = context.facts.decimals
        let tally = ItemTally(charge, decimals: decimals)
        guard let total = charge.total, let price = total.price, !price.amount.isNegative, !total.isPending,
            !hasOtherCurrency(charge, total), let difference = tally.difference(price.amount)
        else { return nil }
        if difference.isZero || isShipping(difference, charge) { return difference }
        if isMadeByModifier(charge, price.amount, decimals) { return nil }
        let rest = ItemTally(charge, decimals: decimals, skippingIncludedTax: true)
        if rest.hasSkipped { return check(charge, price, without: rest, &context) }
        // One mistake is reported once.
        if TotalRepeated.place(charge) != nil || charge.totalIsOfLaterPhase(price.amount) { return nil }
        let sum = tally.now.amount ?? .zero
        let cause = SumCause.find(charge, total: price.amount, sum: sum, difference: difference, decimals: decimals)
        if cause.isGeneral, charge.mayHideShipping, difference.isPositive, !SumCause.hasShipping(charge) { return nil }
        report(cause, price, sum, &context)
        return nil
    }

    /// The same without the lines that name the tax inside of others. They are no charges, so no cause counts them either.
    private static func check(
        _ charge: borrowing ChargeView, _ price: Price, without tally: ItemTally, _ context: inout RuleContext
    ) -> Amount? {
        guard let difference = tally.difference(price.amount) else { return nil }
        if difference.isZero || isShipping(difference, charge) { return difference }
        if charge.mayHideShipping, difference.isPositive, !SumCause.hasShipping(charge) { return nil }
        let sum = tally.now.amount ?? .zero
        let cause = SumCause.find(total: price.amount, sum: sum, difference: difference, decimals: context.facts.decimals)
        report(cause, price, sum, &context)
        return nil
    }

    /// Lines that a modifier for every card brings are always in the sheet, and the total may count them.
    private static func isMadeByModifier(_ charge: borrowing ChargeView, _ total: Amount, _ decimals: Int) -> Bool {
        guard let modifiers = charge.modifiers else { return false }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let applePay = modifier.applePay, !applePay.isPresent(.paymentMethodType) else {
                continue
            }
            var tally = ItemTally(charge, decimals: decimals)
            tally.add(modifier.charge)
            tally.add(applePay.charge)
            if tally.difference(total).map({ $0.isZero }) ?? true { return true }
        }
        return false
    }

    private static func report(_ cause: SumCause, _ total: Price, _ sum: Amount, _ context: inout RuleContext) {
        context.report(
            .totalSum, at: total.node, related: cause.related, fix: cause.fix, help: cause.help,
            "the lines add up to " + sum.text + ", and the total is " + total.amount.text + cause.message)
    }

    /// Each modifier brings more lines and a total of its own.
    private static func checkModifiers(_ charge: borrowing ChargeView, _ shipping: Amount, _ context: inout RuleContext) {
        guard let modifiers = charge.modifiers else { return }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index] else { continue }
            var tally = ItemTally(charge, decimals: context.facts.decimals)
            tally.add(modifier.charge)
            var (price, isPending) = total(modifier.charge)
            if let applePay = modifier.applePay {
                tally.add(applePay.charge)
                // Another price for shipping may be in this total.
                if applePay.count(of: .additionalShippingMethods) > 0 { continue }
                if applePay.isReadable(.total) { (price, isPending) = total(applePay.charge) }
            }
            guard let price, !isPending, !price.amount.isNegative, let difference = tally.difference(price.amount),
                difference != shipping, !difference.isZero
            else { continue }
            let sum = tally.now.amount ?? .zero
            let cause = SumCause.find(total: price.amount, sum: sum, difference: difference, decimals: context.facts.decimals)
            report(cause, price, sum, &context)
        }
    }

    private static func total(_ charge: borrowing ChargeView) -> (price: Price?, isPending: Bool) {
        guard let total = charge.total else { return (nil, false) }
        return (total.price, total.isPending)
    }

    /// A line has another currency than the total; another rule reports that.
    private static func hasOtherCurrency(_ charge: borrowing ChargeView, _ total: borrowing ItemView) -> Bool {
        guard total.isW3C else { return false }
        guard let money = total.money, let currency = money.currency, let lines = charge.lineItems else { return true }
        for index in 0..<lines.count {
            guard let line = lines[index], let other = line.money, let text = other.currency, text.byteCount == currency.byteCount else {
                return true
            }
            for place in 0..<text.byteCount where text.byte(place) | 0x20 != currency.byte(place) | 0x20 { return true }
        }
        return false
    }

    /// The difference is the price of the chosen shipping method, which has no line.
    private static func isShipping(_ difference: Amount, _ charge: borrowing ChargeView) -> Bool {
        guard let methods = charge.shippingMethods else { return false }
        let selected = charge.selectedOption
        for index in 0..<methods.count {
            guard let method = methods[index], let price = method.price, price.amount == difference,
                index == 0 || charge.takesAnyMethod || index == selected
            else { continue }
            if !hasLine(for: method, price.amount, charge) { return true }
        }
        return false
    }

    /// One of the lines already shows a shipping method.
    private static func hasLine(for method: borrowing MethodView, _ amount: Amount, _ charge: borrowing ChargeView) -> Bool {
        guard let lines = charge.lineItems else { return false }
        for index in 0..<lines.count {
            guard let line = lines[index], let label = line.label, let price = line.price else { continue }
            if let name = method.label, label.equals(name) { return true }
            if price.amount == amount, LabelWords.isShipping(label) { return true }
        }
        return false
    }
}
