// Generated from Sources/PaySheet/Data/webkit-checks.tsv. Do not edit; run `swift run generate`.

/// A check that Safari's engine makes, and what follows when a document fails it.
package enum WebKitCheck: UInt8, Sendable, Hashable, CaseIterable {
    /// `WK-IDL-ORDER`: members are read in alphabetical order, inherited ones first; the first error is not always the first in the text.
    case conversion
    /// `WK-IDL-REQUIRED`: a required member is missing or undefined.
    case requiredMember
    /// `WK-IDL-ENUM`: a word is not in the list for the member, in upper and lower case.
    case enumeration
    /// `WK-IDL-SEQUENCE`: a value is not a list.
    case sequence
    /// `WK-IDL-DICT`: a text, number or boolean is in place of an object.
    case dictionary
    /// `WK-IDL-STRING`: numbers, booleans and null become text if the member is text.
    case textConversion
    /// `WK-IDL-JSON`: the metadata of instalments cannot be written as JSON.
    case serialisation
    /// `WK-IDL-INTERFACE`: an entry of errors was not made with new ApplePayError(…).
    case errorObject
    /// `WK-ENV-POLICY`: the permissions policy of the frame does not allow payments.
    case permissionsPolicy
    /// `WK-ENV-DETACHED`: the document is in no frame.
    case detachedDocument
    /// `WK-ENV-SECURE`: the page, or a frame around it, is not served over HTTPS with a sound certificate.
    case insecureDocument
    /// `WK-ENV-GESTURE`: the session is not created in the handler of a click or tap; an await before it ends the gesture.
    case userGesture
    /// `WK-ENV-PAGE`: the document is on no page.
    case missingPage
    /// `WK-STATE-BEGIN`: begin() is called twice, or while the page has another payment.
    case sessionBegun
    /// `WK-STATE-ABORT`: abort() is called before the beginning or after the end.
    case sessionOver
    /// `WK-VER-RANGE`: the version is 0, or higher than the browser has.
    case versionRange
    /// `WK-CAP-EMPTY`: merchantCapabilities is empty.
    case capabilitiesEmpty
    /// `WK-NET-EMPTY`: supportedNetworks is empty.
    case networksEmpty
    /// `WK-NET-UNKNOWN`: supportedNetworks has a network that this system does not know.
    case networkUnknown
    /// `WK-VER-JCB`: the network jcb is requested with version 1.
    case jcbVersion
    /// `WK-VER-CB`: the network carteBancaire is requested with a version below 3.
    case carteBancaireVersion
    /// `WK-NET-UNKNOWN`: a network is not for the web; some systems know it all the same.
    case networkOfDevice
    /// `WK-NET-UNKNOWN`: an unknown network is beside known ones; from about Safari 26.4 on it is left out with a warning on the console.
    case networkDropped
    /// `WK-VER-PHONETIC`: phoneticName is requested with a version below 3.
    case phoneticName
    /// `WK-INST-METADATA`: the metadata of instalments is not an object.
    case installmentMetadata
    /// `WK-TOTAL-AMOUNT`: the amount of the total is missing or not a plain decimal number.
    case totalAmount
    /// `WK-TOTAL-LABEL`: the total has no label.
    case totalLabel
    /// `WK-TOTAL-NEGATIVE`: the total is negative.
    case totalNegative
    /// `WK-CHG-LIMIT`: the total is above 100000000 in Safari before 18.
    case totalLimit
    /// `WK-ITEM-AMOUNT`: the amount of a line item is missing or not a plain decimal number.
    case itemAmount
    /// `WK-SHIP-AMOUNT`: the amount of a shipping method is not a plain decimal number.
    case shippingAmount
    /// `WK-REC-TIMING`: the regular billing of a subscription is not recurring.
    case recurringTiming
    /// `WK-REC-LABEL`: the regular billing of a subscription has no label.
    case recurringLabel
    /// `WK-REC-AMOUNT`: the amount of the regular billing is not a plain decimal number.
    case recurringAmount
    /// `WK-REC-TRIAL-TIMING`: the trial billing of a subscription is not recurring.
    case trialTiming
    /// `WK-REC-TRIAL-LABEL`: the trial billing of a subscription has no label.
    case trialLabel
    /// `WK-REC-TRIAL-AMOUNT`: the amount of the trial billing is not a plain decimal number.
    case trialAmount
    /// `WK-REC-URL`: the managementURL of a subscription is not absolute.
    case recurringURL
    /// `WK-REC-TOKENURL`: the tokenNotificationURL of a subscription is not absolute.
    case recurringTokenURL
    /// `WK-RELOAD-TIMING`: the billing of an automatic reload has another timing.
    case reloadTiming
    /// `WK-RELOAD-LABEL`: the billing of an automatic reload has no label.
    case reloadLabel
    /// `WK-RELOAD-AMOUNT`: the amount of an automatic reload is not a plain decimal number.
    case reloadAmount
    /// `WK-RELOAD-THRESHOLD`: the threshold of an automatic reload is missing or not a plain decimal number.
    case reloadThreshold
    /// `WK-RELOAD-URL`: the managementURL of an automatic reload is not absolute.
    case reloadURL
    /// `WK-RELOAD-TOKENURL`: the tokenNotificationURL of an automatic reload is not absolute.
    case reloadTokenURL
    /// `WK-TOKEN-AMOUNT`: the amount of one of several merchants is not a plain decimal number.
    case tokenAmount
    /// `WK-DEF-TIMING`: the billing of a deferred payment has another timing.
    case deferredTiming
    /// `WK-DEF-LABEL`: the billing of a deferred payment has no label.
    case deferredLabel
    /// `WK-DEF-AMOUNT`: the amount of a deferred payment is not a plain decimal number.
    case deferredAmount
    /// `WK-DEF-URL`: the managementURL of a deferred payment is not absolute.
    case deferredURL
    /// `WK-DEF-TZ-ALONE`: a time zone for cancellation has no readable date.
    case deferredZoneAlone
    /// `WK-DEF-TZ-MISSING`: a date for cancellation has no time zone.
    case deferredZoneMissing
    /// `WK-DEF-TZ-UNKNOWN`: the time zone for cancellation is unknown.
    case deferredZoneUnknown
    /// `WK-DEF-DESCRIPTION`: the description of a deferred payment is empty.
    case deferredDescription
    /// `WK-DEF-TOKENURL`: the tokenNotificationURL of a deferred payment is not absolute.
    case deferredTokenURL
    /// `WK-COUNTRY`: countryCode is not an ISO 3166-1 code of two capital letters.
    case country
    /// `WK-CURRENCY`: currencyCode is not an ISO 4217 code of three capital letters.
    case currency
    /// `WK-NET-EMPTY-2`: supportedNetworks is empty, checked a second time.
    case networksEmptyAgain
    /// `WK-CAP-NONE`: merchantCapabilities has none of 3DS, EMV, credit and debit.
    case capabilitiesNone
    /// `WK-SHIP-NEGATIVE`: the amount of a shipping method is -1 or less.
    case shippingNegative
    /// `WK-COUNTRIES`: supportedCountries has something that is not a country code.
    case supportedCountries
    /// `WK-STATE-COMPLETE`: a completion method is called while its event is not waiting for an answer.
    case stateComplete
    /// `WK-UPD-TOTAL`: newTotal lacks its amount or label, or is negative.
    case updateTotal
    /// `WK-CHG-LIMIT`: the new total is above 100000000 in Safari before 18.
    case updateTotalLimit
    /// `WK-UPD-TOTAL`: newTotal lacks its amount.
    case updateTotalAmount
    /// `WK-UPD-TOTAL`: newTotal has no label.
    case updateTotalLabel
    /// `WK-UPD-ITEMS`: the amount of a new line item is missing or not a plain decimal number.
    case updateItems
    /// `WK-UPD-SHIP`: the amount of a new shipping method is not a plain decimal number.
    case updateShipping
    /// `WK-RESULT-STATUS`: the status is not 0 to 7.
    case resultStatus
    /// `WK-ORDER-URL`: the webServiceURL of an order is not absolute.
    case orderURL
    /// `WK-MERCH-OBJECT`: the merchant session is not an object, perhaps still text or a Response.
    case merchantObject
    /// `WK-MERCH-JSON`: the merchant session is not a JSON object.
    case merchantJSON
    /// `WK-MERCH-GONE`: the payment ended before the merchant session came.
    case sessionGone
    /// `WK-ERR-CODE`: the code of an error is missing or unknown.
    case errorCode
    /// `WK-ERR-FIELD`: the contact field of an error is unknown.
    case errorField
    /// `WK-W3C-ENV`: the page is not served over HTTPS, or its frame may not use payments.
    case w3cEnvironment
    /// `WK-W3C-NOMETHOD`: the list of payment methods is empty.
    case methodsEmpty
    /// `WK-W3C-PMI`: the identifier of a payment method is malformed.
    case methodIdentifier
    /// `WK-W3C-PMI-DUP`: a payment method appears twice.
    case methodRepeated
    /// `WK-W3C-DATA-JSON`: the data of a payment method cannot be written as JSON.
    case methodDataJSON
    /// `WK-W3C-CURRENCY`: a currency is not three letters.
    case w3cCurrency
    /// `WK-W3C-AMOUNT`: the value of the total is not a plain decimal number.
    case w3cAmount
    /// `WK-W3C-TOTAL-NEG`: the value of the total begins with a minus sign.
    case w3cTotalNegative
    /// `WK-W3C-SHIP-DUP`: two shipping options have the same id.
    case w3cShippingRepeated
    /// `WK-W3C-MOD`: a modifier has a malformed total or item.
    case modifierDataJSON
    /// `WK-W3C-NODATA`: the Apple Pay method has no data.
    case methodData
    /// `WK-W3C-SHOW`: no method is Apple Pay.
    case methodUnsupported
    /// `WK-W3C-SAMECURRENCY`: the currencies of an item and the total differ.
    case sameCurrency
    /// `WK-W3C-MODDATA`: the data of a modifier fails one of the checks of a session.
    case modifierData
    /// `WK-W3C-ISO`: the currency is not in ISO 4217.
    case currencyISO
    /// `WK-SHIP-NEGATIVE`: the amount of a shipping option is -1 or less.
    case w3cShippingNegative
    /// `WK-W3C-PMI`: the identifier of a payment method in a modifier is malformed.
    case modifierIdentifier
    /// no check of the engine: the system ends the payment later.
    case systemCancels

    /// What the check throws, and its place among all checks.
    var row: WebKitRow {
        switch self {
        case .conversion:
            WebKitRow("WK-IDL-ORDER", .typeError, .construct, session: 1, payment: 1, shape: [])
        case .requiredMember:
            WebKitRow("WK-IDL-REQUIRED", .typeError, .construct, session: 1, payment: 1, shape: [.memberMissing, .memberUnknown, .memberType])
        case .enumeration:
            WebKitRow("WK-IDL-ENUM", .typeError, .construct, session: 1, payment: 1, shape: [.codeUnknown, .memberType])
        case .sequence:
            WebKitRow("WK-IDL-SEQUENCE", .typeError, .construct, session: 1, payment: 1, shape: [.memberType])
        case .dictionary:
            WebKitRow("WK-IDL-DICT", .typeError, .construct, session: 1, payment: 1, shape: [.memberType])
        case .textConversion:
            WebKitRow("WK-IDL-STRING", .typeError, .construct, session: 1, payment: 1, shape: [])
        case .serialisation:
            WebKitRow("WK-IDL-JSON", .typeError, .construct, session: 1, payment: 1, shape: [])
        case .errorObject:
            WebKitRow("WK-IDL-INTERFACE", .typeError, .construct, session: 1, payment: 1, shape: [])
        case .permissionsPolicy:
            WebKitRow("WK-ENV-POLICY", .securityError, .construct, session: 2, payment: 2, shape: [])
        case .detachedDocument:
            WebKitRow("WK-ENV-DETACHED", .invalidAccessError, .construct, session: 3, payment: 0, shape: [])
        case .insecureDocument:
            WebKitRow("WK-ENV-SECURE", .invalidAccessError, .construct, session: 4, payment: 0, shape: [])
        case .userGesture:
            WebKitRow("WK-ENV-GESTURE", .invalidAccessError, .construct, session: 5, payment: 0, shape: [])
        case .missingPage:
            WebKitRow("WK-ENV-PAGE", .invalidAccessError, .construct, session: 6, payment: 0, shape: [])
        case .sessionBegun:
            WebKitRow("WK-STATE-BEGIN", .invalidAccessError, .show, session: 2, payment: 0, shape: [])
        case .sessionOver:
            WebKitRow("WK-STATE-ABORT", .invalidAccessError, .show, session: 3, payment: 0, shape: [])
        case .versionRange:
            WebKitRow("WK-VER-RANGE", .invalidAccessError, .construct, session: 7, payment: 7, shape: [.memberType, .numberRange])
        case .capabilitiesEmpty:
            WebKitRow("WK-CAP-EMPTY", .typeError, .construct, session: 8, payment: 8, shape: [])
        case .networksEmpty:
            WebKitRow("WK-NET-EMPTY", .typeError, .construct, session: 9, payment: 9, shape: [])
        case .networkUnknown:
            WebKitRow("WK-NET-UNKNOWN", .typeError, .construct, session: 10, payment: 10, shape: [.networkUnknown, .memberType])
        case .jcbVersion:
            WebKitRow("WK-VER-JCB", .typeError, .construct, session: 10, payment: 10, shape: [])
        case .carteBancaireVersion:
            WebKitRow("WK-VER-CB", .typeError, .construct, session: 10, payment: 10, shape: [])
        case .networkOfDevice:
            WebKitRow("WK-NET-UNKNOWN", .typeError, .construct, session: 10, payment: 10, shape: [.networkUnknown, .memberType])
        case .networkDropped:
            WebKitRow("WK-NET-UNKNOWN", .typeError, .construct, session: 10, payment: 10, shape: [.networkUnknown, .memberType], until: .dropsNetworks)
        case .phoneticName:
            WebKitRow("WK-VER-PHONETIC", .typeError, .construct, session: 11, payment: 11, shape: [])
        case .installmentMetadata:
            WebKitRow("WK-INST-METADATA", .typeError, .construct, session: 12, payment: 12, shape: [])
        case .totalAmount:
            WebKitRow("WK-TOTAL-AMOUNT", .typeError, .construct, session: 13, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .totalLabel:
            WebKitRow("WK-TOTAL-LABEL", .typeError, .construct, session: 14, payment: 0, shape: [.memberMissing, .memberUnknown])
        case .totalNegative:
            WebKitRow("WK-TOTAL-NEGATIVE", .typeError, .construct, session: 15, payment: 0, shape: [])
        case .totalLimit:
            WebKitRow("WK-CHG-LIMIT", .typeError, .construct, session: 15, payment: 0, shape: [], until: .largeTotals)
        case .itemAmount:
            WebKitRow("WK-ITEM-AMOUNT", .typeError, .construct, session: 16, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .shippingAmount:
            WebKitRow("WK-SHIP-AMOUNT", .typeError, .construct, session: 18, payment: 0, shape: [.amountFormat, .memberType])
        case .recurringTiming:
            WebKitRow("WK-REC-TIMING", .typeError, .construct, session: 19, payment: 19, shape: [.memberUnknown, .memberType])
        case .recurringLabel:
            WebKitRow("WK-REC-LABEL", .typeError, .construct, session: 20, payment: 20, shape: [.memberMissing, .memberUnknown])
        case .recurringAmount:
            WebKitRow("WK-REC-AMOUNT", .typeError, .construct, session: 21, payment: 21, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .trialTiming:
            WebKitRow("WK-REC-TRIAL-TIMING", .typeError, .construct, session: 22, payment: 22, shape: [.memberUnknown, .memberType])
        case .trialLabel:
            WebKitRow("WK-REC-TRIAL-LABEL", .typeError, .construct, session: 23, payment: 23, shape: [.memberMissing, .memberUnknown])
        case .trialAmount:
            WebKitRow("WK-REC-TRIAL-AMOUNT", .typeError, .construct, session: 24, payment: 24, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .recurringURL:
            WebKitRow("WK-REC-URL", .typeError, .construct, session: 25, payment: 25, shape: [.memberType])
        case .recurringTokenURL:
            WebKitRow("WK-REC-TOKENURL", .typeError, .construct, session: 26, payment: 26, shape: [.memberType])
        case .reloadTiming:
            WebKitRow("WK-RELOAD-TIMING", .typeError, .construct, session: 27, payment: 27, shape: [.memberUnknown, .memberType])
        case .reloadLabel:
            WebKitRow("WK-RELOAD-LABEL", .typeError, .construct, session: 28, payment: 28, shape: [.memberMissing, .memberUnknown])
        case .reloadAmount:
            WebKitRow("WK-RELOAD-AMOUNT", .typeError, .construct, session: 29, payment: 29, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .reloadThreshold:
            WebKitRow("WK-RELOAD-THRESHOLD", .typeError, .construct, session: 30, payment: 30, shape: [.amountFormat, .memberUnknown, .memberType])
        case .reloadURL:
            WebKitRow("WK-RELOAD-URL", .typeError, .construct, session: 31, payment: 31, shape: [.memberType])
        case .reloadTokenURL:
            WebKitRow("WK-RELOAD-TOKENURL", .typeError, .construct, session: 32, payment: 32, shape: [.memberType])
        case .tokenAmount:
            WebKitRow("WK-TOKEN-AMOUNT", .typeError, .construct, session: 33, payment: 33, shape: [.amountFormat, .memberType])
        case .deferredTiming:
            WebKitRow("WK-DEF-TIMING", .typeError, .construct, session: 34, payment: 34, shape: [.memberUnknown, .memberType])
        case .deferredLabel:
            WebKitRow("WK-DEF-LABEL", .typeError, .construct, session: 35, payment: 35, shape: [.memberMissing, .memberUnknown])
        case .deferredAmount:
            WebKitRow("WK-DEF-AMOUNT", .typeError, .construct, session: 36, payment: 36, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .deferredURL:
            WebKitRow("WK-DEF-URL", .typeError, .construct, session: 37, payment: 37, shape: [.memberType])
        case .deferredZoneAlone:
            WebKitRow("WK-DEF-TZ-ALONE", .typeError, .construct, session: 38, payment: 38, shape: [.dateFormat, .memberUnknown, .memberType])
        case .deferredZoneMissing:
            WebKitRow("WK-DEF-TZ-MISSING", .typeError, .construct, session: 39, payment: 39, shape: [.memberUnknown, .memberType])
        case .deferredZoneUnknown:
            WebKitRow("WK-DEF-TZ-UNKNOWN", .typeError, .construct, session: 40, payment: 40, shape: [.memberType])
        case .deferredDescription:
            WebKitRow("WK-DEF-DESCRIPTION", .typeError, .construct, session: 41, payment: 41, shape: [.memberType])
        case .deferredTokenURL:
            WebKitRow("WK-DEF-TOKENURL", .typeError, .construct, session: 42, payment: 42, shape: [.memberType])
        case .country:
            WebKitRow("WK-COUNTRY", .typeError, .construct, session: 43, payment: 43, shape: [.countryUnknown, .memberType])
        case .currency:
            WebKitRow("WK-CURRENCY", .typeError, .construct, session: 44, payment: 0, shape: [.currencyUnknown, .memberType])
        case .networksEmptyAgain:
            WebKitRow("WK-NET-EMPTY-2", .typeError, .construct, session: 45, payment: 45, shape: [])
        case .capabilitiesNone:
            WebKitRow("WK-CAP-NONE", .typeError, .construct, session: 46, payment: 46, shape: [])
        case .shippingNegative:
            WebKitRow("WK-SHIP-NEGATIVE", .typeError, .construct, session: 47, payment: 0, shape: [])
        case .supportedCountries:
            WebKitRow("WK-COUNTRIES", .typeError, .construct, session: 48, payment: 48, shape: [.countryUnknown, .memberType])
        case .stateComplete:
            WebKitRow("WK-STATE-COMPLETE", .invalidAccessError, .update, session: 2, payment: 0, shape: [])
        case .updateTotal:
            WebKitRow("WK-UPD-TOTAL", .typeError, .update, session: 13, payment: 0, shape: [])
        case .updateTotalLimit:
            WebKitRow("WK-CHG-LIMIT", .typeError, .update, session: 13, payment: 0, shape: [], until: .largeTotals)
        case .updateTotalAmount:
            WebKitRow("WK-UPD-TOTAL", .typeError, .update, session: 11, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .updateTotalLabel:
            WebKitRow("WK-UPD-TOTAL", .typeError, .update, session: 12, payment: 0, shape: [.memberMissing, .memberUnknown])
        case .updateItems:
            WebKitRow("WK-UPD-ITEMS", .typeError, .update, session: 14, payment: 0, shape: [.amountFormat, .memberMissing, .memberUnknown, .memberType])
        case .updateShipping:
            WebKitRow("WK-UPD-SHIP", .typeError, .update, session: 10, payment: 0, shape: [.amountFormat, .memberType])
        case .resultStatus:
            WebKitRow("WK-RESULT-STATUS", .invalidAccessError, .complete, session: 10, payment: 0, shape: [.memberType, .numberRange])
        case .orderURL:
            WebKitRow("WK-ORDER-URL", .typeError, .complete, session: 11, payment: 11, shape: [.memberType])
        case .merchantObject:
            WebKitRow("WK-MERCH-OBJECT", .typeError, .show, session: 1, payment: 1, shape: [.memberType])
        case .merchantJSON:
            WebKitRow("WK-MERCH-JSON", .invalidAccessError, .show, session: 2, payment: 2, shape: [.memberType])
        case .sessionGone:
            WebKitRow("WK-MERCH-GONE", .invalidStateError, .show, session: 6, payment: 6, shape: [])
        case .errorCode:
            WebKitRow("WK-ERR-CODE", .typeError, .construct, session: 1, payment: 1, shape: [.codeUnknown, .memberMissing, .memberUnknown, .memberType])
        case .errorField:
            WebKitRow("WK-ERR-FIELD", .typeError, .construct, session: 1, payment: 1, shape: [.codeUnknown, .memberType])
        case .w3cEnvironment:
            WebKitRow("WK-W3C-ENV", .securityError, .construct, session: 0, payment: 2, shape: [])
        case .methodsEmpty:
            WebKitRow("WK-W3C-NOMETHOD", .typeError, .construct, session: 0, payment: 3, shape: [])
        case .methodIdentifier:
            WebKitRow("WK-W3C-PMI", .rangeError, .construct, session: 0, payment: 4, shape: [.memberType])
        case .methodRepeated:
            WebKitRow("WK-W3C-PMI-DUP", .rangeError, .construct, session: 0, payment: 5, shape: [.memberType])
        case .methodDataJSON:
            WebKitRow("WK-W3C-DATA-JSON", .typeError, .construct, session: 0, payment: 6, shape: [])
        case .w3cCurrency:
            WebKitRow("WK-W3C-CURRENCY", .rangeError, .construct, session: 0, payment: 50, shape: [.currencyUnknown, .memberType])
        case .w3cAmount:
            WebKitRow("WK-W3C-AMOUNT", .typeError, .construct, session: 0, payment: 51, shape: [.amountFormat, .memberType])
        case .w3cTotalNegative:
            WebKitRow("WK-W3C-TOTAL-NEG", .typeError, .construct, session: 0, payment: 52, shape: [])
        case .w3cShippingRepeated:
            WebKitRow("WK-W3C-SHIP-DUP", .typeError, .construct, session: 0, payment: 53, shape: [.memberType])
        case .modifierDataJSON:
            WebKitRow("WK-W3C-MOD", .typeError, .construct, session: 0, payment: 54, shape: [])
        case .methodData:
            WebKitRow("WK-W3C-NODATA", .typeError, .show, session: 0, payment: 61, shape: [.memberType, .memberUnknown])
        case .methodUnsupported:
            WebKitRow("WK-W3C-SHOW", .notSupportedError, .show, session: 0, payment: 60, shape: [.memberType])
        case .sameCurrency:
            WebKitRow("WK-W3C-SAMECURRENCY", .typeError, .show, session: 0, payment: 62, shape: [.currencyUnknown, .memberType])
        case .modifierData:
            WebKitRow("WK-W3C-MODDATA", .typeError, .show, session: 0, payment: 1, shape: [])
        case .currencyISO:
            WebKitRow("WK-W3C-ISO", .typeError, .show, session: 0, payment: 64, shape: [.currencyUnknown])
        case .w3cShippingNegative:
            WebKitRow("WK-SHIP-NEGATIVE", .typeError, .show, session: 0, payment: 65, shape: [])
        case .modifierIdentifier:
            WebKitRow("WK-W3C-PMI", .rangeError, .update, session: 0, payment: 49, shape: [.memberType])
        case .systemCancels:
            WebKitRow("", .abortError, .show, session: 100, payment: 66, shape: [])
        }
    }

    /// The texts that the check throws: the first one, unless a value that is missing, or of another
    /// type, has its own. `%value%` stands for the value as JavaScript converts it to text.
    var texts: [String] {
        switch self {
        case .conversion: ["Type error"]
        case .requiredMember: ["Member %dictionary%.%member% is required and must be an instance of %type%", "Not enough arguments"]
        case .enumeration: ["Type error"]
        case .sequence: ["Value is not a sequence", "Type error"]
        case .dictionary: ["Type error"]
        case .textConversion: ["Cannot convert a symbol to a string"]
        case .serialisation: ["JSON.stringify cannot serialize cyclic structures."]
        case .errorObject: ["Type error"]
        case .permissionsPolicy: ["Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)"]
        case .detachedDocument: ["Trying to start an Apple Pay session from an inactive document."]
        case .insecureDocument: ["Trying to start an Apple Pay session from an insecure document.", "Trying to start an Apple Pay session from a document with an insecure parent frame."]
        case .userGesture: ["Must create a new ApplePaySession from a user gesture handler."]
        case .missingPage: ["Frame is detached"]
        case .sessionBegun: ["Payment session is already active.", "Page already has an active payment session."]
        case .sessionOver: ["The object does not support the operation or argument."]
        case .versionRange: [#""%value%" is not a supported version."#]
        case .capabilitiesEmpty: ["At least one merchant capability must be provided."]
        case .networksEmpty: ["At least one supported network must be provided."]
        case .networkUnknown: [#""%value%" is not a valid payment network."#]
        case .jcbVersion: [#""%value%" is not a valid payment network."#]
        case .carteBancaireVersion: [#""%value%" is not a valid payment network."#]
        case .networkOfDevice: [#""%value%" is not a valid payment network."#]
        case .networkDropped: [#""%value%" is not a valid payment network."#]
        case .phoneticName: [#""phoneticName" is not a valid contact field."#]
        case .installmentMetadata: ["applicationMetadata must be a JSON object"]
        case .totalAmount: [#""%value%" is not a valid amount."#]
        case .totalLabel: ["Missing total label."]
        case .totalNegative: ["Total amount must not be negative."]
        case .totalLimit: ["Total amount is too big."]
        case .itemAmount: [#""%value%" is not a valid amount."#]
        case .shippingAmount: [#""%value%" is not a valid amount."#]
        case .recurringTiming: ["'regularBilling' must be a 'recurring' line item."]
        case .recurringLabel: ["Missing label for 'regularBilling'."]
        case .recurringAmount: [#""%value%" is not a valid amount."#]
        case .trialTiming: ["'trialBilling' must be a 'recurring' line item."]
        case .trialLabel: ["Missing label for 'trialBilling'."]
        case .trialAmount: [#""%value%" is not a valid amount."#]
        case .recurringURL: [#""%value%" is not a valid URL."#]
        case .recurringTokenURL: [#""%value%" is not a valid URL."#]
        case .reloadTiming: ["'automaticReloadBilling' must be an 'automaticReload' line item."]
        case .reloadLabel: ["Missing label for 'automaticReloadBilling'."]
        case .reloadAmount: [#""%value%" is not a valid amount."#]
        case .reloadThreshold: [#""%value%" is not a valid automaticReloadPaymentThresholdAmount."#]
        case .reloadURL: [#""%value%" is not a valid URL."#]
        case .reloadTokenURL: [#""%value%" is not a valid URL."#]
        case .tokenAmount: [#""%value%" is not a valid amount."#]
        case .deferredTiming: ["'deferredBilling' must be a 'deferred' line item."]
        case .deferredLabel: ["Missing label for 'deferredBilling'."]
        case .deferredAmount: [#""%value%" is not a valid amount."#]
        case .deferredURL: [#""%value%" is not a valid URL."#]
        case .deferredZoneAlone: ["Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set."]
        case .deferredZoneMissing: ["Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set."]
        case .deferredZoneUnknown: [#""%value%" is not a valid time zone."#]
        case .deferredDescription: ["Missing 'paymentDescription'."]
        case .deferredTokenURL: [#""%value%" is not a valid URL."#]
        case .country: [#""%value%" is not a valid country code."#]
        case .currency: [#""%value%" is not a valid currency code."#]
        case .networksEmptyAgain: ["Missing supported networks."]
        case .capabilitiesNone: ["Missing merchant capabilities."]
        case .shippingNegative: ["Shipping method amount must be greater than or equal to zero."]
        case .supportedCountries: [#""%value%" is not a valid country code."#]
        case .stateComplete: ["The object does not support the operation or argument."]
        case .updateTotal: ["Total amount must not be negative."]
        case .updateTotalLimit: ["Total amount is too big."]
        case .updateTotalAmount: [#""%value%" is not a valid amount."#]
        case .updateTotalLabel: ["Missing total label."]
        case .updateItems: [#""%value%" is not a valid amount."#]
        case .updateShipping: [#""%value%" is not a valid amount."#]
        case .resultStatus: ["The object does not support the operation or argument."]
        case .orderURL: [#""%value%" is not a valid URL."#]
        case .merchantObject: ["Type error"]
        case .merchantJSON: ["The object does not support the operation or argument."]
        case .sessionGone: ["The object is in an invalid state."]
        case .errorCode: ["Argument 1 ('errorCode') to the ApplePayError constructor must be one of: %words%", "Not enough arguments"]
        case .errorField: ["Argument 2 ('contactField') to the ApplePayError constructor must be one of: %words%"]
        case .w3cEnvironment: ["Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)"]
        case .methodsEmpty: ["At least one payment method is required."]
        case .methodIdentifier: [#""%value%" is an invalid payment method identifier."#]
        case .methodRepeated: ["Payment method IDs must be unique."]
        case .methodDataJSON: ["JSON.stringify cannot serialize cyclic structures."]
        case .w3cCurrency: [#""%value%" is not a valid currency code."#]
        case .w3cAmount: [#""%value%" is not a valid decimal monetary value."#]
        case .w3cTotalNegative: ["Total currency values cannot be negative."]
        case .w3cShippingRepeated: ["Shipping option IDs must be unique."]
        case .modifierDataJSON: ["JSON.stringify cannot serialize cyclic structures."]
        case .methodData: ["Missing payment method data."]
        case .methodUnsupported: ["The operation is not supported."]
        case .sameCurrency: [#""%value%" does not match the expected currency of "%total%". Apple Pay requires all PaymentCurrencyAmounts to use the same currency code."#]
        case .modifierData: ["Type error"]
        case .currencyISO: [#""%value%" is not a valid currency code."#]
        case .w3cShippingNegative: ["Shipping method amount must be greater than or equal to zero."]
        case .modifierIdentifier: [#""%value%" is an invalid payment method identifier."#]
        case .systemCancels: []
        }
    }
}
