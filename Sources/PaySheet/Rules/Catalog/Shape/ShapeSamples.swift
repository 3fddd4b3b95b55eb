/// The samples by which the rules about shape show points of the catalogue, a list a rule.
enum ShapeSamples {
    /// The ids that some samples show.
    static func ids(_ samples: [Sample]) -> [String] {
        var ids: [String] = []
        for sample in samples {
            for id in sample.shows where !ids.contains(where: { $0.utf8.elementsEqual(id.utf8) }) { ids.append(id) }
        }
        return ids
    }

    static let memberMissing: [Sample] = [
        Sample(.request, [.remove("/countryCode")], at: "", shows: ["WK-IDL-REQUIRED", "AP-COUNTRY-REQ"]),
        Sample(.request, [.remove("/currencyCode")], at: "", shows: ["AP-CURRENCY-REQ"]),
        Sample(.request, [.remove("/total")], at: "", shows: ["AP-TOT-REQ", "AP-SES-INVALID"]),
        Sample(.request, [.remove("/total/amount")], at: "/total", shows: ["AP-TOT-AMOUNT"]),
        Sample(.request, [.remove("/total/label")], at: "/total", shows: ["WK-TOTAL-LABEL"]),
        Sample(.request, [.remove("/lineItems/0/amount")], at: "/lineItems/0", shows: ["AP-LI-AMOUNT"]),
        Sample(
            .multiMerchant, [.remove("/multiTokenContexts/0/externalIdentifier")], at: "/multiTokenContexts/0", shows: ["AP-MULTI-MEMBERS"]),
        Sample(.paymentMethodUpdate, [.remove("/newTotal")], at: "", shows: ["AP-UPD-TOTAL"]),
        Sample(.result, [.remove("/orderDetails/authenticationToken")], at: "/orderDetails", shows: ["AP-ORD-MEMBERS"]),
        Sample(.methodData, [.remove("/version")], at: "", shows: ["AP-PR-VERSION"]),
        Sample(.request, [.remove("/merchantCapabilities")], at: "", shows: ["AP-SES-INVALID"]),
        Sample(.shipping, [.remove("/shippingMethods/0/detail")], at: "/shippingMethods/0", shows: ["AP-SHIP-MEMBERS"]),
        Sample(
            .shipping, [.remove("/shippingMethods/0/dateComponentsRange/endDateComponents")], at: "/shippingMethods/0/dateComponentsRange",
            shows: ["AP-DATE-BOTH"]),
        Sample(.recurring, [.remove("/recurringPaymentRequest/managementURL")], at: "/recurringPaymentRequest", shows: ["AP-REC-MEMBERS"]),
        Sample(
            .recurring, [.remove("/recurringPaymentRequest/regularBilling/label")], at: "/recurringPaymentRequest/regularBilling",
            shows: ["AP-REC-LABEL", "WK-REC-LABEL"]),
        Sample(
            .trial, [.remove("/recurringPaymentRequest/trialBilling/label")], at: "/recurringPaymentRequest/trialBilling",
            shows: ["WK-REC-TRIAL-LABEL"]),
        Sample(
            .reload, [.remove("/automaticReloadPaymentRequest/paymentDescription")], at: "/automaticReloadPaymentRequest",
            shows: ["AP-REL-MEMBERS"]),
        Sample(
            .reload, [.remove("/automaticReloadPaymentRequest/automaticReloadBilling/label")],
            at: "/automaticReloadPaymentRequest/automaticReloadBilling", shows: ["AP-REL-LABEL", "WK-RELOAD-LABEL"]),
        Sample(.deferred, [.remove("/deferredPaymentRequest/managementURL")], at: "/deferredPaymentRequest", shows: ["AP-DEF-MEMBERS"]),
        Sample(
            .deferred, [.remove("/deferredPaymentRequest/deferredBilling/label")], at: "/deferredPaymentRequest/deferredBilling",
            shows: ["AP-DEF-LABEL", "WK-DEF-LABEL"]),
    ]

    static let memberDuplicate: [Sample] = []

