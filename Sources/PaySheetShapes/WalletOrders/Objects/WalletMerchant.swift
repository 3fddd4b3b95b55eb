extension OrderShapes {
    static let merchant = Shape(
        "WalletMerchant", swift: "WalletMerchant", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/merchant",
        summary: "The merchant of an order.",
        members: [
            Member(
                "merchantIdentifier", .text(.plain), .required, personal: true, example: #""merchant.com.example.shop""#,
                "The merchant identifier, of the same developer account as the signing certificate."),
            Member("displayName", .text(.plain), .required, example: #""Example Shop""#, "The name that Wallet shows."),
            Member("url", .text(.url), .required, example: #""https://shop.example""#, "The website."),
            Member("logo", .text(.plain), .optional, example: #""logo""#, "The name of an image in the package."),
            Member("address", .record("WalletAddress"), .optional, "The postal address for customers."),
            Member(
                "businessChatURL", .text(.url), .optional, example: #""https://bcrw.apple.com/urn:biz:example""#,
                "The address of a chat in Messages for Business."),
            Member(
                "contactURL", .text(.url), .optional, example: #""https://shop.example/contact""#,
                "The page with ways to contact the merchant."),
            Member(
                "emailAddress", .text(.plain), .optional, personal: true, example: #""help@shop.example""#,
                "The email address for customers."),
            Member(
                "phoneNumber", .text(.plain), .optional, personal: true, example: #""+1 555 0100""#, "The telephone number for customers."),
        ])
}
