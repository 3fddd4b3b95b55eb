import PaySheet
import PaySheetGuide

/// The texts that the records of a run repeat, as JSON on one line, written once.
struct RecordTexts: Sendable {
    /// The source of each rule; empty if it was not needed yet.
    private var sources: [String] = []
    /// The name and the title of each rule, as members; empty if they were not needed yet.
    private var heads: [String] = []

    /// Returns the source of a rule. (Asking the rule each time would take its list apart.)
    mutating func sources(of rule: RuleID, _ cards: RuleCards) -> String {
        guard !cards.areAdapted else { return RecordTexts.json(cards.facts(of: rule).sources) }
        let place = Int(rule.code)
        while sources.count <= place { sources.append("") }
        if sources[place].isEmpty { sources[place] = RecordTexts.json(cards.facts(of: rule).sources) }
        return sources[place]
    }

    /// Returns the first members of a finding.
    mutating func head(of rule: RuleID) -> String {
        let place = Int(rule.code)
        while heads.count <= place { heads.append("") }
        if heads[place].isEmpty {
            heads[place] = "\"rule\":" + RecordTexts.json(rule.name) + ",\"title\":" + RecordTexts.json(rule.title)
        }
        return heads[place]
    }

    /// The common end of every record with a clock.
    static let notChecked = json(NotChecked.list(hasClock: true))
    /// The common end of every other record.
    static let notCheckedWithoutClock = json(NotChecked.list(hasClock: false))

    private static func json(_ text: String) -> String {
        var json = JSONBytes(isIndented: false)
        json.text(text)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    private static func json(_ texts: [String]) -> String {
        var json = JSONBytes(isIndented: false)
        json.array(of: texts)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
