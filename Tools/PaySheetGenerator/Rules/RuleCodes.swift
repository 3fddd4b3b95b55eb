/// The table of the codes of all rules, such as `Sources/PaySheet/Rules/codes.tsv`.
///
/// A code is permanent, so lines are only ever added. A rule that is gone keeps its line, with `retired` in the third column. A rule with
/// another name than before has the old one there: `formerly BT-001`. If it took over the work of a retired rule, that name follows.
package struct RuleCodes: Sendable {
    /// One line of the table.
    package struct Entry: Sendable {
        /// The number.
        package let code: Int
        /// `topic/name`.
        package let name: String
        /// The rule exists no more.
        package let isRetired: Bool
        /// Other names that people may still write.
        package let formerNames: [String]
    }

    private let places: RulePlaces

    /// The lines.
    package let entries: [Entry]

    /// The first code of each range: rules about text, about shape, all others about documents, and those of each part.
    private let starts: [Int]

    /// Reads the table.
    package init(_ text: String, in places: RulePlaces = .applePay) throws(SourceFault) {
        self.places = places
        starts = [0, 100, 200] + places.parts.map { $0.codes.lowerBound }
        var entries: [Entry] = []
        var next = starts
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty {
            func fault(_ message: String) -> SourceFault { SourceFault(places.codes, index + 1, message) }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            let (remark, word) = (fields.count == 3 ? fields[2] : nil, "formerly ")
            guard fields.count == 2 || remark == "retired" || remark?.hasPrefix(word) == true, let code = Int(fields[0]) else {
                throw fault(
                    "not a code and a name with a tab between; write CODE, TAB, NAME, and perhaps TAB, retired or formerly OLD-NAME")
            }
            let former = remark == "retired" ? [] : (remark ?? "").dropFirst(word.count).split(separator: ",").map { $0.drop { $0 == " " } }
            let range = starts.lastIndex { $0 <= code } ?? 0
            // Several authors at a time number their rules from different tens.
            guard code == next[range] || code > next[range] && code % 10 == 0 else {
                throw fault(
                    "code \(code) is here and \(next[range]) belongs here; codes are permanent: restore removed or moved lines, "
                        + "add new rules at the end, and write `retired` after removed rules")
            }
            if let other = entries.first(where: { $0.name == fields[1] }) {
                throw fault("\(fields[1]) has code \(other.code) already; remove this line")
            }
            next[range] = code + 1
            entries.append(Entry(code: code, name: fields[1], isRetired: remark == "retired", formerNames: former.map { String($0) }))
        }
        self.entries = entries
    }

    /// The next code for a card's topic.
    private func next(for card: CardSource) -> Int {
        let codes = places.parts.first { $0.topics.contains(card.topic) }?.codes ?? 200...(places.parts.first?.codes.lowerBound ?? .max) - 1
        return (entries.map { $0.code }.filter { codes.contains($0) }.max() ?? codes.lowerBound - 1) + 1
    }

    /// Checks that the table and the cards have the same rules.
    func check(_ cards: [CardSource]) throws(SourceFault) {
        let names = Set(cards.map { $0.name })
        let living = Set(entries.filter { !$0.isRetired }.map { $0.name })
        for card in cards where !living.contains(card.name) {
            let isRetired = entries.contains { $0.name == card.name }
            throw SourceFault(
                card.path, 1,
                isRetired
                    ? "\(card.name) is retired in \(places.codes); choose another name"
                    : "\(card.name) has no code; add this line to the end of \(places.codes): \(next(for: card)), a tab, \(card.name)")
        }
        for (index, entry) in entries.enumerated() {
            guard let name = entry.formerNames.first(where: { living.contains($0) }) else { continue }
            throw SourceFault(places.codes, index + 1, "\(name) is the name of a rule, so it cannot be a former one; remove it here")
        }
        for (index, entry) in entries.enumerated() where !entry.isRetired && !names.contains(entry.name) {
            throw SourceFault(
                places.codes, index + 1,
                "\(entry.name) has no card; restore \(places.cards)/\(entry.name).md, or write a tab and `retired` behind the name")
        }
    }
}
