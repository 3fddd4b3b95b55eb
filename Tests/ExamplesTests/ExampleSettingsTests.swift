import PaySheet
import PaySheetExamples
import Testing

struct ExampleSettingsTests {
    @Test(
        "Unknown, withdrawn and non-payment currencies are refused",
        arguments: [
            ("usd", CurrencyError.unknown("usd", nearest: .usd)), ("XAU", .noMoney(Currency(rawValue: "XAU"))),
            ("CHW", .noMoney(Currency(rawValue: "CHW"))), ("HRK", .withdrawn(Currency(rawValue: "HRK"), successor: .eur)),
            ("", .unknown("", nearest: nil)),
        ])
    func currenciesMustBeMoney(code: String, error: CurrencyError) {
        #expect(throws: ExampleError.currency(error)) { try ExampleSettings(currency: Currency(rawValue: code)) }
    }

    @Test("An unknown country is refused with the nearest country", arguments: [("uk", "GB"), ("UK", "GB"), ("us", "US"), ("ZZ", nil)])
    func countriesMustExist(code: String, nearest: String?) {
        #expect(throws: ExampleError.unknownCountry(code, nearest: nearest.map { Country(rawValue: $0) })) {
            try ExampleSettings(country: Country(rawValue: code))
        }
    }

    @Test("A number of merchants outside 1 to 1000 is refused", arguments: [0, -1, 1001, Int.max, Int.min])
    func merchantsAreCounted(count: Int) {
        #expect(throws: ExampleError.merchantCount(count)) { try ExampleSettings(merchants: count) }
    }

    @Test(
        "A clock before 1970 or after 2286 is refused", arguments: ["1969-12-31T23:59:59Z", "9999-12-31T23:59:59Z"])
    func theClockIsAMoment(text: String) throws {
        let now = try Instant(text)
        #expect(throws: ExampleError.notAMoment(text)) { try ExampleSettings(now: now) }
    }

    @Test("Kinds without shares allow exactly one merchant", arguments: ExampleKind.allCases.filter { !$0.takesMerchants })
    func oneMerchantIsEnough(kind: ExampleKind) throws {
        #expect(throws: ExampleError.oneMerchant(kind)) { try Example(kind, ExampleSettings(merchants: 2)) }
        _ = try Example(kind, ExampleSettings(merchants: 1))
    }

    @Test("An example uses the given currency, country, merchants and clock")
    func settingsAreUsed() throws {
        let settings = try ExampleSettings(
            currency: Currency(rawValue: "KWD"), country: Country(rawValue: "FR"), merchants: 3,
            now: try Instant("2027-03-01T10:00:00Z"))
        let request = try Example.request(.shipping, seed: 3, settings)
        #expect(request.currencyCode.rawValue == "KWD")
        #expect(request.countryCode.rawValue == "FR")
        #expect(request.multiTokenContexts?.count == 3)
        #expect(request.shippingMethods?.first?.dateComponentsRange?.startDateComponents.years == 2027)
    }

    @Test(
        "A currency without a country selects a matching country",
        arguments: [("MWK", "MW"), ("EUR", nil), ("XOF", "SN"), ("JPY", "JP"), ("XPF", "PF"), ("CHF", "CH")])
    func currenciesFindTheirCountry(currency: String, country: String?) throws {
        let request = try Example.request(.basic, ExampleSettings(currency: Currency(rawValue: currency)))
        #expect(request.currencyCode.rawValue == currency)
        if let country { #expect(request.countryCode.rawValue == country) }
    }

    @Test(
        "A country without a currency selects a matching currency",
        arguments: [("MW", "MWK"), ("HR", "EUR"), ("SN", "XOF"), ("LI", "CHF"), ("JP", "JPY"), ("AQ", "USD"), ("PR", "USD")])
    func countriesFindTheirCurrency(country: String, currency: String) throws {
        let request = try Example.request(.basic, ExampleSettings(country: Country(rawValue: country)))
        #expect(request.countryCode.rawValue == country)
        #expect(request.currencyCode.rawValue == currency)
    }
}
