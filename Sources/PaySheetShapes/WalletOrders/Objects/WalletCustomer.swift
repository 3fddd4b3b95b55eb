extension OrderShapes {
    static let customer = Shape(
        "WalletCustomer", swift: "WalletCustomer", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/customer",
        summary: "The customer of an order.",
        members: [
            Member("emailAddress", .text(.plain), .optional, personal: true, example: #""jo@example.com""#, "The email address."),
            Member("familyName", .text(.plain), .optional, personal: true, example: #""Doe""#, "The family name."),
            Member("givenName", .text(.plain), .optional, personal: true, example: #""Jo""#, "The given name."),
            Member(
                "organizationName", .text(.plain), .optional, personal: true, example: #""Example Company""#,
                "The name of the organization."),
            Member("phoneNumber", .text(.plain), .optional, personal: true, example: #""+1 555 0100""#, "The telephone number."),
        ])
}
