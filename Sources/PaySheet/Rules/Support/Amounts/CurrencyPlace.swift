/// Where a document names its currency: the request's own member, or the total of the W3C details. One place a document, so that
/// one wrong currency is one finding.
struct CurrencyPlace {
    let node: Int
    let row: CurrencyRow

    var currency: Currency { Currency(packed: row.code) }
    /// The code in quotes.
    var code: String { "\"" + currency.rawValue + "\"" }

    /// The rows of a rule about it.
    ///
    /// - Parameter isMoneyInUse: False: the rule is not about a currency of today, as nearly all are.
    static func rows(
        asks: RuleRow.Asks = [], isMoneyInUse: Bool = true,
        _ check: @escaping @Sendable (_ place: CurrencyPlace, _ context: inout RuleContext) -> Void
    ) -> [RuleRow] {
        @Sendable func visit(_ place: CurrencyPlace?, _ context: inout RuleContext) {
            guard let place, isMoneyInUse || place.row.status != .current else { return }
            check(place, &context)
        }
        return [
            RuleRow(PaymentRequestView.self, needs: [.currencyCode], asks: asks) { request, context in
                // The facts hold the currency of the request in front.
                if isMoneyInUse || !context.facts.isCurrencyCurrent { visit(CurrencyPlace(request, .currencyCode), &context) }
            },
            RuleRow(SheetView.self, in: SheetView.details, needs: [.total], asks: asks) { details, context in
                guard let total = details.total, let amount = PaymentItemView(total.cursor, shape: total.shape).amount else { return }
                visit(CurrencyPlace(amount, .currency), &context)
            },
        ]
    }

    /// `nil` where the member holds no code for browsers.
    init?<V: View & ~Escapable>(_ view: borrowing V, _ member: V.Member) {
        guard let code = view.text(member), code.isPlain else { return nil }
        let packed = LetterCode.pack(code.bytes, from: Int(code.node.start), to: Int(code.node.end), letters: 3)
        guard packed != 0, let row = CurrencyRow.find(packed), row.webKit != .never else { return nil }
        node = view[member]
        self.row = row
    }
}
