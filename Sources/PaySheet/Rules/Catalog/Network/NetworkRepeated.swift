/// The same network twice.
enum NetworkRepeated: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedNetworks],
                unless: .differentWords(PaymentRequest.Slot.supportedNetworks), check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedNetworks) else { return }
        list.forEachRepeated { node, first, text in
            context.report(
                .networkRepeated, at: node, related: [RelatedNode(first, "it is already in this list")],
                fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), help: "leave the second one out",
                text + " is listed twice")
        }
    }
}
