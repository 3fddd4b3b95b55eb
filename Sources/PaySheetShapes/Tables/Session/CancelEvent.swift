extension Shapes {
    static let cancelEvent = Shape(
        "ApplePayCancelEvent", swift: "CancelEvent", group: .session, availability: .version(1),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayCancelEvent.idl",
        summary: "Reports that the sheet was closed without an accepted payment.",
        members: [
            Member(
                "sessionError", .record("ApplePaySessionError"), .optional, since: .engineOnly("WebKit"),
                "Says why the sheet was closed.")
        ])
}
