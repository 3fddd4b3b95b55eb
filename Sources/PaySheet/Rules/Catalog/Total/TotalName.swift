/// A total that does not name the business.
enum TotalName: OneRowRule {
    static let row = RuleRow(ItemView.self, needs: [.label], roles: [.total], isAdvice: true) { total, context in
        guard let label = total.label, namesNoBusiness(label) else { return }
        let isPay = label.matches("pay ", at: 0)
        context.report(
            .totalName, at: total[.label], help: "write the name of the business",
            "the sheet will read \"Pay \(Shown.shortened(label.string), "label")\""
                + "\(words: isPay ? ": it adds the word itself" : ", which names no business")")
    }

    /// Whether a label is a word for a sum, or begins with the word that the sheet adds.
    static func namesNoBusiness(_ label: borrowing Text) -> Bool {
        label.isPlain
            && (label.matches("pay ", at: 0) || LabelWords.isTotal(label) || label.equalsIgnoringCase("apple pay")
                || label.equalsIgnoringCase("payment"))
    }
}
