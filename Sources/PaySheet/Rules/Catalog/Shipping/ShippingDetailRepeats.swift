/// A second line that says the first one again.
enum ShippingDetailRepeats: OneRowRule {
    static let row = RuleRow(ShippingMethodView.self, needs: [.label, .detail], isAdvice: true) { method, context in
        guard let label = method.label, let detail = method.detail, !detail.isEmpty else { return }
        let repeatsLabel = isSame(label, detail)
        if !repeatsLabel {
            guard method.isReadable(.amount), isPrice(detail, method.text(at: method[.amount])) else { return }
        }
        context.report(
            .shippingDetailRepeats, at: method[.detail], help: "say when the goods arrive",
            "the detail " + detail.quoted + " says what the " + (repeatsLabel ? "label" : "price") + " says already")
    }

    /// The same letters, in upper or lower case.
    private static func isSame(_ left: borrowing Text, _ right: borrowing Text) -> Bool {
        guard left.byteCount == right.byteCount else { return false }
        for index in 0..<left.byteCount where ASCII.lowerCased(left.byte(index)) != ASCII.lowerCased(right.byte(index)) { return false }
        return true
    }

    /// The amount with at most a currency sign in front.
    private static func isPrice(_ detail: borrowing Text, _ amount: borrowing Text) -> Bool {
        let lead = detail.byteCount &- amount.byteCount
        guard !amount.isEmpty, lead >= 0, lead <= 4 else { return false }
        for index in 0..<lead where ASCII.isDigit(detail.byte(index)) { return false }
        for index in 0..<amount.byteCount where detail.byte(lead &+ index) != amount.byte(index) { return false }
        return true
    }
}
