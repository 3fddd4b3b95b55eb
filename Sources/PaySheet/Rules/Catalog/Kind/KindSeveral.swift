/// More than one special kind of payment at once.
enum KindSeveral: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, several: Members(kinds.map { $0.member }), check)
    }

    private static let kinds: [(member: SheetView.Member, words: String)] = [
        (.multiTokenContexts, "shares of several merchants"), (.recurringPaymentRequest, "a recurring payment"),
        (.automaticReloadPaymentRequest, "an automatic reload"), (.deferredPaymentRequest, "a deferred payment"),
    ]

    static func check(_ sheet: borrowing SheetView, _ context: inout RuleContext) {
        var found: [(node: Int, words: String)] = []
        for kind in kinds {
            // An empty list asks for nothing.
            guard let node = sheet.node(of: kind.member), kind.member != .multiTokenContexts || sheet.count(of: kind.member) > 0
            else { continue }
            found.append((node, kind.words))
        }
        found.sort { $0.node < $1.node }
        guard found.count > 1, let last = found.popLast() else { return }
        // `a recurring payment and an automatic reload`.
        var others = ""
        for (place, kind) in found.enumerated() {
            others += (place == 0 ? "" : place == found.count - 1 ? " and " : ", ") + kind.words
        }
        let remark = found.count > 1 ? "" : ", which excludes the other"
        context.report(
            .kindSeveral, at: last.node, webKit: .systemCancels, related: found.map { RelatedNode($0.node, $0.words + remark) },
            help: "keep one of them", last.words + " cannot stand together with " + others + ": only one special kind is allowed")
    }
}
