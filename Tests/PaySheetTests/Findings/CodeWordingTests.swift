import PaySheet
import PaySheetGuide
import Testing

/// A wrong code says what it is and what was meant.
@Suite("Messages about country and currency codes")
struct CodeWordingTests {
    private func finding(_ base: SampleBase, _ pointer: String, _ text: String) -> Finding? {
        var reader = DocumentReader()
        let findings = reader.check(PaySheetGuide.Sample(base, [.text(pointer, text)]).json, as: base.kind).findings
        #expect(findings.count == 1)
        return findings.first
    }

    @Test(
        "A wrong country code has a specific message and remedy",
        arguments: [
            ("us", "\"us\" is in lower case", "write \"US\""), ("US ", "\"US \" has white space around it", "write \"US\""),
            ("UK", "\"UK\" is not the code of the United Kingdom", "write \"GB\""), ("uk", "the United Kingdom", "write \"GB\""),
            ("USA", "\"USA\" is the three-letter code of \"US\"", "write \"US\""),
            ("deu", "three-letter code of \"DE\"", "write \"DE\""),
            ("840", "\"840\" is the number of \"US\"", "write \"US\""), ("Germany", "\"Germany\" is a country's name", "write \"DE\""),
            ("en_US", "\"en_US\" is a locale, and a country belongs here", "write \"US\""),
            ("USD", "\"USD\" is a currency, and a country belongs here", "write an ISO 3166-1 code such as \"US\""),
            ("AN", "\"AN\" is the code of a former country", "write an ISO 3166-1 code such as \"US\""),
            ("EU", "\"EU\" is set aside in ISO 3166-1 and names no country", "write an ISO 3166-1 code such as \"US\""),
            ("XX", "\"XX\" is left to private use", "write an ISO 3166-1 code such as \"US\""),
            ("", "the country code is empty", "write an ISO 3166-1 code such as \"US\""),
            ("Atlantis", "\"Atlantis\" is not a country code that a browser takes", "write an ISO 3166-1 code such as \"US\""),
        ])
    func countries(text: String, message: String, help: String) {
        let finding = finding(.request, "/countryCode", text)
        #expect(finding?.rule == .countryUnknown)
        #expect(finding?.message.contains(message) == true, "\(finding?.message ?? "")")
        #expect(finding?.help == help)
    }

    @Test(
        "A wrong currency code has a specific message and remedy",
        arguments: [
            ("usd", "\"usd\" is in lower case", "write \"USD\""), (" EUR", "\" EUR\" has white space around it", "write \"EUR\""),
            ("EURO", "\"EURO\" is an everyday name of \"EUR\"", "write \"EUR\""),
            ("DHS", "\"DHS\" is an everyday name of \"AED\"", "write \"AED\""),
            ("€", "\"€\" is an everyday name of \"EUR\"", "write \"EUR\""),
            ("$", "\"$\" is a sign that several currencies share", "write an ISO 4217 code such as \"USD\""),
            ("US", "\"US\" is a country, and a currency belongs here", "write \"USD\""),
            ("DE", "\"DE\" is a country, and a currency belongs here", "write an ISO 4217 code such as \"USD\""),
            ("UK", "\"UK\" is a country, and a currency belongs here", "write \"GBP\""),
            ("978", "\"978\" is the number of a currency", "write \"EUR\""),
            ("BTC", "\"BTC\" is not in ISO 4217", "write an ISO 4217 code such as \"USD\""),
            ("USX", "\"USX\" is not a currency code that a browser takes", "write an ISO 4217 code such as \"USD\""),
            ("", "the currency code is empty", "write an ISO 4217 code such as \"USD\""),
        ])
    func currencies(text: String, message: String, help: String) {
        let finding = finding(.request, "/currencyCode", text)
        #expect(finding?.rule == .currencyUnknown)
        #expect(finding?.message.contains(message) == true, "\(finding?.message ?? "")")
        #expect(finding?.help == help)
    }

    @Test("A lower-case currency in the W3C interface is a warning")
    func theW3CInterfaceRaisesLowerCase() {
        let finding = finding(.w3cUpdate, "/shippingOptions/0/amount/currency", "eur")
        #expect(finding?.severity == .warning)
        #expect(finding?.message == "\"eur\" is in lower case; the W3C interface raises it, other readers do not")
    }
}
