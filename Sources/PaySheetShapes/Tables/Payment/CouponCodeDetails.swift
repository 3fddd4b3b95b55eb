extension Shapes {
    static let couponCodeDetails = Shape(
        "ApplePayCouponCodeDetails", swift: "CouponCodeDetails", group: .payment, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodedetails",
        summary: "The coupon code that the shopper entered, in the W3C Payment Request API.",
        members: [
            Member("couponCode", .text(.plain), .optional, example: #""WELCOME10""#, "The code as entered.")
        ])
}
