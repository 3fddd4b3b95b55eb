package import PaySheetGenerator

/// The documentation of Apple Pay on the web, point by point: the ids that rules name as their sources.
///
/// An `AP-` id is a sentence of the documentation. A `WK-` id is a behaviour of WebKit, see `webkit-checks.tsv`.
package enum SourceIndex {
    /// A group of points.
    package struct Section: Sendable, Hashable {
        /// The subject.
        package let title: String
        /// Their ids.
        package let ids: [String]
    }

    /// Every section.
    package static let sections: [Section] = documented + webKit

    /// Every id.
    package static let ids: [String] = sections.flatMap { $0.ids }

    /// Points of other documents that rules name too. Not all of them are about data from a page.
    package static let further: [Section] = [
        section(
            "Merchant tokens",
            """
            MT-001 MT-002 MT-003 MT-004 MT-005 MT-006 MT-020 MT-021 MT-022 MT-023 MT-024 MT-025 MT-026 MT-030 MT-031
            MT-032 MT-033 MT-034 MT-035 MT-036 MT-037
            """),
        section(
            "Encrypted payment tokens",
            """
            PT-001 PT-002 PT-003 PT-010 PT-011 PT-012 PT-013 PT-014 PT-020 PT-021 PT-022 PT-023 PT-024 PT-025 PT-030
            PT-031 PT-032 PT-033 PT-034 PT-035 PT-036
            """),
        section(
            "Decrypted payment tokens",
            """
            DP-001 DP-002 DP-003 DP-004 DP-005 DP-006 DP-007
            """),
        section(
            "Contacts that a shop receives",
            """
            CT-001 CT-002 CT-003 CT-004 CT-005 CT-006 CT-007 CT-010 CT-011 CT-012 CT-013 CT-014 CT-015 CT-020 CT-021
            CT-022 CT-023 CT-024 CT-025 CT-026
            """),
        section(
            "Orders in Wallet",
            """
            WO-001 WO-002 WO-003 WO-004 WO-005 WO-006 WO-007 WO-008 WO-009 WO-010
            WO-011 WO-012 WO-013 WO-014 WO-015 WO-016 WO-020 WO-021 WO-022 WO-023
            WO-024 WO-025 WO-026 WO-027 WO-028 WO-029 WO-030 WO-040 WO-041 WO-042
            WO-043 WO-044 WO-045 WO-046 WO-047 WO-048 WO-049 WO-052 WO-060 WO-061
            WO-062 WO-063 WO-064 WO-065 WO-066 WO-067 WO-068 WO-069 WO-070 WO-071
            WO-072 WO-073 WO-074 WO-075 WO-120 WO-121 WO-122 WO-123 WO-124 WO-125
            WO-126 WO-127 WO-128 WO-129 WO-130
            """),
        section(
            "StoreKit configuration files",
            """
            SK-001 SK-002 SK-003 SK-004 SK-005 SK-006 SK-007 SK-010 SK-011 SK-012
            SK-013 SK-014 SK-020 SK-021 SK-022 SK-023 SK-024 SK-025 SK-026 SK-030
            SK-031 SK-032 SK-033 SK-040 SK-041 SK-042 SK-043 SK-044 SK-045 SK-046
            SK-050 SK-051 SK-052 SK-053
            """),
        section(
            "Card provisioning",
            """
            PP-001 PP-002 PP-003 PP-004 PP-005 PP-006 PP-007 PP-008 PP-009 PP-010
            PP-020 PP-021 PP-022 PP-023 PP-024 PP-030 PP-031 PP-032 PP-033 PP-034
            PP-035 PP-036 PP-037 PP-038
            """),
        section(
            "Passes in Wallet",
            """
            WP-002 WP-003 WP-004 WP-005 WP-006 WP-007 WP-008 WP-009 WP-010 WP-011
            WP-012 WP-013 WP-014 WP-015 WP-016 WP-017 WP-020 WP-021 WP-022 WP-023
            WP-024 WP-025 WP-026 WP-027 WP-029 WP-030 WP-032 WP-033 WP-040 WP-041
            WP-042 WP-043 WP-044 WP-050 WP-051 WP-053 WP-054 WP-055 WP-056 WP-057
            WP-058 WP-060 WP-061 WP-062 WP-063 WP-064 WP-066 WP-070 WP-071 WP-080
            WP-081 WP-082 WP-090 WP-091 WP-092 WP-095 WP-110 WP-111 WP-112 WP-113
            WP-114 WP-115 WP-116 WP-118 WP-119 WP-120 WP-121 WP-122 WP-124
            """),
        section(
            "Identity documents",
            """
            ID-001 ID-002 ID-003 ID-004 ID-005 ID-006 ID-007 ID-008 ID-009 ID-010
            ID-011 ID-012 ID-013 ID-014 ID-015 ID-016 ID-017 IV-01 IV-02 IV-03
            IV-04 IV-05 IV-06 IV-07 IV-08 IV-09 IV-10 IV-11 IV-12 IV-13
            """),
        section(
            "Identity documents on the web",
            """
            DC-001 DC-002 DC-003 DC-004 DC-005 DC-006 DC-007 DC-008 DC-009
            """),
        section(
            "Subscriptions in the App Store",
            """
            SG-001 SG-002 SG-003 SG-004 SG-005 SG-006 SG-007 SG-008 SG-009 SG-010
            SG-011 SG-012 SG-013 SG-014 SG-015 SG-016 SG-017
            """),
        section(
            "Packages of orders in Wallet",
            """
            WO-050 WO-051 WO-080 WO-081 WO-082 WO-083 WO-084 WO-085 WO-086 WO-087
            WO-088 WO-089 WO-090 WO-091 WO-092 WO-093 WO-094 WO-095 WO-100 WO-101
            WO-102 WO-103 WO-104 WO-105 WO-106 WO-107 WO-108 WO-109 WO-110
            """),
        section(
            "The web service of orders",
            """
            WO-140 WO-141 WO-142 WO-143 WO-144 WO-150 WO-151 WO-152 WO-153 WO-154
            WO-155 WO-156 WO-157 WO-158 WO-159 WO-160 WO-161 WO-162 WO-163 WO-164
            WO-165
            """),
        section(
            "The web service of passes",
            """
            WP-130 WP-131 WP-132 WP-133 WP-134 WP-135 WP-136 WP-137
            """),
        section(
            "SDKs of payment providers",
            """
            PV-ADYEN-AMOUNT PV-ADYEN-DOMAIN PV-ADYEN-DROPPED PV-ADYEN-EXPRESS PV-ADYEN-LINES-MINOR
            PV-ADYEN-MERCHANT PV-BT-NAME PV-BT-TOTAL PV-BT-UNDEFINED PV-BT-VALIDATION PV-FLUTTER-CAPABILITY
            PV-FLUTTER-FIELD PV-FLUTTER-IGNORED PV-FLUTTER-NETWORK PV-FLUTTER-PROVIDER PV-FLUTTER-REQUIRED
            PV-FLUTTER-SAMPLE PV-SQUARE-AMOUNT PV-SQUARE-MEMBER PV-SQUARE-OPTIONS PV-SQUARE-PENDING
            PV-SQUARE-SUM PV-STRIPE-AMOUNT-STEP PV-STRIPE-AMOUNT-ZERO PV-STRIPE-AMOUNT PV-STRIPE-BUTTON
            PV-STRIPE-COUNTRY PV-STRIPE-CURRENCY-CASE PV-STRIPE-DATE PV-STRIPE-DEFERRED-UPDATE PV-STRIPE-OLD
            PV-STRIPE-DISCOUNT PV-STRIPE-FILLED PV-STRIPE-UNIT PV-STRIPE-KINDS PV-STRIPE-LINES-SUM
            PV-STRIPE-KEYS PV-STRIPE-MODE PV-STRIPE-RATES-MANY PV-STRIPE-RATES-PAIR PV-STRIPE-STATUS
            PV-STRIPE-UPDATE-MEMBER PV-ADYEN-LINES PV-ADYEN-PLAN PV-ADYEN-COUNTRY PV-ADYEN-LABEL PV-ADYEN-UPDATE
            PV-BT-DROPIN-VERSION PV-BT-PROMISE PV-FLUTTER-ITEMS PV-RN-AMOUNT-TEXT PV-RN-DATE-UNIT PV-RN-FIELD-NAME
            PV-RN-IGNORED PV-RN-INTERVAL PV-RN-LAST-TOTAL PV-RN-NETWORK PV-RN-OLD-NAME PV-RN-PAYMENT-TYPE
            PV-RN-REQUEST PV-RN-REQUIRED PV-SQUARE-UPDATE PV-PAYPAL-BILLING PV-PAYPAL-CONFIRM PV-PAYPAL-URL
            """),
    ]

    /// What Safari's engine does, line by line.
    package static let steps = (try? WebKitChecks(RepositoryFiles.text))?.steps ?? []

    /// The behaviour of WebKit, by time.
    private static var webKit: [Section] {
        let moments: KeyValuePairs = [
            "conversion": "When JavaScript values are converted", "page": "The page", "construct": "new ApplePaySession(version, request)",
            "w3c": "new PaymentRequest(methods, details, options)", "show": "show() of the W3C interface", "session": "During a session",
            "update": "Updates", "complete": "Results",
        ]
        return moments.map { moment, title in Section(title: title, ids: steps.filter { $0.moment == moment }.map { $0.id }) }
    }

    private static func section(_ title: String, _ ids: String) -> Section {
        Section(title: title, ids: ids.split { $0 == " " || $0 == "\n" }.map { String($0) })
    }

    /// Apple's documentation.
    private static let documented: [Section] = [
        section(
            "Session and its course",
            """
            AP-SES-HTTPS AP-SES-GESTURE AP-SES-INVALID AP-SES-UNKNOWN-PROP AP-SES-VERSION-ZERO AP-SES-VERSION-SUPPORTED
            AP-SES-VERSION-MIN AP-SES-VERSION-FIELD AP-SES-ONE-ACTIVE AP-SES-ORDER AP-SES-30S AP-SES-CANCEL-LATE
            AP-SES-MERCHANT-HANDLER
            """),
        section(
            "Codes, networks, capabilities",
            """
            AP-COUNTRY-REQ AP-COUNTRY-ISO AP-CURRENCY-REQ AP-CURRENCY-ISO AP-CURRENCY-ONE AP-CURRENCY-MINOR AP-NET-REQ
            AP-NET-KNOWN AP-NET-VERSION AP-NET-CASE AP-NET-DUP AP-NET-ORDER AP-NET-REGION AP-CAP-REQ AP-CAP-3DS
            AP-CAP-ENUM AP-CAP-CREDIT-DEBIT AP-CAP-EMV AP-CAP-IFO AP-SUPC-ISO AP-SUPC-V3 AP-SUPC-EMPTY AP-APPDATA-B64
            AP-APPDATA-DOMAIN AP-APPDATA-HASH AP-MCC-FORMAT AP-REQ-FEATURES
            """),
        section(
            "Amounts, total and line items",
            """
            AP-AMT-FORMAT AP-AMT-NO-PLUS AP-AMT-NEG-ZERO AP-AMT-LEADING-ZERO AP-AMT-STRING AP-TOT-REQ AP-TOT-LABEL
            AP-TOT-AMOUNT AP-TOT-NEGATIVE AP-TOT-ZERO AP-TOT-MAX AP-TOT-NAME AP-TOT-PAY-PREFIX AP-TOT-VIA AP-TOT-SUM
            AP-TOT-NOT-IN-ITEMS AP-TOT-PENDING AP-TOT-TIMING AP-LI-LABEL AP-LI-LABEL-CASE AP-LI-LABEL-TRAIL
            AP-LI-LABEL-SHORT AP-LI-AMOUNT AP-LI-PENDING-AMOUNT AP-LI-PENDING-SHOW AP-LI-TYPE AP-LI-EMPTY-ARRAY
            AP-LI-NEGATIVE AP-LI-NOT-ITEMIZED AP-LI-DONATION AP-LI-FREQ AP-LI-TIMING-ENUM AP-LI-TIMING-FIELDS
            AP-LI-RECUR-TYPE AP-LI-RECUR-AMOUNT
            """),
        section(
            "Shipping and dates",
            """
            AP-SHIP-MEMBERS AP-SHIP-AMOUNT AP-SHIP-NEGATIVE AP-SHIP-FIELDS AP-SHIP-ID-UNIQUE AP-SHIP-ID-EMPTY
            AP-SHIP-DETAIL-DUP AP-SHIP-TYPE AP-SHIP-FIRST AP-SHIP-PHYSICAL AP-PICKUP-MODE AP-PICKUP-POSTAL
            AP-PICKUP-CONTACT AP-PICKUP-SWITCH AP-PICKUP-ENABLED AP-DATE-GRAN AP-DATE-MONTH AP-DATE-DAY AP-DATE-HOUR
            AP-DATE-GREG AP-DATE-ABS AP-DATE-BOTH AP-DATE-SAME-GRAN AP-DATE-ORDER AP-DATE-PLURAL
            """),
        section(
            "Contacts",
            """
            AP-CON-FIELD-ENUM AP-CON-BILLING-POSTAL AP-CON-BILLING-ONLY AP-CON-SHIP-ONLY-IF AP-CON-NAME AP-CON-PHONETIC-V3
            AP-CON-PHONETIC-JS AP-CON-PHONETIC-BASE AP-CON-ADDRESS-LINES AP-CON-COUNTRY AP-CON-PHONE-FREE AP-CON-REDACTED
            AP-CON-MINIMAL AP-CON-DUP
            """),
        section(
            "Coupon codes",
            """
            AP-CPN-SUPPORT AP-CPN-EMPTY AP-CPN-NO-EVENT AP-CPN-ERROR AP-CPN-SHOW
            """),
        section(
            "Kinds of request that exclude each other",
            """
            AP-KIND-ONE AP-KIND-MOD-ONE AP-MULTI-EXCL-REC AP-MULTI-EXCL-RELOAD AP-MULTI-EXCL-DEF AP-REC-EXCL-RELOAD
            AP-REC-EXCL-DEF AP-REL-EXCL-DEF AP-KIND-UPDATE AP-KIND-EMPTY-MULTI AP-KIND-TOKEN
            """),
        section(
            "Several merchants",
            """
            AP-MULTI-SUM AP-MULTI-SUM-UPDATE AP-MULTI-AMOUNT AP-MULTI-AMOUNT-POS AP-MULTI-MEMBERS AP-MULTI-MID
            AP-MULTI-EXT-STABLE AP-MULTI-EXT-UNIQUE AP-MULTI-DOMAIN AP-MULTI-NAME AP-MULTI-LIMIT AP-MULTI-RESPONSE
            """),
        section(
            "Subscriptions",
            """
            AP-REC-MEMBERS AP-REC-TIMING AP-REC-TRIAL-TIMING AP-REC-LABEL AP-REC-AMOUNT AP-REC-AGREEMENT-LEN
            AP-REC-AGREEMENT-STYLE AP-REC-MGMT-URL AP-REC-MGMT-LINK AP-REC-NOTIFY-URL AP-REC-NOTIFY-HTTPS AP-REC-START
            AP-REC-END AP-REC-ORDER AP-REC-UNIT AP-REC-WEEK AP-REC-COUNT AP-REC-TRIAL-DATES AP-REC-TRIAL-SHOW
            AP-REC-TOTAL-NOW
            """),
        section(
            "Automatic reload",
            """
            AP-REL-MEMBERS AP-REL-TIMING AP-REL-LABEL AP-REL-AMOUNT AP-REL-THRESHOLD AP-REL-THRESHOLD-SIGN
            AP-REL-AGREEMENT-LEN AP-REL-URLS AP-REL-DESC
            """),
        section(
            "Deferred payments",
            """
            AP-DEF-MEMBERS AP-DEF-TIMING AP-DEF-LABEL AP-DEF-AMOUNT AP-DEF-DESC-EMPTY AP-DEF-DATE AP-DEF-DATE-FUTURE
            AP-DEF-CANCEL-TZ AP-DEF-TZ-CANCEL AP-DEF-TZ-VALID AP-DEF-CANCEL-ORDER AP-DEF-AGREEMENT-LEN AP-DEF-URLS
            """),
        section(
            "Disbursements",
            """
            AP-DIS-3DS AP-DIS-IFO AP-DIS-ITEM AP-DIS-FEE-ONE AP-DIS-FEE-ZERO AP-DIS-FEE-CAP AP-DIS-LAST AP-DIS-SUM
            AP-DIS-TOTAL-IGNORED AP-DIS-NO-SHIPPING AP-DIS-MODIFIER AP-DIS-FIELDS-ORDER AP-DIS-ERRORS
            """),
        section(
            "Apple Pay Later",
            """
            AP-LATER-DEPRECATED AP-LATER-ONE AP-LATER-REASON
            """),
        section(
            "Updates, results and errors",
            """
            AP-UPD-TOTAL AP-UPD-TOTAL-RULES AP-UPD-V12 AP-UPD-STATUS-NULL AP-UPD-ITEMS-EMPTY AP-UPD-NOERR AP-UPD-ERR-ORDER
            AP-UPD-AGREEMENT AP-UPD-KIND-SWITCH AP-ERR-V3 AP-ERR-FIELD-REQ AP-ERR-FIELD-NONE AP-ERR-FIELD-METHOD
            AP-ERR-CODE-METHOD AP-ERR-MSG AP-AUTH-STATUS AP-AUTH-ERR-FAIL AP-ORD-MEMBERS AP-ORD-URL AP-ORD-SUCCESS
            """),
        section(
            "The W3C Payment Request API",
            """
            AP-PR-METHOD AP-PR-DATA AP-PR-VERSION AP-PR-CURRENCY AP-PR-CURRENCY-FORM AP-PR-AMOUNT AP-PR-TOTAL-NEG
            AP-PR-SHIP-IDS AP-PR-METHODS AP-PR-SHIP-DETAIL AP-PR-CONTACT-MERGE AP-PR-ERR AP-PR-SHIPFIELDS-V6 AP-MOD-TOTAL
            AP-MOD-REPLACE AP-MOD-ANY-FIRST AP-MOD-DUP-TYPE AP-MOD-TYPE AP-MOD-RULES
            """),
        section(
            "Merchant validation and registration",
            """
            AP-MS-NAME-LEN AP-MS-NAME-STYLE AP-MS-INITIATIVE AP-MS-CONTEXT-WEB AP-MS-CONTEXT-MSG AP-MS-CONTEXT-APP
            AP-MS-SERVER AP-MS-URL-ALLOW AP-MS-ONCE AP-MS-5MIN AP-MS-OBJECT AP-MS-DOMAINS AP-REG-ID AP-REG-DOMAINS
            """),
        section(
            "Payment tokens",
            """
            AP-TOK-VERSION AP-TOK-KEY AP-TOK-OIDS AP-TOK-CHAIN AP-TOK-SIGNED AP-TOK-TIME AP-TOK-DUP AP-TOK-CURRENCY
            AP-TOK-AMOUNT AP-TOK-APPDATA AP-TOK-ECI AP-TOK-DATE AP-TOK-HASH-FORM
            """),
        section(
            "Design guidelines",
            """
            AP-HIG-SHIP-DATES AP-HIG-PENDING-EXPLAIN AP-HIG-SUB-NO-CHARGE AP-HIG-BUSINESS-RULES AP-HIG-CANCEL
            AP-HIG-BUTTON AP-HIG-PRIMARY
            """),
    ]
}
