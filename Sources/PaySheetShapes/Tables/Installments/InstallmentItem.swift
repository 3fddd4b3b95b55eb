extension Shapes {
    static let installmentItem = Shape(
        "ApplePayInstallmentItem", swift: "InstallmentItem", group: .installments, availability: .engineOnly("version 9 with installments"),
        link: "https://github.com/WebKit/WebKit/blob/main/Source/WebCore/Modules/applepay/ApplePayInstallmentItem.idl",
        summary: "One of the goods in an installment purchase.",
        members: [
            Member(
                "type", .token("ApplePayInstallmentItemType"), .optional, default: #""generic""#, example: #""generic""#,
                "The kind of goods."),
            Member("amount", .amount, .optional, example: #""12.50""#, "The price."),
            Member("currencyCode", .text(.currency), .optional, example: #""USD""#, "The currency of the price."),
            Member(
                "programIdentifier", .text(.plain), .optional, personal: true, example: #""program-0001""#,
                "The installment program."),
            Member("apr", .text(.plain), .optional, example: #""0.00""#, "The yearly interest rate."),
            Member(
                "programTerms", .text(.plain), .optional, example: #""Twelve months without interest""#,
                "The conditions of the program."),
        ])
}
