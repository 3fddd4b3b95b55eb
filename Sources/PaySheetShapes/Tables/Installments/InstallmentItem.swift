extension Shapes {
    static let installmentItem = Shape(
        "ApplePayInstallmentItem", swift: "InstallmentItem", group: .installments, availability: .engineOnly("version 9 with installments"),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItem.idl",
        summary: "Is one of the goods that are paid in installments.",
        members: [
            Member(
                "type", .token("ApplePayInstallmentItemType"), .optional, default: #""generic""#, example: #""generic""#,
                "Says what kind of goods it is."),
            Member("amount", .amount, .optional, example: #""12.50""#, "Holds the price."),
            Member("currencyCode", .text(.currency), .optional, example: #""USD""#, "Names the currency of the price."),
            Member(
                "programIdentifier", .text(.plain), .optional, personal: true, example: #""program-0001""#,
                "Names the programme of installments."),
            Member("apr", .text(.plain), .optional, example: #""0.00""#, "Holds the yearly rate of interest."),
            Member(
                "programTerms", .text(.plain), .optional, example: #""Twelve months without interest""#,
                "States the terms of the programme."),
        ])
}
