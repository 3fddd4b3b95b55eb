/// A list of shares without a share.
enum ContextsEmpty: OneRowRule {
    static let row = RuleRow(SheetView.self, in: PaymentRequestView.shapes + ModifierView.shapes, when: .isEmpty(.multiTokenContexts)) {
        sheet, context in
        // In an update it says that the merchants of before are no longer paid.
        guard !context.isDocument(PaymentDetailsUpdateView.self) else { return }
        let node = sheet[.multiTokenContexts]
        context.report(
            .contextsEmpty, at: node, fix: RawFix(.safe, "leave the list out", [.remove(node: node)]),
            "the list of the merchants' shares is empty and asks for nothing")
    }
}
