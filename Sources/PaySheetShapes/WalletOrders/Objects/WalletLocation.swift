extension OrderShapes {
    static let location = Shape(
        "WalletLocation", swift: "WalletLocation", group: .other, availability: .always,
        link: "https://developer.apple.com/documentation/walletorders/location",
        summary: "A place on the earth.",
        members: [
            Member("latitude", .number, .required, example: #"35.6595"#, "The latitude, from -90 to 90."),
            Member("longitude", .number, .required, example: #"139.7005"#, "The longitude, from -180 to 180."),
            Member("altitude", .number, .optional, example: #"30"#, "The height above sea level in metres."),
        ])
}
