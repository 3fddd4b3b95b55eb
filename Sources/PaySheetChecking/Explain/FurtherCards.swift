import PaySheet
import PaySheetGuide
import PaySheetStorefront
import PaySheetTokens

/// The cards of the rules about certificates, tokens and contacts, for `paysheet explain`. They have no samples: what these rules check
/// is not one document.
enum FurtherCards {
    static let all: [RuleCard] = {
        var text = ""
        for rule in TrustRule.allCases {
            add(rule.id.code, rule.severity, rule.what, rule.why, rule.instead, rule.sources, to: &text)
        }
        for rule in ContactRule.allCases {
            let card = rule.card
            add(rule.id.code, rule.severity, card.what, card.why, card.instead, card.sources, to: &text)
        }
        return RuleCard.cards(text, of: family)
    }()

    /// Adds a card in the form that the generator gives to cards.
    static func add(
        _ code: UInt16, _ severity: Severity, _ what: String, _ why: String, _ instead: String, _ sources: [String], to text: inout String
    ) {
        let lines = [
            String(code), severity.word, "correct", "document", "2026.11", what, why, instead,
            sources.isEmpty ? "-" : sources.joined(separator: " "), "-", "right",
        ]
        text += lines.joined(separator: "\n") + "\n\n"
    }

    private static let family = CardFamily(
        rule: { code in
            TrustRule(rawValue: code)?.id ?? ContactRule.allCases.first { $0.id.code == code }?.id ?? .unlisted
        }, bases: [], catalogs: { CatalogSet(.applePay) })
}
