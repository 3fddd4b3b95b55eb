extension OrderShapes {
    static let recipient = Shape(
        "ShippingRecipient", swift: "ShippingRecipient", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/shippingfulfillment/recipient",
        summary: "The person who gets a shipment.",
        members: [
            Member("givenName", .text(.plain), .optional, personal: true, example: #""Jo""#, "The given name."),
            Member("familyName", .text(.plain), .optional, personal: true, example: #""Doe""#, "The family name."),
            Member(
                "organizationName", .text(.plain), .optional, personal: true, example: #""Example Company""#,
                "The name of the organization."),
            Member("address", .record("WalletAddress"), .optional, "The address."),
        ])
}
