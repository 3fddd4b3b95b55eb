/// A check that Safari's engine makes, and what follows when a document fails it.
///
/// ``WebKitTable`` has its stage, its error and its place in the order.
package enum WebKitCheck: UInt8, Sendable, Hashable, CaseIterable {
    // Conversion of JavaScript values, before anything else.

    /// Some value cannot be converted.
    case conversion
    /// A required member is absent.
    case requiredMember
    /// A word is not one of an enumeration.
    case enumeration
    /// A value is no list where one belongs.
    case sequence
    /// A value is no dictionary where one belongs.
    case dictionary
    /// A symbol, or a `toString` that throws, where text belongs.
    case textConversion
    /// A value that JSON cannot hold.
    case serialisation
    /// An error that was not made with `new ApplePayError(…)`.
    case errorObject

    // What depends on the page, not on the document.

    case permissionsPolicy, detachedDocument, insecureDocument, userGesture, missingPage
    case sessionBegun, sessionOver, sessionGone

    // new ApplePaySession(version, request), in order.

    case versionRange, capabilitiesEmpty, networksEmpty
    case networkUnknown, jcbVersion, carteBancaireVersion
    /// A network that is not for the web. Some systems know it all the same.
    case networkOfDevice
    case phoneticName, installmentMetadata
    case totalAmount, totalLabel, totalNegative
    case itemAmount, shippingAmount
    case recurringTiming, recurringLabel, recurringAmount
    case trialTiming, trialLabel, trialAmount
    case recurringURL, recurringTokenURL
    case reloadTiming, reloadLabel, reloadAmount, reloadThreshold, reloadURL, reloadTokenURL
    case tokenAmount
    case deferredTiming, deferredLabel, deferredAmount, deferredURL, deferredZoneAlone, deferredZoneMissing, deferredZoneUnknown
    case deferredDescription, deferredTokenURL
    case country, currency, networksEmptyAgain, capabilitiesNone, shippingNegative, supportedCountries

    // Completion methods of Apple Pay JS.

    /// A completion that belongs to another event.
    case stateComplete
    /// The new total is negative; other mistakes in it are separate.
    case updateTotal
    case updateTotalAmount, updateTotalLabel
    case updateItems, updateShipping, resultStatus, orderURL
    case merchantObject, merchantJSON
    case errorCode, errorField

    // new PaymentRequest(…).

    case w3cEnvironment
    case methodsEmpty, methodIdentifier, methodRepeated, methodDataJSON
    case w3cCurrency, w3cAmount, w3cTotalNegative, w3cShippingRepeated, modifierDataJSON

    // show() and updateWith().

    /// An Apple Pay method has no data.
    case methodData
    /// No method is Apple Pay.
    case methodUnsupported
    case sameCurrency
    /// The data of a modifier cannot be converted.
    case modifierData
    case currencyISO, w3cShippingNegative, modifierIdentifier

    /// No check of the webKit: the system ends the payment later.
    case systemCancels

    /// What decides whether the check fails; `nil` if it fails everywhere.
    var decider: String? { self == .networkOfDevice ? "the networks that the system of the device knows" : nil }

    /// The check belongs to the conversion of values, which comes before all others.
    var isConversion: Bool { rawValue <= WebKitCheck.errorObject.rawValue || self == .modifierData }
}
