// Generated from the cards in Tests/Vouchers/Cards. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide

/// What checks and reports need of the cards. Programs without the cards have it, too.
enum VouchersFacts {
    static func group(_ code: UInt16) -> RuleCard.Group {
        switch code {
        default: .correct
        }
    }

    /// The ids of points of documentation, separated by spaces.
    static func sources(_ code: UInt16) -> String {
        switch code {
        case 8000: "VO-DATES"
        default: ""
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 8000: RuleEdition(year: 2026, month: 11)
        case 8001: RuleEdition(year: 2026, month: 11)
        case 8002: RuleEdition(year: 2026, month: 11)
        case 8003: RuleEdition(year: 2026, month: 11)
        case 8004: RuleEdition(year: 2026, month: 11)
        case 8005: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }
}
