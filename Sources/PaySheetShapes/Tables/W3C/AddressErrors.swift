extension Shapes {
    static let addressErrors = Shape(
        "AddressErrors", swift: "AddressErrors", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#addresserrors-dictionary",
        summary: "Says for each part of an address what is wrong with it.",
        members: [
            Member(
                "addressLine", .text(.plain), .optional, example: #""Add a house number.""#,
                "Tells what is wrong with the street lines."),
            Member("city", .text(.plain), .optional, example: #""Check the city.""#, "Tells what is wrong with the city."),
            Member(
                "country", .text(.plain), .optional, example: #""We do not ship to this country.""#,
                "Tells what is wrong with the country."),
            Member(
                "dependentLocality", .text(.plain), .optional, example: #""Check the district.""#,
                "Tells what is wrong with the part of the city."),
            Member("organization", .text(.plain), .optional, example: #""Add the company.""#, "Tells what is wrong with the organization."),
            Member(
                "phone", .text(.plain), .optional, example: #""Check the telephone number.""#,
                "Tells what is wrong with the telephone number."),
            Member(
                "postalCode", .text(.plain), .optional, example: #""Check the postal code.""#,
                "Tells what is wrong with the postal code."),
            Member(
                "recipient", .text(.plain), .optional, example: #""Add a family name.""#,
                "Tells what is wrong with the recipient's name."),
            Member("region", .text(.plain), .optional, example: #""Check the state.""#, "Tells what is wrong with the state or province."),
            Member(
                "sortingCode", .text(.plain), .optional, example: #""Check the sorting code.""#,
                "Tells what is wrong with the sorting code."),
        ])
}
