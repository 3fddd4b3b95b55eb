/// The dictionaries of the interface definition as a browser converts them, written a second time by hand. Members are in
/// alphabetical order, those of the base first.
indirect enum ReferenceType: Sendable {
    case text, boolean, number, date, object, json
    case word([String])
    case list(ReferenceType)
    case dictionary(String)
}

/// One member: its name, what it holds, and whether the definition requires it.
struct ReferenceMember: Sendable {
    let name: String
    let type: ReferenceType
    let isRequired: Bool

    init(_ name: String, _ type: ReferenceType, _ isRequired: Bool = false) {
        self.name = name
        self.type = type
        self.isRequired = isRequired
    }
}

enum ReferenceDictionaries {
    private typealias M = ReferenceMember

    static func members(_ name: String) -> [ReferenceMember] { all[name] ?? [] }

    private static let contactFields = ReferenceType.word(["email", "name", "phoneticName", "phone", "postalAddress"])

    private static let requestBase = [
        M("applePayLaterAvailability", .word(["available", "unavailableItemIneligible", "unavailableRecurringTransaction"])),
        M("applicationData", .text), M("billingContact", .dictionary("contact")), M("countryCode", .text, true), M("couponCode", .text),
        M(
            "features",
            .list(
                .word([
                    "applePayLater", "applePayLaterAvailability", "authorizationResultOrderDetails", "lineItemPaymentTiming",
                    "paymentRequestAutomaticReload", "paymentRequestCouponCode", "paymentRequestDeferred", "paymentRequestDelegation",
                    "paymentRequestDisbursements", "paymentRequestMerchantCategoryCode", "paymentRequestMultiTokenContexts",
                    "paymentRequestRecurring", "paymentRequestShippingContactEditingMode", "paymentTimingAutomaticReload",
                    "paymentTimingDeferred", "paymentTimingImmediate", "paymentTimingRecurring", "shippingContactEditingModeEnabled",
                    "shippingContactEditingModeStorePickup", "shippingMethodDateComponentsRange",
                ]))),
        M("installmentConfiguration", .dictionary("installments")), M("isDelegatedRequest", .boolean),
        M(
            "merchantCapabilities",
            .list(.word(["supports3DS", "supportsEMV", "supportsCredit", "supportsDebit", "supportsInstantFundsOut"])), true),
        M("merchantCategoryCode", .text), M("requiredBillingContactFields", .list(contactFields)),
        M("requiredShippingContactFields", .list(contactFields)), M("shippingContact", .dictionary("contact")),
        M("shippingContactEditingMode", .word(["available", "enabled", "storePickup"])), M("supportedCountries", .list(.text)),
        M("supportedNetworks", .list(.text), true), M("supportsCouponCode", .boolean),
    ]

    private static let updateBase = [
        M("newAutomaticReloadPaymentRequest", .dictionary("reload")), M("newDeferredPaymentRequest", .dictionary("deferred")),
        M("newDisbursementRequest", .dictionary("disbursement")), M("newLineItems", .list(.dictionary("item"))),
        M("newMultiTokenContexts", .list(.dictionary("context"))), M("newRecurringPaymentRequest", .dictionary("recurring")),
        M("newTotal", .dictionary("item"), true),
    ]

    private static let plans = [
        M("automaticReloadPaymentRequest", .dictionary("reload")), M("deferredPaymentRequest", .dictionary("deferred")),
        M("disbursementRequest", .dictionary("disbursement")), M("multiTokenContexts", .list(.dictionary("context"))),
        M("recurringPaymentRequest", .dictionary("recurring")),
    ]

    private static let errors = M("errors", .list(.dictionary("error")))
    private static let methods = M("newShippingMethods", .list(.dictionary("shipping")))

    private static func sorted(_ members: [ReferenceMember]) -> [ReferenceMember] { members.sorted { $0.name < $1.name } }

