import PaySheet

extension Provider {
    /// The elements of Airwallex, alone and in Drop-in.
    static let airwallexCalls = [
        SourceCall(
            "createElement", .function, selectors: ["applePayButton"], argument: 1, signs: [], unshown: .any, .document(.airwallexButton)),
        SourceCall(
            "createElement", selectors: ["applePayButton"], argument: 1, signs: [], unshown: .any, .document(.airwallexButton)),
        SourceCall(
            "createElement", .function, selectors: ["dropIn"], argument: 1, signs: [], path: airwallexPath, words: airwallexPath,
            .document(.airwallexRequestOptions)),
        SourceCall(
            "createElement", selectors: ["dropIn"], argument: 1, signs: [], path: airwallexPath, words: airwallexPath,
            .document(.airwallexRequestOptions)),
        SourceCall(
            "redirectToCheckout", signs: [], path: airwallexPath, words: airwallexPath, .document(.airwallexRequestOptions)),
    ]

    private static let airwallexPath = ["applePayRequestOptions"]
}
