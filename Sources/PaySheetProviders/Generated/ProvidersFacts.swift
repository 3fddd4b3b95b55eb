// Generated from the cards in Sources/PaySheetProviders/Cards. Do not edit; run `swift run generate`.

import PaySheet
import PaySheetGuide

/// What checks and reports need of the cards. Programs without the cards have it, too.
enum ProvidersFacts {
    static func group(_ code: UInt16) -> RuleCard.Group {
        switch code {
        default: .correct
        }
    }

    /// The ids of points of documentation, separated by spaces.
    static func sources(_ code: UInt16) -> String {
        switch code {
        case 20000: "PV-STRIPE-AMOUNT"
        case 20001: "PV-STRIPE-AMOUNT-STEP"
        case 20002: "PV-STRIPE-AMOUNT-ZERO"
        case 20003: "PV-STRIPE-KEYS"
        case 20004: "PV-STRIPE-LINES-SUM"
        case 20005: "PV-STRIPE-DISCOUNT"
        case 20006: "PV-STRIPE-RATES-MANY"
        case 20007: "PV-STRIPE-RATES-PAIR"
        case 20008: "PV-STRIPE-KINDS"
        case 20009: "PV-STRIPE-DEFERRED-UPDATE"
        case 20010: "PV-STRIPE-FILLED"
        case 20011: "PV-STRIPE-UNIT"
        case 20012: "PV-STRIPE-CURRENCY-CASE"
        case 20013: "PV-STRIPE-COUNTRY"
        case 20014: "PV-STRIPE-BUTTON"
        case 20015: "PV-STRIPE-MODE"
        case 20016: "PV-STRIPE-UPDATE-MEMBER"
        case 20017: "PV-STRIPE-STATUS"
        case 20018: "PV-STRIPE-OLD"
        case 20019: "PV-STRIPE-DATE"
        case 20040: "PV-FLUTTER-REQUIRED"
        case 20041: "PV-FLUTTER-PROVIDER"
        case 20042: "PV-FLUTTER-NETWORK"
        case 20043: "PV-FLUTTER-CAPABILITY"
        case 20044: "PV-FLUTTER-FIELD"
        case 20045: "PV-FLUTTER-IGNORED"
        case 20046: "PV-FLUTTER-SAMPLE"
        case 20047: "PV-FLUTTER-ITEMS"
        case 20060: "PV-ADYEN-AMOUNT"
        case 20061: "PV-ADYEN-LINES-MINOR"
        case 20062: "PV-ADYEN-DROPPED"
        case 20063: "PV-ADYEN-MERCHANT"
        case 20064: "PV-ADYEN-EXPRESS"
        case 20065: "PV-ADYEN-DOMAIN"
        case 20066: "PV-ADYEN-LABEL"
        case 20067: "PV-ADYEN-COUNTRY"
        case 20068: "PV-ADYEN-UPDATE"
        case 20080: "PV-SQUARE-AMOUNT"
        case 20081: "PV-SQUARE-SUM"
        case 20082: "PV-SQUARE-PENDING"
        case 20083: "PV-SQUARE-MEMBER"
        case 20084: "PV-SQUARE-OPTIONS"
        case 20085: "PV-SQUARE-UPDATE"
        case 20100: "PV-BT-TOTAL"
        case 20101: "PV-BT-UNDEFINED"
        case 20102: "PV-BT-VALIDATION"
        case 20103: "PV-BT-NAME"
        case 20104: "PV-BT-DROPIN-VERSION"
        case 20105: "PV-BT-PROMISE"
        case 20120: "PV-RN-REQUIRED"
        case 20121: "PV-RN-AMOUNT-TEXT"
        case 20122: "PV-RN-PAYMENT-TYPE"
        case 20123: "PV-RN-INTERVAL"
        case 20124: "PV-RN-DATE-UNIT"
        case 20125: "PV-RN-LAST-TOTAL"
        case 20126: "PV-RN-REQUEST"
        case 20127: "PV-RN-FIELD-NAME"
        case 20128: "PV-RN-NETWORK"
        case 20129: "PV-RN-OLD-NAME"
        case 20130: "PV-RN-IGNORED"
        case 20140: "PV-PAYPAL-BILLING"
        case 20141: "PV-PAYPAL-CONFIRM"
        case 20142: "PV-PAYPAL-URL"
        case 20160: "PV-RNPAY-REQUIRED"
        case 20161: "PV-RNPAY-FLAG"
        case 20180: "PV-CAP-AMOUNT"
        case 20181: "PV-CAP-LAST-TOTAL"
        case 20182: "PV-CAP-CAPABILITY"
        case 20183: "PV-CAP-PLAN"
        case 20200: "PV-CAPSTRIPE-AMOUNT"
        case 20201: "PV-CAPSTRIPE-LAST-TOTAL"
        case 20220: "PV-RECURLY-REQUIRED"
        case 20221: "PV-RECURLY-AMOUNT"
        case 20222: "PV-RECURLY-PRICING"
        case 20223: "PV-RECURLY-OVERWRITTEN"
        case 20240: "PV-EVERVAULT-AMOUNT"
        case 20241: "PV-EVERVAULT-DECIMALS"
        case 20242: "PV-EVERVAULT-PLAN-UNIT"
        case 20243: "PV-EVERVAULT-DROPPED"
        case 20260: "PV-AIRWALLEX-MEMBER"
        case 20261: "PV-AIRWALLEX-LINES"
        case 20280: "PV-MOLLIE-SESSION"
        case 20281: "PV-MOLLIE-DOMAIN"
        case 20282: "PV-MOLLIE-TOKEN"
        case 20283: "PV-MOLLIE-DECIMALS"
        default: ""
        }
    }

