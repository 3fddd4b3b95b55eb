extension Shapes {
    static let couponCodeUpdate = Shape(
        "ApplePayCouponCodeUpdate", swift: "CouponCodeUpdate", group: .updates, base: "ApplePayDetailsUpdateBase",
        availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodeupdate",
        summary: "The update after the entry of a coupon code.",
        members: [
            Member("errors", .list(.record("ApplePayError")), .optional, default: "[]", "The errors, the most important first."),
            Member(
                "newShippingMethods", .list(.record("ApplePayShippingMethod")), .optional, default: "[]",
                "The new shipping methods."),
        ])
}
