extension Shapes {
    static let installmentConfiguration = Shape(
        "ApplePayInstallmentConfiguration", swift: "InstallmentConfiguration", group: .installments,
        availability: .engineOnly("version 8 with installments"),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl",
        summary: "Describes a purchase for an offer of installments.",
        members: [
            Member(
                "featureType", .token("ApplePaySetupFeatureType"), .optional, default: #""appleCard""#, example: #""appleCard""#,
                "Says which product makes the offer."),
            Member(
                "merchandisingImageData", .text(.base64), .optional, example: #""c2FtcGxlIGltYWdl""#,
                "Holds a picture that goes with the offer."),
            Member(
                "openToBuyThresholdAmount", .amount, .optional, example: #""100.00""#,
                "Holds the credit that must be open for the offer."),
            Member("bindingTotalAmount", .amount, .optional, example: #""12.50""#, "Holds the total that the offer binds."),
            Member("currencyCode", .text(.currency), .optional, example: #""USD""#, "Names the currency of the amounts."),
            Member(
                "isInStorePurchase", .boolean, .optional, default: "false", example: "false",
                "Marks a purchase that is made in a shop."),
            Member(
                "merchantIdentifier", .text(.plain), .optional, personal: true, example: #""merchant.com.example.shop""#,
                "Holds the merchant's identifier."),
            Member(
                "referrerIdentifier", .text(.plain), .optional, personal: true, example: #""referrer-0001""#,
                "Names who sent the shopper."),
            Member(
                "items", .list(.record("ApplePayInstallmentItem")), .optional, since: .engineOnly("version 9 with installments"),
                "Lists the goods."),
            Member(
                "applicationMetadata", .anything, .optional, since: .engineOnly("version 9 with installments"), personal: true,
                example: #"{"campaign":"spring"}"#,
                "Holds data of the merchant."),
            Member(
                "retailChannel", .token("ApplePayInstallmentRetailChannel"), .optional, default: #""unknown""#,
                since: .engineOnly("version 9 with installments"),
                example: #""web""#,
                "Says where the purchase is made."),
        ])
}
