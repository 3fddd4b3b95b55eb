/// What the engine's checks are called, what they throw, and in which order they are made.
///
/// Facts about WebKit, row by row; no behaviour. `session` is the place in the order of Apple Pay JS, `payment` that of the W3C
/// interface; 0 where that interface makes no such check. A row's place counts inside one call of the page: constructing,
/// an update, a completion. Checks that share a place are made in the order of the document.
enum EngineTable {
    static func row(_ check: EngineCheck) -> EngineRow {
        switch check {
        // The conversion of arguments; the numbers of one dictionary's members are worked out from their names.
        case .conversion: EngineRow("WK-IDL-ORDER", .typeError, session: 1, payment: 1)
        case .requiredMember:
            EngineRow("WK-IDL-REQUIRED", .typeError, session: 1, payment: 1, shape: [.memberMissing, .memberUnknown, .memberType])
        case .enumeration: EngineRow("WK-IDL-ENUM", .typeError, session: 1, payment: 1, shape: [.codeUnknown, .memberType])
        case .sequence: EngineRow("WK-IDL-SEQUENCE", .typeError, session: 1, payment: 1, shape: [.memberType])
        case .dictionary: EngineRow("WK-IDL-DICT", .typeError, session: 1, payment: 1, shape: [.memberType])
        case .textConversion: EngineRow("WK-IDL-STRING", .typeError, session: 1, payment: 1)
        case .serialisation: EngineRow("WK-IDL-JSON", .typeError, session: 1, payment: 1)
        case .errorObject: EngineRow("WK-IDL-INTERFACE", .typeError, session: 1, payment: 1)
        case .modifierData: EngineRow("WK-W3C-MODDATA", .typeError, .show, session: 0, payment: 1)

        // The page. No document says anything about it.
        case .permissionsPolicy: EngineRow("WK-ENV-POLICY", .securityError, session: 2, payment: 2)
        case .detachedDocument: EngineRow("WK-ENV-DETACHED", .invalidAccessError, session: 3, payment: 0)
        case .insecureDocument: EngineRow("WK-ENV-SECURE", .invalidAccessError, session: 4, payment: 0)
        case .userGesture: EngineRow("WK-ENV-GESTURE", .invalidAccessError, session: 5, payment: 0)
        case .missingPage: EngineRow("WK-ENV-PAGE", .invalidAccessError, session: 6, payment: 0)
        case .w3cEnvironment: EngineRow("WK-W3C-ENV", .securityError, session: 0, payment: 2)
        case .sessionBegun: EngineRow("WK-STATE-BEGIN", .invalidAccessError, .show, session: 2, payment: 0)
        case .sessionOver: EngineRow("WK-STATE-ABORT", .invalidAccessError, .show, session: 3, payment: 0)
        case .sessionGone: EngineRow("WK-MERCH-GONE", .invalidStateError, .show, session: 6, payment: 6)

        // The request. In the W3C interface the method data runs through some of them.
        case .versionRange: EngineRow("WK-VER-RANGE", .invalidAccessError, session: 7, payment: 7, shape: [.memberType, .numberRange])
        case .capabilitiesEmpty: EngineRow("WK-CAP-EMPTY", .typeError, session: 8, payment: 8)
        case .networksEmpty: EngineRow("WK-NET-EMPTY", .typeError, session: 9, payment: 9)
        case .networkUnknown: EngineRow("WK-NET-UNKNOWN", .typeError, session: 10, payment: 10, shape: [.networkUnknown, .memberType])
        case .jcbVersion: EngineRow("WK-VER-JCB", .typeError, session: 10, payment: 10)
        case .carteBancaireVersion: EngineRow("WK-VER-CB", .typeError, session: 10, payment: 10)
        case .phoneticName: EngineRow("WK-VER-PHONETIC", .typeError, session: 11, payment: 11)
        case .installmentMetadata: EngineRow("WK-INST-METADATA", .typeError, session: 12, payment: 12)
        case .totalAmount:
            EngineRow(
                "WK-TOTAL-AMOUNT", .typeError, session: 13, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .totalLabel: EngineRow("WK-TOTAL-LABEL", .typeError, session: 14, payment: 0, shape: [.memberMissing, .memberUnknown])
        case .totalNegative: EngineRow("WK-TOTAL-NEGATIVE", .typeError, session: 15, payment: 0)
        case .itemAmount:
            EngineRow(
                "WK-ITEM-AMOUNT", .typeError, session: 16, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .shippingAmount: EngineRow("WK-SHIP-AMOUNT", .typeError, session: 18, payment: 0, shape: [.amountFormat, .memberType])
        case .recurringTiming: EngineRow("WK-REC-TIMING", .typeError, session: 19, payment: 19, shape: [.memberUnknown, .memberType])
        case .recurringLabel: EngineRow("WK-REC-LABEL", .typeError, session: 20, payment: 20, shape: [.memberMissing, .memberUnknown])
        case .recurringAmount:
            EngineRow(
                "WK-REC-AMOUNT", .typeError, session: 21, payment: 21, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .trialTiming: EngineRow("WK-REC-TRIAL-TIMING", .typeError, session: 22, payment: 22, shape: [.memberUnknown, .memberType])
        case .trialLabel: EngineRow("WK-REC-TRIAL-LABEL", .typeError, session: 23, payment: 23, shape: [.memberMissing, .memberUnknown])
        case .trialAmount:
            EngineRow(
                "WK-REC-TRIAL-AMOUNT", .typeError, session: 24, payment: 24,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .recurringURL: EngineRow("WK-REC-URL", .typeError, session: 25, payment: 25, shape: [.memberType])
        case .recurringTokenURL: EngineRow("WK-REC-TOKENURL", .typeError, session: 26, payment: 26, shape: [.memberType])
        case .reloadTiming: EngineRow("WK-RELOAD-TIMING", .typeError, session: 27, payment: 27, shape: [.memberUnknown, .memberType])
        case .reloadLabel: EngineRow("WK-RELOAD-LABEL", .typeError, session: 28, payment: 28, shape: [.memberMissing, .memberUnknown])
        case .reloadAmount:
            EngineRow(
                "WK-RELOAD-AMOUNT", .typeError, session: 29, payment: 29,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .reloadThreshold:
            EngineRow("WK-RELOAD-THRESHOLD", .typeError, session: 30, payment: 30, shape: [.amountFormat, .memberUnknown, .memberType])
        case .reloadURL: EngineRow("WK-RELOAD-URL", .typeError, session: 31, payment: 31, shape: [.memberType])
        case .reloadTokenURL: EngineRow("WK-RELOAD-TOKENURL", .typeError, session: 32, payment: 32, shape: [.memberType])
        case .tokenAmount: EngineRow("WK-TOKEN-AMOUNT", .typeError, session: 33, payment: 33, shape: [.amountFormat, .memberType])
        case .deferredTiming: EngineRow("WK-DEF-TIMING", .typeError, session: 34, payment: 34, shape: [.memberUnknown, .memberType])
        case .deferredLabel: EngineRow("WK-DEF-LABEL", .typeError, session: 35, payment: 35, shape: [.memberMissing, .memberUnknown])
        case .deferredAmount:
            EngineRow(
                "WK-DEF-AMOUNT", .typeError, session: 36, payment: 36, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .deferredURL: EngineRow("WK-DEF-URL", .typeError, session: 37, payment: 37, shape: [.memberType])
        case .deferredZoneAlone:
            EngineRow("WK-DEF-TZ-ALONE", .typeError, session: 38, payment: 38, shape: [.dateFormat, .memberUnknown, .memberType])
        case .deferredZoneMissing:
            EngineRow("WK-DEF-TZ-MISSING", .typeError, session: 39, payment: 39, shape: [.memberUnknown, .memberType])
        case .deferredZoneUnknown: EngineRow("WK-DEF-TZ-UNKNOWN", .typeError, session: 40, payment: 40, shape: [.memberType])
        case .deferredDescription: EngineRow("WK-DEF-DESCRIPTION", .typeError, session: 41, payment: 41, shape: [.memberType])
        case .deferredTokenURL: EngineRow("WK-DEF-TOKENURL", .typeError, session: 42, payment: 42, shape: [.memberType])
        case .country: EngineRow("WK-COUNTRY", .typeError, session: 43, payment: 43, shape: [.countryUnknown, .memberType])
        case .currency: EngineRow("WK-CURRENCY", .typeError, session: 44, payment: 0, shape: [.currencyUnknown, .memberType])
        case .networksEmptyAgain: EngineRow("WK-NET-EMPTY-2", .typeError, session: 45, payment: 45)
        case .capabilitiesNone: EngineRow("WK-CAP-NONE", .typeError, session: 46, payment: 46)
        case .shippingNegative: EngineRow("WK-SHIP-NEGATIVE", .typeError, session: 47, payment: 0)
        case .supportedCountries: EngineRow("WK-COUNTRIES", .typeError, session: 48, payment: 48, shape: [.countryUnknown, .memberType])

        // Updates and results. Shipping methods come before the total, the total before the line items.
        case .stateComplete: EngineRow("WK-STATE-COMPLETE", .invalidAccessError, .update, session: 2, payment: 0)
        case .updateShipping: EngineRow("WK-UPD-SHIP", .typeError, .update, session: 10, payment: 0, shape: [.amountFormat, .memberType])
        case .updateTotalAmount:
            EngineRow(
                "WK-UPD-TOTAL", .typeError, .update, session: 11, payment: 0,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .updateTotalLabel:
            EngineRow("WK-UPD-TOTAL", .typeError, .update, session: 12, payment: 0, shape: [.memberMissing, .memberUnknown])
        case .updateTotal: EngineRow("WK-UPD-TOTAL", .typeError, .update, session: 13, payment: 0)
        case .updateItems:
            EngineRow(
                "WK-UPD-ITEMS", .typeError, .update, session: 14, payment: 0,
                shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .resultStatus:
            EngineRow("WK-RESULT-STATUS", .invalidAccessError, .complete, session: 10, payment: 0, shape: [.memberType, .numberRange])
        case .orderURL: EngineRow("WK-ORDER-URL", .typeError, .complete, session: 11, payment: 11, shape: [.memberType])
        case .merchantObject: EngineRow("WK-MERCH-OBJECT", .typeError, .show, session: 1, payment: 1, shape: [.memberType])
        case .merchantJSON: EngineRow("WK-MERCH-JSON", .invalidAccessError, .show, session: 2, payment: 2, shape: [.memberType])
        // Errors are made one by one before the update or result that lists them; all that can fail is conversion.
        case .errorCode:
            EngineRow(
                "WK-ERR-CODE", .typeError, session: 1, payment: 1, shape: [.codeUnknown, .memberMissing, .memberUnknown, .memberType])
        case .errorField: EngineRow("WK-ERR-FIELD", .typeError, session: 1, payment: 1, shape: [.codeUnknown, .memberType])

        // new PaymentRequest(methods, details, options). Method by method, then total, items, shipping, modifiers.
        case .methodsEmpty: EngineRow("WK-W3C-NOMETHOD", .typeError, session: 0, payment: 3)
        case .methodIdentifier: EngineRow("WK-W3C-PMI", .rangeError, session: 0, payment: 4, shape: [.memberType])
        case .methodRepeated: EngineRow("WK-W3C-PMI-DUP", .rangeError, session: 0, payment: 5, shape: [.memberType])
        case .methodDataJSON: EngineRow("WK-W3C-DATA-JSON", .typeError, session: 0, payment: 6)
        case .w3cCurrency: EngineRow("WK-W3C-CURRENCY", .rangeError, session: 0, payment: 50, shape: [.currencyUnknown, .memberType])
        case .w3cAmount: EngineRow("WK-W3C-AMOUNT", .typeError, session: 0, payment: 51, shape: [.amountFormat, .memberType])
        case .w3cTotalNegative: EngineRow("WK-W3C-TOTAL-NEG", .typeError, session: 0, payment: 52)
        case .w3cShippingRepeated: EngineRow("WK-W3C-SHIP-DUP", .typeError, session: 0, payment: 53, shape: [.memberType])
        case .modifierIdentifier: EngineRow("WK-W3C-PMI", .rangeError, .update, session: 0, payment: 49, shape: [.memberType])
        case .modifierDataJSON: EngineRow("WK-W3C-MOD", .typeError, session: 0, payment: 54)

        // show().
        case .methodUnsupported: EngineRow("WK-W3C-SHOW", .notSupportedError, .show, session: 0, payment: 60, shape: [.memberType])
        case .methodData: EngineRow("WK-W3C-NODATA", .typeError, .show, session: 0, payment: 61, shape: [.memberType, .memberUnknown])
        case .sameCurrency:
            EngineRow("WK-W3C-SAMECURRENCY", .typeError, .show, session: 0, payment: 62, shape: [.currencyUnknown, .memberType])
        case .currencyISO: EngineRow("WK-W3C-ISO", .typeError, .show, session: 0, payment: 64, shape: [.currencyUnknown])
        case .w3cShippingNegative: EngineRow("WK-SHIP-NEGATIVE", .typeError, .show, session: 0, payment: 65)

        case .systemCancels: EngineRow("", .abortError, .show, session: 100, payment: 66)
        }
    }

    /// The highest version that engines take.
    static let highestVersion = 15
}

extension EngineCheck {
    /// What the check that rules' sources call by a name throws. `nil` where no check has it.
    package static func error(of id: String) -> SafariVerdict.ErrorKind? {
        for check in allCases where EngineTable.row(check).id == id { return EngineTable.row(check).kind }
        return nil
    }
}

/// One check of the engine.
struct EngineRow: Sendable {
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
