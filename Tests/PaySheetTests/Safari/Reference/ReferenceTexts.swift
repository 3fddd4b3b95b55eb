/// The texts of WebKit's exceptions by the name of the check, written a second time by hand.
enum ReferenceTexts {
    static func text(_ check: String, _ value: String) -> String {
        guard let text = texts[check] else { return "no text for " + check }
        return text.replacing("*", with: value, maxReplacements: 1)
    }

    /// The text for an absent member.
    static func required(_ member: ReferenceMember, of dictionary: String) -> String {
        if dictionary == "error" { return "Not enough arguments" }
        let type =
            switch member.type {
            case .list: "sequence"
            case .number: dictionary == "result" ? "unsigned short" : "unsigned long"
            case .dictionary(let name): names[name] ?? name
            default: "DOMString"
            }
        return "Member \(names[dictionary] ?? dictionary).\(member.name) is required and must be an instance of \(type)"
    }

    private static let amount = "\"*\" is not a valid amount."
    private static let address = "\"*\" is not a valid URL."
    private static let currency = "\"*\" is not a valid currency code."
    private static let network = "\"*\" is not a valid payment network."
    private static let general = "The object does not support the operation or argument."
    private static let codes = [
        "unknown", "shippingContactInvalid", "billingContactInvalid", "addressUnserviceable", "couponCodeInvalid", "couponCodeExpired",
    ]
    private static let fields = [
        "phoneNumber", "emailAddress", "name", "phoneticName", "postalAddress", "addressLines", "subLocality", "locality", "postalCode",
        "subAdministrativeArea", "administrativeArea", "country", "countryCode",
    ]

    private static func argument(_ number: Int, _ name: String, _ words: [String]) -> String {
        "Argument \(number) ('\(name)') to the ApplePayError constructor must be one of: "
            + words.map { "\"" + $0 + "\"" }.joined(separator: ", ")
    }

    private static let texts = [
        "WK-IDL-DICT": "Type error", "WK-IDL-ENUM": "Type error", "WK-IDL-SEQUENCE": "Value is not a sequence",
        "WK-MERCH-OBJECT": "Type error",
        "WK-MERCH-JSON": general, "WK-STATE-COMPLETE": general, "WK-RESULT-STATUS": general,
        "WK-ERR-CODE": argument(1, "errorCode", codes), "WK-ERR-FIELD": argument(2, "contactField", fields),
        "WK-VER-RANGE": "\"*\" is not a supported version.", "WK-CAP-EMPTY": "At least one merchant capability must be provided.",
        "WK-NET-EMPTY": "At least one supported network must be provided.", "WK-NET-EMPTY-2": "Missing supported networks.",
        "WK-NET-UNKNOWN": network, "WK-VER-JCB": network, "WK-VER-CB": network,
        "WK-VER-PHONETIC": "\"phoneticName\" is not a valid contact field.",
        "WK-INST-METADATA": "applicationMetadata must be a JSON object", "WK-CAP-NONE": "Missing merchant capabilities.",
        "WK-TOTAL-AMOUNT": amount, "WK-TOTAL-LABEL": "Missing total label.", "WK-TOTAL-NEGATIVE": "Total amount must not be negative.",
        "WK-CHG-LIMIT": "Total amount is too big.",
        "WK-ITEM-AMOUNT": amount, "WK-SHIP-AMOUNT": amount, "WK-REC-AMOUNT": amount, "WK-REC-TRIAL-AMOUNT": amount,
        "WK-RELOAD-AMOUNT": amount, "WK-TOKEN-AMOUNT": amount, "WK-DEF-AMOUNT": amount, "WK-UPD-TOTAL": amount, "WK-UPD-ITEMS": amount,
        "WK-UPD-SHIP": amount, "WK-RELOAD-THRESHOLD": "\"*\" is not a valid automaticReloadPaymentThresholdAmount.",
        "WK-REC-TIMING": "'regularBilling' must be a 'recurring' line item.",
        "WK-REC-TRIAL-TIMING": "'trialBilling' must be a 'recurring' line item.",
        "WK-RELOAD-TIMING": "'automaticReloadBilling' must be an 'automaticReload' line item.",
        "WK-DEF-TIMING": "'deferredBilling' must be a 'deferred' line item.",
        "WK-REC-LABEL": "Missing label for 'regularBilling'.", "WK-REC-TRIAL-LABEL": "Missing label for 'trialBilling'.",
        "WK-RELOAD-LABEL": "Missing label for 'automaticReloadBilling'.", "WK-DEF-LABEL": "Missing label for 'deferredBilling'.",
        "WK-REC-URL": address, "WK-REC-TOKENURL": address, "WK-RELOAD-URL": address, "WK-RELOAD-TOKENURL": address, "WK-DEF-URL": address,
        "WK-DEF-TOKENURL": address, "WK-ORDER-URL": address,
        "WK-DEF-TZ-ALONE": "Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set.",
        "WK-DEF-TZ-MISSING": "Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set.",
        "WK-DEF-TZ-UNKNOWN": "\"*\" is not a valid time zone.", "WK-DEF-DESCRIPTION": "Missing 'paymentDescription'.",
        "WK-COUNTRY": "\"*\" is not a valid country code.", "WK-COUNTRIES": "\"*\" is not a valid country code.",
        "WK-CURRENCY": currency, "WK-W3C-CURRENCY": currency, "WK-W3C-ISO": currency,
        "WK-SHIP-NEGATIVE": "Shipping method amount must be greater than or equal to zero.",
        "WK-W3C-NOMETHOD": "At least one payment method is required.",
        "WK-W3C-PMI": "\"*\" is an invalid payment method identifier.", "WK-W3C-PMI-DUP": "Payment method IDs must be unique.",
        "WK-W3C-AMOUNT": "\"*\" is not a valid decimal monetary value.", "WK-W3C-TOTAL-NEG": "Total currency values cannot be negative.",
        "WK-W3C-SHIP-DUP": "Shipping option IDs must be unique.", "WK-W3C-NODATA": "Missing payment method data.",
        "WK-W3C-SHOW": "The operation is not supported.",
    ]

    /// The dictionaries by their names in WebKit.
    private static let names = [
        "request": "ApplePayPaymentRequest", "methodRequest": "ApplePayRequest", "item": "ApplePayLineItem",
        "shipping": "ApplePayShippingMethod", "range": "ApplePayDateComponentsRange", "date": "ApplePayDateComponents",
        "context": "ApplePayPaymentTokenContext", "recurring": "ApplePayRecurringPaymentRequest",
        "reload": "ApplePayAutomaticReloadPaymentRequest", "deferred": "ApplePayDeferredPaymentRequest",
        "paymentMethodUpdate": "ApplePayPaymentMethodUpdate", "shippingMethodUpdate": "ApplePayShippingMethodUpdate",
        "shippingContactUpdate": "ApplePayShippingContactUpdate", "couponCodeUpdate": "ApplePayCouponCodeUpdate",
        "result": "ApplePayPaymentAuthorizationResult", "order": "ApplePayPaymentOrderDetails", "methodData": "PaymentMethodData",
        "money": "PaymentCurrencyAmount", "displayItem": "PaymentItem", "option": "PaymentShippingOption",
        "detailsModifier": "PaymentDetailsModifier", "details": "PaymentDetailsInit",
    ]
}
