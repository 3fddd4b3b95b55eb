import PaySheet
import PaySheetGuide

/// What the records of a run repeat: JSON on one line, written once.
struct RecordTexts: Sendable {
    /// For each rule where it comes from; empty where nobody has asked yet.
    private var sources: [String] = []

    /// Where a rule comes from. (To ask the rule each time would copy all that is known of it.)
    mutating func sources(of rule: RuleID) -> String {
        let place = Int(rule.code)
        while sources.count <= place { sources.append("") }
        if sources[place].isEmpty { sources[place] = RecordTexts.json(rule.card?.sources ?? []) }
        return sources[place]
    }

    /// What every record ends with.
    static let notChecked = json(NotChecked.all)

    private static func json(_ texts: [String]) -> String {
        var json = JSONBytes(isIndented: false)
        json.array(of: texts)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
