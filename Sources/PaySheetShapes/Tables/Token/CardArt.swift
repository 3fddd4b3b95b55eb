extension Shapes {
    static let cardArt = Shape(
        "CardArt", swift: "CardArt", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/cardart",
        summary: "Is a picture of a card.",
        members: [
            Member("name", .text(.plain), .required, example: #""card-front""#, "Names the picture."),
            Member("type", .text(.plain), .required, example: #""image/png""#, "Holds the kind of picture."),
            Member("url", .text(.url), .required, example: #""https://art.example/card-front.png""#, "Is the address of the picture."),
        ])
}
