extension Shapes {
    static let sessionError = Shape(
        "ApplePaySessionError", swift: "SessionError", group: .session, availability: .engineOnly("WebKit"),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePaySessionError.idl",
        summary: "The reason why a session ended.",
        members: [
            Member("code", .text(.plain), .optional, example: #""unknown""#, "A code for the kind of failure."),
            Member("info", .object, .optional, default: "{}", example: "{}", "Additional information."),
        ])
}
