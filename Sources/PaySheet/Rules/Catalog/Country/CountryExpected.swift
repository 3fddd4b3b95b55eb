/// Another country than the one that the policy names.
enum CountryExpected: DocumentRule {
    @_optimize(none) static var card: Rule {
        Rule(
            "country/expected", "Not the expected country", .error,
            what: "The merchant's country is not the one that the check was told to expect.",
            why: """
                The country decides how a payment is processed and which cards are taken. A wrong one is often a setting of another \
                shop that was carried over.
                """,
            instead: "Write the country in which the merchant does business, or change what the check expects.",
            sources: [], page: "applepaypaymentrequest/countrycode",
            bad: [
                Sample(.request, at: "/countryCode", expecting: Expectations().with { $0.country = .de }),
                Sample(.w3c, [.text("/methodData/0/data/countryCode", "FR")], at: "/methodData/0/data/countryCode", expecting: expecting),
                Sample(.flow, [.text("/request/countryCode", "CA")], at: "/request/countryCode", expecting: expecting),
            ],
            good: [
                Sample(.request, expecting: expecting), Sample(.w3c, expecting: expecting),
                Sample(.request, [.text("/countryCode", "DE")], expecting: Expectations().with { $0.country = .de }),
            ])
    }

    private static var expecting: Expectations { Expectations().with { $0.country = .us } }

    static var rows: [RuleRow] {
        [
            RuleRow(
                ShapeIndex.paymentRequest, ShapeIndex.paymentMethodRequest, needs: [PaymentRequest.Slot.countryCode],
                asks: .expectedCountry,
                check)
        ]
    }

    static func check(_ cursor: borrowing Cursor, _ context: inout RuleContext) {
        guard let expected = context.expectations.country, let text = cursor.plainText(PaymentRequest.Slot.countryCode),
            let node = cursor.slot(PaymentRequest.Slot.countryCode)
        else { return }
        let country = Country(rawValue: text.string)
        // Any other text is reported as no country at all.
        guard country.isAcceptedByEngine, country != expected else { return }
        context.report(
            .countryExpected, at: node, help: "write \"" + expected.rawValue + "\"",
            "\"" + country.rawValue + "\" is not the country that is expected here, \"" + expected.rawValue + "\"")
    }
}