    private static let all: [String: [ReferenceMember]] = [
        "request": requestBase
            + sorted(
                plans + [
                    M("currencyCode", .text, true), M("lineItems", .list(.dictionary("item"))),
                    M("shippingMethods", .list(.dictionary("shipping"))),
                    M("shippingType", .word(["shipping", "delivery", "storePickup", "servicePickup"])),
                    M("total", .dictionary("item"), true),
                ]),
        "methodRequest": requestBase + [M("merchantIdentifier", .text, true), M("version", .number, true)],
        "modifier": sorted(
            plans + [
                M("additionalLineItems", .list(.dictionary("item"))), M("additionalShippingMethods", .list(.dictionary("shipping"))),
                M("paymentMethodType", .word(["debit", "credit", "prepaid", "store"])), M("total", .dictionary("item")),
            ]),
        "item": [
            M("amount", .text), M("automaticReloadPaymentThresholdAmount", .text), M("deferredPaymentDate", .date),
            M("disbursementLineItemType", .word(["disbursement", "instantFundsOutFee"])), M("label", .text),
            M("paymentTiming", .word(["immediate", "recurring", "deferred", "automaticReload"])), M("recurringPaymentEndDate", .date),
            M("recurringPaymentIntervalCount", .number),
            M("recurringPaymentIntervalUnit", .word(["year", "month", "day", "hour", "minute"])), M("recurringPaymentStartDate", .date),
            M("type", .word(["pending", "final"])),
        ],
        "shipping": [
            M("amount", .text, true), M("dateComponentsRange", .dictionary("range")), M("detail", .text, true),
            M("identifier", .text, true), M("label", .text, true),
        ],
        "range": [M("endDateComponents", .dictionary("date"), true), M("startDateComponents", .dictionary("date"), true)],
        "date": [M("days", .number), M("hours", .number), M("months", .number), M("years", .number)],
        "context": [
            M("amount", .text, true), M("externalIdentifier", .text, true), M("merchantDomain", .text),
            M("merchantIdentifier", .text, true), M("merchantName", .text, true),
        ],
        "recurring": [
            M("billingAgreement", .text), M("managementURL", .text, true), M("paymentDescription", .text, true),
            M("regularBilling", .dictionary("item"), true), M("tokenNotificationURL", .text), M("trialBilling", .dictionary("item")),
        ],
        "reload": [
            M("automaticReloadBilling", .dictionary("item"), true), M("billingAgreement", .text), M("managementURL", .text, true),
            M("paymentDescription", .text, true), M("tokenNotificationURL", .text),
        ],
        "deferred": [
            M("billingAgreement", .text), M("deferredBilling", .dictionary("item"), true), M("freeCancellationDate", .date),
            M("freeCancellationDateTimeZone", .text), M("managementURL", .text, true), M("paymentDescription", .text, true),
            M("tokenNotificationURL", .text),
        ],
        "disbursement": [M("requiredRecipientContactFields", .list(contactFields))],
        "contact": sorted(
            [
                "phoneNumber", "emailAddress", "givenName", "familyName", "phoneticGivenName", "phoneticFamilyName", "subLocality",
                "locality",
                "postalCode", "subAdministrativeArea", "administrativeArea", "country", "countryCode",
            ].map { M($0, .text) } + [M("addressLines", .list(.text))]),
        "installments": sorted([
            M("featureType", .word(["applePay", "appleCard"])), M("merchandisingImageData", .text), M("openToBuyThresholdAmount", .text),
            M("bindingTotalAmount", .text), M("currencyCode", .text), M("merchantIdentifier", .text), M("referrerIdentifier", .text),
            M("isInStorePurchase", .boolean), M("items", .list(.dictionary("installmentItem"))), M("applicationMetadata", .json),
            M("retailChannel", .word(["unknown", "app", "web", "inStore"])),
        ]),
        "installmentItem": sorted([
            M("type", .word(["generic", "phone", "pad", "watch", "mac"])), M("amount", .text), M("currencyCode", .text),
            M("programIdentifier", .text), M("apr", .text), M("programTerms", .text),
        ]),
        "paymentMethodUpdate": updateBase + [errors, M("installmentGroupIdentifier", .text), methods],
        "shippingMethodUpdate": updateBase + [methods],
        "shippingContactUpdate": updateBase + [errors, methods],
        "couponCodeUpdate": updateBase + [errors, methods],
        "result": [errors, M("orderDetails", .dictionary("order")), M("status", .number, true)],
        "completeDetails": [M("orderDetails", .dictionary("order"))],
        "order": [
            M("authenticationToken", .text, true), M("orderIdentifier", .text, true), M("orderTypeIdentifier", .text, true),
            M("webServiceURL", .text, true),
        ],
        "error": [
            M(
                "code",
                .word([
                    "unknown", "shippingContactInvalid", "billingContactInvalid", "addressUnserviceable", "couponCodeInvalid",
                    "couponCodeExpired",
                    // Documented, and newer than the edition of the engine that the others come from.
                    "unsupportedCard", "recipientContactInvalid",
                ]), true),
            M(
                "contactField",
                .word([
                    "phoneNumber", "emailAddress", "name", "phoneticName", "postalAddress", "addressLines", "subLocality", "locality",
                    "postalCode", "subAdministrativeArea", "administrativeArea", "country", "countryCode",
                ])), M("message", .text),
        ],
        "methodData": [M("data", .object), M("supportedMethods", .text, true)],
        "money": [M("currency", .text, true), M("value", .text, true)],
        "displayItem": [M("amount", .dictionary("money"), true), M("label", .text, true), M("pending", .boolean)],
        "option": [
            M("amount", .dictionary("money"), true), M("id", .text, true), M("label", .text, true), M("selected", .boolean),
        ],
        "detailsModifier": [
            M("additionalDisplayItems", .list(.dictionary("displayItem"))), M("data", .object), M("supportedMethods", .text, true),
            M("total", .dictionary("displayItem")),
        ],
        "details": [
            M("displayItems", .list(.dictionary("displayItem"))), M("id", .text), M("modifiers", .list(.dictionary("detailsModifier"))),
            M("shippingOptions", .list(.dictionary("option"))), M("total", .dictionary("displayItem"), true),
        ],
        "options": [
            M("requestBillingAddress", .boolean), M("requestPayerEmail", .boolean), M("requestPayerName", .boolean),
            M("requestPayerPhone", .boolean), M("requestShipping", .boolean), M("shippingType", .word(["shipping", "delivery", "pickup"])),
        ],
        "detailsUpdate": [
            M("displayItems", .list(.dictionary("displayItem"))), M("error", .text),
            M("modifiers", .list(.dictionary("detailsModifier"))), M("payerErrors", .dictionary("payerErrors")),
            M("paymentMethodErrors", .object), M("shippingAddressErrors", .dictionary("addressErrors")),
            M("shippingOptions", .list(.dictionary("option"))), M("total", .dictionary("displayItem")),
        ],
        "payerErrors": [M("email", .text), M("name", .text), M("phone", .text)],
        "addressErrors": [
            "addressLine", "city", "country", "dependentLocality", "organization", "phone", "postalCode", "recipient", "region",
            "sortingCode",
        ].map { M($0, .text) },
    ]
}
