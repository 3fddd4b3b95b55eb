/// An amount with what one must know to check its spelling.
struct AmountPlace {
    let amount: Amount
    let node: Int
    /// The number of decimals of amounts here, -1 if it is unknown.
    let decimals: Int
    /// The packed letters of the currency, 0 if it is unknown.
    let currencyCode: UInt32
    /// A total of Apple Pay JS.
    let isTotal: Bool
    /// An amount of the W3C interface, whose specification allows any number of decimals.
    let isW3C: Bool
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
            RuleRow(LineItemView.self, when: .unusualAmount(.amount)) { line, context in
                // What the engine drops need not be right.
                if context.role == .item, line.isPending == true { return }
                check(line, .amount, Surroundings(context, isTotal: context.role == .total), &context)
            },
            RuleRow(LineItemView.self, when: .unusualAmount(.automaticReloadPaymentThresholdAmount)) { line, context in
                check(line, .automaticReloadPaymentThresholdAmount, Surroundings(context), &context)
            },
            RuleRow(ShippingMethodView.self, when: .unusualAmount(.amount)) { check($0, .amount, Surroundings($1), &$1) },
            RuleRow(PaymentTokenContextView.self, when: .unusualAmount(.amount)) { check($0, .amount, Surroundings($1), &$1) },
            RuleRow(PaymentItemView.self, needs: [.amount]) { item, context in
                if let money = item.amount { checkW3C(money, isTotal: context.role == .total, &context) }
            },
            RuleRow(ShippingOptionView.self, needs: [.amount]) { option, context in
                if let money = option.amount { checkW3C(money, isTotal: false, &context) }
            },
            RuleRow(ShopOrderView.self, checkOrder),
        ]
    }

    /// What decides how an amount is spelled.
    private struct Surroundings {
        let code: UInt32
        let decimals: Int
        var isTotal = false
        var isW3C = false
        var isW3CTotal = false

        /// The currency of the document counts.
        init(_ context: borrowing RuleContext, isTotal: Bool = false) {
            code = context.facts.currencyCode
            decimals = context.facts.decimals
            self.isTotal = isTotal
        }

        /// The currency beside the amount counts.
        init(_ currency: consuming Text?, _ policy: borrowing Policy) {
            guard let currency, currency.node.isPlainString else {
                code = 0
                decimals = -1
                return
            }
            let node = currency.node
            let packed = LetterCode.pack(currency.bytes, from: Int(node.start), to: Int(node.end), letters: 3)
            let row = CurrencyRow.find(packed)
            code = row == nil ? 0 : packed
            decimals = row.map { policy.decimals(of: $0) } ?? -1
        }
    }

    private static func checkW3C(_ money: borrowing CurrencyAmountView, isTotal: Bool, _ context: inout RuleContext) {
        var surroundings = Surroundings(money.currency, context.policy)
        surroundings.isW3C = true
        surroundings.isW3CTotal = isTotal
        check(money, .value, surroundings, &context)
    }

    private static func checkOrder(_ order: borrowing ShopOrderView, _ context: inout RuleContext) {
        let surroundings = Surroundings(order.currency, context.policy)
        check(order, .total, surroundings, &context)
        if let items = order.items {
            for index in 0..<items.count {
                if let item = items[index] { check(item, .amount, surroundings, &context) }
            }
        }
        if let shipping = order.shipping { check(shipping, .amount, surroundings, &context) }
        if let merchants = order.merchants {
            for index in 0..<merchants.count {
                if let merchant = merchants[index] { check(merchant, .amount, surroundings, &context) }
            }
        }
    }

    private static func check<V: View & ~Escapable>(
        _ view: borrowing V, _ member: V.Member, _ surroundings: Surroundings, _ context: inout RuleContext
    ) {
        guard let text = view.text(member), text.node.isPlainString else { return }
        // Nearly all amounts are plain and have as many decimals as their currency.
        if let word = view.amountWord(member), Amount.isUsual(word, surroundings.decimals) { return }
        guard let amount = view.amount(member) else { return }
        check(
            AmountPlace(
                amount: amount, node: view[member], decimals: surroundings.decimals, currencyCode: surroundings.code,
                isTotal: surroundings.isTotal, isW3C: surroundings.isW3C, isW3CTotal: surroundings.isW3CTotal),
            text, &context)
    }

    private static func check(_ place: AmountPlace, _ text: borrowing Text, _ context: inout RuleContext) {
        if AmountNegativeZero.found(place, &context) || AmountLeadingZeros.found(place, &context) { return }
        if AmountFloat.found(place, text, &context) || AmountDecimals.found(place, &context) { return }
        if AmountOneDecimal.found(place, &context) || AmountDigits.found(place, text, &context) { return }
        if context.includesAdvice { _ = AmountFewerDecimals.found(place, &context) }
    }
}

extension Policy {
    /// The number of decimals of amounts in a currency, -1 if it has none that can be said.
    func decimals(of row: CurrencyRow) -> Int {
        for exception in decimals where exception.currency == Currency(packed: row.code) { return exception.digits }
        return row.digits == CurrencyRow.noDigits ? -1 : Int(row.digits)
    }
}
