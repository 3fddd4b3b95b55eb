/// What the engine's checks are called, what they throw, and in which order they are made.
///
/// Facts about WebKit, row by row; no behaviour. `session` is the place in the order of Apple Pay JS, `payment` that of the W3C
/// interface; 0 where that interface makes no such check. A row's place counts inside one call of the page: constructing,
/// an update, a completion. Checks that share a place are made in the order of the document.
enum WebKitTable {
    static func row(_ check: WebKitCheck) -> WebKitRow {
        switch check {
        // The conversion of arguments; the numbers of one dictionary's members are worked out from their names.
        case .conversion: WebKitRow("WK-IDL-ORDER", .typeError, session: 1, payment: 1)
        case .requiredMember:
            WebKitRow("WK-IDL-REQUIRED", .typeError, session: 1, payment: 1, shape: [.memberMissing, .memberUnknown, .memberType])
        case .enumeration: WebKitRow("WK-IDL-ENUM", .typeError, session: 1, payment: 1, shape: [.codeUnknown, .memberType])
        case .sequence: WebKitRow("WK-IDL-SEQUENCE", .typeError, session: 1, payment: 1, shape: [.memberType])
        case .dictionary: WebKitRow("WK-IDL-DICT", .typeError, session: 1, payment: 1, shape: [.memberType])
        case .textConversion: WebKitRow("WK-IDL-STRING", .typeError, session: 1, payment: 1)
        case .serialisation: WebKitRow("WK-IDL-JSON", .typeError, session: 1, payment: 1)
        case .errorObject: WebKitRow("WK-IDL-INTERFACE", .typeError, session: 1, payment: 1)
        case .modifierData: WebKitRow("WK-W3C-MODDATA", .typeError, .show, session: 0, payment: 1)

        // The page. No document says anything about it.
        case .permissionsPolicy: WebKitRow("WK-ENV-POLICY", .securityError, session: 2, payment: 2)
        case .detachedDocument: WebKitRow("WK-ENV-DETACHED", .invalidAccessError, session: 3, payment: 0)
        case .insecureDocument: WebKitRow("WK-ENV-SECURE", .invalidAccessError, session: 4, payment: 0)
        case .userGesture: WebKitRow("WK-ENV-GESTURE", .invalidAccessError, session: 5, payment: 0)
        case .missingPage: WebKitRow("WK-ENV-PAGE", .invalidAccessError, session: 6, payment: 0)
        case .w3cEnvironment: WebKitRow("WK-W3C-ENV", .securityError, session: 0, payment: 2)
        case .sessionBegun: WebKitRow("WK-STATE-BEGIN", .invalidAccessError, .show, session: 2, payment: 0)
        case .sessionOver: WebKitRow("WK-STATE-ABORT", .invalidAccessError, .show, session: 3, payment: 0)
        case .sessionGone: WebKitRow("WK-MERCH-GONE", .invalidStateError, .show, session: 6, payment: 6)

        // The request. In the W3C interface the method data runs through some of them.
        case .versionRange: WebKitRow("WK-VER-RANGE", .invalidAccessError, session: 7, payment: 7, shape: [.memberType, .numberRange])
        case .capabilitiesEmpty: WebKitRow("WK-CAP-EMPTY", .typeError, session: 8, payment: 8)
        case .networksEmpty: WebKitRow("WK-NET-EMPTY", .typeError, session: 9, payment: 9)
        case .networkUnknown, .networkOfDevice:
            WebKitRow("WK-NET-UNKNOWN", .typeError, session: 10, payment: 10, shape: [.networkUnknown, .memberType])
        case .jcbVersion: WebKitRow("WK-VER-JCB", .typeError, session: 10, payment: 10)
        case .carteBancaireVersion: WebKitRow("WK-VER-CB", .typeError, session: 10, payment: 10)
        case .phoneticName: WebKitRow("WK-VER-PHONETIC", .typeError, session: 11, payment: 11)
        case .installmentMetadata: WebKitRow("WK-INST-METADATA", .typeError, session: 12, payment: 12)
        case .totalAmount:
            WebKitRow(
                "WK-TOTAL-AMOUNT", .typeError, session: 13, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .totalLabel: WebKitRow("WK-TOTAL-LABEL", .typeError, session: 14, payment: 0, shape: [.memberMissing, .memberUnknown])
        case .totalNegative: WebKitRow("WK-TOTAL-NEGATIVE", .typeError, session: 15, payment: 0)
        case .itemAmount:
            WebKitRow(
                "WK-ITEM-AMOUNT", .typeError, session: 16, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .shippingAmount: WebKitRow("WK-SHIP-AMOUNT", .typeError, session: 18, payment: 0, shape: [.amountFormat, .memberType])
        case .recurringTiming: WebKitRow("WK-REC-TIMING", .typeError, session: 19, payment: 19, shape: [.memberUnknown, .memberType])
        case .recurringLabel: WebKitRow("WK-REC-LABEL", .typeError, session: 20, payment: 20, shape: [.memberMissing, .memberUnknown])
        case .recurringAmount:
            WebKitRow(
                "WK-REC-AMOUNT", .typeError, session: 21, payment: 21, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .trialTiming: WebKitRow("WK-REC-TRIAL-TIMING", .typeError, session: 22, payment: 22, shape: [.memberUnknown, .memberType])
        case .trialLabel: WebKitRow("WK-REC-TRIAL-LABEL", .typeError, session: 23, payment: 23, shape: [.memberMissing, .memberUnknown])
        case .trialAmount:
            WebKitRow(
                "WK-REC-TRIAL-AMOUNT", .typeError, session: 24, payment: 24,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .recurringURL: WebKitRow("WK-REC-URL", .typeError, session: 25, payment: 25, shape: [.memberType])
        case .recurringTokenURL: WebKitRow("WK-REC-TOKENURL", .typeError, session: 26, payment: 26, shape: [.memberType])
        case .reloadTiming: WebKitRow("WK-RELOAD-TIMING", .typeError, session: 27, payment: 27, shape: [.memberUnknown, .memberType])
        case .reloadLabel: WebKitRow("WK-RELOAD-LABEL", .typeError, session: 28, payment: 28, shape: [.memberMissing, .memberUnknown])
        case .reloadAmount:
            WebKitRow(
                "WK-RELOAD-AMOUNT", .typeError, session: 29, payment: 29,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .reloadThreshold:
            WebKitRow("WK-RELOAD-THRESHOLD", .typeError, session: 30, payment: 30, shape: [.amountFormat, .memberUnknown, .memberType])
        case .reloadURL: WebKitRow("WK-RELOAD-URL", .typeError, session: 31, payment: 31, shape: [.memberType])
        case .reloadTokenURL: WebKitRow("WK-RELOAD-TOKENURL", .typeError, session: 32, payment: 32, shape: [.memberType])
        case .tokenAmount: WebKitRow("WK-TOKEN-AMOUNT", .typeError, session: 33, payment: 33, shape: [.amountFormat, .memberType])
        case .deferredTiming: WebKitRow("WK-DEF-TIMING", .typeError, session: 34, payment: 34, shape: [.memberUnknown, .memberType])
        case .deferredLabel: WebKitRow("WK-DEF-LABEL", .typeError, session: 35, payment: 35, shape: [.memberMissing, .memberUnknown])
        case .deferredAmount:
            WebKitRow(
                "WK-DEF-AMOUNT", .typeError, session: 36, payment: 36, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .deferredURL: WebKitRow("WK-DEF-URL", .typeError, session: 37, payment: 37, shape: [.memberType])
        case .deferredZoneAlone:
            WebKitRow("WK-DEF-TZ-ALONE", .typeError, session: 38, payment: 38, shape: [.dateFormat, .memberUnknown, .memberType])
        case .deferredZoneMissing:
            WebKitRow("WK-DEF-TZ-MISSING", .typeError, session: 39, payment: 39, shape: [.memberUnknown, .memberType])
        case .deferredZoneUnknown: WebKitRow("WK-DEF-TZ-UNKNOWN", .typeError, session: 40, payment: 40, shape: [.memberType])
        case .deferredDescription: WebKitRow("WK-DEF-DESCRIPTION", .typeError, session: 41, payment: 41, shape: [.memberType])
        case .deferredTokenURL: WebKitRow("WK-DEF-TOKENURL", .typeError, session: 42, payment: 42, shape: [.memberType])
        case .country: WebKitRow("WK-COUNTRY", .typeError, session: 43, payment: 43, shape: [.countryUnknown, .memberType])
        case .currency: WebKitRow("WK-CURRENCY", .typeError, session: 44, payment: 0, shape: [.currencyUnknown, .memberType])
        case .networksEmptyAgain: WebKitRow("WK-NET-EMPTY-2", .typeError, session: 45, payment: 45)
        case .capabilitiesNone: WebKitRow("WK-CAP-NONE", .typeError, session: 46, payment: 46)
        case .shippingNegative: WebKitRow("WK-SHIP-NEGATIVE", .typeError, session: 47, payment: 0)
        case .supportedCountries: WebKitRow("WK-COUNTRIES", .typeError, session: 48, payment: 48, shape: [.countryUnknown, .memberType])

        // Updates and results. Shipping methods come before the total, the total before the line items.
        case .stateComplete: WebKitRow("WK-STATE-COMPLETE", .invalidAccessError, .update, session: 2, payment: 0)
        case .updateShipping: WebKitRow("WK-UPD-SHIP", .typeError, .update, session: 10, payment: 0, shape: [.amountFormat, .memberType])
        case .updateTotalAmount:
            WebKitRow(
                "WK-UPD-TOTAL", .typeError, .update, session: 11, payment: 0,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .updateTotalLabel:
            WebKitRow("WK-UPD-TOTAL", .typeError, .update, session: 12, payment: 0, shape: [.memberMissing, .memberUnknown])
        case .updateTotal: WebKitRow("WK-UPD-TOTAL", .typeError, .update, session: 13, payment: 0)
        case .updateItems:
            WebKitRow(
                "WK-UPD-ITEMS", .typeError, .update, session: 14, payment: 0,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .resultStatus:
            WebKitRow("WK-RESULT-STATUS", .invalidAccessError, .complete, session: 10, payment: 0, shape: [.memberType, .numberRange])
        case .orderURL: WebKitRow("WK-ORDER-URL", .typeError, .complete, session: 11, payment: 11, shape: [.memberType])
        case .merchantObject: WebKitRow("WK-MERCH-OBJECT", .typeError, .show, session: 1, payment: 1, shape: [.memberType])
        case .merchantJSON: WebKitRow("WK-MERCH-JSON", .invalidAccessError, .show, session: 2, payment: 2, shape: [.memberType])
        // Errors are made one by one before the update or result that lists them; all that can fail is conversion.
        case .errorCode:
            WebKitRow(
                "WK-ERR-CODE", .typeError, session: 1, payment: 1, shape: [.codeUnknown, .memberMissing, .memberUnknown, .memberType])
        case .errorField: WebKitRow("WK-ERR-FIELD", .typeError, session: 1, payment: 1, shape: [.codeUnknown, .memberType])

        // new PaymentRequest(methods, details, options). Method by method, then total, items, shipping, modifiers.
        case .methodsEmpty: WebKitRow("WK-W3C-NOMETHOD", .typeError, session: 0, payment: 3)
        case .methodIdentifier: WebKitRow("WK-W3C-PMI", .rangeError, session: 0, payment: 4, shape: [.memberType])
        case .methodRepeated: WebKitRow("WK-W3C-PMI-DUP", .rangeError, session: 0, payment: 5, shape: [.memberType])
        case .methodDataJSON: WebKitRow("WK-W3C-DATA-JSON", .typeError, session: 0, payment: 6)
        case .w3cCurrency: WebKitRow("WK-W3C-CURRENCY", .rangeError, session: 0, payment: 50, shape: [.currencyUnknown, .memberType])
        case .w3cAmount: WebKitRow("WK-W3C-AMOUNT", .typeError, session: 0, payment: 51, shape: [.amountFormat, .memberType])
        case .w3cTotalNegative: WebKitRow("WK-W3C-TOTAL-NEG", .typeError, session: 0, payment: 52)
        case .w3cShippingRepeated: WebKitRow("WK-W3C-SHIP-DUP", .typeError, session: 0, payment: 53, shape: [.memberType])
        case .modifierIdentifier: WebKitRow("WK-W3C-PMI", .rangeError, .update, session: 0, payment: 49, shape: [.memberType])
        case .modifierDataJSON: WebKitRow("WK-W3C-MOD", .typeError, session: 0, payment: 54)

        // show().
        case .methodUnsupported: WebKitRow("WK-W3C-SHOW", .notSupportedError, .show, session: 0, payment: 60, shape: [.memberType])
        case .methodData: WebKitRow("WK-W3C-NODATA", .typeError, .show, session: 0, payment: 61, shape: [.memberType, .memberUnknown])
        case .sameCurrency:
            WebKitRow("WK-W3C-SAMECURRENCY", .typeError, .show, session: 0, payment: 62, shape: [.currencyUnknown, .memberType])
        case .currencyISO: WebKitRow("WK-W3C-ISO", .typeError, .show, session: 0, payment: 64, shape: [.currencyUnknown])
        case .w3cShippingNegative: WebKitRow("WK-SHIP-NEGATIVE", .typeError, .show, session: 0, payment: 65)

        case .systemCancels: WebKitRow("", .abortError, .show, session: 100, payment: 66)
        }
    }

    /// The highest version that engines take.
    static let highestVersion = 15
}

extension WebKitCheck {
    /// What the check that rules' sources call by a name throws. `nil` where no check has it.
    package static func error(of id: String) -> SafariVerdict.ErrorKind? {
        for check in allCases where WebKitTable.row(check).id == id { return WebKitTable.row(check).kind }
        return nil
    }
}

/// One check of the engine.
struct WebKitRow: Sendable {
    /// The name that the rules' sources use.
    let id: String
    let kind: SafariVerdict.ErrorKind
    /// When it is made, unless the document is one of another stage.
    let stage: SafariVerdict.Stage
    /// The place in the order of Apple Pay JS; 0: no such check there.
    let session: Int
    /// The place in the order of the W3C interface; 0: no such check there.
    let payment: Int
    /// The rules about shape that find a breach.
    let shapeRules: [RuleID]

    init(
        _ id: String, _ kind: SafariVerdict.ErrorKind, _ stage: SafariVerdict.Stage = .construct, session: Int, payment: Int,
        shape: [RuleID] = []
    ) {
        self.id = id
        self.kind = kind
        self.stage = stage
        self.session = session
        self.payment = payment
        shapeRules = shape
    }
}
