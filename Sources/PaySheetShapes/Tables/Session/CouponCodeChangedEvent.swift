extension Shapes {
    static let couponCodeChangedEvent = Shape(
        "ApplePayCouponCodeChangedEvent", swift: "CouponCodeChangedEvent", group: .session, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodechangedevent",
        summary: "The event for a coupon code that the shopper entered or removed.",
        members: [
            Member("couponCode", .text(.plain), .required, example: #""WELCOME10""#, "The code as entered.")
        ])
}
