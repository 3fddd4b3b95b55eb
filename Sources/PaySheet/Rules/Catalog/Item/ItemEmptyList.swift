/// A list of lines without a line.
enum ItemEmptyList: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestView.self, when: .isEmpty(.lineItems)) { request, context in
            let node = request[.lineItems]
            context.report(
                .itemEmptyList, at: node, fix: RawFix(.safe, "leave the list out", [.remove(node: node)]),
                "the list of lines is empty")
        }
    }
}
