/// Everything from which the tables of the rules are generated: cards, codes and the types that check.
package struct RuleSources: Sendable {
    /// The cards, in the order of their codes, and the code of each.
    let rules: [(code: Int, card: CardSource)]
    /// Other names that people may still write for a rule.
    let formerNames: [(former: String, name: String, code: Int)]
    /// Where the rules are.
    let places: RulePlaces
    /// The names of the types that check.
    let types: Set<String>
    /// Those that check at one place.
    private let typesWithOneRow: Set<String>

    /// Puts the files together and checks that they fit.
    ///
    /// - Parameters:
    ///   - cards: The cards.
    ///   - codes: The text of the table of codes.
    ///   - checks: The files below the folder of the checks: path and text.
    package init(
        cards: [CardSource], codes: String, checks: [(path: String, text: String)], in places: RulePlaces = .applePay
    ) throws(SourceFault) {
        self.places = places
        let codes = try RuleCodes(codes, in: places)
        let cards = try RuleSources.joined(cards)
        try codes.check(cards)
        var types: Set<String> = []
        for check in checks where check.text.contains("Rule {") {
            let file = check.path.split(separator: "/").last.map { String($0) } ?? ""
            let type = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
            guard check.text.contains("enum \(type): ") else {
                throw SourceFault(check.path, 1, "the rule in this file has another name; name the file like the type")
            }
            guard cards.contains(where: { $0.type == type }) else {
                let example = "\(RulePlaces.applePay.cards)/total/negative.md for TotalNegative"
                throw SourceFault(check.path, 1, "\(type) has no card; write one, such as \(example)")
            }
            types.insert(type)
        }
        self.types = types
        typesWithOneRow = Set(types.filter { type in checks.contains { $0.text.contains("enum \(type): OneRowRule {") } })
        formerNames = codes.entries.flatMap { entry in entry.formerNames.map { ($0, entry.name, entry.code) } }
        rules = codes.entries.compactMap { entry in cards.first { $0.name == entry.name && !entry.isRetired }.map { (entry.code, $0) } }
    }

    /// Adds the samples of files that have only samples to their cards.
    private static func joined(_ files: [CardSource]) throws(SourceFault) -> [CardSource] {
        var cards = files.filter { !$0.isAddition }
        for file in files where file.isAddition {
            guard let place = cards.firstIndex(where: { $0.name == file.name }) else {
                throw SourceFault(file.path, 1, "no card has the name \(file.name); write the name of one behind `adds:`")
            }
            cards[place] = cards[place].adding(file)
        }
        return cards
    }

    /// Puts the rules of the parts of a catalog together.
    package init(_ parts: [RuleSources], in places: RulePlaces) {
        self.places = places
        rules = parts.flatMap { $0.rules }.sorted { $0.code < $1.code }
        formerNames = parts.flatMap { $0.formerNames }
        types = Set(parts.flatMap { $0.types })
        typesWithOneRow = Set(parts.flatMap { $0.typesWithOneRow })
    }

    /// The first code; `nil` without rules.
    package var firstCode: Int? { rules.map { $0.code }.min() }

    /// The points of documentation that the rules follow, in the order of the rules.
    package var points: [String] {
        var points: [String] = []
        for point in rules.flatMap({ $0.card.sources.split(separator: " ").map { String($0) } }) where !points.contains(point) {
            points.append(point)
        }
        return points
    }

    /// The rules about documents.
    var ofDocuments: [(code: Int, card: CardSource)] { rules.filter { places.part(of: $0.code) == nil } }

    /// The rules that have a static member of `RuleID`: all but those about text, which have a `SyntaxFault.Cause`.
    var numbered: [(code: Int, card: CardSource)] { ofDocuments.filter { $0.code >= 100 } }

    /// The line that adds the rows of a rule to a list; none if a program cannot check it.
    func additionOfRows(_ card: CardSource) -> String {
        guard types.contains(card.type) else { return "" }
        return "        add(\(card.type).\(typesWithOneRow.contains(card.type) ? "row" : "rows"), to: &rows)\n"
    }

    /// The topics, in alphabetical order.
    var topics: [String] { Set(rules.map { $0.card.topic }).sorted() }
}
