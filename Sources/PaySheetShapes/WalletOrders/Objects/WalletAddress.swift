extension OrderShapes {
    static let address = Shape(
        "WalletAddress", swift: "WalletAddress", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/address",
        summary: "A postal address.",
        members: [
            Member(
                "addressLines", .list(.text(.plain)), .optional, personal: true, example: #"["1 Example Street"]"#,
                "The lines of the street."),
            Member("administrativeArea", .text(.plain), .optional, personal: true, example: #""CA""#, "The state or province."),
            Member("countryCode", .text(.country), .optional, example: #""US""#, "The ISO 3166-1 code of the country."),
            Member("locality", .text(.plain), .optional, personal: true, example: #""Cupertino""#, "The city."),
            Member("postalCode", .text(.plain), .optional, personal: true, example: #""95014""#, "The postal code."),
            Member(
                "subAdministrativeArea", .text(.plain), .optional, personal: true, example: #""Santa Clara County""#,
                "The county or a similar division."),
            Member("subLocality", .text(.plain), .optional, personal: true, example: #""Riverside""#, "The part of the city."),
        ])
}
