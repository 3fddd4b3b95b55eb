import PaySheet
import PaySheetChecking
import PaySheetGuide
package import PaySheetShapes

/// A page of the sentences of findings, for authors of translations. They come from the wrong samples of all rules.
package enum SentencesPage {
    /// A sentence, and the first finding with it.
    private struct Sentence {
        let template: String
        let example: Finding
    }

    /// The sentences of each rule that a sample reaches, in the order of the samples.
    private static var sentences: [RuleID: [Sentence]] {
        var sentences: [RuleID: [Sentence]] = [:]
        for card in CatalogList.all.cards {
            for finding in card.bad.flatMap({ card.findings(in: $0) }) {
                let template = finding.template
                guard sentences[finding.rule]?.contains(where: { $0.template == template }) != true else { continue }
                sentences[finding.rule, default: []].append(Sentence(template: template, example: finding))
            }
        }
        return sentences
    }

    /// The page.
    package static var file: GeneratedFile {
        let sentences = sentences
        let cards = CatalogList.all.cards
        var text = RulePages.header + "# Sentences\n\n"
        text += "The \(sentences.values.reduce(0) { $0 + $1.count }) sentences of the \(cards.count) rules, for a program that says them in"
        text += " another language.\nThe column *Template* has `Finding.template`, and `Finding.arguments` has the values for the names in"
        text += " braces.\n"
        text += "`Finding.message(in:)` puts them into your own sentence.\n\n"
        text += "The table has every sentence that a sample of a rule reaches. A rule can have more variants, which no sample reaches.\n"
        text += "Show the English message for a template that you do not have. Like the message, templates are not stable.\n\n"
        text +=
            "What a browser, a parser or a certificate says has no arguments of its own. Descriptions of damaged archives have none either.\n"
        for topic in RulePages(rules: cards).topics {
            text += "\n## " + topic + "\n\n| Rule | Template | Arguments | Example |\n|---|---|---|---|\n"
            for card in cards where card.topic == topic {
                for sentence in sentences[card.id] ?? [] { text += row(card, sentence) }
            }
        }
        let silent = cards.filter { sentences[$0.id] == nil }
        if !silent.isEmpty {
            text += "\n## Rules without a sentence\n\nNo sample reaches them: "
            text += silent.map { "`" + $0.name + "`" }.joined(separator: ", ") + ".\n"
        }
        return GeneratedFile(path: "Docs/Rules/sentences.md", text: text)
    }

    private static func row(_ card: RuleCard, _ sentence: Sentence) -> String {
        let arguments = sentence.example.arguments.map { "`" + $0.name + "` " + word($0.value) }.joined(separator: ", ")
        let name = "[`" + card.name + "`](" + RulePages.path(card) + ")"
        return "| " + name + " | " + code(sentence.template) + " | " + arguments + " | " + code(sentence.example.message) + " |\n"
    }

    private static func word(_ value: Finding.Argument.Value) -> String {
        switch value {
        case .text: "text"
        case .amount: "amount"
        case .number: "number"
        }
    }

    /// A sentence can contain backticks.
    private static func code(_ text: String) -> String {
        let mark = text.contains("`") ? "``" : "`"
        let space = text.contains("`") ? " " : ""
        return mark + space + RulePages.cell(text) + space + mark
    }
}
