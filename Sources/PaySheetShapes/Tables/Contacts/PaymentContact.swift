extension Shapes {
    static let paymentContact = Shape(
        "ApplePayPaymentContact", swift: "PaymentContact", group: .contacts, availability: .version(1),
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaypaymentcontact",
        summary: "A person's name, postal address, telephone number and email address.",
        members: [
            Member(
                "phoneNumber", .text(.plain), .optional, personal: true, example: #""+1 555 0100""#,
                "The telephone number in any spelling."),
            Member("emailAddress", .text(.plain), .optional, personal: true, example: #""jo@example.com""#, "The email address."),
            Member("givenName", .text(.plain), .optional, personal: true, example: #""Jo""#, "The given name."),
            Member("familyName", .text(.plain), .optional, personal: true, example: #""Doe""#, "The family name."),
            Member(
                "phoneticGivenName", .text(.plain), .optional, since: .version(3), personal: true, example: #""Joh""#,
                "The pronunciation of the given name."),
            Member(
                "phoneticFamilyName", .text(.plain), .optional, since: .version(3), personal: true, example: #""Doh""#,
                "The pronunciation of the family name."),
            Member(
                "addressLines", .list(.text(.plain)), .optional, personal: true, example: #"["1 Example Street","Apartment 2"]"#,
                "The street lines of the address."),
            Member("subLocality", .text(.plain), .optional, personal: true, example: #""Riverside""#, "The part of the city."),
            Member("locality", .text(.plain), .optional, personal: true, example: #""Cupertino""#, "The city."),
            Member(
                "postalCode", .text(.plain), .optional, personal: true, example: #""95014""#,
                "The postal code, which is shortened before authorization."),
            Member(
                "subAdministrativeArea", .text(.plain), .optional, personal: true, example: #""Santa Clara County""#,
                "The county or a similar division."),
            Member("administrativeArea", .text(.plain), .optional, personal: true, example: #""CA""#, "The state or province."),
            Member("country", .text(.plain), .optional, personal: true, example: #""United States""#, "The country's name."),
            Member(
                "countryCode", .text(.plain), .optional, personal: true, example: #""US""#,
                "The country's ISO 3166-1 code, which browsers may give in lower case or leave empty."),
        ])
}
