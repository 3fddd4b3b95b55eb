extension Shapes {
    static let paymentErrorContactField = Vocabulary(
        "ApplePayErrorContactField", swift: "PaymentErrorContactField", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield",
        summary: "Lists the parts of a contact that an error can point at.",
        words: [
            Word("phoneNumber", "Points at the telephone number."),
            Word("emailAddress", "Points at the email address."),
            Word("name", "Points at the name."),
            Word("phoneticName", since: .version(3), "Points at the pronunciation of the name."),
            Word("postalAddress", "Points at the address as a whole."),
            Word("addressLines", "Points at the street lines."),
            Word("locality", "Points at the city."),
            Word("subLocality", "Points at the part of the city."),
            Word("postalCode", "Points at the postal code."),
            Word("administrativeArea", "Points at the state or province."),
            Word("subAdministrativeArea", "Points at the county or a similar division."),
            Word("country", "Points at the country."),
            Word("countryCode", "Points at the country's code."),
        ])
}
