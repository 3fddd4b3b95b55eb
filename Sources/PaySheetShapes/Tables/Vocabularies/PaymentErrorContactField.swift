extension Shapes {
    static let paymentErrorContactField = Vocabulary(
        "ApplePayErrorContactField", swift: "PaymentErrorContactField", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepayerrorcontactfield",
        summary: "The parts of a contact that an error can name.",
        words: [
            Word("phoneNumber", "The telephone number."),
            Word("emailAddress", "The email address."),
            Word("name", "The name."),
            Word("phoneticName", since: .version(3), "The pronunciation of the name."),
            Word("postalAddress", "The address as a whole."),
            Word("addressLines", "The street lines."),
            Word("locality", "The city."),
            Word("subLocality", "The part of the city."),
            Word("postalCode", "The postal code."),
            Word("administrativeArea", "The state or province."),
            Word("subAdministrativeArea", "The county or a similar division."),
            Word("country", "The country."),
            Word("countryCode", "The country's code."),
        ])
}
