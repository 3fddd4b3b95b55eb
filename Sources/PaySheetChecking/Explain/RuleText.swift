import PaySheet
import PaySheetGuide
import PaySheetText

/// Returns a rule as text for people.
enum RuleText {
    static func text(_ rule: RuleCard, isColored: Bool, width: Int = Prose.width) -> String {
        func bold(_ text: String) -> String { isColored ? "\u{1B}[1m" + text + "\u{1B}[0m" : text }
        var text = bold(rule.name) + ": " + rule.title + "\n"
        var facts = [rule.severity.word, "group " + rule.group.word]
        if rule.scope != .document { facts.append("seen in " + (rule.scope == .flow ? "a flow" : "several files")) }
        facts.append("since " + rule.edition.text)
        if RuleFacts(rule).isFixable { facts.append("fixable") }
        text += facts.joined(separator: ", ") + "\n\n"
        func wrapped(_ text: String) -> String { Prose.wrapped(text, width: width) }
        text += wrapped(rule.what) + "\n\n" + wrapped(rule.why) + "\n\n" + wrapped(rule.instead) + "\n"
        if let bad = rule.bad.first {
            let shown = SampleText(bad, rule)
            text += "\n" + bold("Wrong") + " (" + bad.base.runner.name + ")\n\n" + indented(shown.marked)
            if let good = SampleText.nearest(to: bad, in: rule) {
                text += "\n" + bold("Right") + "\n\n" + indented(SampleText(good, rule).difference(from: shown))
            }
            if !shown.needs.isEmpty {
                text += "\nReported with: paysheet " + rule.command + " " + shown.needs.joined(separator: " ") + "\n"
            }
            if let needs = SampleText.needs(inContrastTo: bad, in: rule) {
                text +=
                    needs.isEmpty
                    ? "Right without these options\n" : "Right with:    paysheet " + ([rule.command] + needs).joined(separator: " ") + "\n"
            }
            for document in shown.otherDocuments { text += "FILE has:      " + VisibleText.line(document) + "\n" }
        }
        if let outcome = RuleFacts(rule).outcome {
            let throwing = outcome.word == "depends" ? "on some devices, throws a " : "throws a "
            text += "\nSafari: " + (outcome.error.map { throwing + $0 } ?? "the system ends the payment") + "\n"
        }
        var ends: [String] = []
        if !rule.sources.isEmpty { ends.append(wrapped("Sources: " + rule.sources.joined(separator: ", "))) }
        if let origin = rule.origin { ends.append(wrapped("Where this comes from: " + origin)) }
        if let link = rule.link { ends.append("See " + link) }
        return text + (ends.isEmpty ? "" : "\n" + ends.map { $0 + "\n" }.joined())
    }

    private static func indented(_ lines: [String]) -> String { lines.map { "    " + VisibleText.line($0) + "\n" }.joined() }
}
