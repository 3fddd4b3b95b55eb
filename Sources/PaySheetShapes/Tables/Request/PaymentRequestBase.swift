extension Shapes {
    static let paymentRequestBase = Shape(
        "ApplePayRequestBase", swift: "PaymentRequestBase", group: .request, isAbstract: true, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase",
        summary: "Holds the members that a request of Apple Pay JS and the method data of the W3C API have in common.",
        members: [
            Member(
                "features", .list(.token("ApplePayFeature")), .optional, since: .version(15), example: #"["paymentRequestDeferred"]"#,
                "Names the abilities without a version number that the request relies on."),
            Member(
                "merchantCapabilities", .list(.token("ApplePayMerchantCapability")), .required,
                example: #"["supports3DS","supportsCredit","supportsDebit"]"#,
                "Lists the payment protocols and kinds of card that the merchant can process."),
            Member(
                "supportedNetworks", .list(.token("ApplePayNetwork")), .required, example: #"["visa","masterCard","amex"]"#,
                "Lists the card networks that the merchant takes, the preferred one first."),
            Member("countryCode", .text(.country), .required, example: #""US""#, "Names the country in which the merchant does business."),
            Member(
                "requiredBillingContactFields", .list(.token("ApplePayContactField")), .optional, example: #"["postalAddress"]"#,
                "Lists what the shopper must give for billing."),
            Member(
                "billingContact", .record("ApplePayPaymentContact"), .optional,
                "Fills in the billing contact before the sheet appears."),
            Member(
                "requiredShippingContactFields", .list(.token("ApplePayContactField")), .optional,
                example: #"["postalAddress","name","email","phone"]"#,
                "Lists what the shopper must give for shipping; the W3C method data has it from version 6."),
            Member(
                "shippingContact", .record("ApplePayPaymentContact"), .optional,
                "Fills in the shipping contact before the sheet appears."),
            Member(
                "applicationData", .text(.base64), .optional, personal: true, example: #""b3JkZXItNDI=""#,
                "Carries data of the merchant as Base64, of which the payment token gets the SHA-256 hash."),
            Member(
                "supportedCountries", .list(.text(.country)), .optional, since: .version(3), example: #"["US","CA"]"#,
                "Limits the payment to cards issued in these countries."),
            Member(
                "installmentConfiguration", .record("ApplePayInstallmentConfiguration"), .optional,
                since: .engineOnly("version 8 with installments"),
                "Describes the purchase for an offer of installments."),
            Member(
                "supportsCouponCode", .boolean, .optional, default: "false", since: .version(12), example: "true",
                "Shows a field for a coupon code in the sheet."),
            Member(
                "couponCode", .text(.plain), .optional, since: .version(12), example: #""WELCOME10""#,
                "Fills in the coupon code before the sheet appears, where empty text means none."),
            Member(
                "shippingContactEditingMode", .token("ApplePayShippingContactEditingMode"), .optional, default: #""available""#,
                since: .version(12),
                example: #""available""#,
                "Tells whether the shopper may change the shipping contact."),
            Member(
                "applePayLaterAvailability", .token("ApplePayLaterAvailability"), .optional, default: #""available""#,
                since: .deprecated("Leave it out, Apple Pay Later has ended."),
                example: #""available""#,
                "Told whether Apple Pay Later could be offered and why not."),
            Member(
                "merchantCategoryCode", .text(.plain), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode"),
                example: #""4722""#,
                "Holds the four-digit ISO 18245 category of the merchant, by which unsuitable cards are left out."),
            Member(
                "isDelegatedRequest", .boolean, .optional, since: .engineOnly("2025, feature paymentRequestDelegation"), example: "false",
                "Marks a request that is made on behalf of someone else."),
        ])
}
