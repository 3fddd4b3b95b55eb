import PaySheet
import PaySheetGuide

/// The reasons of the rules that a report has named. To look one up takes longer than to write it.
struct RuleReasons: Sendable {
    /// By the code of the rule; empty if it was not needed yet.
    private var reasons: [String] = []

    mutating func reason(for rule: RuleID, _ cards: RuleCards) -> String {
        guard !cards.areAdapted else { return cards.card(of: rule)?.reason ?? "" }
        let place = Int(rule.code)
        while reasons.count <= place { reasons.append("") }
        if reasons[place].isEmpty { reasons[place] = cards.card(of: rule)?.reason ?? "" }
        return reasons[place]
    }
}
