// Generated from the cards in Sources/PaySheetStoreKit/Cards. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide

/// What checks and reports need of the cards. Programs without the cards have it, too.
enum StoreKitFacts {
    static func group(_ code: UInt16) -> RuleCard.Group {
        switch code {
        case 14012: .advice
        default: .correct
        }
    }

    /// The ids of points of documentation, separated by spaces.
    static func sources(_ code: UInt16) -> String {
        switch code {
        case 14000: "SK-002"
        case 14001: "SK-004"
        case 14002: "SK-005"
        case 14003: "SK-007"
        case 14004: "SK-010 SG-015"
        case 14005: "SK-011 SG-001"
        case 14006: "SK-012"
        case 14007: "SK-013 SG-002"
        case 14008: "SK-014 SG-015"
        case 14009: "SK-021 SG-003"
        case 14010: "SK-022 SG-004"
        case 14011: "SK-023 SG-004 SG-005"
        case 14012: "SK-024 SG-007"
        case 14013: "SK-026"
        case 14014: "SK-030 SG-015"
        case 14015: "SK-031"
        case 14016: "SK-032"
        case 14017: "SK-033"
        case 14018: "SK-041"
        case 14019: "SK-042"
        case 14020: "SK-043"
        case 14021: "SK-044"
        case 14022: "SK-046"
        case 14023: "SK-050"
        case 14024: "SK-051"
        case 14025: "SK-052"
        case 14026: "SK-053"
        case 14027: "SG-016"
        default: ""
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 14000: RuleEdition(year: 2026, month: 11)
        case 14001: RuleEdition(year: 2026, month: 11)
        case 14002: RuleEdition(year: 2026, month: 11)
        case 14003: RuleEdition(year: 2026, month: 11)
        case 14004: RuleEdition(year: 2026, month: 11)
        case 14005: RuleEdition(year: 2026, month: 11)
        case 14006: RuleEdition(year: 2026, month: 11)
        case 14007: RuleEdition(year: 2026, month: 11)
        case 14008: RuleEdition(year: 2026, month: 11)
        case 14009: RuleEdition(year: 2026, month: 11)
        case 14010: RuleEdition(year: 2026, month: 11)
        case 14011: RuleEdition(year: 2026, month: 11)
        case 14012: RuleEdition(year: 2026, month: 11)
        case 14013: RuleEdition(year: 2026, month: 11)
        case 14014: RuleEdition(year: 2026, month: 11)
        case 14015: RuleEdition(year: 2026, month: 11)
        case 14016: RuleEdition(year: 2026, month: 11)
        case 14017: RuleEdition(year: 2026, month: 11)
        case 14018: RuleEdition(year: 2026, month: 11)
        case 14019: RuleEdition(year: 2026, month: 11)
        case 14020: RuleEdition(year: 2026, month: 11)
        case 14021: RuleEdition(year: 2026, month: 11)
        case 14022: RuleEdition(year: 2026, month: 11)
        case 14023: RuleEdition(year: 2026, month: 11)
        case 14024: RuleEdition(year: 2026, month: 11)
        case 14025: RuleEdition(year: 2026, month: 11)
        case 14026: RuleEdition(year: 2026, month: 11)
        case 14027: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }
}
