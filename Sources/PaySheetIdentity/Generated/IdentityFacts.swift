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
        case 17000: "IV-04"
        case 17001: "ID-001"
        case 17002: "ID-002"
        case 17003: "ID-003"
        case 17004: "ID-005"
        case 17005: "ID-006"
        case 17006: "ID-007"
        case 17007: "ID-008 ID-009 DC-003"
        case 17008: "ID-010 ID-011"
        case 17009: "ID-013"
        case 17010: "DC-008"
        case 17011: "DC-001"
        case 17012: "DC-002 DC-004"
        case 17013: "DC-002"
        case 17014: "DC-005"
        case 17015: "DC-006"
        case 17016: "IV-02"
        case 17017: "IV-03"
        case 17018: "IV-04"
        case 17019: "IV-06"
        case 17020: "IV-07"
        case 17021: "IV-07 IV-10"
        case 17022: "IV-08"
        case 17023: "IV-09"
        case 17024: "IV-10"
        case 17025: "IV-11"
        case 17026: "IV-13"
        default: ""
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 17000: RuleEdition(year: 2026, month: 11)
        case 17001: RuleEdition(year: 2026, month: 11)
        case 17002: RuleEdition(year: 2026, month: 11)
        case 17003: RuleEdition(year: 2026, month: 11)
        case 17004: RuleEdition(year: 2026, month: 11)
        case 17005: RuleEdition(year: 2026, month: 11)
        case 17006: RuleEdition(year: 2026, month: 11)
        case 17007: RuleEdition(year: 2026, month: 11)
        case 17008: RuleEdition(year: 2026, month: 11)
        case 17009: RuleEdition(year: 2026, month: 11)
        case 17010: RuleEdition(year: 2026, month: 11)
        case 17011: RuleEdition(year: 2026, month: 11)
        case 17012: RuleEdition(year: 2026, month: 11)
        case 17013: RuleEdition(year: 2026, month: 11)
        case 17014: RuleEdition(year: 2026, month: 11)
        case 17015: RuleEdition(year: 2026, month: 11)
        case 17016: RuleEdition(year: 2026, month: 11)
        case 17017: RuleEdition(year: 2026, month: 11)
        case 17018: RuleEdition(year: 2026, month: 11)
        case 17019: RuleEdition(year: 2026, month: 11)
        case 17020: RuleEdition(year: 2026, month: 11)
        case 17021: RuleEdition(year: 2026, month: 11)
        case 17022: RuleEdition(year: 2026, month: 11)
        case 17023: RuleEdition(year: 2026, month: 11)
        case 17024: RuleEdition(year: 2026, month: 11)
        case 17025: RuleEdition(year: 2026, month: 11)
        case 17026: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }
}
