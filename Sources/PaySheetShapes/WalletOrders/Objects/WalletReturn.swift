extension OrderShapes {
    static let returning = Shape(
        "WalletReturn", swift: "WalletReturn", group: .other, availability: .system("iOS 17.2, macOS 14.2"),
        link: "https://developer.apple.com/documentation/walletorders/return",
        summary: "A return of items.",
        members: [
            Member("returnIdentifier", .text(.plain), .required, personal: true, example: #""r1""#, "The identifier of the return."),
            Member("status", .token("WalletReturnStatus"), .required, "The status of the return."),
            Member("statusDescription", .text(.plain), .optional, example: #""On its way to us""#, "The status in words for the customer."),
            Member("notes", .text(.plain), .optional, example: #""Keep the receipt""#, "What else the customer should know."),
            Member("carrier", .text(.plain), .optional, example: #""Example Express""#, "The carrier."),
            Member("returnNumber", .text(.plain), .optional, personal: true, example: #""R-42""#, "The number of the return for people."),
            Member("initiatedAt", .date, .optional, "When the return began."),
            Member("dropOffBy", .date, .optional, "Until when the customer can hand the items over."),
            Member("returnedAt", .date, .optional, "When the merchant got the items."),
            Member(
                "returnManagementURL", .text(.url), .optional, example: #""https://shop.example/returns/42""#,
                "The page on which the customer manages the return."),
            Member("returnLabel", .text(.plain), .optional, example: #""label.pdf""#, "The name of a file with the label in the package."),
            Member("lineItems", .list(.record("WalletLineItem")), .optional, "What is returned."),
        ])
}
