import PaySheet
import PaySheetGuide
import PaySheetReports
import PaySheetText

/// `paysheet explain`: the meaning of a rule, or the possible causes of a message. Needs no network.
package enum ExplainCommand {
    package static let description = CommandDescription(
        name: "explain", summary: "explain a rule, or a browser's message", operands: "[RULE|TOPIC|TEXT]",
        discussion: [
            "RULE is a name such as amount/format or button/japan, TOPIC the part before the slash. The id of a source, such as\n"
                + "CT-010, lists the rules that name it. TEXT is a message of a browser's console, of\n"
                + "Apple's servers or of a payment library, such as \"TypeError: Missing total label.\": the likely causes are named in\n"
                + "the order in which to look. What surrounds the message may stay. No network is used."
        ],
        options: [
            OptionDescription(name: "list", summary: "list all rules, or those of a topic"),
            .format, .color, .help,
        ],
        statuses: [(0, "explained"), (2, "there is no such rule, and the text is not known")],
        examples: [
            "paysheet explain amount/format", "paysheet explain amount", "paysheet explain \"TypeError: Missing total label.\"",
            "paysheet explain --list --format json",
        ],
        run: { arguments, console in
            do throws(UsageError) {
                let text = arguments.operands.joined(separator: " ")
                if let note = arguments.catalogs.aliases.note(about: text) { console.note(note) }
                console.write(try answer(to: text, arguments, console.system), isText: arguments.value("format") != "json")
                return ExitStatus.passed
            } catch {
                return console.usage(error, command: "explain")
            }
        })

    private static func answer(to text: String, _ arguments: Arguments, _ system: System) throws(UsageError) -> [UInt8] {
        let rules = arguments.catalogs.cards
        let isJSON = arguments.value("format") == "json"
        let isColored = !isJSON && Color.isOn(arguments, system)
        let width = Columns.ofPage(system)
        guard !arguments.operands.isEmpty else {
            guard arguments.has("list") else { throw UsageError("name a rule, a topic or a message, or list all rules with --list") }
            return isJSON ? RuleList.json(rules) : [UInt8]((RuleList.table(rules) + "\n" + Counted.text(rules.count, "rule") + "\n").utf8)
        }
        let name = arguments.catalogs.aliases.name(for: text) ?? text
        if let rule = rules.first(where: { $0.name == name }) {
            return isJSON ? RuleList.json(rule) : [UInt8](RuleText.text(rule, isColored: isColored, width: width).utf8)
        }
        if let source = SourceExplanation(text, among: rules, shared: arguments.catalogs.sharedSources) {
            return isJSON ? source.json : [UInt8](source.text.utf8)
        }
        let ofTopic = rules.filter { $0.topic == text }
        if !ofTopic.isEmpty { return isJSON ? RuleList.json(ofTopic) : [UInt8](RuleList.table(ofTopic).utf8) }
        guard !arguments.has("list") else { throw unknown(text, rules) }
        guard let message = MessageExplanation(text, among: arguments.catalogs.messages, rules) else { throw unknown(text, rules) }
        return isJSON ? message.json : [UInt8](message.text(width: width).utf8)
    }

    private static func unknown(_ text: String, _ all: [RuleCard]) -> UsageError {
        // Most people mean a rule about documents.
        let rules = all.filter { $0.isAboutDocuments } + all.filter { !$0.isAboutDocuments }
        let names = rules.map { $0.name }
        let near = Hints.nearest(text, names) ?? Hints.nearest(text, Array(Set(rules.map { $0.topic })).sorted()) ?? sameName(text, rules)
        let isRule = text.contains("/") || !text.contains(" ")
        return UsageError(
            (isRule ? "unknown rule \"" : "not a known message and not a rule: \"") + text + "\""
                + (near == nil ? "; paysheet explain --list lists all rules" : ""), near: near)
    }

    /// Returns a rule by the second part of its name, or a similar one.
    private static func sameName(_ text: String, _ rules: [RuleCard]) -> String? {
        let ends = rules.map { String($0.name.split(separator: "/").last ?? "") }
        guard let near = ends.contains(text) ? text : Hints.nearest(text, ends) else { return nil }
        return zip(rules, ends).first { $0.1 == near }?.0.name
    }
}

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
        if !rule.sources.isEmpty { text += "\n" + wrapped("Sources: " + rule.sources.joined(separator: ", ")) + "\n" }
        if let link = rule.link { text += (rule.sources.isEmpty ? "\n" : "") + "See " + link + "\n" }
        return text
    }

    private static func indented(_ lines: [String]) -> String { lines.map { "    " + VisibleText.line($0) + "\n" }.joined() }
}
