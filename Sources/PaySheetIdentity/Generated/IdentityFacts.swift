// Generated from the cards in Sources/PaySheetIdentity/Cards. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide

/// What checks and reports need of the cards. Programs without the cards have it, too.
enum IdentityFacts {
    static func group(_ code: UInt16) -> RuleCard.Group {
        switch code {
        default: .correct
        }
    }

    /// The ids of points of documentation, separated by spaces.
    static func sources(_ code: UInt16) -> String {
        switch code {
        case 16000: "IV-04"
        case 16001: "ID-001"
        case 16002: "ID-002"
        case 16003: "ID-003"
        case 16004: "ID-005"
        case 16005: "ID-006"
        case 16006: "ID-007"
        case 16007: "ID-008 ID-009 DC-003"
        case 16008: "ID-010 ID-011"
        case 16009: "ID-013"
        case 16010: "DC-008"
        case 16011: "DC-001"
        case 16012: "DC-002 DC-004"
        case 16013: "DC-002"
        case 16014: "DC-005"
        case 16015: "DC-006"
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
        default: .first
        }
    }
}