    static let memberUnknown: [Sample] = [
        Sample(.request, [.text("/orderNumber", "A-1")], at: "/orderNumber", shows: ["WK-IDL-UNKNOWN", "AP-SES-UNKNOWN-PROP"]),
        Sample(
            .shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/day", "8")],
            at: "/shippingMethods/0/dateComponentsRange/startDateComponents/day", shows: ["AP-DATE-PLURAL"]),
        Sample(.request, [.set("/colour", "7")], at: "/colour", shows: ["AP-SES-UNKNOWN-PROP"]),
    ]

    static let memberType: [Sample] = [
        Sample(.request, [.set("/total/label", "7")], at: "/total/label", shows: ["WK-IDL-STRING"]),
        Sample(.request, [.text("/supportedNetworks", "visa")], at: "/supportedNetworks", shows: ["WK-IDL-SEQUENCE"]),
        Sample(.request, [.text("/total", "38.06")], at: "/total", shows: ["WK-IDL-DICT"]),
        Sample(.request, [.text("/supportsCouponCode", "no")], at: "/supportsCouponCode", shows: ["WK-IDL-BOOL"]),
        Sample(.request, [.set("/total/amount", "38.06")], at: "/total/amount", shows: ["AP-AMT-STRING"]),
        Sample(.session, [.set("", "[]")], at: "", shows: ["AP-MS-OBJECT", "WK-MERCH-OBJECT"]),
    ]

