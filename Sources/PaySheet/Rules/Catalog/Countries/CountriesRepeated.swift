/// The same country twice.
enum CountriesRepeated: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, when: .count(of: .supportedCountries, above: 1)) { request, context in
        guard !context.facts.isOlder(than: CountriesEmpty.firstVersion) else { return }
        context.reportRepeatedCodes(.countriesRepeated, in: request.supportedCountries)
    }
}
