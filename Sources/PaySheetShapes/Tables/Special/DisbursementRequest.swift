extension Shapes {
    static let disbursementRequest = Shape(
        "ApplePayDisbursementRequest", swift: "DisbursementRequest", group: .special,
        availability: .engineOnly("macOS 15, iOS 18, feature paymentRequestDisbursements"),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayDisbursementRequest.idl",
        summary: "Sets what must be known about the person who receives a transfer.",
        members: [
            Member(
                "requiredRecipientContactFields", .list(.token("ApplePayContactField")), .optional, example: #"["name","email"]"#,
                "Lists what the recipient must give.")
        ])
}
