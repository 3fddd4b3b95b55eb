/// A code that browsers take and the standard does not have.
enum CountryNotIso: DocumentRule {
    static var rows: [RuleRow] {
        [
            RuleRow(PaymentRequestBaseView.self, needs: [.countryCode]) { request, context in
                if let code = request.text(.countryCode) { check(code, at: request[.countryCode], &context) }
            },
            RuleRow(PaymentRequestBaseView.self, needs: [.supportedCountries]) { request, context in
                guard let countries = request.supportedCountries else { return }
                for index in 0..<countries.count {
                    if let code = countries.text(index), let node = countries.node(index) { check(code, at: node, &context) }
                }
            },
        ]
    }

    private static func check(_ code: borrowing Text, at node: Int, _ context: inout RuleContext) {
        guard let (country, place) = owner(of: code) else { return }
        context.report(
            .countryNotIso, at: node, fix: RawFix(.risky, "write \"" + country + "\"", [.replace(node: node, text: country)]),
            help: "write \"" + country + "\"",
            "browsers take " + code.quoted + " for " + place + ", and ISO 3166-1 does not have it")
    }

    /// The country that such a code belongs to, and what the code stands for.
    private static func owner(of code: borrowing Text) -> (country: String, place: String)? {
        // Such codes begin with one of few letters.
        let letter = code.byte(0)
        guard letter == UInt8(ascii: "I") || letter == UInt8(ascii: "E") || letter == UInt8(ascii: "D") || !code.isPlain else { return nil }
        if code.equals("IC") { return ("ES", "the Canary Islands") }
        if code.equals("EA") { return ("ES", "Ceuta and Melilla") }
        return code.equals("DG") ? ("IO", "Diego Garcia") : nil
    }
}
