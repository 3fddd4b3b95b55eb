/// A go-between whose label names one of two businesses.
enum TotalIntermediary: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(ItemView.self, needs: [.label], roles: [.total], isAdvice: true, checkLabel)
        RuleRow(PaymentRequestView.self, needs: [.total, .multiTokenContexts], isAdvice: true, checkShare)
    }

    static func checkLabel(_ total: borrowing ItemView, _ context: inout RuleContext) {
        guard let label = total.label, label.isPlain, label.hasWord("via") else { return }
        for index in 0..<label.byteCount where label.matches("(via ", at: index) { return }
        // The seller comes before the word, as in "Harbor Books via Wander".
        guard !label.matches("via ", at: 0) else { return }
        context.report(
            .totalIntermediary, at: total[.label], help: "put the intermediary in parentheses: \"… (via …)\"",
            "\(label.quoted, "label") names an intermediary, but not as \"Merchant (via Intermediary)\"")
    }

    /// One other merchant gets all the money, and the label does not name it.
    static func checkShare(_ request: borrowing PaymentRequestView, _ context: inout RuleContext) {
        guard let shares = request.multiTokenContexts, shares.count == 1, let share = shares[0], let total = request.total,
            let label = total.label, let name = share.merchantName, let amount = share.amount, amount == total.amount,
            label.isPlain, name.isPlain, !name.isBlank, !label.hasWord("via")
        else { return }
        for index in 0..<label.byteCount where label.matches(name, at: index) { return }
        context.report(
            .totalIntermediary, at: total[.label], related: [RelatedNode(share[.merchantName], "this merchant gets the whole total")],
            help: "name both: \"… (via …)\"", "\(label.quoted, "label") takes a payment that goes to \(name.quoted, "name") as a whole")
    }
}

extension Text {
    /// The other text begins here.
    func matches(_ other: borrowing Text, at start: Int) -> Bool {
        guard byteCount &- start >= other.byteCount else { return false }
        for index in 0..<other.byteCount where byte(start &+ index) != other.byte(index) { return false }
        return true
    }
}
