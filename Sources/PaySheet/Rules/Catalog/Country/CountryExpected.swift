/// Another country than the one that the policy names.
enum CountryExpected: OneRowRule {
    static let row = RuleRow(PaymentRequestBaseView.self, needs: [.countryCode], asks: .expectedCountry) { request, context in
        guard let expected = context.expectations.country, let code = request.text(.countryCode) else { return }
        let country = Country(rawValue: code.string)
        // Any other text is reported as no country at all.
        guard country.isKnownToWebKit, country != expected else { return }
        context.report(
            .countryExpected, at: request[.countryCode], help: "write \"" + expected.rawValue + "\"",
            "\"\(country.rawValue, "country")\" is not the country that is expected here, \"\(expected.rawValue, "expected")\"")
    }
}