    static let memberVersion: [Sample] = [
        Sample(
            .request, [.set("/supportedCountries", #"["US"]"#)], at: "/supportedCountries", shows: ["AP-SUPC-V3", "WK-VER-COUNTRIES"],
            policy: Policy(apiVersion: 2)),
        Sample(
            .contact, [.text("/phoneticGivenName", "Joh")], at: "/phoneticGivenName", shows: ["WK-VER-CONTACT"],
            policy: Policy(apiVersion: 2)),
    ]

    static let amountFormat: [Sample] = [
        Sample(.request, [.text("/total/amount", "38,06")], at: "/total/amount", shows: ["AP-AMT-FORMAT", "WK-TOTAL-AMOUNT"]),
        Sample(.request, [.text("/total/amount", "+38.06")], at: "/total/amount", shows: ["AP-AMT-NO-PLUS"]),
        Sample(.request, [.text("/lineItems/0/amount", "35,00")], at: "/lineItems/0/amount", shows: ["WK-ITEM-AMOUNT"]),
        Sample(
            .shipping, [.text("/shippingMethods/0/amount", "free")], at: "/shippingMethods/0/amount",
            shows: ["WK-SHIP-AMOUNT", "AP-SHIP-AMOUNT"]),
        Sample(.request, [.text("/total/amount", "$38.06")], at: "/total/amount", shows: ["WK-TOTAL-AMOUNT"]),
        Sample(.request, [.text("/lineItems/0/amount", "")], at: "/lineItems/0/amount", shows: ["WK-ITEM-AMOUNT"]),
        Sample(.shipping, [.text("/shippingMethods/1/amount", "14,95")], at: "/shippingMethods/1/amount", shows: ["WK-SHIP-AMOUNT"]),
        Sample(
            .multiMerchant, [.text("/multiTokenContexts/0/amount", "12,50")], at: "/multiTokenContexts/0/amount",
            shows: ["AP-MULTI-AMOUNT", "WK-TOKEN-AMOUNT"]),
        Sample(
            .multiMerchant, [.text("/multiTokenContexts/0/amount", "1e2")], at: "/multiTokenContexts/0/amount", shows: ["WK-TOKEN-AMOUNT"]),
        Sample(.paymentMethodUpdate, [.text("/newTotal/amount", "74,18")], at: "/newTotal/amount", shows: ["AP-UPD-TOTAL-RULES"]),
        Sample(
            .w3c, [.text("/details/displayItems/0/amount/value", "35.")], at: "/details/displayItems/0/amount/value",
            shows: ["AP-PR-AMOUNT"]),
        Sample(
            .modifier,
            [
                .set(
                    "/multiTokenContexts",
                    #"[{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7","merchantName":"Sky Air","amount":"12,50"}]"#
                )
            ], at: "/multiTokenContexts/0/amount", shows: ["AP-MOD-RULES", "WK-W3C-MODDATA"]),
        Sample(.paymentMethodUpdate, [.text("/newLineItems/0/amount", "73,45")], at: "/newLineItems/0/amount", shows: ["WK-UPD-ITEMS"]),
        Sample(
            .shippingContactUpdate, [.text("/newShippingMethods/0/amount", "24,50")], at: "/newShippingMethods/0/amount",
            shows: ["WK-UPD-SHIP"]),
        Sample(.w3c, [.text("/details/total/amount/value", "$38.06")], at: "/details/total/amount/value", shows: ["WK-W3C-AMOUNT"]),
        Sample(
            .w3c, [.text("/details/displayItems/0/amount/value", "35,00")], at: "/details/displayItems/0/amount/value",
            shows: ["WK-W3C-ITEMS"]),
        Sample(.shipping, [.text("/shippingMethods/0/amount", "5,95")], at: "/shippingMethods/0/amount", shows: ["AP-SHIP-AMOUNT"]),
        Sample(.shipping, [.text("/shippingMethods/0/amount", "5.95 USD")], at: "/shippingMethods/0/amount", shows: ["WK-SHIP-AMOUNT"]),
        Sample(
            .recurring, [.text("/recurringPaymentRequest/regularBilling/amount", "9,99")],
            at: "/recurringPaymentRequest/regularBilling/amount", shows: ["AP-REC-AMOUNT"]),
        Sample(
            .recurring, [.text("/recurringPaymentRequest/regularBilling/amount", "9.99 USD")],
            at: "/recurringPaymentRequest/regularBilling/amount", shows: ["WK-REC-AMOUNT"]),
        Sample(
            .trial, [.text("/recurringPaymentRequest/trialBilling/amount", "free")], at: "/recurringPaymentRequest/trialBilling/amount",
            shows: ["WK-REC-TRIAL-AMOUNT"]),
        Sample(
            .reload, [.text("/automaticReloadPaymentRequest/automaticReloadBilling/amount", "25,00")],
            at: "/automaticReloadPaymentRequest/automaticReloadBilling/amount", shows: ["AP-REL-AMOUNT"]),
        Sample(
            .reload, [.text("/automaticReloadPaymentRequest/automaticReloadBilling/amount", "$25.00")],
            at: "/automaticReloadPaymentRequest/automaticReloadBilling/amount", shows: ["WK-RELOAD-AMOUNT"]),
        Sample(
            .deferred, [.text("/deferredPaymentRequest/deferredBilling/amount", "370,00")],
            at: "/deferredPaymentRequest/deferredBilling/amount", shows: ["AP-DEF-AMOUNT"]),
        Sample(
            .deferred, [.text("/deferredPaymentRequest/deferredBilling/amount", "EUR 370")],
            at: "/deferredPaymentRequest/deferredBilling/amount", shows: ["WK-DEF-AMOUNT"]),
    ]

    static let dateFormat: [Sample] = [
        Sample(
            .deferred, [.text("/deferredPaymentRequest/freeCancellationDate", "3 July 2027")],
            at: "/deferredPaymentRequest/freeCancellationDate", shows: ["WK-IDL-DATE"])
    ]

    static let numberRange: [Sample] = [
        Sample(
            .shipping, [.set("/shippingMethods/0/dateComponentsRange/startDateComponents/days", "-1")],
            at: "/shippingMethods/0/dateComponentsRange/startDateComponents/days", shows: ["WK-IDL-UINT"])
    ]

    static let codeUnknown: [Sample] = [
        Sample(.request, [.text("/total/type", "Final")], at: "/total/type", shows: ["WK-IDL-ENUM"]),
        Sample(.request, [.text("/lineItems/0/type", "estimated")], at: "/lineItems/0/type", shows: ["AP-LI-TYPE"]),
        Sample(
            .request, [.set("/merchantCapabilities", #"["supports3DS", "supports3ds"]"#)], at: "/merchantCapabilities/1",
            shows: ["AP-CAP-ENUM"]),
        Sample(.request, [.text("/lineItems/0/paymentTiming", "later")], at: "/lineItems/0/paymentTiming", shows: ["AP-LI-TIMING-ENUM"]),
        Sample(.modifier, [.text("/paymentMethodType", "Credit")], at: "/paymentMethodType", shows: ["AP-MOD-TYPE"]),
        Sample(.sessionRequest, [.text("/initiative", "Web")], at: "/initiative", shows: ["AP-MS-INITIATIVE"]),
        Sample(.token, [.text("/paymentData/version", "EC_v2")], at: "/paymentData/version", shows: ["AP-TOK-VERSION", "PT-001"]),
        Sample(.error, [.text("/code", "postalCodeInvalid")], at: "/code", shows: ["WK-ERR-CODE"]),
        Sample(.error, [.text("/contactField", "zip")], at: "/contactField", shows: ["WK-ERR-FIELD"]),
        Sample(.request, [.text("/merchantCapabilities/0", "supports3ds")], at: "/merchantCapabilities/0", shows: ["AP-CAP-ENUM"]),
        Sample(.request, [.set("/features", #"["telepathy"]"#)], at: "/features/0", shows: ["AP-REQ-FEATURES"]),
        Sample(
            .request, [.set("/requiredShippingContactFields", #"["mail"]"#)], at: "/requiredShippingContactFields/0",
            shows: ["AP-CON-FIELD-ENUM"]),
        Sample(.request, [.text("/applePayLaterAvailability", "never")], at: "/applePayLaterAvailability", shows: ["AP-LATER-ONE"]),
        Sample(.shipping, [.text("/shippingType", "pickup")], at: "/shippingType", shows: ["AP-SHIP-TYPE"]),
        Sample(
            .recurring, [.text("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", "quarter")],
            at: "/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", shows: ["AP-REC-UNIT"]),
        Sample(
            .recurring, [.text("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", "week")],
            at: "/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", shows: ["AP-REC-WEEK"]),
    ]

    static let networkUnknown: [Sample] = [
        Sample(.request, [.text("/supportedNetworks/1", "solo")], at: "/supportedNetworks/1", shows: ["AP-NET-KNOWN", "WK-NET-UNKNOWN"]),
        Sample(.request, [.text("/supportedNetworks/0", "vissa")], at: "/supportedNetworks/0", shows: ["AP-NET-KNOWN", "WK-NET-UNKNOWN"]),
        Sample(.methodData, [.text("/supportedNetworks/0", "carteBancaire")], at: "/supportedNetworks/0", shows: ["WK-VER-CB"]),
    ]

    static let networkSpelling: [Sample] = [
        Sample(.request, [.text("/supportedNetworks/1", "mastercard")], at: "/supportedNetworks/1", shows: ["AP-NET-CASE"]),
        Sample(.request, [.text("/supportedNetworks/0", "VISA")], at: "/supportedNetworks/0", shows: ["AP-NET-CASE"]),
    ]

    static let countryUnknown: [Sample] = [
        Sample(.request, [.text("/countryCode", "us")], at: "/countryCode", shows: ["AP-COUNTRY-ISO", "WK-COUNTRY"]),
        Sample(
            .request, [.set("/supportedCountries", #"["US", "UK"]"#)], at: "/supportedCountries/1", shows: ["AP-SUPC-ISO", "WK-COUNTRIES"]),
        Sample(.methodData, [.text("/countryCode", "us")], at: "/countryCode", shows: ["WK-W3C-DATA"]),
        Sample(.request, [.set("/supportedCountries", #"["us"]"#)], at: "/supportedCountries/0", shows: ["WK-COUNTRIES"]),
    ]

    static let currencyUnknown: [Sample] = [
        Sample(.request, [.text("/currencyCode", "usd")], at: "/currencyCode", shows: ["AP-CURRENCY-ISO", "WK-CURRENCY"]),
        Sample(
            .w3c, [.text("/details/total/amount/currency", "dollars")], at: "/details/total/amount/currency",
            shows: ["AP-PR-CURRENCY-FORM", "WK-W3C-CURRENCY"]),
        Sample(.w3c, [.text("/details/total/amount/currency", "ZZZ")], at: "/details/total/amount/currency", shows: ["WK-W3C-ISO"]),
    ]

    static let documentKind: [Sample] = []
}
