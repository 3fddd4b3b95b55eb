extension Shapes {
    static let merchantTokenHistory = Shape(
        "MerchantTokenHistory", swift: "MerchantTokenHistory", group: .flow, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices",
        summary: "The history of one merchant token. A ledger has one on each line.",
        members: [
            Member(
                "merchantTokenIdentifier", .text(.plain), .required, personal: true, example: #""merchant-token-0001""#,
                "The identifier of the merchant token."),
            Member("entries", .list(.record("MerchantTokenEntry")), .required, "The entries, in any order."),
        ])
}
