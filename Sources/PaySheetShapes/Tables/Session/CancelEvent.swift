extension Shapes {
    static let cancelEvent = Shape(
        "ApplePayCancelEvent", swift: "CancelEvent", group: .session, availability: .version(1),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayCancelEvent.idl",
        summary: "The event for a sheet that was closed without an accepted payment.",
        members: [
            Member(
                "sessionError", .record("ApplePaySessionError"), .optional, since: .engineOnly("WebKit"),
                "The reason for closing the sheet.")
        ])
}
