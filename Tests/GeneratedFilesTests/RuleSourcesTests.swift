import Foundation
import PaySheet
import PaySheetChecking
import PaySheetGenerator
import PaySheetGuide
import PaySheetShapes
import Testing
import generate

/// The cards and the tables that are generated from them.
@Suite struct RuleSourcesTests {
    /// What Swift code sees of a card is what its file says.
    @Test(
        "A card has what its file says",
        arguments: [RulePlaces.applePay] + ((try? CatalogFolder.all()) ?? []).flatMap { $0.places })
    func cardsAreReadAsTheyAreWritten(in places: RulePlaces) throws {
        let cards = CatalogList.all.cards
        let additions = try places.cardFolders.dropFirst().flatMap { try RepositoryFiles.texts(below: $0).map { $0.text } }
        for (path, text) in try RepositoryFiles.texts(below: places.cards) {
            let source = try CardSource(path, text, in: places)
            let card = try #require(cards.first { $0.name == source.name })
            #expect(card.title == source.title, "\(source.path): the title is not the one of the rule's finding, \(card.title)")
            let samples = card.bad + card.good
            // Samples that are scripts have a list of their own.
            let added = additions.filter { $0.contains("adds: \(source.name)\n") && $0.contains("\nfrom page.html\n") }
            let lines = ([text] + added).flatMap { $0.split(separator: "\n") }
            #expect(samples.count == lines.count { $0.hasPrefix("from ") }, "\(source.path): a base is not a case of SampleBase")
            let values = samples.flatMap { $0.changes }.compactMap { if case .set(_, let json) = $0 { json } else { nil } }
            #expect(values.count == lines.count { $0.hasPrefix("set ") })
            for value in values { #expect(JSONTree([UInt8](value.utf8)) != nil, "\(source.path): not JSON: \(value)") }
        }
    }

    // MARK: Codes

    /// The lines that were released. Nothing but `retired` may be written behind them.
    private static let released = (count: 273, hash: 0xbb10_fc6f_0164_3f4d as UInt64)

    @Test("Released codes keep their names")
    func releasedCodesStay() throws {
        let lines = try RepositoryFiles.text(RulePlaces.applePay.codes).split(separator: "\n").prefix(Self.released.count)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for line in lines {
            let kept = line.hasSuffix("\tretired") ? line.dropLast(8) : line
            for byte in [UInt8](kept.utf8) + [0x0A] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let isKept = lines.count == Self.released.count && hash == Self.released.hash
        #expect(
            isKept,
            """
            one of the first \(Self.released.count) lines of \(RulePlaces.applePay.codes) was changed or removed; restore it: codes are permanent. \
            Add new rules at the end, and write `retired` behind rules that are gone.
            """)
    }

    @Test(
        "A mistake in the code table is reported with its line",
        arguments: [
            ("200\ta/b\n200\ta/c\n", "codes.tsv:2: code 200 is here and 201 belongs here"),
            ("200\ta/b\n202\ta/c\n", "codes.tsv:2: code 202 is here and 201 belongs here"),
            ("201\ta/c\n200\ta/b\n", "codes.tsv:1: code 201 is here and 200 belongs here"),
            ("200\ta/b\n201\ta/b\n", "codes.tsv:2: a/b has code 200 already"),
            ("200 a/b\n", "codes.tsv:1: not a code and a name"),
        ])
    func wrongCodesAreExplained(text: String, message: String) throws {
        let fault = try #require(throws: SourceFault.self) { try RuleCodes(text) }
        #expect(fault.description.hasPrefix("Sources/PaySheet/Rules/" + message))
    }

    @Test("Each module has its own range of codes, and a card is told the next one")
    func codesOfModules() throws {
        let codes = try RuleCodes("200\ta/a\n9000\tcertificate/a\n201\ta/b\n9200\tbuyer/a\n9001\tcertificate/b\n")
        #expect(codes.entries.map { $0.code } == [200, 9000, 201, 9200, 9001])
        let card = try CardSource("domain-file/wrapped.md", Self.card)
        let fault = #expect(throws: SourceFault.self) {
            try RuleSources(cards: [card], codes: "200\ta/a\tretired\n9000\ta/b\tretired\n", checks: [])
        }
        #expect(fault?.message.contains("9001, a tab, domain-file/wrapped") == true)
    }

