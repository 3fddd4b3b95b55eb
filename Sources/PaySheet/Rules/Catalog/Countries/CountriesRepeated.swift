/// The same country twice.
enum CountriesRepeated: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestBaseView.self, when: .count(of: .supportedCountries, above: 1)) { request, context in
            guard !context.facts.isOlder(than: CountriesEmpty.firstVersion) else { return }
            context.reportRepeatedCodes(.countriesRepeated, in: request.supportedCountries)
        }
    }
}
