/// A check that Safari's engine makes, and what follows when a document fails it.
///
/// The numbers follow the order in which `new ApplePaySession(version, request)` checks; those of the W3C interface come behind.
package enum EngineCheck: UInt8, Sendable, Hashable, CaseIterable {
    /// Conversion of JavaScript values, before anything else.
    case conversion = 1
    case versionRange, capabilitiesEmpty, networksEmpty, networkUnknown, phoneticName, installmentMetadata
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
    case updateTotal = 60
    case updateItems, updateShipping, stateComplete, resultStatus, orderURL, merchantObject, errorCode, errorField

    // new PaymentRequest(…).
    case methodsEmpty = 80
    case methodIdentifier, methodRepeated, w3cCurrency, w3cAmount, w3cTotalNegative, w3cShippingRepeated
    // show() and updateWith().
    case methodData = 100
    case sameCurrency, modifierData, currencyISO, w3cShippingNegative, modifierIdentifier

    /// No check of the engine: the system ends the payment later.
    case systemCancels = 200
}
