package import PaySheetShapes

/// The documents of a small second catalog: vouchers that a shop sells.
package enum VoucherShapes {
    package static let tables = CatalogShapes(
        "vouchers of a shop", shapes: [voucher, item, shop], vocabularies: [kind, channel], kinds: kinds)
    private static let kinds = [DocumentKind("Voucher", shape: "Voucher", swift: "voucher")]

    private static let voucher = Shape(
        "Voucher", swift: "Voucher", group: .flow, availability: .always, link: link, summary: "A voucher.",
        members: [
            Member("voucherNumber", .text(.plain), .required, personal: true, example: "\"V-1\"", "The number printed on the voucher."),
            Member("kind", .token("VoucherKind"), .required, "What the voucher is good for."),
            Member("worth", .amount, .required, "The value of the voucher."),
            Member("worthCurrency", .text(.currency), .required, example: "\"EUR\"", "The currency of the value."),
            Member("issued", .date, .required, "The moment of the sale."),
            Member("expires", .date, .optional, "The moment from which the voucher is worthless."),
            Member("uses", .unsignedShort, .optional, "How often the voucher can be used."),
            Member("items", .list(.record("VoucherItem")), .optional, "What the voucher pays for."),
            Member("soldBy", .record("VoucherShop"), .required, "The shop that sold the voucher."),
        ])

    private static let item = Shape(
        "VoucherItem", swift: "VoucherItem", group: .flow, availability: .always, link: link, summary: "One thing that a voucher pays for.",
        members: [
            Member("title", .text(.plain), .required, "The name of the thing."),
            Member("quantity", .unsignedLong, .required, "How many there are."),
            Member("price", .amount, .required, "The price of all of them."),
        ])

    private static let shop = Shape(
        "VoucherShop", swift: "VoucherShop", group: .flow, availability: .always, link: link, summary: "A shop.",
        members: [
            Member("shopName", .text(.plain), .required, "The name of the shop."),
            Member("channel", .token("VoucherChannel"), .optional, "Where the shop sells."),
        ])

    private static let kind = Vocabulary(
        "VoucherKind", swift: "VoucherKind", unknown: .tolerated, link: link, summary: "What a voucher is good for.",
        words: [Word("gift", "Anything in the shop."), Word("service", "A service."), Word("travel", "A journey.")])

    private static let channel = Vocabulary(
        "VoucherChannel", swift: "VoucherChannel", unknown: .throwing, link: link, summary: "Where a shop sells.",
        words: [Word("store", "In a store."), Word("web", "On the web.")])

    private static let link = "https://example.com/vouchers"
}
