import PaySheet
import PaySheetGuide
import PaySheetTokens

/// The cards of the rules about certificates, for `paysheet explain`. They have no samples: a sample is a JSON document.
enum TrustCards {
    static let all: [RuleCard] = {
        var text = ""
        for rule in TrustRule.allCases {
            let lines = [
                String(rule.rawValue), rule.severity.word, "correct", "document", "2026.11", rule.what, rule.why, rule.instead, "-", "-",
                "right",
            ]
            text += lines.joined(separator: "\n") + "\n\n"
        }
        return RuleCard.cards(text, of: family)
    }()

    private static let family = CardFamily(
        rule: { code in TrustRule(rawValue: code)?.id ?? .unlisted }, bases: [], catalogs: { CatalogSet(.applePay) })
}