    /// The edition that added a rule.
    static func edition(_ code: UInt16) -> RuleEdition {
        switch code {
        case 20000: RuleEdition(year: 2026, month: 11)
        case 20001: RuleEdition(year: 2026, month: 11)
        case 20002: RuleEdition(year: 2026, month: 11)
        case 20003: RuleEdition(year: 2026, month: 11)
        case 20004: RuleEdition(year: 2026, month: 11)
        case 20005: RuleEdition(year: 2026, month: 11)
        case 20006: RuleEdition(year: 2026, month: 11)
        case 20007: RuleEdition(year: 2026, month: 11)
        case 20008: RuleEdition(year: 2026, month: 11)
        case 20009: RuleEdition(year: 2026, month: 11)
        case 20010: RuleEdition(year: 2026, month: 11)
        case 20011: RuleEdition(year: 2026, month: 11)
        case 20012: RuleEdition(year: 2026, month: 11)
        case 20013: RuleEdition(year: 2026, month: 11)
        case 20014: RuleEdition(year: 2026, month: 11)
        case 20015: RuleEdition(year: 2026, month: 11)
        case 20016: RuleEdition(year: 2026, month: 11)
        case 20017: RuleEdition(year: 2026, month: 11)
        case 20018: RuleEdition(year: 2026, month: 11)
        case 20019: RuleEdition(year: 2026, month: 11)
        case 20040: RuleEdition(year: 2026, month: 11)
        case 20041: RuleEdition(year: 2026, month: 11)
        case 20042: RuleEdition(year: 2026, month: 11)
        case 20043: RuleEdition(year: 2026, month: 11)
        case 20044: RuleEdition(year: 2026, month: 11)
        case 20045: RuleEdition(year: 2026, month: 11)
        case 20046: RuleEdition(year: 2026, month: 11)
        case 20047: RuleEdition(year: 2026, month: 11)
        case 20060: RuleEdition(year: 2026, month: 11)
        case 20061: RuleEdition(year: 2026, month: 11)
        case 20062: RuleEdition(year: 2026, month: 11)
        case 20063: RuleEdition(year: 2026, month: 11)
        case 20064: RuleEdition(year: 2026, month: 11)
        case 20065: RuleEdition(year: 2026, month: 11)
        case 20066: RuleEdition(year: 2026, month: 11)
        case 20067: RuleEdition(year: 2026, month: 11)
        case 20068: RuleEdition(year: 2026, month: 11)
        case 20080: RuleEdition(year: 2026, month: 11)
        case 20081: RuleEdition(year: 2026, month: 11)
        case 20082: RuleEdition(year: 2026, month: 11)
        case 20083: RuleEdition(year: 2026, month: 11)
        case 20084: RuleEdition(year: 2026, month: 11)
        case 20085: RuleEdition(year: 2026, month: 11)
        case 20100: RuleEdition(year: 2026, month: 11)
        case 20101: RuleEdition(year: 2026, month: 11)
        case 20102: RuleEdition(year: 2026, month: 11)
        case 20103: RuleEdition(year: 2026, month: 11)
        case 20104: RuleEdition(year: 2026, month: 11)
        case 20105: RuleEdition(year: 2026, month: 11)
        case 20120: RuleEdition(year: 2026, month: 11)
        case 20121: RuleEdition(year: 2026, month: 11)
        case 20122: RuleEdition(year: 2026, month: 11)
        case 20123: RuleEdition(year: 2026, month: 11)
        case 20124: RuleEdition(year: 2026, month: 11)
        case 20125: RuleEdition(year: 2026, month: 11)
        case 20126: RuleEdition(year: 2026, month: 11)
        case 20127: RuleEdition(year: 2026, month: 11)
        case 20128: RuleEdition(year: 2026, month: 11)
        case 20129: RuleEdition(year: 2026, month: 11)
        case 20130: RuleEdition(year: 2026, month: 11)
        case 20140: RuleEdition(year: 2026, month: 11)
        case 20141: RuleEdition(year: 2026, month: 11)
        case 20142: RuleEdition(year: 2026, month: 11)
        case 20160: RuleEdition(year: 2026, month: 11)
        case 20161: RuleEdition(year: 2026, month: 11)
        case 20180: RuleEdition(year: 2026, month: 11)
        case 20181: RuleEdition(year: 2026, month: 11)
        case 20182: RuleEdition(year: 2026, month: 11)
        case 20183: RuleEdition(year: 2026, month: 11)
        case 20200: RuleEdition(year: 2026, month: 11)
        case 20201: RuleEdition(year: 2026, month: 11)
        case 20220: RuleEdition(year: 2026, month: 11)
        case 20221: RuleEdition(year: 2026, month: 11)
        case 20222: RuleEdition(year: 2026, month: 11)
        case 20223: RuleEdition(year: 2026, month: 11)
        case 20240: RuleEdition(year: 2026, month: 11)
        case 20241: RuleEdition(year: 2026, month: 11)
        case 20242: RuleEdition(year: 2026, month: 11)
        case 20243: RuleEdition(year: 2026, month: 11)
        case 20260: RuleEdition(year: 2026, month: 11)
        case 20261: RuleEdition(year: 2026, month: 11)
        case 20280: RuleEdition(year: 2026, month: 11)
        case 20281: RuleEdition(year: 2026, month: 11)
        case 20282: RuleEdition(year: 2026, month: 11)
        case 20283: RuleEdition(year: 2026, month: 11)
        default: .first
        }
    }
}
