extension OrderShapes {
    static let pushToken = Shape(
        "PushToken", swift: "PushToken", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/pushtoken",
        summary: "What a device sends to the web service to get updates.",
        members: [
            Member(
                "pushToken", .text(.plain), .required, personal: true, example: #""6dc34c8f0d9a""#,
                "The token for notifications to the device.")
        ])
}
