import PaySheetChecking
package import PaySheetGenerator
import PaySheetGuide

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
    package static let further: [Section] = others + catalogs

    /// Those of the catalogs besides Apple Pay's, from their manifests.
    package static let catalogs: [Section] = {
        let folders = (try? CatalogFolder.all()) ?? []
        let listed = Set((sections + others).flatMap { $0.ids } + folders.flatMap { $0.manifest.points.flatMap { $0.ids } })
        let shared = CatalogList.all.sharedSources.map { $0.id }.filter { !listed.contains($0) }
        return folders.flatMap { folder in
            folder.manifest.points.map { points in
                Section(title: points.title, ids: points.ids.isEmpty ? folder.rules.points + shared : points.ids)
            }
        }
    }()

    private static let others: [Section] = [
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
            "What a page and a server do",
            """
            PF-003 PF-004 PF-006 PF-010 PF-011 PF-015 PF-016 PF-017 PF-018 PF-020 PF-021 PF-022 PF-023 PF-025
            PF-026 PF-031 PF-034 PF-035 PF-038 PF-043 PF-050 PF-051 PF-053 PF-054 PF-056 PF-057 PF-058 PF-060
            PF-070 PF-071 PF-072 PF-080 PF-081 PF-082 PF-083 PF-084 PF-089 PF-090 PF-091 PF-095
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
