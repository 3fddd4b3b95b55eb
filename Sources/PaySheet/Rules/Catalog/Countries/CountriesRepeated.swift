/// The same country twice.
enum CountriesRepeated: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "countries/repeated", "Repeated country", .warning, group: .compatible,
            what: "A country stands twice in the list of supported countries.",
            why: "Safari takes the list as it is. A code that is written twice often stands where another one was meant.",
            instead: "Keep one of them, or write the country that was meant.",
            sources: [], page: "applepaypaymentrequest/supportedcountries",
            bad: [
                Sample(.request, [.set("/supportedCountries", #"["US", "CA", "US"]"#)], at: "/supportedCountries/2"),
                Sample(.methodData, [.set("/supportedCountries", #"["FR", "FR"]"#)], at: "/supportedCountries/1"),
            ],
            good: [
                Sample(.request, [.set("/supportedCountries", #"["US", "CA", "MX"]"#)]),
                Sample(.methodData, [.set("/supportedCountries", #"["FR", "GF"]"#)]),
            ])
    }

    static var rows: [RuleRow] {
        [
            RuleRow(ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.supportedCountries], check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let list = cursor.words(PaymentRequest.Slot.supportedCountries), context.facts.version ?? 3 >= 3 else { return }
        list.forEachRepeatedCode { node, first, text in
            context.report(
                .countriesRepeated, at: node, related: [RelatedNode(first, "it stands here already")],
                fix: RawFix(.safe, "leave the second one out", [.remove(node: node)]), help: "leave the second one out",
                text + " is listed twice")
        }
    }
}
