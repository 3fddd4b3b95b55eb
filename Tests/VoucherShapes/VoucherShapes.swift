package import PaySheetGenerator
package import PaySheetShapes

/// The documents of a small second catalog: vouchers that a shop sells.
package enum VoucherShapes {
    package static let tables = CatalogShapes(
        "vouchers of a shop", shapes: [voucher, item, shop, inStore, online], vocabularies: [kind, channel], kinds: kinds,
        families: [redemption])
    package static let code = CatalogCode("vouchers", in: "Tests/CatalogTests/Generated", from: "Tests/VoucherShapes")
    private static let kinds = [KindRow("Voucher", shape: "Voucher", swift: "voucher")]

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
            Member("validFor", .text(.duration), .optional, "How long the voucher can be used."),
            Member("redemptions", .list(redemptions), .optional, "Where the voucher was used."),
            Member("lastRedemption", redemptions, .optional, "Where the voucher was used the last time."),
        ])

    private static let item = Shape(
        "VoucherItem", swift: "VoucherItem", group: .flow, availability: .always, link: link, summary: "One thing that a voucher pays for.",
        members: [
            Member("title", .text(.plain), .required, "The name of the thing."),
            Member("quantity", .unsignedLong, .required, "How many there are."),
            Member("price", .amount, .required, "The price of all of them."),
            Member("weight", .number, .optional, "The weight of all of them, in kilograms."),
        ])

    private static let shop = Shape(
        "VoucherShop", swift: "VoucherShop", group: .flow, availability: .always, link: link, summary: "A shop.",
        members: [
            Member("shopName", .text(.plain), .required, "The name of the shop."),
            Member("channel", .token("VoucherChannel"), .optional, "Where the shop sells."),
        ])

    private static let redemptions = MemberType.choice(
        "VoucherRedemption", by: "place",
        cases: [
            .init("store", "StoreRedemption", "store"), .init("web", "WebRedemption", "web"),
        ])

    private static let inStore = Shape(
        "StoreRedemption", swift: "StoreRedemption", group: .flow, availability: .always, link: link, summary: "A use in a store.",
        members: [
            Member("place", .token("VoucherChannel"), .required, example: "\"store\"", "Where the voucher was used."),
            Member("at", .date, .required, "The moment."),
            Member("till", .text(.plain), .optional, personal: true, "The number of the till."),
        ])

    private static let online = Shape(
        "WebRedemption", swift: "WebRedemption", group: .flow, availability: .always, link: link, summary: "A use on the web.",
        members: [
            Member("place", .token("VoucherChannel"), .required, example: "\"web\"", "Where the voucher was used."),
            Member("at", .date, .required, "The moment."),
            Member("page", .text(.url), .optional, "The address of the page."),
            Member("items", .list(.record("VoucherItem")), .optional, "What the voucher paid for."),
        ])

    private static let redemption = Family(
        name: "Redemption", summary: "A use of a voucher.", shapes: ["StoreRedemption", "WebRedemption"], members: [["place"], ["at"]])

    private static let kind = Vocabulary(
        "VoucherKind", swift: "VoucherKind", unknown: .tolerated, link: link, summary: "What a voucher is good for.",
        words: [Word("gift", "Anything in the shop."), Word("service", "A service."), Word("travel", "A journey.")])

    private static let channel = Vocabulary(
        "VoucherChannel", swift: "VoucherChannel", unknown: .throwing, link: link, summary: "Where a shop sells.",
        words: [Word("store", "In a store."), Word("web", "On the web.")])

    private static let link = "https://example.com/vouchers"
}
