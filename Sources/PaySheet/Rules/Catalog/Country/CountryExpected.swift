/// Another country than the one that the policy names.
enum CountryExpected: DocumentRule {
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
