package import PaySheetShapes

extension Generator {
    /// The rules of another catalog than Apple Pay's. One file has their ids, severities and rows, and belongs beside the tables. The
    /// others have the text of the cards, and what checks need of them.
    package func catalogRuleFiles(_ sources: RuleSources) -> [GeneratedFile] {
        guard let name = code.name else { return [] }
        let type = name.prefix(1).uppercased() + name.dropFirst()
        let header = GeneratedFile.header("the cards in " + sources.places.cards)
        var text = header + Self.ids(sources.rules, in: type + "Rules")
        let additions = sources.rules.map { sources.additionOfRows($0.card) }.joined()
        if additions.isEmpty {
            text += "\n    static var rows: [RuleRow] { [] }\n}\n"
        } else {
            text += "\n    @_optimize(none) static var rows: [RuleRow] {\n        var rows: [RuleRow] = []\n" + additions
            text += "        return rows\n    }\n\n" + Self.rowsAdder + "}\n"
        }
        var cardText =
            header + "/// What the rules say, for `RuleCard`.\nenum \(type)Cards {\n    static let text = ##\"\"\"\n"
        let compact = sources.rules.map { $0.card.compact($0.code) }.joined(separator: "\n\n")
        for line in compact.split(separator: "\n", omittingEmptySubsequences: false) {
            cardText += line.isEmpty ? "\n" : "        \(line)\n"
        }
        cardText += "        \"\"\"##\n}\n"
        let facts =
            header + "import PaySheet\nimport PaySheetGuide\n\n" + Self.facts(sources, in: type + "Facts") + "\n"
            + Self.editions(sources.ofDocuments) + "}\n"
        return [
            GeneratedFile(path: "\(code.models)/\(type)Rules.swift", text: text),
            GeneratedFile(path: "\(sources.places.generatedCards)/\(type)Cards.swift", text: cardText),
            GeneratedFile(path: "\(sources.places.generatedCards)/\(type)Facts.swift", text: facts),
        ]
    }

    /// The ids and severities of the rules that are not about documents, a file for each module that reports them.
    package func partFiles(_ sources: RuleSources) -> [GeneratedFile] {
        sources.places.parts.map { part in
            let rules = sources.rules.filter { part.codes.contains($0.code) }
            let header = GeneratedFile.header("the cards in " + sources.places.cards)
            return GeneratedFile(path: "\(part.folder)/\(part.type).swift", text: header + Self.ids(rules, in: part.type) + "}\n")
        }
    }

    /// The former names of the rules of some catalogs.
    package func aliasesFile(_ sources: [RuleSources]) -> GeneratedFile {
        var text = GeneratedFile.header("the tables of codes") + "extension RuleAliases {\n"
        text += "    /// The names that rules had before, with the names that they have now and their codes.\n"
        text += "    static let rows: [Row] = [\n"
        let names = sources.flatMap { $0.formerNames }
        for (former, name, code) in names {
            text += "        Row(former: \"\(former)\", name: \"\(name)\", code: \(code)),\n"
        }
        let codes = names.map { $0.code }
        text += "    ]\n\n    /// All rules with a former name are among these.\n"
        text += "    static let codes: Range<UInt16> = \(codes.min() ?? 0)..<\((codes.max() ?? -1) + 1)\n}\n"
        return GeneratedFile(path: "Sources/PaySheet/Rules/Generated/RuleAliases+Rows.swift", text: text)
    }

    /// Members of `RuleID`, and the beginning of a type with all of them and their severities.
    private static func ids(_ rules: [(code: Int, card: CardSource)], in type: String) -> String {
        var text = "public import PaySheet\n\nextension RuleID {\n"
        for (code, card) in rules {
            text += "    /// `\(card.name)`: \(Capitals.continuing(card.title)).\n"
            text += "    public static let \(card.member) = RuleID(\n"
            text += "        code: \(code), name: \"\(card.name)\", title: \"\(card.title)\")\n"
        }
        text += "}\n\n/// All rules in one place.\npackage enum \(type) {\n    package static var ids: [RuleID] {\n        [\n"
        for (_, card) in rules { text += "            .\(card.member),\n" }
        text += "        ]\n    }\n\n    package static func severity(_ code: UInt16) -> Severity {\n        switch code {\n"
        return text + severities(rules) + "        }\n    }\n"
    }
}
