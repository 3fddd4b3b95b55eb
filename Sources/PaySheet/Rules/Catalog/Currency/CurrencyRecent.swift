/// Money that older browsers have never heard of.
enum CurrencyRecent: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "currency/recent", "Currency that older systems do not know", .info, group: .advice,
            what: "The currency is so new that browsers learned it with locale data of 2024 or later.",
            why: "An older Safari throws a TypeError at the code, as at any that it does not know, and no sheet appears.",
            instead: "Nothing is wrong with the code; offer another way to pay where the sheet does not open.",
            sources: [], page: "applepaypaymentrequest/currencycode",
            bad: [
                Sample(.request, [.text("/currencyCode", "XCG")], at: "/currencyCode"),
                Sample(.request, [.text("/currencyCode", "ZWG")], at: "/currencyCode"),
            ],
            good: [Sample(.request, [.text("/currencyCode", "XCD")]), Sample(.request, [.text("/currencyCode", "ZAR")])])
    }

    static var rows: [RuleRow] { [RuleRow(ShapeIndex.paymentRequest, needs: [PaymentRequest.Slot.currencyCode], isAdvice: true, check)] }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let place = CurrencyPlace.find(cursor, context.shape), place.row.webKit == .recently else { return }
        context.report(
            .currencyRecent, at: place.node, help: "offer another way to pay where the sheet does not open",
            "\"" + Currency(packed: place.row.code).rawValue + "\" is unknown to browsers whose locale data are older than 2024")
    }
}
