extension OrderShapes {
    static let application = Shape(
        "WalletApplication", swift: "WalletApplication", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/application",
        summary: "An app for an order.",
        members: [
            Member("storeIdentifier", .integer, .required, example: #"1234567890"#, "The number of the app in the App Store."),
            Member(
                "customProductPageIdentifier", .text(.plain), .optional, example: #""45812c9b-c296-43d3-c6a0-c5a02f74bf6e""#,
                "The identifier of a custom product page."),
            Member(
                "launchURL", .text(.plain), .optional, personal: true, example: #""exampleshop://orders/42""#,
                "The address that the app gets when it starts."),
        ])
}
