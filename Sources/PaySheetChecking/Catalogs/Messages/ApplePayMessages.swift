extension ConsoleMessage {
    /// Every text that is known about Apple Pay on the web.
    package static let applePay =
        SafariMessages.all + WebKitMessages.all + OtherBrowserMessages.all + ServiceMessages.all + LibraryMessages.all + ErrorNames.all
        + lost

    /// What is left where code or a browser has lost the text.
    private static let lost =
        ["{}", "e {}", "[object DOMException]", "[object Error]", "[object Object]", "undefined"].map {
            ConsoleMessage(
                $0, by: "code that logs an error", errors: "",
                [("the text of the error is lost: log error.name + \": \" + error.message instead", "")])
        } + [
            ConsoleMessage(
                "Script error.", by: "a browser", errors: "",
                [("a script from another origin failed; add crossorigin to it, and CORS headers, to see the error", "")])
        ]
}
