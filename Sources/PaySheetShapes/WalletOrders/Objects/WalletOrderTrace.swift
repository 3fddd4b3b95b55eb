extension OrderShapes {
    static let trace = Shape(
        "WalletOrderTrace", swift: "WalletOrderTrace", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders",
        summary: "A call of a device to a web service for orders, with its answer, as it was recorded.",
        members: [
            Member("method", .text(.plain), .required, example: #""GET""#, "The method of the call."),
            Member(
                "path", .text(.plain), .required, personal: true, example: #""/wallet/v1/orders/order.com.example.shop/2027-000042""#,
                "The path of the call with its query, or the whole address."),
            Member(
                "headers", .object, .optional, personal: true, example: #"{"Authorization":"AppleOrder 0123456789abcdef"}"#,
                "The header fields of the call."),
            Member("body", .text(.plain), .optional, personal: true, example: #""{}""#, "The body of the call."),
            Member("bodyBase64", .text(.base64), .optional, personal: true, example: #""e30=""#, "The body of the call in Base64."),
            Member("answer", .record("WalletOrderTraceAnswer"), .required, "The answer of the service."),
        ])

    static let traceAnswer = Shape(
        "WalletOrderTraceAnswer", swift: "WalletOrderTraceAnswer", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders",
        summary: "The answer of a web service for orders, as it was recorded.",
        members: [
            Member("status", .unsignedShort, .required, example: "200", "The status code."),
            Member(
                "headers", .object, .optional, example: #"{"Content-Type":"application/vnd.apple.finance.order"}"#,
                "The header fields of the answer."),
            Member("body", .text(.plain), .optional, personal: true, "The body of the answer, if it is text."),
            Member(
                "bodyBase64", .text(.base64), .optional, personal: true, example: #""e30=""#, "The body of the answer in Base64."),
        ])
}
