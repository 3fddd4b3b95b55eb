import PaySheet
import PaySheetGuide
import PaySheetOrders

/// The cards of the rules about packages of orders.
enum PackageCards {
    static let all: [RuleCard] = {
        var text = ""
        for rule in PackageRule.allCases {
            FurtherCards.add(rule.id.code, rule.severity, rule.what, rule.why, rule.instead, rule.sources, to: &text)
        }
        return RuleCard.cards(
            text, of: CardFamily(rule: { PackageRule(rawValue: $0)?.id ?? .unlisted }, bases: [], catalogs: { .walletOrders }))
    }()
}
