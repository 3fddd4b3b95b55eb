/// A line whose label says nothing.
enum ItemLabel: OneRowRule {
    static let row = RuleRow(ItemView.self, roles: [.item], when: .saysNothing(.label)) { line, context in
        guard let label = line.label else { return }
        context.report(
            .itemLabel, at: line[.label], help: "say what the amount is for",
            "the label of a line" + LabelWords.words(forNothing: label, "label"))
    }
}
