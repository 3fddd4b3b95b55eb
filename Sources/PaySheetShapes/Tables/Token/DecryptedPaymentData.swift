extension Shapes {
    static let decryptedPaymentData = Shape(
        "DecryptedPaymentData", swift: "DecryptedPaymentData", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/passkit/payment-token-format-reference",
        summary: "The payment credentials after decryption.",
        members: [
            Member(
                "applicationPrimaryAccountNumber", .text(.plain), .required, personal: true, example: #""4111111111111111""#,
                "The account number for the device or merchant."),
            Member(
                "applicationExpirationDate", .text(.plain), .required, personal: true, example: #""301231""#,
                "The expiry date as year, month and day with two digits each."),
            Member("currencyCode", .text(.plain), .required, example: #""840""#, "The numeric ISO 4217 code with its leading zeros."),
            Member("transactionAmount", .integer, .required, example: "1250", "The amount in the smallest unit of the currency."),
            Member("cardholderName", .text(.plain), .optional, personal: true, example: #""Jo Doe""#, "The name on the card."),
            Member(
                "deviceManufacturerIdentifier", .text(.hex), .required, personal: true, example: #""040010030273""#,
                "The manufacturer of the device."),
            Member(
                "paymentDataType", .token("PaymentDataType"), .required, example: #""3DSecure""#,
                "The type of the payment data."),
            Member("paymentData", .record("DecryptedPaymentDetails"), .required, "The cryptogram of the payment."),
            Member(
                "authenticationResponses", .list(.record("AuthenticationResponse")), .optional,
                "The cryptograms of a payment to several merchants."),
            Member(
                "merchantTokenIdentifier", .text(.plain), .optional, personal: true, example: #""merchant-token-0001""#,
                "The identifier of the merchant token, if the network issued one."),
            Member("merchantTokenMetadata", .record("MerchantTokenMetadata"), .optional, "The card of the merchant token."),
        ])
}
