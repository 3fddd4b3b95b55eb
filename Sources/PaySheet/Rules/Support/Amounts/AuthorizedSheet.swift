/// The sheet that the shopper authorizes: as a request opens it, or as the last event of a flow leaves it.
package struct AuthorizedSheet: ~Escapable {
    private let state: SheetState
    private let isW3C: Bool
    /// The currency to the end, as the request writes it.
    private let writtenCurrency: Text?
    /// Where the currency is written, or missing.
    package let currencyNode: Int

    @_lifetime(copy request)
    init(_ request: borrowing PaymentRequestView) {
        state = SheetState(SheetView(request))
        isW3C = false
        writtenCurrency = request.currencyCode
        currencyNode = request[.currencyCode]
    }

    /// `nil` for arguments without a total.
    @_lifetime(copy arguments)
    init?(_ arguments: borrowing W3CPaymentRequestView) {
        guard let details = arguments.details, let money = details.total?.amount else { return nil }
        state = SheetState(SheetView(details), offersShipping: arguments.asksForShipping == true)
        isW3C = true
        writtenCurrency = money.currency
        currencyNode = money[.currency]
    }

    /// `nil` for a flow without a request.
    @_lifetime(copy flow)
    package init?(_ flow: borrowing PaymentFlowView) {
        var replay = FlowReplay(flow)
        while replay.next() != nil {}
        state = replay.authorized
        if let request = flow.request {
            isW3C = false
            writtenCurrency = request.currencyCode
            currencyNode = request[.currencyCode]
        } else if let money = flow.paymentRequest?.details?.total?.amount {
            isW3C = true
            writtenCurrency = money.currency
            currencyNode = money[.currency]
        } else {
            return nil
        }
    }

    package var total: ItemView? { @_lifetime(copy self) get { state.source(of: .total).total } }

    /// The lines whose amount is not known yet, as nodes: the first ones, those of the modifier last.
    var pendingLines: [Int] {
        var nodes: [Int] = []
        AuthorizedSheet.note(pendingLinesOf: state.lines, in: &nodes)
        if let modifier = state.modifier {
            AuthorizedSheet.note(pendingLinesOf: modifier, in: &nodes)
            if let data = modifier.data { AuthorizedSheet.note(pendingLinesOf: data, in: &nodes) }
        }
        return nodes
    }

    private static func note(pendingLinesOf sheet: borrowing SheetView, in nodes: inout [Int]) {
        guard let lines = sheet.lineItems else { return }
        for index in 0..<lines.count {
            guard nodes.count < 10, let line = lines[index], line.isPending == true else { continue }
            nodes.append(line.node)
        }
    }

    package var contexts: Records<PaymentTokenContextView>? {
        @_lifetime(copy self) get { state.source(of: .multiTokenContexts).multiTokenContexts }
    }

    var contextsNode: Int {
        guard isW3C else { return state.source(of: .multiTokenContexts)[.multiTokenContexts] }
        return state.modifier?.node ?? state.total.node
    }

    /// Where the sheet asks for later payments; `nil` if it does not.
    var plan: Int? {
        func node(_ member: SheetView.Member) -> Int? {
            let source = state.source(of: member)
            return source.isReadable(member) ? source[member] : nil
        }
        return node(.recurringPaymentRequest) ?? node(.automaticReloadPaymentRequest) ?? node(.deferredPaymentRequest)
    }

    /// The shipping method that is charged.
    var method: MethodView? { @_lifetime(copy self) get { state.method } }

    /// The currency of the request, if browsers accept it.
    package var currency: Currency? {
        guard let text = writtenCurrency else { return nil }
        let currency = Currency(rawValue: text.string)
        let written = isW3C ? currency.inCapitals : currency
        return written.isKnownToWebKit ? written : nil
    }

    // MARK: Rows

    /// Rows that compare a document with its order: the flow's own, or else the expected one.
    static func orderRows(
        _ check: @escaping @Sendable (_ sheet: borrowing AuthorizedSheet, _ order: ShopOrder, _ context: inout RuleContext) -> Void
    ) -> [RuleRow] {
        rows(.order, { $0.expectations.order }, own: .order, { $0.value(.order, as: ShopOrder.self) }, check)
    }

    /// Rows that compare a document with what the token authorizes: the flow's own token, or else the expected one.
    static func tokenRows(
        _ check:
            @escaping @Sendable (_ sheet: borrowing AuthorizedSheet, _ token: TokenCharge, _ context: inout RuleContext) -> Void
    ) -> [RuleRow] {
        rows(
            .charge, { $0.expectations.tokenCharge }, own: .decryptedToken,
            { flow in flow.value(.decryptedToken, as: DecryptedPaymentData.self).map { TokenCharge($0) } }, check)
    }

    /// Only the document itself is compared: the request inside a flow is not what is charged in the end.
    private static func rows<Other>(
        _ asks: RuleRow.Asks, _ expected: @escaping @Sendable (borrowing RuleContext) -> Other?,
        own member: PaymentFlowView.Member, _ own: @escaping @Sendable (borrowing PaymentFlowView) -> Other?,
        _ check: @escaping @Sendable (_ sheet: borrowing AuthorizedSheet, _ other: Other, _ context: inout RuleContext) -> Void
    ) -> [RuleRow] {
        [
            RuleRow(PaymentRequestView.self, asks: asks) { request, context in
                guard context.isRoot, let other = expected(context) else { return }
                check(AuthorizedSheet(request), other, &context)
            },
            RuleRow(W3CPaymentRequestView.self, asks: asks) { arguments, context in
                guard context.isRoot, let other = expected(context), let sheet = AuthorizedSheet(arguments) else { return }
                check(sheet, other, &context)
            },
            RuleRow(PaymentFlowView.self, any: [.request, .paymentRequest], asks: asks) { flow, context in
                guard let other = flow.isPresent(member) ? own(flow) : expected(context), let sheet = AuthorizedSheet(flow) else { return }
                check(sheet, other, &context)
            },
        ]
    }
}

/// Why one amount is another one, in words, where that can be guessed.
enum Discrepancy {
    /// `; it is probably in minor units`, or nothing, about an amount that is too large beside another.
    static func hint(_ amount: borrowing Amount, beside other: borrowing Amount) -> Sentence {
        other.scale > 0 && amount.scale == 0 ? "; it is probably in minor units" : ""
    }

    /// `…; it is 100 times as much: minor units?`, or nothing.
    static func guess(_ actual: Amount, _ expected: Amount) -> Sentence {
        for factor in [10, 100, 1000] {
            if let product = try? expected.multiplied(by: factor), product == actual, !actual.isZero {
                return "; it is \(factor, "factor") times as much, as when minor units stand for whole ones"
            }
            if let product = try? actual.multiplied(by: factor), product == expected, !expected.isZero {
                return "; it is a \(factor, "factor")th of it, as when whole units stand for minor ones"
            }
        }
        guard let difference = try? actual.subtracting(expected) else { return "" }
        let size = String(decoding: difference.text.utf8.drop { $0 == ASCII.minus }, as: UTF8.self)
        return difference.isNegative ? "; \(size, "difference") are missing" : "; that is \(size, "difference") too much"
    }
}
