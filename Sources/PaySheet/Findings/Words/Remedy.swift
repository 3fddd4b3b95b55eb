/// What to do about a name that people use for something that the catalog calls otherwise, or expects elsewhere.
struct Remedy: Sendable {
    /// The dictionaries or vocabularies in which people write the names.
    let places: [StaticString]
    /// The names, in small letters; none stands for every unknown name. For a member of the dictionary: what value to write.
    let names: [StaticString]
    let help: String

    init(in places: [StaticString], _ names: [StaticString], _ help: String) {
        self.places = places
        self.names = names
        self.help = help
    }

    /// Whether the name is one of these, in any case.
    func isAbout(_ name: some Collection<UInt8>) -> Bool {
        names.isEmpty || names.contains { $0.equals(name.lazy.map(ASCII.lowerCased)) }
    }

    /// Whether people write them in this dictionary or vocabulary.
    func isFor(_ place: String) -> Bool { places.contains { $0.equals(place.utf8) } }

    /// All that are known of Apple Pay.
    static let applePay =
        inRequests + inContacts + inWords + [
            Remedy(in: ["ApplePayPaymentAuthorizationResult"], ["status"], "use a number: 0 for success, 1 for failure"),
            Remedy(in: ["MerchantSession"], [], "pass on Apple's answer unchanged"),
            Remedy(
                in: ["PaymentSessionRequest"], ["domainname", "domain", "initiativedomain"],
                "write \"initiativeContext\", with \"initiative\": \"web\""),
            Remedy(in: ["PaymentSessionRequest"], ["merchantname", "name"], "write \"displayName\""),
            Remedy(
                in: ["PaymentMethodData", "PaymentDetailsModifier"], ["supportedmethods"],
                "write the text \"https://apple.com/apple-pay\"; react-native-payments and old drafts have a list"),
        ]

    private static let inRequests = [
        Remedy(
            in: ["ApplePayPaymentRequest"], ["merchantidentifier", "merchantid"],
            "remove it; the merchant session says who the merchant is"),
        Remedy(in: ["ApplePayPaymentRequest"], ["merchantname", "displayname"], "remove it; the label of \"total\" names you"),
        Remedy(
            in: ["ApplePayPaymentRequest"], ["domainname", "initiative", "initiativecontext"],
            "remove it; it belongs in the request for a merchant session"),
        Remedy(in: ["ApplePayPaymentRequest"], ["displayitems", "items", "summaryitems"], "write \"lineItems\""),
        Remedy(in: ["ApplePayPaymentRequest"], ["shippingoptions"], "write \"shippingMethods\""),
        Remedy(in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["currency"], "write \"currencyCode\""),
        Remedy(in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["country"], "write \"countryCode\""),
        Remedy(
            in: ["ApplePayPaymentRequest"], ["version", "apiversion"],
            "remove it; new ApplePaySession() takes the version as its first argument"),
        Remedy(in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["networks", "cardnetworks"], "write \"supportedNetworks\""),
        Remedy(in: ["ApplePayPaymentRequest", "ApplePayRequest"], ["capabilities"], "write \"merchantCapabilities\""),
        Remedy(
            in: ["ApplePayRequest"],
            ["multitokencontexts", "recurringpaymentrequest", "automaticreloadpaymentrequest", "deferredpaymentrequest"],
            "move it into \"data\" of an entry of \"details.modifiers\""),
        Remedy(in: ["ApplePayRequest"], ["lineitems"], "write \"displayItems\" in \"details\""),
        Remedy(in: ["ApplePayRequest"], ["shippingmethods"], "write \"shippingOptions\" in \"details\""),
    ]

    private static let inContacts = [
        Remedy(in: ["ApplePayPaymentContact"], ["zip", "zipcode", "postcode", "postal_code"], "write \"postalCode\""),
        Remedy(
            in: ["ApplePayPaymentContact"], ["street", "address", "address1", "line1", "addressline1", "addressline"],
            "write \"addressLines\", a list of lines"),
        Remedy(in: ["ApplePayPaymentContact"], ["name", "fullname"], "write \"givenName\" and \"familyName\""),
        Remedy(in: ["ApplePayPaymentContact"], ["firstname"], "write \"givenName\""),
        Remedy(in: ["ApplePayPaymentContact"], ["lastname", "surname"], "write \"familyName\""),
        Remedy(in: ["ApplePayPaymentContact"], ["email"], "write \"emailAddress\""),
        Remedy(in: ["ApplePayPaymentContact"], ["phone", "tel"], "write \"phoneNumber\""),
        Remedy(in: ["ApplePayPaymentContact"], ["city", "town"], "write \"locality\""),
        Remedy(in: ["ApplePayPaymentContact"], ["state", "region", "province"], "write \"administrativeArea\""),
    ]

    private static let inWords = [
        Remedy(in: ["ApplePayNetwork"], ["unionpay", "union_pay", "cup", "upi"], "write \"chinaUnionPay\""),
        Remedy(in: ["ApplePayNetwork"], ["americanexpress", "american_express", "american express"], "write \"amex\""),
        Remedy(in: ["ApplePayNetwork"], ["visaelectron", "visa_electron", "visa electron"], "write \"electron\""),
        Remedy(in: ["ApplePayNetwork"], ["mc", "master"], "write \"masterCard\""),
        Remedy(
            in: ["ApplePayNetwork"], ["diners", "dinersclub", "diners_club", "diners club"],
            "remove it; Apple Pay has no network of this name"),
        Remedy(in: ["ApplePayMerchantCapability"], ["3ds", "threeds"], "write \"supports3DS\""),
        Remedy(in: ["ApplePayMerchantCapability"], ["credit"], "write \"supportsCredit\""),
        Remedy(in: ["ApplePayMerchantCapability"], ["debit"], "write \"supportsDebit\""),
        Remedy(in: ["ApplePayMerchantCapability"], ["emv"], "write \"supportsEMV\""),
    ]
}

extension Catalog {
    /// What to do about a name that a dictionary, or a word that a vocabulary does not have.
    func remedy(for name: some Collection<UInt8>, in place: String) -> String? {
        remedies.first { $0.isAbout(name) && $0.isFor(place) }?.help
    }
}
