import PaySheet

extension Provider {
    /// The request of a page, and the answers to its events.
    static let squareCalls = [
        SourceCall(
            "paymentRequest", signs: ["countryCode"], strangers: ["country"], marks: ["Square", "square", "payments"],
            unshown: .named("payments"), words: ["aymentRequest("], .document(.squarePaymentRequest)),
        SourceCall(
            "addEventListener", .listener, selectors: ["shippingcontactchanged", "shippingoptionchanged"], argument: 1,
            signs: ["total", "lineItems", "shippingOptions", "newTotal", "newLineItems", "newShippingMethods"],
            .document(.squareSheetUpdate)),
    ]
}
