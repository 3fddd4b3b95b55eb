/// A total that does not name the business.
enum TotalName: DocumentRule {
    static var rows: [RuleRow] { RuleRow(ItemView.self, needs: [.label], roles: [.total], isAdvice: true, check) }

    static func check(_ total: borrowing ItemView, _ context: inout RuleContext) {
        guard let label = total.label, label.isPlain else { return }
        let isPay = label.matches("pay ", at: 0)
        guard isPay || LabelWords.isTotal(label) || label.equalsIgnoringCase("apple pay") || label.equalsIgnoringCase("payment") else {
            return
        }
        context.report(
            .totalName, at: total[.label], help: "write the name of the business",
            "the sheet will read \"Pay " + Shown.shortened(label.string) + "\""
                + (isPay ? ": it adds the word itself" : ", which names no business"))
    }
}