    @Test("A rule can have former names, which no other rule has")
    func formerNames() throws {
        let codes = try RuleCodes("200\ta/a\tformerly A-1, a/old\n201\ta/b\tretired\n")
        #expect(codes.entries.map { $0.formerNames } == [["A-1", "a/old"], []])
        let card = try CardSource("gift/wrapped.md", Self.card)
        let sources = try RuleSources(cards: [card], codes: "200\tgift/wrapped\tformerly GIFT-1\n", checks: [])
        #expect(Generator().aliasesFile([sources]).text.contains(#"Row(former: "GIFT-1", name: "gift/wrapped", code: 200)"#))
        let fault = #expect(throws: SourceFault.self) {
            try RuleSources(cards: [card], codes: "200\tgift/wrapped\tformerly gift/wrapped\n", checks: [])
        }
        #expect(fault?.message.contains("gift/wrapped is the name of a rule") == true)
        #expect(throws: SourceFault.self) { try RuleCodes("200\ta/a\tgone\n") }
    }

    @Test(
        "The capitals of initialisms and names stay inside a sentence",
        arguments: [
            ("EMV without UnionPay", "EMV without UnionPay"), ("NaN", "NaN"), ("Apple's card", "Apple's card"), ("UTF-16", "UTF-16"),
            ("W3C form", "W3C form"), ("Expired certificate", "expired certificate"), ("A GTIN", "a GTIN"),
        ])
    func capitals(title: String, expected: String) throws {
        let card = try CardSource("gift/wrapped.md", Self.card.replacingOccurrences(of: "# Wrapped twice", with: "# " + title))
        let sources = try RuleSources(cards: [card], codes: "200\tgift/wrapped\n", checks: [])
        #expect(Generator().ruleTableFile(sources).text.contains("/// `gift/wrapped`: \(expected).\n"))
    }

    @Test("Codes can be added and retired")
    func codesCanBeAddedAndRetired() throws {
        let codes = try RuleCodes("0\tjson/a\n200\ta/c\n201\ta/a\tretired\n202\ta/b\n1\tjson/b\n")
        #expect(codes.entries.map { $0.code } == [0, 200, 201, 202, 1])
        #expect(codes.entries.filter { $0.isRetired }.map { $0.name } == ["a/a"])
        // Authors at the same time take different tens.
        #expect(try RuleCodes("200\ta/a\n210\ta/b\n211\ta/c\n").entries.map { $0.code } == [200, 210, 211])
    }

    // MARK: Cards

    private static let card = """
        ---
        severity: error
        sources: AP-GIFT
        ---

        # Wrapped twice

        ## What

        The gift has two wrappings.

        ## Why

        The shopper pays for both.
        Nobody wants that.

        ## Instead

        Leave one out.

        ## Wrong

        ```sample
        from request
        set /wrappings 2
        finds /wrappings

        from request
        replace "a" with "\\xE9" + "b" * 3 + base
        finds root
        ```

        ## Right

        ```sample
        from request
        ```

        """

    @Test("A card and its code generate a member of RuleID")
    func aCardAndItsCodeMakeAMember() throws {
        let card = try CardSource("gift/wrapped.md", Self.card)
        let sources = try RuleSources(
            cards: [card], codes: "200\tgift/wrapped\n", checks: [("Gift/GiftWrapped.swift", "enum GiftWrapped: OneRowRule {")])
        let table = Generator().ruleTableFile(sources).text
        #expect(table.contains("public static let giftWrapped = RuleID(code: 200)"))
        #expect(table.contains("add(GiftWrapped.row, to: &rows)"))
        let cards = Generator().cardFiles(sources)
        #expect(cards.first?.text.contains("The shopper pays for both. Nobody wants that.\n") == true)
    }

    @Test(
        "The text of a card has a line for the origin",
        arguments: [("", "-"), ("origin: RFC 8259, section 6.\n", "RFC 8259, section 6.")])
    func origin(line: String, expected: String) throws {
        let text = Self.card.replacingOccurrences(of: "sources: AP-GIFT\n", with: "sources: AP-GIFT\n" + line)
        let sources = try RuleSources(cards: [CardSource("gift/wrapped.md", text)], codes: "200\tgift/wrapped\n", checks: [])
        let cards = Generator().cardFiles(sources).first?.text ?? ""
        #expect(cards.contains("        AP-GIFT\n        -\n        \(expected)\n        from request\n"))
    }

    @Test("A mismatch between card, code and check is reported")
    func whatDoesNotFitIsExplained() throws {
        let card = try CardSource("gift/wrapped.md", Self.card)
        func fault(_ codes: String, _ checks: [(path: String, text: String)] = []) -> String {
            do {
                _ = try RuleSources(cards: [card], codes: codes, checks: checks)
                return ""
            } catch {
                return error.description
            }
        }
        #expect(
            fault("").contains(
                "gift/wrapped has no code; add this line to the end of \(RulePlaces.applePay.codes): 200, a tab, gift/wrapped"))
        #expect(fault("200\tgift/wrapped\tretired\n").contains("gift/wrapped is retired"))
        #expect(fault("200\tgift/wrapped\n201\tgift/box\n").contains("codes.tsv:2: gift/box has no card"))
        #expect(fault("200\tgift/wrapped\n", [("Gift/GiftBox.swift", "enum GiftBox: DocumentRule {")]).contains("GiftBox has no card"))
    }

    @Test(
        "A mistake in a card is reported with its line",
        arguments: [
            ("severity: error", "severity: bad", "gift/wrapped.md:2: `severity` cannot be `bad`"),
            ("severity: error\n", "", "gift/wrapped.md:3: the severity is missing"),
            ("sources:", "source:", "gift/wrapped.md:3: unknown key `source`"),
            ("sources: AP-GIFT", "origin: a shop", "gift/wrapped.md:3: the origin is not a sentence"),
            ("# Wrapped twice", "Wrapped twice", "gift/wrapped.md:6: the title is missing"),
            ("## Why", "## Because", "gift/wrapped.md:12: `## Why` is missing here"),
            ("pays for both.\n", "pays for both.\n\n", "gift/wrapped.md:16: the section Why has a second paragraph"),
            ("set /wrappings 2", "set wrappings 2", "gift/wrapped.md:25: write `set POINTER JSON`"),
            ("set /wrappings 2", "put /wrappings 2", "gift/wrapped.md:25: unknown word `put`"),
            ("finds /wrappings", "", "gift/wrapped.md:28: the sample before has no `finds`"),
            ("\"\\xE9\"", "\"\\q\"", "gift/wrapped.md:29: write `replace \"PIECE\" with \"TEXT\"`"),
            ("# Wrapped twice\n", "# Wrapped twice\n\n## Much\n", "gift/wrapped.md:8: `## What` is missing here"),
        ])
    func wrongCardsAreExplained(old: String, new: String, message: String) throws {
        let text = Self.card.replacingOccurrences(of: old, with: new)
        #expect(text != Self.card)
        let fault = try #require(throws: SourceFault.self) { try CardSource("gift/wrapped.md", text) }
        #expect(fault.description.hasPrefix(RulePlaces.applePay.cards + "/" + message), "\(fault)")
    }
}
