import Foundation
import PaySheet
import PaySheetChecking
import PaySheetGuide
import TestSupport
import Testing

@Suite("Printed texts of explain")
struct PrintedTextTests {
    @Test("Every pasted text has its cause first or second", arguments: PrintedTexts.all)
    func cause(_ row: PrintedTexts.Row) throws {
        let found = try #require(MessageExplanation(row.paste, among: PrintedTexts.index, RuleCard.all), "not known")
        let causes = try JSON(String(decoding: found.json, as: UTF8.self))["causes"].list.prefix(2)
        let words = causes.flatMap { cause in
            [cause["what"].string ?? "", cause["remedy"].string ?? ""] + cause["rules"].list.compactMap { $0.string }
        }.joined(separator: " ").lowercased()
        for group in row.wanted { #expect(group.contains { words.contains($0) }, "\(group) in: \(words)") }
    }

    @Test(
        "The command knows every pasted text",
        arguments: TestScale.sampled(PrintedTexts.all.enumerated().filter { $0.offset % 20 == 0 }.map { $0.element }))
    func command(_ row: PrintedTexts.Row) {
        let world = TestWorld()
        #expect(world.run("explain", row.paste) == 0)
        #expect(!world.errors.contains("unknown rule"))
    }

    @Test("The table has all collected rows")
    func count() { #expect(PrintedTexts.all.count >= 510) }

    // MARK: The data

    private static let messages = ConsoleMessage.applePay + ConsoleMessage.providers
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test("Every rule exists, and every repeated part is in each spelling")
    func causes() {
        let rules = Set(CatalogList.all.cards.map { $0.name })
        func names(_ text: String) -> [String] {
            text.split(separator: "%", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map {
                String($0.element)
            }
        }
        for message in Self.messages {
            #expect(!message.causes.isEmpty, "\(message.text)")
            for cause in message.causes {
                for rule in cause.rules { #expect(rules.contains(rule), "\(rule) of \(message.text)") }
                for text in [message.text] + message.spellings {
                    #expect(Set(names(cause.what + (cause.remedy ?? ""))).isSubset(of: names(text)), "\(text)")
                }
            }
        }
    }

    @Test("Every page exists and has the heading")
    func pages() throws {
        for page in Set(Self.messages.compactMap { $0.page }) {
            let parts = page.split(separator: "#").map { String($0) }
            let text = try String(contentsOf: Self.root.appendingPathComponent("Docs/" + parts[0]), encoding: .utf8)
            let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
                heading.drop { $0 == "#" || $0 == " " }.lowercased().filter { $0.isLetter || $0.isNumber || "- ".contains($0) }
                    .replacing(" ", with: "-")
            }
            #expect(parts.count == 1 || headings.contains(parts[1]), "\(page)")
        }
    }

    @Test("Every line about certainty and every mark is understood")
    func certainty() throws {
        let folder = Self.root.appendingPathComponent("Sources/PaySheetChecking/Catalogs/Messages/Data")
        let lines = try ["printed-texts", "apple-pay", "providers"].flatMap { name in
            try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8).split(separator: "\n")
        }
        let stated = lines.count { $0.hasPrefix("? ") }
        #expect(stated > 200 && Self.messages.count { $0.certainty != nil } == stated)
        for mark in ["core", "whole", "case", "words", "wrapper"] {
            #expect(lines.contains { $0.hasSuffix("| " + mark) } && Self.messages.contains { $0.marks.contains(.named(mark)) }, "\(mark)")
        }
    }
}
