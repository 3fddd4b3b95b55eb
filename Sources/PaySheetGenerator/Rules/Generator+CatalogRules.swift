package import PaySheetShapes

extension Generator {
    /// The rules of another catalog than Apple Pay's. One file has their ids, severities and rows, and belongs beside the tables. The
    /// other one has the text of the cards.
    package func catalogRuleFiles(_ sources: RuleSources) -> [GeneratedFile] {
        guard let name = code.name else { return [] }
        let type = name.prefix(1).uppercased() + name.dropFirst()
        let header = GeneratedFile.header("the cards in " + sources.places.cards)
        var text = header + "public import PaySheet\n\nextension RuleID {\n"
        for (code, card) in sources.rules {
            text += "    /// `\(card.name)`: \(card.title.prefix(1).lowercased() + card.title.dropFirst()).\n"
            text += "    public static let \(card.member) = RuleID(code: \(code), name: \"\(card.name)\")\n"
        }
        text += "}\n\n/// All rules in one place.\nenum \(type)Rules {\n    static var ids: [RuleID] {\n        [\n"
        for (_, card) in sources.rules { text += "            .\(card.member),\n" }
        text += "        ]\n    }\n\n    static func severity(_ code: UInt16) -> Severity {\n        switch code {\n"
        text += Self.severities(sources.rules) + "        }\n    }\n\n    static var rows: [RuleRow] {\n        var rows: [RuleRow] = []\n"
        for (_, card) in sources.rules where sources.types.contains(card.type) { text += "        rows += \(card.type).rows\n" }
        text += "        return rows\n    }\n}\n"
        var cardText =
            header + "/// What the rules say, for `RuleCard`.\nenum \(type)Cards {\n    static let text = ##\"\"\"\n"
        let compact = sources.rules.map { $0.card.compact($0.code) }.joined(separator: "\n\n")
        for line in compact.split(separator: "\n", omittingEmptySubsequences: false) {
            cardText += line.isEmpty ? "\n" : "        \(line)\n"
        }
        cardText += "        \"\"\"##\n}\n"
        return [
            GeneratedFile(path: "\(code.models)/\(type)Rules.swift", text: text),
            GeneratedFile(path: "\(sources.places.generatedCards)/\(type)Cards.swift", text: cardText),
        ]
    }
}
