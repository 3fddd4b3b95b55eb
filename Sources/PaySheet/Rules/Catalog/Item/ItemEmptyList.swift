/// A list of lines without a line.
enum ItemEmptyList: OneRowRule {
    static let row = RuleRow(PaymentRequestView.self, when: .isEmpty(.lineItems)) { request, context in
        let node = request[.lineItems]
        context.report(
            .itemEmptyList, at: node, fix: RawFix(.safe, "leave the list out", [.remove(node: node)]),
            "the list of lines is empty")
    }
}
