extension Shapes {
    static let paymentRequestBase = Shape(
        "ApplePayRequestBase", swift: "PaymentRequestBase", group: .request, isAbstract: true, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayrequestbase",
        summary: "The common members of an Apple Pay JS request and W3C method data.",
        members: [
            Member(
                "features", .list(.token("ApplePayFeature")), .optional, since: .version(15), example: #"["paymentRequestDeferred"]"#,
                "The features without a version number that the request uses."),
            Member(
                "merchantCapabilities", .list(.token("ApplePayMerchantCapability")), .required,
                example: #"["supports3DS","supportsCredit","supportsDebit"]"#,
                "The payment protocols and card types that the merchant can process."),
            Member(
                "supportedNetworks", .list(.token("ApplePayNetwork")), .required, example: #"["visa","masterCard","amex"]"#,
                "The card networks that the merchant accepts, the preferred one first."),
            Member("countryCode", .text(.country), .required, example: #""US""#, "The merchant's country."),
            Member(
                "requiredBillingContactFields", .list(.token("ApplePayContactField")), .optional, example: #"["postalAddress"]"#,
                "The contact fields that the shopper must provide for billing."),
            Member(
                "billingContact", .record("ApplePayPaymentContact"), .optional,
                "The billing contact shown before the shopper edits it."),
            Member(
                "requiredShippingContactFields", .list(.token("ApplePayContactField")), .optional,
                example: #"["postalAddress","name","email","phone"]"#,
                "The contact fields that the shopper must provide for shipping. W3C method data has it from version 6."),
            Member(
                "shippingContact", .record("ApplePayPaymentContact"), .optional,
                "The shipping contact shown before the shopper edits it."),
            Member(
                "applicationData", .text(.base64), .optional, personal: true, example: #""b3JkZXItNDI=""#,
                "The merchant's own data as Base64. The payment token contains its SHA-256 hash."),
            Member(
                "supportedCountries", .list(.text(.country)), .optional, since: .version(3), example: #"["US","CA"]"#,
                "The countries whose cards are accepted."),
            Member(
                "installmentConfiguration", .record("ApplePayInstallmentConfiguration"), .optional,
                since: .engineOnly("version 8 with installments"),
                "The purchase for an installment offer."),
            Member(
                "supportsCouponCode", .boolean, .optional, default: "false", since: .version(12), example: "true",
                "Whether the sheet shows a field for a coupon code."),
            Member(
                "couponCode", .text(.plain), .optional, since: .version(12), example: #""WELCOME10""#,
                "The coupon code shown before the shopper edits it. Empty text means none."),
            Member(
                "shippingContactEditingMode", .token("ApplePayShippingContactEditingMode"), .optional, default: #""available""#,
                since: .version(12),
                example: #""available""#,
                "Whether the shopper can change the shipping contact."),
            Member(
                "applePayLaterAvailability", .token("ApplePayLaterAvailability"), .optional, default: #""available""#,
                since: .deprecated("Leave it out, Apple Pay Later has ended."),
                example: #""available""#,
                "The availability of Apple Pay Later, and the reason."),
            Member(
                "merchantCategoryCode", .text(.plain), .optional,
                since: .engineOnly("macOS 15, iOS 18, feature paymentRequestMerchantCategoryCode"),
                example: #""4722""#,
                "The merchant's four-digit ISO 18245 category, which excludes unsuitable cards."),
            Member(
                "isDelegatedRequest", .boolean, .optional, since: .engineOnly("2025, feature paymentRequestDelegation"), example: "false",
                "Whether the request is made on behalf of someone else."),
        ])
}
