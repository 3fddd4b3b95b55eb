// Names that people write in the dictionaries of Apple Pay JS.

extension Remedy {
    private static let updates: [StaticString] = [
        "ApplePayPaymentMethodUpdate", "ApplePayShippingMethodUpdate", "ApplePayShippingContactUpdate", "ApplePayCouponCodeUpdate",
    ]

    static let inRequests = [
        Remedy(
            in: ["ApplePayPaymentRequest"], ["merchantidentifier", "merchantid"],
            "remove it; the merchant session says who the merchant is"),
        Remedy(in: ["ApplePayPaymentRequest"], ["merchantname", "displayname"], "remove it; the label of \"total\" names you"),
        Remedy(
            in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["domainname", "initiative", "initiativecontext"],
            "remove it; it belongs in the request for a merchant session"),
        Remedy(in: ["ApplePayPaymentRequest"], ["displayitems", "items", "summaryitems"], write: "lineItems"),
        Remedy(in: ["ApplePayPaymentRequest"], ["shippingoptions"], write: "shippingMethods"),
        Remedy(in: ["ApplePayPaymentRequest"], ["currency"], write: "currencyCode"),
        Remedy(in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["country"], write: "countryCode"),
        Remedy(
            in: ["ApplePayPaymentRequest"], ["version", "apiversion"],
            "remove it; new ApplePaySession() takes the version as its first argument"),
        Remedy(in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["networks", "cardnetworks"], write: "supportedNetworks"),
        Remedy(in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["capabilities"], write: "merchantCapabilities"),
        Remedy(in: ["ApplePayPaymentRequest"], ["contexts", "tokencontexts", "merchants"], write: "multiTokenContexts"),
    ]

    static let inItems = [
        Remedy(in: ["ApplePayLineItem", "PaymentItem"], ["name", "title", "description", "text"], write: "label"),
        Remedy(in: ["ApplePayLineItem"], ["price", "value"], write: "amount"),
        Remedy(in: ["ApplePayLineItem", "PaymentItem"], ["quantity", "qty"], "remove it; \"amount\" is the price of all pieces"),
        Remedy(in: ["ApplePayLineItem", "PaymentItem"], ["id", "identifier", "sku"], "remove it; lines have no identifier"),
        Remedy(
            in: ["ApplePayLineItem", "ApplePayShippingMethod"], ["currency", "currencycode"],
            "remove it; the document states the currency once"),
        Remedy(in: ["ApplePayLineItem"], ["pending"], write: "type", ": \"pending\""),
        Remedy(in: ["ApplePayShippingMethod"], ["id"], write: "identifier"),
        Remedy(in: ["ApplePayShippingMethod"], ["name", "title"], write: "label"),
        Remedy(in: ["ApplePayShippingMethod"], ["description", "details"], write: "detail"),
        Remedy(in: ["ApplePayShippingMethod"], ["price", "cost", "value"], write: "amount"),
        Remedy(in: ["ApplePayShippingMethod"], ["selected"], "remove it; the sheet selects the first method"),
        Remedy(in: ["ApplePayPaymentTokenContext"], ["name"], write: "merchantName"),
        Remedy(in: ["ApplePayPaymentTokenContext"], ["domain"], write: "merchantDomain"),
        Remedy(in: ["ApplePayPaymentTokenContext"], ["merchantid"], write: "merchantIdentifier"),
        Remedy(in: ["ApplePayPaymentTokenContext"], ["externalid"], write: "externalIdentifier"),
    ]

    static let inAnswers = [
        Remedy(in: updates, ["total"], write: "newTotal"),
        Remedy(in: updates, ["displayitems", "items"], write: "newLineItems"),
        Remedy(in: updates, ["shippingoptions"], write: "newShippingMethods"),
        Remedy(in: updates, ["status"], "remove it; \"errors\" says what is wrong, and without it the update succeeds"),
        Remedy(in: ["ApplePayPaymentAuthorizationResult"], ["status"], "use a number: 0 for success, 1 for failure"),
        Remedy(in: ["ApplePayPaymentAuthorizationResult"], ["success", "ok"], write: "status", ": 0 for success, 1 for failure"),
        Remedy(in: ["ApplePayPaymentAuthorizationResult"], ["order"], write: "orderDetails"),
    ]

    static let inSessions = [
        // Apple signs its answer: no name in it is for the developer to change.
        Remedy(in: ["MerchantSession"], [], "pass on Apple's answer unchanged"),
        Remedy(
            in: ["PaymentSessionRequest"], ["domainname", "domain", "initiativedomain"],
            write: "initiativeContext", ", with \"initiative\": \"web\""),
        Remedy(in: ["PaymentSessionRequest"], ["merchantname", "name"], write: "displayName"),
        Remedy(in: ["PaymentSessionRequest"], ["validationurl"], "remove it; it is the address to send this request to"),
    ]

    static let inContacts = [
        Remedy(in: contact, ["zip", "zipcode", "postcode", "postal_code"], write: "postalCode"),
        Remedy(
            in: contact,
            [
                "street", "streetaddress", "address", "address1", "address2", "line1", "line2", "addressline", "addressline1",
                "addressline2", "housenumber",
            ], write: "addressLines", ", a list of lines"),
        Remedy(in: contact, ["name", "fullname"], write: "givenName", " and \"familyName\""),
        Remedy(in: contact, ["firstname"], write: "givenName"),
        Remedy(in: contact, ["lastname", "surname"], write: "familyName"),
        Remedy(in: contact, ["email", "mail"], write: "emailAddress"),
        Remedy(in: contact, ["phone", "tel", "telephone", "mobile"], write: "phoneNumber"),
        Remedy(in: contact, ["city", "town"], write: "locality"),
        Remedy(in: contact, ["state", "region", "province"], write: "administrativeArea"),
        Remedy(in: contact, ["county"], write: "subAdministrativeArea"),
        Remedy(in: contact, ["district", "suburb"], write: "subLocality"),
        Remedy(in: contact, ["company", "organization", "organisation"], "write it in \"addressLines\""),
    ]

    private static let contact: [StaticString] = ["ApplePayPaymentContact"]
}
