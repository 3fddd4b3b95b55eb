/// A label that does not fit one line.
enum ItemLabelLength: OneRowRule {
    static let row = RuleRow(ItemView.self, needs: [.label], roles: [.item], isAdvice: true) { line, context in
        guard let label = line.label, label.isPlain, label.byteCount > limit else { return }
        var count = 0
        for index in 0..<label.byteCount where label.byte(index) & 0xC0 != 0x80 { count &+= 1 }
        guard count > limit else { return }
        context.report(
            .itemLabelLength, at: line[.label], help: "use two or three words", "a label of " + String(count) + " characters is cut")
    }

    private static let limit = 40
}
