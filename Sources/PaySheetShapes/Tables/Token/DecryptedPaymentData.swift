extension Shapes {
    static let decryptedPaymentData = Shape(
        "DecryptedPaymentData", swift: "DecryptedPaymentData", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "Holds the payment credentials after decryption.",
        members: [
            Member(
                "applicationPrimaryAccountNumber", .text(.plain), .required, personal: true, example: #""4111111111111111""#,
                "Holds the account number made for the device or merchant."),
            Member(
                "applicationExpirationDate", .text(.plain), .required, personal: true, example: #""301231""#,
                "Holds the day of expiry as year, month and day of two digits each."),
            Member("currencyCode", .text(.plain), .required, example: #""840""#, "Holds the numeric ISO 4217 code with its leading zeros."),
            Member("transactionAmount", .integer, .required, example: "1250", "Holds the amount in the smallest unit of the currency."),
            Member("cardholderName", .text(.plain), .optional, personal: true, example: #""Jo Doe""#, "Holds the name on the card."),
            Member(
                "deviceManufacturerIdentifier", .text(.hex), .required, personal: true, example: #""040010030273""#,
                "Names the maker of the device."),
            Member(
                "paymentDataType", .token("PaymentDataType"), .required, example: #""3DSecure""#,
                "Says which kind of payment data follows."),
            Member("paymentData", .record("DecryptedPaymentDetails"), .required, "Holds the cryptogram of the payment."),
            Member(
                "authenticationResponses", .list(.record("AuthenticationResponse")), .optional,
                "Lists the cryptograms of a payment to several merchants."),
            Member(
                "merchantTokenIdentifier", .text(.plain), .optional, personal: true, example: #""merchant-token-0001""#,
                "Names the merchant token, if the network issued one."),
            Member("merchantTokenMetadata", .record("MerchantTokenMetadata"), .optional, "Describes the card behind the merchant token."),
        ])
}
