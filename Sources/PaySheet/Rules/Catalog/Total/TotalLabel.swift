/// A total whose label says nothing.
enum TotalLabel: OneRowRule {
    static let row = RuleRow(ItemView.self, roles: [.total], when: .saysNothing(.label)) { item, context in
        guard let label = item.label else { return }
        context.report(
            .totalLabel, at: item[.label], help: "write the name of the business",
            "the label of the total" + LabelWords.words(forNothing: label, "label"))
    }
}
