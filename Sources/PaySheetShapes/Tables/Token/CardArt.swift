extension Shapes {
    static let cardArt = Shape(
        "CardArt", swift: "CardArt", group: .token, availability: .always,
        link: "https://developer.apple.com/documentation/merchanttokennotificationservices/cardart",
        summary: "A picture of a card.",
        members: [
            Member("name", .text(.plain), .required, example: #""card-front""#, "The name of the picture."),
            Member("type", .text(.plain), .required, example: #""image/png""#, "The type of picture."),
            Member("url", .text(.url), .required, example: #""https://art.example/card-front.png""#, "The address of the picture."),
        ])
}
