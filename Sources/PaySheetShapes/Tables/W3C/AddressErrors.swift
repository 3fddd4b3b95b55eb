extension Shapes {
    static let addressErrors = Shape(
        "AddressErrors", swift: "AddressErrors", group: .w3c, availability: .always,
        link: "https://www.w3.org/TR/payment-request/#addresserrors-dictionary",
        summary: "The errors of an address, by part.",
        members: [
            Member(
                "addressLine", .text(.plain), .optional, example: #""Add a house number.""#,
                "The error in the street lines."),
            Member("city", .text(.plain), .optional, example: #""Check the city.""#, "The error in the city."),
            Member(
                "country", .text(.plain), .optional, example: #""We do not ship to this country.""#,
                "The error in the country."),
            Member(
                "dependentLocality", .text(.plain), .optional, example: #""Check the district.""#,
                "The error in the part of the city."),
            Member("organization", .text(.plain), .optional, example: #""Add the company.""#, "The error in the organization."),
            Member(
                "phone", .text(.plain), .optional, example: #""Check the telephone number.""#,
                "The error in the telephone number."),
            Member(
                "postalCode", .text(.plain), .optional, example: #""Check the postal code.""#,
                "The error in the postal code."),
            Member(
                "recipient", .text(.plain), .optional, example: #""Add a family name.""#,
                "The error in the recipient's name."),
            Member("region", .text(.plain), .optional, example: #""Check the state.""#, "The error in the state or province."),
            Member(
                "sortingCode", .text(.plain), .optional, example: #""Check the sorting code.""#,
                "The error in the sorting code."),
        ])
}
