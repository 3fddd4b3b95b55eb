/// A code that browsers take and the standard does not have.
enum CountryNotIso: DocumentRule {
    static var rows: [RuleRow] {
        RuleRow(PaymentRequestBaseView.self, needs: [.countryCode]) { request, context in
            if let code = request.text(.countryCode) { check(code, at: request[.countryCode], &context) }
        }
        RuleRow(PaymentRequestBaseView.self, needs: [.supportedCountries]) { request, context in
            guard let countries = request.supportedCountries else { return }
            for index in 0..<countries.count {
                if let code = countries.text(index), let node = countries.node(index) { check(code, at: node, &context) }
            }
        }
    }

    private static func check(_ code: borrowing Text, at node: Int, _ context: inout RuleContext) {
        // Most codes are in the standard, and need no string.
        guard !code.isPlain || Country.isOnlyForBrowsers(code.bytes, from: Int(code.node.start), to: Int(code.node.end)) else { return }
        let country = Country(rawValue: code.string)
        guard let whole = country.whole, let name = country.name else { return }
        context.report(
            .countryNotIso, at: node, fix: .write(whole.rawValue, .risky, node),
            "browsers take \(code.quoted, "code")"
                + " for \(words: country == .ic ? "the " : "")\(name, "name"), and ISO 3166-1 does not have it")
    }
}
