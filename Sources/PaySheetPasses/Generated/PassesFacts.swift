// Generated from the cards in Sources/PaySheetPasses/Cards. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide

/// What checks and reports need of the cards. Programs without the cards have it, too.
enum PassesFacts {
    static func group(_ code: UInt16) -> RuleCard.Group {
        switch code {
        default: .correct
        }
    }

    /// The ids of points of documentation, separated by spaces.
    static func sources(_ code: UInt16) -> String {
        switch code {
        case 16000: "WP-004"
        case 16001: "WP-005"
        case 16002: "WP-006"
        case 16003: "WP-013"
        case 16004: "WP-009"
        case 16005: "WP-010 WP-012"
        case 16006: "WP-011"
        case 16007: "WP-017"
        case 16008: "WP-015 WP-016"
        case 16009: "WP-021"
        case 16010: "WP-022"
        case 16011: "WP-023 WP-024"
        case 16012: "WP-025"
        case 16013: "WP-026"
        case 16014: "WP-027"
        case 16015: "WP-029"
        case 16016: "WP-032 WP-033"
        case 16017: "WP-041 WP-042"
        case 16018: "WP-043 WP-044"
        case 16019: "WP-050 WP-051"
        case 16020: "WP-053"
        case 16021: "WP-054"
        case 16022: "WP-055"
        case 16023: "WP-056"
        case 16024: "WP-057"
        case 16025: "WP-058"
        case 16026: "WP-060 WP-063"
        case 16027: "WP-061 WP-062"
        case 16028: "WP-064"
        case 16029: "WP-066"
        case 16030: "WP-070 WP-071"
        case 16031: "WP-081 WP-082"
        case 16032: "WP-090"
        case 16033: "WP-091 WP-092"
        case 16034: "WP-095"
        default: ""
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 16000: RuleEdition(year: 2026, month: 11)
        case 16001: RuleEdition(year: 2026, month: 11)
        case 16002: RuleEdition(year: 2026, month: 11)
        case 16003: RuleEdition(year: 2026, month: 11)
        case 16004: RuleEdition(year: 2026, month: 11)
        case 16005: RuleEdition(year: 2026, month: 11)
        case 16006: RuleEdition(year: 2026, month: 11)
        case 16007: RuleEdition(year: 2026, month: 11)
        case 16008: RuleEdition(year: 2026, month: 11)
        case 16009: RuleEdition(year: 2026, month: 11)
        case 16010: RuleEdition(year: 2026, month: 11)
        case 16011: RuleEdition(year: 2026, month: 11)
        case 16012: RuleEdition(year: 2026, month: 11)
        case 16013: RuleEdition(year: 2026, month: 11)
        case 16014: RuleEdition(year: 2026, month: 11)
        case 16015: RuleEdition(year: 2026, month: 11)
        case 16016: RuleEdition(year: 2026, month: 11)
        case 16017: RuleEdition(year: 2026, month: 11)
        case 16018: RuleEdition(year: 2026, month: 11)
        case 16019: RuleEdition(year: 2026, month: 11)
        case 16020: RuleEdition(year: 2026, month: 11)
        case 16021: RuleEdition(year: 2026, month: 11)
        case 16022: RuleEdition(year: 2026, month: 11)
        case 16023: RuleEdition(year: 2026, month: 11)
        case 16024: RuleEdition(year: 2026, month: 11)
        case 16025: RuleEdition(year: 2026, month: 11)
        case 16026: RuleEdition(year: 2026, month: 11)
        case 16027: RuleEdition(year: 2026, month: 11)
        case 16028: RuleEdition(year: 2026, month: 11)
        case 16029: RuleEdition(year: 2026, month: 11)
        case 16030: RuleEdition(year: 2026, month: 11)
        case 16031: RuleEdition(year: 2026, month: 11)
        case 16032: RuleEdition(year: 2026, month: 11)
        case 16033: RuleEdition(year: 2026, month: 11)
        case 16034: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }
}
