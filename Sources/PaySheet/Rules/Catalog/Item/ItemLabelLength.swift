/// A label that does not fit one line.
enum ItemLabelLength: OneRowRule {
    static let row = RuleRow(ItemView.self, needs: [.label], roles: [.item], isAdvice: true) { line, context in
        guard let label = line.label, label.isPlain, label.isLonger(than: limit) else { return }
        context.report(
            .itemLabelLength, at: line[.label], help: "use two or three words",
            "a label of \(label.characterCount, "characters") characters is cut")
    }

    private static let limit = 40
}
