// Generated from the cards in Sources/PaySheetIssuing/Cards. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide

/// What checks and reports need of the cards. Programs without the cards have it, too.
enum IssuingFacts {
    static func group(_ code: UInt16) -> RuleCard.Group {
        switch code {
        default: .correct
        }
    }

    /// The ids of points of documentation, separated by spaces.
    static func sources(_ code: UInt16) -> String {
        switch code {
        case 15000: "PP-020"
        case 15001: "PP-021 PP-020"
        case 15002: "PP-022"
        case 15003: "PP-022"
        case 15004: "PP-023"
        case 15005: "PP-006 PP-008"
        case 15006: "PP-008"
        case 15007: "PP-007"
        case 15008: "PP-001"
        default: ""
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 15000: RuleEdition(year: 2026, month: 11)
        case 15001: RuleEdition(year: 2026, month: 11)
        case 15002: RuleEdition(year: 2026, month: 11)
        case 15003: RuleEdition(year: 2026, month: 11)
        case 15004: RuleEdition(year: 2026, month: 11)
        case 15005: RuleEdition(year: 2026, month: 11)
        case 15006: RuleEdition(year: 2026, month: 11)
        case 15007: RuleEdition(year: 2026, month: 11)
        case 15008: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }
}
