// Generated from the cards in Sources/PaySheetOrderGuide/Cards. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide

/// What checks and reports need of the cards. Programs without the cards have it, too.
enum WalletOrdersFacts {
    static func group(_ code: UInt16) -> RuleCard.Group {
        switch code {
        case 10032: .advice
        default: .correct
        }
    }

    /// The ids of points of documentation, separated by spaces.
    static func sources(_ code: UInt16) -> String {
        switch code {
        case 10000: "WO-002"
        case 10001: "WO-005"
        case 10002: "WO-006"
        case 10003: "WO-007"
        case 10004: "WO-008 WO-015"
        case 10005: "WO-009"
        case 10006: "WO-012"
        case 10007: "WO-013"
        case 10008: "WO-014"
        case 10009: "WO-016"
        case 10010: "WO-024"
        case 10011: "WO-026"
        case 10012: "WO-028"
        case 10013: "WO-030"
        case 10014: "WO-041"
        case 10015: "WO-042"
        case 10016: "WO-043"
        case 10017: "WO-046"
        case 10018: "WO-049"
        case 10019: "WO-052"
        case 10020: "WO-061"
        case 10021: "WO-062"
        case 10022: "WO-063"
        case 10023: "WO-064"
        case 10024: "WO-065"
        case 10025: "WO-066"
        case 10026: "WO-068"
        case 10027: "WO-069"
        case 10028: "WO-070"
        case 10029: "WO-072"
        case 10030: "WO-073"
        case 10031: "WO-074"
        case 10032: "WO-075"
        case 10033: "WO-010"
        case 10034: "WO-011"
        case 10035: "WO-029"
        case 10036: "WO-071"
        case 10037: "WO-045"
        case 10038: "WO-048"
        case 10039: "WO-047"
        case 10040: "WO-048"
        case 10041: "WO-123 WO-126"
        case 10050: "WO-150 WP-131"
        case 10051: "WO-140 WO-141 WO-142 WO-143 WO-144 WP-131 WP-132"
        case 10052: "WO-155 WP-133"
        case 10053: "WO-143 WP-135"
        case 10054: "WO-157 WP-135"
        case 10055: "WO-157 WP-135"
        case 10056: "WO-140 WP-130"
        case 11000: "WO-080"
        case 11001: "WO-109"
        case 11002: "WO-110"
        case 11003: "WO-104"
        case 11004: "WO-095"
        case 11005: "WO-093"
        case 11006: "WO-080"
        case 11010: "WO-100"
        case 11011: "WO-101"
        case 11012: "WO-102"
        case 11013: "WO-103"
        case 11020: "WO-050"
        case 11021: "WO-051"
        case 11022: "WO-081"
        case 11023: "WO-086"
        case 11024: "WO-087"
        case 11025: "WO-091"
        case 11030: "WO-082"
        case 11031: "WO-083"
        case 11032: "WO-084"
        case 11033: "WO-085"
        case 11034: "WO-088"
        case 11035: "WO-089"
        case 11040: "WO-105"
        case 11041: "WO-105"
        case 11042: "WO-108"
        case 11043: "WO-106"
        case 11044: "WO-107"
        case 11045: "WO-004"
        case 11046: "WO-006"
        case 11047: "WO-105"
        case 11050: "WO-093"
        case 11060: "WO-007 WO-124"
        case 11061: "WO-127"
        default: ""
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 10000: RuleEdition(year: 2026, month: 11)
        case 10001: RuleEdition(year: 2026, month: 11)
        case 10002: RuleEdition(year: 2026, month: 11)
        case 10003: RuleEdition(year: 2026, month: 11)
        case 10004: RuleEdition(year: 2026, month: 11)
        case 10005: RuleEdition(year: 2026, month: 11)
        case 10006: RuleEdition(year: 2026, month: 11)
        case 10007: RuleEdition(year: 2026, month: 11)
        case 10008: RuleEdition(year: 2026, month: 11)
        case 10009: RuleEdition(year: 2026, month: 11)
        case 10010: RuleEdition(year: 2026, month: 11)
        case 10011: RuleEdition(year: 2026, month: 11)
        case 10012: RuleEdition(year: 2026, month: 11)
        case 10013: RuleEdition(year: 2026, month: 11)
        case 10014: RuleEdition(year: 2026, month: 11)
        case 10015: RuleEdition(year: 2026, month: 11)
        case 10016: RuleEdition(year: 2026, month: 11)
        case 10017: RuleEdition(year: 2026, month: 11)
        case 10018: RuleEdition(year: 2026, month: 11)
        case 10019: RuleEdition(year: 2026, month: 11)
        case 10020: RuleEdition(year: 2026, month: 11)
        case 10021: RuleEdition(year: 2026, month: 11)
        case 10022: RuleEdition(year: 2026, month: 11)
        case 10023: RuleEdition(year: 2026, month: 11)
        case 10024: RuleEdition(year: 2026, month: 11)
        case 10025: RuleEdition(year: 2026, month: 11)
        case 10026: RuleEdition(year: 2026, month: 11)
        case 10027: RuleEdition(year: 2026, month: 11)
        case 10028: RuleEdition(year: 2026, month: 11)
        case 10029: RuleEdition(year: 2026, month: 11)
        case 10030: RuleEdition(year: 2026, month: 11)
        case 10031: RuleEdition(year: 2026, month: 11)
        case 10032: RuleEdition(year: 2026, month: 11)
        case 10033: RuleEdition(year: 2026, month: 11)
        case 10034: RuleEdition(year: 2026, month: 11)
        case 10035: RuleEdition(year: 2026, month: 11)
        case 10036: RuleEdition(year: 2026, month: 11)
        case 10037: RuleEdition(year: 2026, month: 11)
        case 10038: RuleEdition(year: 2026, month: 11)
        case 10039: RuleEdition(year: 2026, month: 11)
        case 10040: RuleEdition(year: 2026, month: 11)
        case 10041: RuleEdition(year: 2026, month: 11)
        case 10050: RuleEdition(year: 2026, month: 11)
        case 10051: RuleEdition(year: 2026, month: 11)
        case 10052: RuleEdition(year: 2026, month: 11)
        case 10053: RuleEdition(year: 2026, month: 11)
        case 10054: RuleEdition(year: 2026, month: 11)
        case 10055: RuleEdition(year: 2026, month: 11)
        case 10056: RuleEdition(year: 2026, month: 11)
        case 11060: RuleEdition(year: 2026, month: 11)
        case 11061: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }
}
