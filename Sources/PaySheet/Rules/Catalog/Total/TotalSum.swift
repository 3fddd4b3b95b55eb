/// A total that is not the sum of its lines.
enum TotalSum: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.sheets, needs: [.total, .lineItems]) { sheet, context in
        // Of a transfer the system works the total out itself.
        if let request = sheet.request, request.isPresent(.disbursementRequest) { return }
        guard let shipping = check(sheet, &context) else { return }
        if shipping.isZero { checkFirstMethod(sheet, &context) }
        checkModifiers(sheet, shipping, &context)
    }

    /// The difference of a valid total from its lines, because shipping has no line; `nil` if the total is wrong or this is unknown.
    private static func check(_ sheet: borrowing SheetView, _ context: inout RuleContext) -> Amount? {
        let lines = context.lineSum(sheet)
        if lines.addUpToTotal { return .zero }
        guard let total = sheet.total, let price = total.price, !price.amount.isNegative, total.isPending == false,
            !hasOtherCurrency(sheet, total), let difference = lines.difference(price.amount)
        else { return nil }
        if difference.isZero || isShipping(difference, sheet) { return difference }
        if isMadeByModifier(sheet, price.amount, lines) { return nil }
        let decimals = context.facts.decimals
        let rest = LineSum(sheet, decimals: decimals, skippingIncludedTax: true)
        if rest.hasSkipped { return check(sheet, price, without: rest, &context) }
        // One mistake is reported once.
        if TotalRepeated.place(sheet) != nil || sheet.planExplains(price.amount, now: context.policy.now) { return nil }
        let sum = lines.now.amount ?? .zero
        let cause = SumCause.find(sheet, total: price.amount, sum: sum, difference: difference, decimals: decimals)
        if mayBeShipping(difference, cause, sheet) { return nil }
        report(cause, price, sum, &context)
        return nil
    }

    /// Whether an update counts shipping in its total without a line, as far as it shows alone.
    private static func mayBeShipping(_ difference: Amount, _ cause: SumCause, _ sheet: borrowing SheetView) -> Bool {
        cause.isGeneral && sheet.mayHideShipping && difference.isPositive && !SumCause.hasShipping(sheet)
    }

    /// Returns what an update counts beyond its lines, if the rule takes that for shipping without a line.
    static func possibleShipping(_ sheet: borrowing SheetView, _ total: Amount, decimals: Int) -> Amount? {
        let lines = LineSum(sheet, decimals: decimals)
        guard sheet.mayHideShipping, let difference = lines.difference(total), difference.isPositive, TotalRepeated.place(sheet) == nil,
            !sheet.planExplains(total, now: nil)
        else { return nil }
        let cause = SumCause.find(sheet, total: total, sum: lines.now.amount ?? .zero, difference: difference, decimals: decimals)
        return mayBeShipping(difference, cause, sheet) ? difference : nil
    }

    /// The same without the lines that name the tax inside of others. They are not charges, so no cause counts them either.
    private static func check(
        _ sheet: borrowing SheetView, _ price: Price, without lines: LineSum, _ context: inout RuleContext
    ) -> Amount? {
        guard let difference = lines.difference(price.amount) else { return nil }
        if difference.isZero || isShipping(difference, sheet) { return difference }
        if sheet.mayHideShipping, difference.isPositive, !SumCause.hasShipping(sheet) { return nil }
        let sum = lines.now.amount ?? .zero
        let cause = SumCause.find(total: price.amount, sum: sum, difference: difference, decimals: context.facts.decimals)
        report(cause, price, sum, &context)
        return nil
    }

    /// Reports the shipping method that the sheet selects first, if neither the lines nor the total that they add up to count it.
    private static func checkFirstMethod(_ sheet: borrowing SheetView, _ context: inout RuleContext) {
        guard let methods = sheet.shippingMethods, methods.count <= ShippingMethods.choices, sheet.selectsFirstMethod,
            let first = methods[0], !sheet.hasOrdinaryLine(first.amountWord(.amount)), let name = first.label, let price = first.price,
            price.amount.isPositive, let total = sheet.total?.price
        else { return }
        for index in 0..<methods.count {
            guard let method = methods[index], let amount = method.price?.amount else { return }
            // An address that changes keeps the shopper's choice, which may be a free method.
            if sheet.isUpdate, amount.isZero { return }
            if sheet.mayHaveLine(for: method, amount) { return }
        }
        if SumCause.hasShipping(sheet) { return }
        context.report(
            .totalSum, at: total.node, related: [RelatedNode(first.node, "the sheet selects this one first")],
            help: "add a line for the selected method, and count it in the total",
            "neither the lines nor the total count shipping, and the first method, "
                + "\(name.quoted, "name"), costs \(price.amount, "price")")
    }

    /// Lines that a modifier for every card brings are always in the sheet, and the total may count them.
    private static func isMadeByModifier(_ sheet: borrowing SheetView, _ total: Amount, _ lines: LineSum) -> Bool {
        guard let modifiers = sheet.modifiers else { return false }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index], let applePay = modifier.applePay, !applePay.isPresent(.paymentMethodType) else {
                continue
            }
            var lines = lines
            lines.add(modifier.sheet)
            lines.add(applePay.sheet)
            if lines.difference(total).map({ $0.isZero }) ?? true { return true }
        }
        return false
    }

    private static func report(_ cause: SumCause, _ total: Price, _ sum: Amount, _ context: inout RuleContext) {
        context.report(
            .totalSum, at: total.node, related: cause.related, fix: cause.fix, help: cause.help,
            "the lines add up to \(sum, "sum"), and the total is \(total.amount, "total")\(words: cause.message)")
    }

    /// Each modifier brings more lines and a total of its own.
    private static func checkModifiers(_ sheet: borrowing SheetView, _ shipping: Amount, _ context: inout RuleContext) {
        guard let modifiers = sheet.modifiers else { return }
        for index in 0..<modifiers.count {
            guard let modifier = modifiers[index] else { continue }
            var lines = context.lineSum(sheet)
            lines.add(modifier.sheet)
            var (price, isPending) = total(modifier.sheet)
            if let applePay = modifier.applePay {
                lines.add(applePay.sheet)
                // Another price for shipping may be in this total.
                if applePay.count(of: .additionalShippingMethods) > 0 { continue }
                if applePay.isReadable(.total) { (price, isPending) = total(applePay.sheet) }
            }
            guard let price, !isPending, !price.amount.isNegative, let difference = lines.difference(price.amount),
                difference != shipping, !difference.isZero
            else { continue }
            let sum = lines.now.amount ?? .zero
            let cause = SumCause.find(total: price.amount, sum: sum, difference: difference, decimals: context.facts.decimals)
            report(cause, price, sum, &context)
        }
    }

    private static func total(_ sheet: borrowing SheetView) -> (price: Price?, isPending: Bool) {
        guard let total = sheet.total else { return (nil, false) }
        return (total.price, total.isPending != false)
    }

    /// A line has another currency than the total; another rule reports that.
    private static func hasOtherCurrency(_ sheet: borrowing SheetView, _ total: borrowing ItemView) -> Bool {
        guard total.isW3C else { return false }
        guard let money = total.money, let currency = money.currency, let lines = sheet.lineItems else { return true }
        for index in 0..<lines.count {
            guard let line = lines[index], let other = line.money, let text = other.currency, text.byteCount == currency.byteCount else {
                return true
            }
            for place in 0..<text.byteCount where text.byte(place) | 0x20 != currency.byte(place) | 0x20 { return true }
        }
        return false
    }

    /// The difference is the price of the chosen shipping method, which has no line.
    private static func isShipping(_ difference: Amount, _ sheet: borrowing SheetView) -> Bool {
        guard let methods = sheet.shippingMethods else { return false }
        let selected = sheet.preselected
        for index in 0..<methods.count {
            guard let method = methods[index], let price = method.price, price.amount == difference,
                index == 0 || sheet.takesAnyMethod || index == selected
            else { continue }
            if !hasLine(for: method, price.amount, sheet) { return true }
        }
        return false
    }

    /// One of the lines already shows a shipping method.
    private static func hasLine(for method: borrowing MethodView, _ amount: Amount, _ sheet: borrowing SheetView) -> Bool {
        guard let lines = sheet.lineItems else { return false }
        for index in 0..<lines.count {
            guard let line = lines[index], let label = line.label, let price = line.price else { continue }
            if let name = method.label, label.equals(name) { return true }
            if price.amount == amount, LabelWords.isShipping(label) { return true }
        }
        return false
    }
}

extension SheetView {
    /// The sheet has an address to ship to, and its shipping methods are offered: it selects the first one.
    fileprivate var selectsFirstMethod: Bool {
        if shape == ShapeIndex.shippingContactUpdate { return true }
        return request?.requiredShippingContactFields?.contains(ContactField.postalAddressIndex) ?? false
    }

    /// An ordinary line of Apple Pay JS has a packed amount: at first sight, as nearly always where a line shows the method.
    fileprivate func hasOrdinaryLine(_ amount: Int64?) -> Bool {
        guard let amount, let lines = lineItems else { return false }
        for index in 0..<lines.count where lines.ordinaryAmount(index) == amount { return true }
        return false
    }

    /// A line may show a shipping method, by its label or its price.
    fileprivate func mayHaveLine(for method: borrowing MethodView, _ price: Amount) -> Bool {
        guard let lines = lineItems else { return true }
        for index in 0..<lines.count {
            guard let line = lines[index], let amount = line.price?.amount, amount != price else { return true }
            if let name = method.label, let label = line.label, label.equals(name) { return true }
        }
        return false
    }
}
