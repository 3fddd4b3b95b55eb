import PaySheet
import PaySheetChecking
import PaySheetGenerator
package import PaySheetGuide
import PaySheetReports
package import PaySheetShapes

/// The pages about the rules, generated from the rules.
package struct RulePages: Sendable {
    /// The rules, in the order of their names.
    package let rules: [RuleCard]

    /// Creates the pages for the rules of this package, or others of a test.
    package init(rules: [RuleCard] = CatalogList.all.cards) { self.rules = rules }

    static let header = header(RulePlaces.applePay.cards)

    /// The folders with cards.
    private static let folders = RulePlaces.applePay.cardFolders + ((try? CatalogFolder.all()) ?? []).flatMap { $0.places.map { $0.cards } }

    private static func header(_ folder: String) -> String {
        "<!-- Generated from the cards in \(folder). Do not edit; run `\(GeneratedFile.command)`. -->\n\n"
    }

    /// Every page.
    package var files: [GeneratedFile] {
        [indexPage] + topics.map { topicPage($0) } + [coveragePage, SentencesPage.file, GalleryPage.file]
    }

    /// The topics, in alphabetical order.
    package var topics: [String] {
        var topics: [String] = []
        for rule in rules where topics.last != rule.topic && !topics.contains(rule.topic) { topics.append(rule.topic) }
        return topics.sorted()
    }

    // MARK: Index

    private var indexPage: GeneratedFile {
        var text = RulePages.header + "# Rules\n\n"
        text += "The \(rules.count) rules by topic. In a terminal, use `paysheet explain RULE`.\n"
        text += "The [coverage](coverage.md) page lists every point of Apple's documentation and of WebKit, with its rules.\n\n"
        text += "An error means that a browser throws, or that amounts or data are wrong. A warning means that a browser, version or\n"
        text += "backend can fail. Rules of the group *advice* are off without `--select advice`.\n"
        for topic in topics {
            text += "\n## [\(topic)](\(topic).md)\n\n" + reporter(topic) + "| Rule | Severity | What |\n|---|---|---|\n"
            for rule in rules where rule.topic == topic {
                text += "| [`\(rule.name)`](\(RulePages.path(rule))) | \(RulePages.severity(rule)) | \(RulePages.cell(rule.what)) |\n"
            }
        }
        return GeneratedFile(path: "Docs/Rules/README.md", text: text)
    }

    /// The command that reports the rules of a topic, unless it is the usual one.
    private func reporter(_ topic: String) -> String {
        let commands = Set(rules.filter { $0.topic == topic }.map { $0.command }).subtracting(["check"]).sorted()
        return commands.isEmpty ? "" : "Reported by " + commands.map { "`paysheet \($0)`" }.joined(separator: " and ") + ".\n\n"
    }

    static func severity(_ rule: RuleCard) -> String { rule.severity.word + (rule.group == .advice ? " (advice)" : "") }

    /// The link to the explanation of a rule, from the folder of the pages.
    static func path(_ rule: RuleCard) -> String { rule.topic + ".md#" + anchor(rule) }

    /// Returns the anchor of a heading with the rule's name.
    static func anchor(_ rule: RuleCard) -> String { String(rule.name.filter { $0 != "/" }) }

    static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|").split(separator: "\n").joined(separator: " ")
    }

    // MARK: Topics

    private func topicPage(_ topic: String) -> GeneratedFile {
        let folder = RulePages.folders.first { RepositoryFiles.hasFolder($0 + "/" + topic) } ?? RulePlaces.applePay.cards
        var text = RulePages.header(folder) + "# Rules: \(topic)\n\n[All rules](README.md)\n"
        for rule in rules where rule.topic == topic { text += "\n" + section(rule) }
        return GeneratedFile(path: "Docs/Rules/\(topic).md", text: text)
    }

    private func section(_ rule: RuleCard) -> String {
        var text = "## \(rule.name)\n\n**\(rule.title)** · \(RulePages.severity(rule)) · \(rule.group.word)"
        if rule.scope != .document { text += " · \(rule.scope.word)" }
        text += " · since \(rule.edition.text)\n\n"
        text += rule.what + "\n\n" + rule.why + "\n\n" + rule.instead + "\n"
        if let bad = rule.bad.first {
            let shown = SampleText(bad, rule)
            let command = rule.isAboutDocuments ? "" : "paysheet \(rule.command) "
            let needs = shown.needs.isEmpty ? "" : " with `" + command + shown.needs.joined(separator: " ") + "`"
            let files = shown.otherDocuments.map { ", where FILE has `\($0)`" }.joined()
            text += "\nWrong, as `\(bad.base.runner.name)`\(needs)\(files):\n\n" + fenced(shown.marked)
            if let needs = SampleText.needs(inContrastTo: bad, in: rule) {
                text +=
                    "\nRight" + (needs.isEmpty ? " without these options.\n" : " with `" + command + needs.joined(separator: " ") + "`.\n")
            }
            if let good = SampleText.nearest(to: bad, in: rule) {
                text += "\nRight:\n\n" + fenced(SampleText(good, rule).difference(from: shown))
            }
        }
        var ends: [String] = []
        if !rule.sources.isEmpty {
            ends.append("Sources: " + rule.sources.map { "[\($0)](coverage.md#\($0.lowercased()))" }.joined(separator: ", "))
        }
        if let origin = rule.origin { ends.append("Where this comes from: " + origin.dropLast()) }
        if let link = rule.link { ends.append("Documented at <\(link)>") }
        if !ends.isEmpty { text += "\n" + ends.joined(separator: ". ") + ".\n" }
        return text
    }

    private func fenced(_ lines: [String]) -> String {
        "```text\n" + lines.map { RulePages.withoutEndSpaces($0[...]) + "\n" }.joined() + "```\n"
    }

    static func withoutEndSpaces(_ line: Substring) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }
}
