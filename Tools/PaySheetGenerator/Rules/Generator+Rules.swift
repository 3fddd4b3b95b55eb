package import PaySheetShapes

extension Generator {
    /// The table of all rules for the core, in the order of their codes.
    package func ruleTableFile(_ sources: RuleSources) -> GeneratedFile {
        let numbered = sources.numbered
        let named = sources.ofDocuments
        var text = GeneratedFile.cardHeader
        text += "extension RuleID {\n"
        for (code, card) in numbered {
            text += "    /// `\(card.name)`: \(Capitals.continuing(card.title)).\n"
            text += "    public static let \(card.member) = RuleID(code: \(code))\n"
        }
        text += "}\n\n/// All rules in one place.\nenum RuleTable {\n"
        let ranges = Self.ranges(numbered.map { $0.code }).joined(separator: ", ")
        text +=
            "    static let ids: [RuleID] = ([\(ranges)] as [ClosedRange<UInt16>])\n        .flatMap { $0.map { RuleID(code: $0) } }\n\n"
        text += "    static func name(_ code: UInt16) -> String? {\n        switch code {\n"
        for (code, card) in named { text += "        case \(code): \"\(card.name)\"\n" }
        text += "        default: nil\n        }\n    }\n\n    static func title(_ code: UInt16) -> String? {\n        switch code {\n"
        for (code, card) in named { text += "        case \(code): \"\(card.title)\"\n" }
        text += "        default: nil\n        }\n    }\n\n    static func severity(_ code: UInt16) -> Severity {\n        switch code {\n"
        text += Self.severities(named.filter { $0.code >= 100 }) + "        }\n    }\n\n"
        text += Self.editions(named) + "\n"
        text += "    @_optimize(none) static var rows: [RuleRow] {\n        var rows: [RuleRow] = []\n"
        for (_, card) in numbered { text += sources.additionOfRows(card) }
        text += "        return rows\n    }\n\n"
        text += Self.rowsAdder + "}\n"
        return GeneratedFile(path: "Sources/PaySheet/Rules/Generated/RuleTable.swift", text: text)
    }

    /// What puts the rows of rules into one list. To compile each into the list takes long, and weighs much.
    static let rowsAdder =
        "    /// (Optimized, other than the list itself.)\n"
        + "    private static func add(_ more: [RuleRow], to rows: inout [RuleRow]) { rows += more }\n"
        + "    private static func add(_ row: RuleRow, to rows: inout [RuleRow]) { rows.append(row) }\n"

    /// The cards as Swift, a file for each topic and one that finds them.
    ///
    /// A card is part of a long text, which the compiler need not look into; `RuleCard` reads it when a rule is explained.
    package func cardFiles(_ sources: RuleSources) -> [GeneratedFile] {
        let folder = sources.places.generatedCards + "/"
        var files: [GeneratedFile] = []
        var cases = ""
        for topic in sources.topics {
            let rules = sources.rules.filter { $0.card.topic == topic }
            let member = Self.member(topic)
            let texts = rules.map { $0.card.compact($0.code) }.joined(separator: "\n\n")
            var text = GeneratedFile.cardHeader + "extension CardTable {\n    static let \(member) = RuleCard.cards(\(member)Text)\n\n"
            text += "    static let \(member)Text = ##\"\"\"\n"
            for line in texts.split(separator: "\n", omittingEmptySubsequences: false) { text += line.isEmpty ? "\n" : "        \(line)\n" }
            text += "        \"\"\"##\n}\n"
            let file = member.prefix(1).uppercased() + member.dropFirst()
            files.append(GeneratedFile(path: folder + "CardTable+\(file).swift", text: text))
            cases += "        case \(Self.patterns(rules.map { $0.code })): Self.\(member)\n"
        }
        var text = GeneratedFile.cardHeader
        text += "/// The cards of all rules. Those of a topic are read when one of them is needed.\nenum CardTable {\n"
        text += "    static var all: [RuleCard] {\n        let topics: [[RuleCard]] = [\n"
        for topic in sources.topics { text += "            Self.\(Self.member(topic)),\n" }
        text += "        ]\n        return topics.flatMap { $0 }\n    }\n\n"
        text += "    /// The texts that the cards are read from.\n    static var texts: [String] {\n        [\n"
        for topic in sources.topics { text += "            Self.\(Self.member(topic))Text,\n" }
        text += "        ]\n    }\n\n    /// The cards of the topic to which a rule belongs.\n"
        text += "    static func topic(of code: UInt16) -> [RuleCard] {\n        switch code {\n"
        text += cases + "        default: []\n        }\n    }\n}\n"
        let facts = GeneratedFile.cardHeader + Self.facts(sources, in: "CardFacts") + "}\n"
        return files + [
            GeneratedFile(path: folder + "CardTable.swift", text: text), GeneratedFile(path: folder + "CardFacts.swift", text: facts),
        ]
    }

