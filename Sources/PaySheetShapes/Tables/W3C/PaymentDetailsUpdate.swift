extension Shapes {
    static let paymentDetailsUpdate = Shape(
        "PaymentDetailsUpdate", swift: "PaymentDetailsUpdate", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#paymentdetailsupdate-dictionary",
        summary: "The answer to a change in the sheet.",
        members: [
            Member("total", .record("PaymentItem"), .optional, "The new total."),
            Member("displayItems", .list(.record("PaymentItem")), .optional, "The items of the new total."),
            Member("shippingOptions", .list(.record("PaymentShippingOption")), .optional, "The new shipping options."),
            Member("modifiers", .list(.record("PaymentDetailsModifier")), .optional, "The new changes for single payment methods."),
            Member(
                "error", .text(.plain), .optional, example: #""We do not ship to this address.""#,
                "The reason why the goods cannot be shipped."),
            Member("shippingAddressErrors", .record("AddressErrors"), .optional, "The errors in the shipping address."),
            Member("payerErrors", .record("PayerErrors"), .optional, "The errors in the payer's details."),
            Member("paymentMethodErrors", .list(.record("ApplePayError")), .optional, "The errors for Apple Pay."),
        ])
}
