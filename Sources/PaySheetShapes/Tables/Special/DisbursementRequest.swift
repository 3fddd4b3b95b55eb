extension Shapes {
    static let disbursementRequest = Shape(
        "ApplePayDisbursementRequest", swift: "DisbursementRequest", group: .special,
        availability: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDisbursementRequest.idl",
        summary: "The required information about the recipient of a transfer.",
        members: [
            Member(
                "requiredRecipientContactFields", .list(.token("ApplePayContactField")), .optional, example: #"["name","email"]"#,
                "The fields that the recipient must provide.")
        ])
}
