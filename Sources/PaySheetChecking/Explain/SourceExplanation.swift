import PaySheet
package import PaySheetGuide
import PaySheetReports

/// The rules behind the id of a source, such as `CT-010`. Findings in JSON and the text of a rule have such ids.
package struct SourceExplanation {
    private let id: String
    private let rules: [RuleCard]
    private let note: String?

    /// Returns `nil` if no rule names the id.
    ///
    /// - Parameter shared: The points of a catalog that rules about all documents follow.
    package init?(_ text: String, among rules: [RuleCard], shared: [SharedSource]) {
        let id = String(decoding: text.utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 & 0xDF : $0 }, as: UTF8.self)
        self.id = id
        let general = shared.filter { $0.id == id }.map { $0.rule }
        self.rules = rules.filter { card in
            card.sources.contains { $0.utf8.elementsEqual(id.utf8) } || general.contains(card.id)
        }
        note = SourceExplanation.notes.first { $0.id == id }?.text
        guard !self.rules.isEmpty || note != nil else { return nil }
    }

    /// Points that a command follows, and no rule names.
    private static let notes: [(id: String, text: String)] = [
        ("CT-005", "paysheet contact prints all errors in one list, the most important first. No rule is about the order.")
    ]

    package var text: String {
        guard let note else { return id + " is the source of:\n\n" + RuleList.table(rules) }
        return id + ": " + note + "\n"
    }

    package var json: [UInt8] {
        guard let note else { return RuleList.json(rules) }
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("source", id)
            json.member("what", note)
        }
        return json.bytes + [0x0A]
    }
}
