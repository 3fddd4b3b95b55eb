/// An amount with what one must know to judge its spelling.
struct AmountPlace {
    let amount: Amount
    let node: Int
    /// The number of decimals of amounts here, -1 if it is unknown.
    let decimals: Int
    /// The packed letters of the currency, 0 if it is unknown.
    let currencyCode: UInt32
    /// A total of Apple Pay JS.
    let isTotal: Bool
    /// A total of the W3C interface, which refuses every minus.
    let isW3CTotal: Bool

    /// The letters of the currency.
    var currency: String { LetterCode.text(currencyCode) }
}

/// Goes to every amount of a document once. Whatever is odd about its spelling makes one finding: the first of the rules
/// below that knows it.
enum AmountCheck {
    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.amount], unless: .usualAmount(LineItem.Slot.amount)) { cursor, context in
                // What the engine drops need not be right.
                let isPending = context.role == .item && cursor.wordIndex(LineItem.Slot.type) == LineItemType.pendingIndex
                if !isPending { check(cursor, LineItem.Slot.amount, isTotal: context.role == .total, &context) }
            },
            RuleRow(ShapeIndex.lineItem, needs: [LineItem.Slot.automaticReloadPaymentThresholdAmount]) { cursor, context in
                check(cursor, LineItem.Slot.automaticReloadPaymentThresholdAmount, &context)
            },
            RuleRow(
                ShapeIndex.shippingMethod, needs: [ShippingMethod.Slot.amount], unless: .usualAmount(ShippingMethod.Slot.amount)
            ) { cursor, context in check(cursor, ShippingMethod.Slot.amount, &context) },
            RuleRow(
                ShapeIndex.paymentTokenContext, needs: [PaymentTokenContext.Slot.amount],
                unless: .usualAmount(PaymentTokenContext.Slot.amount)
            ) { cursor, context in check(cursor, PaymentTokenContext.Slot.amount, &context) },
            RuleRow(ShapeIndex.paymentItem) { cursor, context in
                if let amount = cursor.inner(PaymentItem.Slot.amount) {
                    checkW3C(amount, isTotal: W3C.isTotal(context), &context)
                }
            },
            RuleRow(ShapeIndex.shippingOption) { cursor, context in
                if let amount = cursor.inner(ShippingOption.Slot.amount) { checkW3C(amount, isTotal: false, &context) }
            },
            RuleRow(ShapeIndex.order) { cursor, context in checkOrder(cursor, &context) },
        ]
    }

    private static func check(_ cursor: borrowing Cursor, _ member: Int, isTotal: Bool = false, _ context: inout RuleContext) {
        check(cursor, member, context.facts.decimals, context.facts.currencyCode, isTotal: isTotal, isW3CTotal: false, &context)
    }

    private static func checkW3C(_ cursor: borrowing Cursor, isTotal: Bool, _ context: inout RuleContext) {
        let (code, decimals) = currency(cursor, CurrencyAmount.Slot.currency, context.policy)
        check(cursor, CurrencyAmount.Slot.value, decimals, code, isTotal: false, isW3CTotal: isTotal, &context)
    }

    private static func checkOrder(_ order: borrowing Cursor, _ context: inout RuleContext) {
        let (code, decimals) = currency(order, Order.Slot.currency, context.policy)
        check(order, Order.Slot.total, decimals, code, isTotal: false, isW3CTotal: false, &context)
        for index in 0..<order.elementCount(Order.Slot.items) {
            guard let item = order.element(index, of: Order.Slot.items) else { continue }
            check(item, OrderItem.Slot.amount, decimals, code, isTotal: false, isW3CTotal: false, &context)
        }
        if let shipping = order.inner(Order.Slot.shipping) {
            check(shipping, OrderShipping.Slot.amount, decimals, code, isTotal: false, isW3CTotal: false, &context)
        }
        for index in 0..<order.elementCount(Order.Slot.merchants) {
            guard let merchant = order.element(index, of: Order.Slot.merchants) else { continue }
            check(merchant, OrderMerchant.Slot.amount, decimals, code, isTotal: false, isW3CTotal: false, &context)
        }
    }

    @inline(__always)
    private static func check(
        _ cursor: borrowing Cursor, _ member: Int, _ decimals: Int, _ code: UInt32, isTotal: Bool, isW3CTotal: Bool,
        _ context: inout RuleContext
    ) {
        guard let node = cursor.slot(member), cursor.nodes[node].isPlainString else { return }
        // Nearly all amounts are plain and have as many decimals as their currency.
        let word = cursor.values[cursor.base &+ member]
        if word & Amount.wordMark == 0, Amount.isUsual(word, decimals) { return }
        guard let amount = cursor.amount(member) else { return }
        judge(
            AmountPlace(
                amount: amount, node: node, decimals: decimals, currencyCode: code, isTotal: isTotal, isW3CTotal: isW3CTotal),
            Text(cursor.bytes, cursor.nodes[node]), &context)
    }

    @inline(never)
    private static func judge(_ place: AmountPlace, _ text: borrowing Text, _ context: inout RuleContext) {
        if AmountNegativeZero.found(place, &context) || AmountLeadingZeros.found(place, &context) { return }
        if AmountFloat.found(place, text, &context) || AmountDecimals.found(place, &context) { return }
        if AmountOneDecimal.found(place, &context) || AmountDigits.found(place, text, &context) { return }
        if context.includesAdvice { _ = AmountFewerDecimals.found(place, &context) }
    }

    /// The currency that a member names, and its decimals.
    static func currency(_ cursor: borrowing Cursor, _ member: Int, _ policy: borrowing Policy) -> (code: UInt32, decimals: Int) {
        guard let slot = cursor.slot(member), cursor.nodes[slot].isPlainString else { return (0, -1) }
        let node = cursor.nodes[slot]
        let packed = LetterCode.pack(cursor.bytes, from: Int(node.start), to: Int(node.end), letters: 3)
        guard let row = CurrencyRow.find(packed) else { return (0, -1) }
        for exception in policy.decimals where exception.currency == Currency(packed: packed) { return (packed, exception.digits) }
        return (packed, row.digits == CurrencyRow.noDigits ? -1 : Int(row.digits))
    }
}

/// Places in documents of the W3C interface.
enum W3C {
    /// The payment item in front is a total.
    static func isTotal(_ context: borrowing RuleContext) -> Bool {
        switch context.parentShape {
        case ShapeIndex.paymentDetails: isMember(PaymentDetails.Slot.total, context)
        case ShapeIndex.paymentDetailsUpdate: isMember(PaymentDetailsUpdate.Slot.total, context)
        case ShapeIndex.detailsModifier: isMember(DetailsModifier.Slot.total, context)
        default: false
        }
    }

    private static func isMember(_ slot: Int, _ context: borrowing RuleContext) -> Bool {
        context.member == Int(ShapeTables.applePay.shapes[context.parentShape].names.first) &+ slot
    }
}
