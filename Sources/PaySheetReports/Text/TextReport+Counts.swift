import PaySheet
import PaySheetText

extension TextReport {
    /// Returns how many findings each rule has, the most frequent first, and the closing lines.
    public static func counts(_ summary: Summary, style: TextStyle = TextStyle()) -> String {
        let rows = summary.byRule.map { (rule: $0.key, count: String($0.value)) }.sorted { first, second in
            (second.count.utf8.count, second.count, first.rule.name) < (first.count.utf8.count, first.count, second.rule.name)
        }
        let digits = rows.first?.count.utf8.count ?? 0
        let letters = rows.map { $0.rule.name.utf8.count }.max() ?? 0
        var text = ""
        for (rule, count) in rows {
            text += padding(digits - count.utf8.count) + count + "  "
            text += rule.name + padding(letters - rule.name.utf8.count) + "  " + rule.title + "\n"
        }
        let closing = closing(summary, style: style)
        return style.wrapped(text) { _ in digits + 2 } + (text.isEmpty || closing.isEmpty ? "" : "\n") + closing
    }

    private static func padding(_ count: Int) -> String { String(repeating: " ", count: count) }
}
