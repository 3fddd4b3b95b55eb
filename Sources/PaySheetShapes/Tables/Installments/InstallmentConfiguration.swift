extension Shapes {
    static let installmentConfiguration = Shape(
        "ApplePayInstallmentConfiguration", swift: "InstallmentConfiguration", group: .installments,
        availability: .engineOnly("version 8 with installments"),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentConfiguration.idl",
        summary: "A purchase for an installment offer.",
        members: [
            Member(
                "featureType", .token("ApplePaySetupFeatureType"), .optional, default: #""appleCard""#, example: #""appleCard""#,
                "The product that makes the offer."),
            Member(
                "merchandisingImageData", .text(.base64), .optional, example: #""c2FtcGxlIGltYWdl""#,
                "A picture for the offer."),
            Member(
                "openToBuyThresholdAmount", .amount, .optional, example: #""100.00""#,
                "The credit that the offer needs."),
            Member("bindingTotalAmount", .amount, .optional, example: #""12.50""#, "The total of the offer."),
            Member("currencyCode", .text(.currency), .optional, example: #""USD""#, "The currency of the amounts."),
            Member(
                "isInStorePurchase", .boolean, .optional, default: "false", example: "false",
                "Whether the purchase is in a shop."),
            Member(
                "merchantIdentifier", .text(.plain), .optional, personal: true, example: #""merchant.com.example.shop""#,
                "The merchant's identifier."),
            Member(
                "referrerIdentifier", .text(.plain), .optional, personal: true, example: #""referrer-0001""#,
                "The referrer of the shopper."),
            Member(
                "items", .list(.record("ApplePayInstallmentItem")), .optional, since: .engineOnly("version 9 with installments"),
                "The goods."),
            Member(
                "applicationMetadata", .anything, .optional, since: .engineOnly("version 9 with installments"), personal: true,
                example: #"{"campaign":"spring"}"#,
                "Data of the merchant."),
            Member(
                "retailChannel", .token("ApplePayInstallmentRetailChannel"), .optional, default: #""unknown""#,
                since: .engineOnly("version 9 with installments"),
                example: #""web""#,
                "The place of the purchase."),
        ])
}
