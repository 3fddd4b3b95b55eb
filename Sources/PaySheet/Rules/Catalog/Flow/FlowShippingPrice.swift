/// An answer that does not count the price of the chosen way of shipping.
enum FlowShippingPrice: OneRowRule {
    static let row = RuleRow(PaymentFlowView.self, needs: [.events]) { flow, context in
        var replay = FlowReplay(flow)
        let decimals = context.facts.decimals
        var known = PriceWithoutShipping(replay.state, decimals: decimals)
        while let event = replay.next() {
            guard let answer = event.answer else { continue }
            let isChoice = event.answersShippingMethod
            if isChoice, replay.state.isMethodChosen, let price = replay.state.method?.price {
                let hasLines = answer.count(of: .lineItems) > 0
                if hasLines, !price.amount.isZero, !mayCost(answer, price.amount) {
                    report(answer, price, &context)
                } else if hasLines, answer.isPresent(.total) {
                    checkSum(answer, price, replay.state, &context)
                } else {
                    checkTotal(answer, price, replay, known, &context)
                }
            }
            known.follow(answer, replay.state, isChoice: isChoice, decimals: decimals)
        }
    }

    private static func report(_ answer: borrowing SheetView, _ method: Price, _ context: inout RuleContext) {
        context.report(
            .flowShippingPrice, at: answer[.lineItems], related: [chosen(method)],
            help: "add a line of " + method.amount.text + " for shipping, and add it to the total",
            "no line has the price \(method.amount, "price") of the chosen shipping method")
    }

    /// Compares the total with the lines of the answer. Alone, it does not show whether the total counts shipping without a line.
    private static func checkSum(
        _ answer: borrowing SheetView, _ method: Price, _ state: borrowing SheetState, _ context: inout RuleContext
    ) {
        guard answer.isReadable(.total), let total = state.plainTotal, state.hasPlainPrices,
            let excess = TotalSum.possibleShipping(answer, total.amount, decimals: context.facts.decimals),
            let sum = try? total.amount.subtracting(excess)
        else { return }
        context.report(
            .flowShippingPrice, at: total.node, related: [chosen(method)], help: "send all lines, and make the total their sum",
            "the lines, with the chosen shipping method, add up to \(sum, "sum"), and the total is \(total.amount, "total")")
    }

    /// Compares the total with what the sheet showed before, because the answer has no lines for it.
    private static func checkTotal(
        _ answer: borrowing SheetView, _ method: Price, _ replay: borrowing FlowReplay, _ known: PriceWithoutShipping,
        _ context: inout RuleContext
    ) {
        // What cannot be read has a finding of its own. After an error the shopper makes another choice.
        guard answer.reachesSheet, answer.errorCount == 0, answer.isPresent(.total) == answer.isReadable(.total),
            answer.isPresent(.lineItems) == answer.isReadable(.lineItems), let total = replay.state.plainTotal, replay.state.hasPlainPrices,
            replay.state.hasOneCurrency
        else { return }
        let isSame = replay.before.plainTotal?.amount == total.amount
        let message: Sentence
        if let expected = known.total(with: method.amount) {
            if known.explains(total.amount, with: method.amount) { return }
            message =
                "the total \(words: isSame ? "stays " : "is ")\(total.amount, "total"); with the price \(method.amount, "price")"
                + " of the chosen shipping method it should be \(expected, "expected")"
        } else {
            guard isSame, replay.before.hasPlainPrices, let old = replay.before.method?.price?.amount, old != method.amount,
                replay.before.lines.isAbsentOrEmpty(.lineItems), !known.mayDependOnPrice
            else { return }
            message =
                "the total stays \(total.amount, "total")"
                + ", and the chosen shipping method costs \(method.amount, "price") instead of \(old, "old")"
        }
        context.report(
            .flowShippingPrice, at: answer.isPresent(.total) ? total.node : answer.node, related: [chosen(method)],
            help: "count the chosen method in the total, and send lines that add up to it", message)
    }

    private static func chosen(_ method: Price) -> RelatedNode { RelatedNode(method.node, "the chosen method costs this") }

    /// A line may have a price. One without a price yet, or that cannot be read, may be the one.
    private static func mayCost(_ sheet: borrowing SheetView, _ price: Amount) -> Bool {
        sheet.lineItems?.mayContain(where: { $0.isPending != false || ($0.price?.amount ?? price) == price }) ?? true
    }
}

extension FlowEventView {
    /// The answer to a choice of a shipping method or option.
    fileprivate var answersShippingMethod: Bool {
        switch word(.update) {
        case UpdateKind.shippingMethodIndex: true
        case UpdateKind.detailsIndex: selected?.isPresent(.shippingMethod) ?? false
        default: false
        }
    }
}

extension SheetState {
    /// Whether the selected method is in the currency of the total. Those of Apple Pay JS always are.
    fileprivate var hasOneCurrency: Bool {
        guard let item = total.total, let method else { return false }
        guard item.isW3C else { return !method.isW3C }
        guard let one = FlowCurrency.currency(item.money), let other = FlowCurrency.currency(method.money) else { return false }
        return one.code == other.code
    }
}
