extension Shapes {
    static let contactField = Vocabulary(
        "ApplePayContactField", swift: "ContactField", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield",
        summary: "Lists the parts of a contact that a request can ask for.",
        words: [
            Word("email", "Asks for an email address."),
            Word("name", "Asks for a name."),
            Word("phone", "Asks for a telephone number."),
            Word("postalAddress", "Asks for a postal address."),
            Word("phoneticName", since: .version(3), "Asks how the name is pronounced."),
        ])
}
