extension Shapes {
    static let paymentContact = Shape(
        "ApplePayPaymentContact", swift: "PaymentContact", group: .contacts, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact",
        summary: "Holds a person's name, postal address and ways to be reached.",
        members: [
            Member(
                "phoneNumber", .text(.plain), .optional, personal: true, example: #""+1 555 0100""#,
                "Holds a telephone number in any spelling."),
            Member("emailAddress", .text(.plain), .optional, personal: true, example: #""jo@example.com""#, "Holds an email address."),
            Member("givenName", .text(.plain), .optional, personal: true, example: #""Jo""#, "Holds the given name."),
            Member("familyName", .text(.plain), .optional, personal: true, example: #""Doe""#, "Holds the family name."),
            Member(
                "phoneticGivenName", .text(.plain), .optional, since: .version(3), personal: true, example: #""Joh""#,
                "Says how the given name is pronounced."),
            Member(
                "phoneticFamilyName", .text(.plain), .optional, since: .version(3), personal: true, example: #""Doh""#,
                "Says how the family name is pronounced."),
            Member(
                "addressLines", .list(.text(.plain)), .optional, personal: true, example: #"["1 Example Street","Apartment 2"]"#,
                "Lists the street lines of the address."),
            Member("subLocality", .text(.plain), .optional, personal: true, example: #""Riverside""#, "Holds the part of the city."),
            Member("locality", .text(.plain), .optional, personal: true, example: #""Cupertino""#, "Holds the city."),
            Member(
                "postalCode", .text(.plain), .optional, personal: true, example: #""95014""#,
                "Holds the postal code, of which only a part is known before authorization."),
            Member(
                "subAdministrativeArea", .text(.plain), .optional, personal: true, example: #""Santa Clara County""#,
                "Holds the county or a similar division."),
            Member("administrativeArea", .text(.plain), .optional, personal: true, example: #""CA""#, "Holds the state or province."),
            Member("country", .text(.plain), .optional, personal: true, example: #""United States""#, "Holds the country's name."),
            Member(
                "countryCode", .text(.plain), .optional, personal: true, example: #""US""#,
                "Holds the country's ISO 3166-1 code, which a browser may hand over in lower case or empty."),
        ])
}
