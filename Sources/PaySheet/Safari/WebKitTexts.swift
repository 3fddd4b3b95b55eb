/// What the engine's checks say when they throw.
///
/// Facts about WebKit, check by check. `%value%` stands for the value as JavaScript makes text of it, which is empty for an absent
/// member. ``WebKitDocument/thrownText(_:_:_:)`` puts in what a document says.
enum WebKitTexts {
    /// The texts of a check. It throws the first, unless a value that is missing, or of another type, has a text of its own.
    static func of(_ check: WebKitCheck) -> [String] {
        switch check {
        case .conversion, .enumeration, .dictionary, .errorObject, .merchantObject: [typeError]
        case .sequence: [notSequence, typeError]
        case .requiredMember: [required, tooFew]
        case .textConversion: ["Cannot convert a symbol to a string"]
        case .serialisation, .methodDataJSON, .modifierDataJSON: ["JSON.stringify cannot serialize cyclic structures."]
        case .modifierData: [typeError]
        case .errorCode: [errorCode, tooFew]
        case .errorField: [errorField]

        case .permissionsPolicy, .w3cEnvironment:
            ["Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)"]
        case .detachedDocument: ["Trying to start an Apple Pay session from an inactive document."]
        case .insecureDocument:
            [
                "Trying to start an Apple Pay session from an insecure document.",
                "Trying to start an Apple Pay session from a document with an insecure parent frame.",
            ]
        case .userGesture: ["Must create a new ApplePaySession from a user gesture handler."]
        case .missingPage: ["Frame is detached"]
        case .sessionBegun: ["Payment session is already active.", "Page already has an active payment session."]
        case .sessionOver, .stateComplete, .resultStatus, .merchantJSON: [unsupported]
        case .sessionGone: ["The object is in an invalid state."]

        case .versionRange: ["\"%value%\" is not a supported version."]
        case .capabilitiesEmpty: ["At least one merchant capability must be provided."]
        case .networksEmpty: ["At least one supported network must be provided."]
        case .networkUnknown, .networkOfDevice, .jcbVersion, .carteBancaireVersion: ["\"%value%\" is not a valid payment network."]
        case .phoneticName: ["\"phoneticName\" is not a valid contact field."]
        case .installmentMetadata: ["applicationMetadata must be a JSON object"]
        case .totalAmount, .itemAmount, .shippingAmount, .recurringAmount, .trialAmount, .reloadAmount, .tokenAmount, .deferredAmount,
            .updateTotalAmount, .updateItems, .updateShipping:
            ["\"%value%\" is not a valid amount."]
        case .totalLabel, .updateTotalLabel: ["Missing total label."]
        case .totalNegative, .updateTotal: ["Total amount must not be negative."]
        case .recurringTiming: ["'regularBilling' must be a 'recurring' line item."]
        case .trialTiming: ["'trialBilling' must be a 'recurring' line item."]
        case .reloadTiming: ["'automaticReloadBilling' must be an 'automaticReload' line item."]
        case .deferredTiming: ["'deferredBilling' must be a 'deferred' line item."]
        case .recurringLabel: ["Missing label for 'regularBilling'."]
        case .trialLabel: ["Missing label for 'trialBilling'."]
        case .reloadLabel: ["Missing label for 'automaticReloadBilling'."]
        case .deferredLabel: ["Missing label for 'deferredBilling'."]
        case .recurringURL, .recurringTokenURL, .reloadURL, .reloadTokenURL, .deferredURL, .deferredTokenURL, .orderURL:
            ["\"%value%\" is not a valid URL."]
        case .reloadThreshold: ["\"%value%\" is not a valid automaticReloadPaymentThresholdAmount."]
        case .deferredZoneAlone: ["Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set."]
        case .deferredZoneMissing: ["Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set."]
        case .deferredZoneUnknown: ["\"%value%\" is not a valid time zone."]
        case .deferredDescription: ["Missing 'paymentDescription'."]
        case .country, .supportedCountries: ["\"%value%\" is not a valid country code."]
        case .currency, .currencyISO, .w3cCurrency: ["\"%value%\" is not a valid currency code."]
        case .networksEmptyAgain: ["Missing supported networks."]
        case .capabilitiesNone: ["Missing merchant capabilities."]
        case .shippingNegative, .w3cShippingNegative: ["Shipping method amount must be greater than or equal to zero."]

        case .methodsEmpty: ["At least one payment method is required."]
        case .methodIdentifier, .modifierIdentifier: ["\"%value%\" is an invalid payment method identifier."]
        case .methodRepeated: ["Payment method IDs must be unique."]
        case .w3cAmount: ["\"%value%\" is not a valid decimal monetary value."]
        case .w3cTotalNegative: ["Total currency values cannot be negative."]
        case .w3cShippingRepeated: ["Shipping option IDs must be unique."]
        case .methodData: ["Missing payment method data."]
        case .methodUnsupported: ["The operation is not supported."]
        case .sameCurrency:
            [
                "\"%value%\" does not match the expected currency of \"%total%\". Apple Pay requires all PaymentCurrencyAmounts to use "
                    + "the same currency code."
            ]
        case .systemCancels: []
        }
    }

    static let typeError = "Type error"
    static let notSequence = "Value is not a sequence"
    static let tooFew = "Not enough arguments"
    private static let required = "Member %dictionary%.%member% is required and must be an instance of %type%"
    private static let unsupported = "The object does not support the operation or argument."
    private static let errorCode = "Argument 1 ('errorCode') to the ApplePayError constructor must be one of: %words%"
    private static let errorField = "Argument 2 ('contactField') to the ApplePayError constructor must be one of: %words%"

    /// Replaces names between per cent signs with text.
    static func filled(_ template: String, _ value: (_ name: String) -> String) -> String {
        var text = ""
        var isName = false
        for part in template.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false) {
            let part = String(decoding: Array(part), as: UTF8.self)
            text += isName ? value(part) : part
            isName.toggle()
        }
        return text
    }
}
