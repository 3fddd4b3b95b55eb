/// A second line that says the first one again.
enum ShippingDetailRepeats: OneRowRule {
    static let row = RuleRow(ShippingMethodView.self, needs: [.label, .detail], isAdvice: true) { method, context in
        guard let label = method.label, let detail = method.detail, !detail.isEmpty else { return }
        let repeatsLabel = label.equalsIgnoringCase(detail)
        if !repeatsLabel {
            guard method.isReadable(.amount), isPrice(detail, method.text(at: method[.amount])) else { return }
        }
        context.report(
            .shippingDetailRepeats, at: method[.detail], help: "say when the goods arrive",
            "the detail \(detail.quoted, "detail") says what the \(words: repeatsLabel ? "label" : "price") says already")
    }

    /// The amount with at most a currency sign in front.
    private static func isPrice(_ detail: borrowing Text, _ amount: borrowing Text) -> Bool {
        let lead = detail.byteCount &- amount.byteCount
        guard !amount.isEmpty, lead >= 0, lead <= 4 else { return false }
        for index in 0..<lead where ASCII.isDigit(detail.byte(index)) { return false }
        return detail.matches(amount, at: lead)
    }
}
