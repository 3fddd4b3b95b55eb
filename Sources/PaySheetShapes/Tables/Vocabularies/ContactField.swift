extension Shapes {
    static let contactField = Vocabulary(
        "ApplePayContactField", swift: "ContactField", unknown: .throwing,
        link: "https://developer.apple.com/documentation/applepayontheweb/applepaycontactfield",
        summary: "The parts of a contact that a request can ask for.",
        words: [
            Word("email", "The email address."),
            Word("name", "The name."),
            Word("phone", "The telephone number."),
            Word("postalAddress", "The postal address."),
            Word("phoneticName", since: .version(3), "The pronunciation of the name."),
        ])
}
