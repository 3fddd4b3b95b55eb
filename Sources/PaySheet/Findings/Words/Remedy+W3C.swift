// Names that people write in the dictionaries of the W3C interface.

extension Remedy {
    static let inW3C = inMethodData + inDetails + inModifiers + inFlows

    private static let plans: [StaticString] = [
        "multitokencontexts", "recurringpaymentrequest", "automaticreloadpaymentrequest", "deferredpaymentrequest", "disbursementrequest",
    ]
    private static let details: [StaticString] = ["PaymentDetailsInit", "PaymentDetailsUpdate"]
    /// What the data of the method says about all payments.
    private static let ofMethodData: [StaticString] = [
        "countrycode", "supportednetworks", "merchantcapabilities", "merchantidentifier", "requiredbillingcontactfields",
        "requiredshippingcontactfields", "supportedcountries", "applicationdata", "billingcontact", "shippingcontact",
    ]

    private static let inMethodData = [
        Remedy(
            in: ["PaymentMethodData", "PaymentDetailsModifier"], ["supportedmethods"],
            "write the text \"https://apple.com/apple-pay\"; react-native-payments and old drafts have a list"),
        Remedy(in: ["ApplePayRequest"], plans, "move it into \"data\" of an entry of \"details.modifiers\""),
        Remedy(
            in: ["ApplePayRequest"], ["contexts", "tokencontexts", "merchants"],
            "write \"multiTokenContexts\" in \"data\" of an entry of \"details.modifiers\""),
        Remedy(in: ["ApplePayRequest"], ["total"], "move it into \"details\""),
        Remedy(in: ["ApplePayRequest"], ["lineitems"], "write \"displayItems\" in \"details\""),
        Remedy(in: ["ApplePayRequest"], ["displayitems", "shippingoptions", "modifiers"], "move it into \"details\""),
        Remedy(in: ["ApplePayRequest"], ["shippingmethods"], "write \"shippingOptions\" in \"details\""),
        Remedy(in: ["ApplePayRequest"], ["shippingtype"], "move it into \"options\""),
        Remedy(in: ["ApplePayRequest"], ["currency", "currencycode"], "remove it; each amount in \"details\" names its currency"),
        Remedy(in: ["ApplePayRequest"], ["merchantname", "displayname"], "remove it; the label of \"details.total\" names you"),
        Remedy(in: ["ApplePayRequest"], ["merchantid"], write: "merchantIdentifier"),
        Remedy(in: ["ApplePayRequest"], ["apiversion"], write: "version"),
    ]

    private static let inDetails = [
        Remedy(in: details, ["lineitems", "newlineitems", "items"], write: "displayItems"),
        Remedy(in: details, ["shippingmethods", "newshippingmethods"], write: "shippingOptions"),
        Remedy(in: details, ["newtotal"], write: "total"),
        Remedy(in: details, ["currency", "currencycode"], "remove it; each amount names its currency"),
        Remedy(in: details, plans, "move it into \"data\" of an entry of \"modifiers\""),
        Remedy(in: details, ofMethodData, "move it into \"data\" of the payment method"),
        Remedy(in: ["PaymentOptions"], ofMethodData, "move it into \"data\" of the payment method"),
        Remedy(
            in: ["PaymentOptions"], ["requestpayeraddress", "requestbilling", "requestbillingcontact"], write: "requestBillingAddress"),
        Remedy(in: ["PaymentOptions"], ["requestshippingaddress", "requestshippingcontact"], write: "requestShipping"),
        Remedy(
            in: ["PaymentItem", "PaymentShippingOption"], ["amount", "price", "value", "currency"],
            write: "amount", ": {\"currency\": \"USD\", \"value\": \"12.50\"}"),
        Remedy(in: ["PaymentItem"], ["type"], write: "pending", ": true for an amount that is not final"),
        Remedy(in: ["PaymentShippingOption"], ["identifier"], write: "id"),
        Remedy(in: ["PaymentShippingOption"], ["name", "title"], write: "label"),
        Remedy(
            in: ["PaymentShippingOption"], ["detail", "description", "datecomponentsrange"],
            "use \"additionalShippingMethods\" of a modifier; an option has only a label"),
    ]

    private static let inFlows = [
        Remedy(
            in: ["ApplePayPaymentRequest"], ["methoddata", "details", "options"],
            "write the request of a W3C flow as \"paymentRequest\""),
        Remedy(in: ["FlowSelection"], ["shippingoption"], write: "shippingMethod"),
        Remedy(in: ["FlowSelection"], ["shippingaddress"], write: "shippingContact"),
    ]

    private static let inModifiers = [
        Remedy(in: ["PaymentDetailsModifier"], plans, "move it into \"data\""),
        Remedy(
            in: ["PaymentDetailsModifier"], ["additionallineitems", "additionalshippingmethods", "paymentmethodtype"],
            "move it into \"data\""),
        Remedy(in: ["PaymentDetailsModifier"], ["displayitems", "lineitems"], write: "additionalDisplayItems"),
        Remedy(in: ["ApplePayModifier"], ["displayitems", "lineitems", "additionaldisplayitems"], write: "additionalLineItems"),
        Remedy(in: ["ApplePayModifier"], ["shippingmethods", "shippingoptions"], write: "additionalShippingMethods"),
        Remedy(in: ["ApplePayModifier"], ["contexts", "tokencontexts", "merchants"], write: "multiTokenContexts"),
    ]
}
