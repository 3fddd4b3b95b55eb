extension Shapes {
    static let couponCodeChangedEvent = Shape(
        "ApplePayCouponCodeChangedEvent", swift: "CouponCodeChangedEvent", group: .session, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodechangedevent",
        summary: "Reports that the shopper has entered or removed a coupon code.",
        members: [
            Member("couponCode", .text(.plain), .required, example: #""WELCOME10""#, "Holds the code as it was entered.")
        ])
}