    /// The beginning of a type with what checks and reports need of the cards, without the cards.
    static func facts(_ sources: RuleSources, in type: String) -> String {
        var text = "/// What checks and reports need of the cards. Programs without the cards have it, too.\nenum \(type) {\n"
        text += "    static func group(_ code: UInt16) -> RuleCard.Group {\n        switch code {\n"
        for group in ["compatible", "advice"] {
            let codes = sources.ofDocuments.filter { $0.card.group == group }.map { $0.code }
            if !codes.isEmpty { text += "        case \(patterns(codes)): .\(group)\n" }
        }
        text += "        default: .correct\n        }\n    }\n\n"
        text += "    /// The ids of points of documentation, separated by spaces.\n"
        text += "    static func sources(_ code: UInt16) -> String {\n        switch code {\n"
        for (code, card) in sources.ofDocuments where !card.sources.isEmpty { text += "        case \(code): \"\(card.sources)\"\n" }
        return text + "        default: \"\"\n        }\n    }\n"
    }

    /// A function that returns the edition of a rule.
    static func editions(_ rules: [(code: Int, card: CardSource)]) -> String {
        let head = "    /// The edition that added a rule.\n    static func edition(_ code: UInt16) -> RuleEdition {\n"
        let newer = rules.filter { $0.card.edition != nil }
        guard !newer.isEmpty else { return head + "        .first\n    }\n" }
        var text = head + "        switch code {\n"
        for (code, card) in newer {
            let (year, month) = card.edition ?? (2026, 11)
            text += "        case \(code): RuleEdition(year: \(year), month: \(month))\n"
        }
        return text + "        default: .first\n        }\n    }\n"
    }

    /// The severities of rules as cases; most are warnings.
    static func severities(_ rules: [(code: Int, card: CardSource)]) -> String {
        var text = ""
        for severity in ["error", "info"] {
            let codes = rules.filter { $0.card.severity == severity }.map { String($0.code) }
            if !codes.isEmpty { text += "        case \(codes.joined(separator: ", ")): .\(severity)\n" }
        }
        return text + "        default: .warning\n"
    }

    /// The name of a member for a topic: `date-range` is `dateRange`.
    private static func member(_ topic: String) -> String {
        let words = CardSource.words(topic)
        return (words.first ?? "") + words.dropFirst().map { Capitals.typeName($0) }.joined()
    }

    /// Numbers in ascending order as patterns of a case.
    private static func patterns(_ numbers: [Int]) -> String {
        ranges(numbers).map { range in
            let ends = range.split(separator: ".")
            return ends.first == ends.last ? ends.first.map { String($0) } ?? range : range
        }.joined(separator: ", ")
    }

    /// Numbers in ascending order as ranges of Swift.
    private static func ranges(_ numbers: [Int]) -> [String] {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { "\($0.lowerBound)...\($0.upperBound)" }
    }
}
