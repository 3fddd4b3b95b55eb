extension Shapes {
    static let merchantDirectory = Shape(
        "Merchants", swift: "MerchantDirectory", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymenttokencontext",
        summary: "The merchants that a marketplace charges for.",
        members: [
            Member("merchants", .list(.record("MerchantEntry")), .required, "The merchants.")
        ])
}
