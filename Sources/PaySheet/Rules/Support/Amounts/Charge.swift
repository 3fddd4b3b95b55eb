/// What a document charges in the end: a request, or a flow after its last event.
package struct Charge: ~Escapable {
    package let total: ItemView?
    package let contexts: Records<PaymentTokenContextView>?
    let contextsNode: Int
    /// The way of shipping that is charged.
    let method: MethodView?
    /// The currency to the end, as the request writes it.
    private let writtenCurrency: Text?
    /// In the W3C interface a currency may be in small letters.
    private let isW3C: Bool
    /// Where the currency is written, or missing.
    package let currencyNode: Int

    @_lifetime(copy request)
    init(_ request: borrowing PaymentRequestView) {
        let sheet = ChargeView(request)
        total = sheet.total
        contexts = sheet.multiTokenContexts
        contextsNode = sheet[.multiTokenContexts]
        method = sheet.shippingMethods?[0]
        isW3C = false
        writtenCurrency = request.currencyCode
        currencyNode = request[.currencyCode]
    }

    /// `nil` for arguments without a total.
    @_lifetime(copy arguments)
    init?(_ arguments: borrowing ConstructorArgumentsView) {
        guard let details = arguments.details, let money = details.total?.amount else { return nil }
        let sheet = ChargeView(details)
        total = sheet.total(withModifiers: sheet, for: nil)
        contexts = sheet.modifier(for: nil)?.applePay?.multiTokenContexts
        contextsNode = sheet.modifier(for: nil)?.node ?? details.node
        method = arguments.options?.requestShipping == true ? sheet.shippingMethods?[sheet.preselected] : nil
        isW3C = true
        writtenCurrency = money.currency
        currencyNode = money[.currency]
    }

    /// `nil` for a flow without a request.
    @_lifetime(copy flow)
    package init?(_ flow: borrowing PaymentFlowView) {
        var replay = FlowReplay(flow)
        while replay.next() != nil {}
        let state = replay.state
        method = state.method
        if let request = flow.request {
            total = state.total.total
            contexts = state.contexts.multiTokenContexts
            contextsNode = state.contexts[.multiTokenContexts]
            isW3C = false
            writtenCurrency = request.currencyCode
            currencyNode = request[.currencyCode]
        } else if let money = flow.paymentRequest?.details?.total?.amount {
            let card = state.cardType ?? flow.payment?.token?.paymentMethod?.word(.type)
            total = state.total.total(withModifiers: state.modifiers, for: card)
            contexts = state.modifiers.modifier(for: card)?.applePay?.multiTokenContexts
            contextsNode = state.modifiers.modifier(for: card)?.node ?? state.total.node
            isW3C = true
            writtenCurrency = money.currency
            currencyNode = money[.currency]
        } else {
            return nil
        }
    }

    /// The currency of the request, where it is a known one. The W3C interface writes it in capitals.
    package var currency: Currency? {
        guard let text = writtenCurrency else { return nil }
        let currency = Currency(rawValue: text.string)
        if currency.isAcceptedByEngine { return currency }
        guard isW3C else { return nil }
        let capitals = Currency(rawValue: String(decoding: text.string.utf8.map { ASCII.upperCased($0) }, as: UTF8.self))
        return capitals.isAcceptedByEngine ? capitals : nil
    }

    // MARK: Rows

    /// Rows that compare a document with its order: the flow's own, else the expected one. (Only the document itself is compared: the
    /// request inside a flow is not what is charged in the end.)
    static func rows(
        withOrder check: @escaping @Sendable (_ charge: borrowing Charge, _ order: ShopOrder, _ context: inout RuleContext) -> Void
    ) -> [RuleRow] {
        [
            RuleRow(PaymentRequestView.self, asks: .order) { request, context in
                guard context.isRoot, let order = context.expectations.order else { return }
                check(Charge(request), order, &context)
            },
            RuleRow(ConstructorArgumentsView.self, asks: .order) { arguments, context in
                guard context.isRoot, let order = context.expectations.order, let charge = Charge(arguments) else { return }
                check(charge, order, &context)
            },
            RuleRow(PaymentFlowView.self, any: [.request, .paymentRequest], asks: .order) { flow, context in
                let isOwn = flow.isPresent(.order)
                guard let order = isOwn ? flow.value(.order, as: ShopOrder.self) : context.expectations.order, let charge = Charge(flow)
                else { return }
                check(charge, order, &context)
            },
        ]
    }

    /// The same with what the token authorizes.
    static func rows(
        withToken check: @escaping @Sendable (_ charge: borrowing Charge, _ token: TokenCharge, _ context: inout RuleContext) -> Void
    ) -> [RuleRow] {
        [
            RuleRow(PaymentRequestView.self, asks: .charge) { request, context in
                guard context.isRoot, let token = context.expectations.tokenCharge else { return }
                check(Charge(request), token, &context)
            },
            RuleRow(ConstructorArgumentsView.self, asks: .charge) { arguments, context in
                guard context.isRoot, let token = context.expectations.tokenCharge, let charge = Charge(arguments) else { return }
                check(charge, token, &context)
            },
            RuleRow(PaymentFlowView.self, any: [.request, .paymentRequest], asks: .charge) { flow, context in
                let isOwn = flow.isPresent(.decryptedToken)
                let own = flow.value(.decryptedToken, as: DecryptedPaymentData.self).map { TokenCharge($0) }
                guard let token = isOwn ? own : context.expectations.tokenCharge, let charge = Charge(flow) else { return }
                check(charge, token, &context)
            },
        ]
    }
}

/// Why one amount is another one, in words, where that can be guessed.
enum Discrepancy {
    /// `; it is probably in minor units`, or nothing, about an amount that is too large beside another.
    static func hint(_ amount: borrowing Amount, beside other: borrowing Amount) -> String {
        other.scale > 0 && amount.scale == 0 ? "; it is probably in minor units" : ""
    }

    /// `…; it is 100 times as much: minor units?`, or nothing.
    static func guess(_ actual: Amount, _ expected: Amount) -> String {
        for (factor, words) in [(10, "10"), (100, "100"), (1000, "1000")] {
            if let product = try? expected.multiplied(by: factor), product == actual, !actual.isZero {
                return "; it is " + words + " times as much, as when minor units stand for whole ones"
            }
            if let product = try? actual.multiplied(by: factor), product == expected, !expected.isZero {
                return "; it is a " + words + "th of it, as when whole units stand for minor ones"
            }
        }
        guard let difference = try? actual.subtracting(expected) else { return "" }
        let size = String(decoding: difference.text.utf8.drop { $0 == ASCII.minus }, as: UTF8.self)
        return difference.isNegative ? "; " + size + " are missing" : "; that is " + size + " too much"
    }
}
