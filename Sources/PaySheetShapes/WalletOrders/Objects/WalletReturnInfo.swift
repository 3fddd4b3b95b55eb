extension OrderShapes {
    static let returnInfo = Shape(
        "WalletReturnInfo", swift: "WalletReturnInfo", group: .other, availability: .system("iOS 17.2, macOS 14.2"),
        link: "https://developer.apple.com/documentation/walletorders/returninfo",
        summary: "How a customer can return items.",
        members: [
            Member(
                "returnPolicyURL", .text(.url), .required, example: #""https://shop.example/returns""#,
                "The page with the policy of returns."),
            Member("returnDeadline", .date, .optional, "Until when items can be returned."),
            Member("displayCountdown", .boolean, .optional, default: #"false"#, "Whether Wallet counts the days until the deadline."),
            Member(
                "returnManagementURL", .text(.url), .optional, example: #""https://shop.example/returns/42""#,
                "The page on which the customer starts a return."),
            Member("returnPolicyDescription", .text(.plain), .optional, example: #""30 days""#, "The policy in words."),
        ])
}
