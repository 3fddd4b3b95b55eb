extension Shapes {
    static let payerErrors = Shape(
        "PayerErrors", swift: "PayerErrors", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#payererrors-dictionary",
        summary: "The errors in the payer's details.",
        members: [
            Member(
                "email", .text(.plain), .optional, example: #""Check the email address.""#,
                "The error in the email address."),
            Member("name", .text(.plain), .optional, example: #""Add a family name.""#, "The error in the name."),
            Member(
                "phone", .text(.plain), .optional, example: #""Check the telephone number.""#,
                "The error in the telephone number."),
        ])
}
