extension Shapes {
    static let paymentDetailsUpdate = Shape(
        "PaymentDetailsUpdate", swift: "PaymentDetailsUpdate", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary",
        summary: "Answers a change that the shopper has made in the sheet.",
        members: [
            Member("total", .record("PaymentItem"), .optional, "Replaces the amount that is charged."),
            Member("displayItems", .list(.record("PaymentItem")), .optional, "Replaces what the total is made of."),
            Member("shippingOptions", .list(.record("PaymentShippingOption")), .optional, "Replaces the ways of shipping on offer."),
            Member("modifiers", .list(.record("PaymentDetailsModifier")), .optional, "Replaces the changes for single payment methods."),
            Member(
                "error", .text(.plain), .optional, example: #""We do not ship to this address.""#,
                "Tells the shopper why the goods cannot be shipped."),
            Member("shippingAddressErrors", .record("AddressErrors"), .optional, "Says which parts of the shipping address are wrong."),
            Member("payerErrors", .record("PayerErrors"), .optional, "Says which details of the payer are wrong."),
            Member("paymentMethodErrors", .list(.record("ApplePayError")), .optional, "Lists what Apple Pay shows as wrong."),
        ])
}
