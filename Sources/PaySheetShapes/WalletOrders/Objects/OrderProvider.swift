extension OrderShapes {
    static let provider = Shape(
        "OrderProvider", swift: "OrderProvider", group: .other, availability: .system("iOS 17.4, macOS 14.4"),
        link: "https://developer.apple.com/documentation/walletorders/orderprovider",
        summary: "A third party that supplies the data of an order.",
        members: [
            Member("displayName", .text(.plain), .required, example: #""Example Tracking""#, "The name that Wallet shows."),
            Member("url", .text(.url), .required, example: #""https://tracking.example""#, "The website."),
            Member(
                "trackingLogoNameLightColorScheme", .text(.plain), .required, example: #""tracking-light""#,
                "The name of a logo in the package for a light background."),
            Member(
                "trackingLogoNameDarkColorScheme", .text(.plain), .required, example: #""tracking-dark""#,
                "The name of a logo in the package for a dark background."),
        ])
}
