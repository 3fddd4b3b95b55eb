extension Shapes {
    static let couponCodeDetails = Shape(
        "ApplePayCouponCodeDetails", swift: "CouponCodeDetails", group: .payment, availability: .version(12),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycouponcodedetails",
        summary: "Tells the W3C Payment Request API which coupon code the shopper has entered.",
        members: [
            Member("couponCode", .text(.plain), .optional, example: #""WELCOME10""#, "Holds the code as it was entered.")
        ])
}
