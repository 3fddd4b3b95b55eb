extension Shapes {
    static let couponCodeUpdate = Shape(
        "ApplePayCouponCodeUpdate", swift: "CouponCodeUpdate", group: .updates, base: "ApplePayDetailsUpdateBase",
        availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodeupdate",
        summary: "Answers the entry of a coupon code.",
        members: [
            Member("errors", .list(.record("ApplePayError")), .optional, default: "[]", "Lists what is wrong, the most important first."),
            Member(
                "newShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, default: "[]",
                "Replaces the ways of shipping on offer."),
        ])
}
