extension Shapes {
    static let payerErrors = Shape(
        "PayerErrors", swift: "PayerErrors", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#payererrors-dictionary",
        summary: "Says for each detail of the payer what is wrong with it.",
        members: [
            Member(
                "email", .text(.plain), .optional, example: #""Check the email address.""#,
                "Tells what is wrong with the email address."),
            Member("name", .text(.plain), .optional, example: #""Add a family name.""#, "Tells what is wrong with the name."),
            Member(
                "phone", .text(.plain), .optional, example: #""Check the telephone number.""#,
                "Tells what is wrong with the telephone number."),
        ])
}
