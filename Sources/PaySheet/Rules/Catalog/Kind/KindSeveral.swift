/// More than one special kind of payment at once.
enum KindSeveral: OneRowRule {
    static let row = RuleRow(SheetView.self, in: SheetView.requestAndUpdates + ModifierView.shapes, several: Members(kinds)) {
        sheet, context in
        var found: [(node: Int, name: String)] = []
        for kind in kinds where asks(sheet, for: kind) {
            if let node = sheet.node(of: kind) { found.append((node, sheet.name(of: kind))) }
        }
        found = found.inOrder { $0.node }
        guard found.count > 1, let last = found.popLast() else { return }
        var others: Sentence = ""
        for (place, kind) in found.enumerated() {
            others += "\(words: place == 0 ? "" : place == found.count - 1 ? " and " : ", ")\(kind.name, "member")"
        }
        let remark = found.count > 1 ? "" : ", which excludes the other"
        context.report(
            .kindSeveral, at: last.node, webKit: .systemCancels, related: found.map { RelatedNode($0.node, $0.name + remark) },
            help: "keep one of them", "\(last.name, "member") can't be combined with \(words: others)")
    }

    /// A sheet asks for more than one.
    static func isBroken(by sheet: borrowing SheetView) -> Bool {
        var count = 0
        for kind in kinds where asks(sheet, for: kind) { count += 1 }
        return count > 1
    }

    /// An empty list asks for nothing.
    private static func asks(_ sheet: borrowing SheetView, for kind: SheetView.Member) -> Bool {
        sheet.isPresent(kind) && (kind != .multiTokenContexts || !sheet.isReadable(kind) || sheet.count(of: kind) > 0)
    }

    private static let kinds: [SheetView.Member] = [
        .multiTokenContexts, .recurringPaymentRequest, .automaticReloadPaymentRequest, .deferredPaymentRequest,
    ]
}
