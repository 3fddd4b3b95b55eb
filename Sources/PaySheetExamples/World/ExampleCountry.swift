import PaySheet

/// A country in the examples: its currency, addresses and names.
struct ExampleCountry: Sendable {
    let country: Country
    let currency: Currency
    /// The time zone.
    let zone: String
    let cities: [City]
    /// A street with `#` for the number.
    let streets: [String]
    /// A telephone number reserved for fiction, with `#` for digits; `nil` if the country has none.
    let phone: String?
    let givenNames: [String]
    let familyNames: [String]
    /// A card network of the country, which comes first.
    let localNetwork: PaymentNetwork?
    /// The tax that is not part of prices, as its own line: its name and its rate in thousandths.
    let tax: Tax?

    struct City: Sendable {
        let locality: String
        let postalCode: String?
        let area: String?
    }

    struct Tax: Sendable {
        let label: String
        let rate: Int
    }

    /// Parses a line of the table.
    init?(_ line: Substring) {
        var parts = line.split(separator: "|", omittingEmptySubsequences: false).map { ExampleCountry.trimmed($0) }
        // Missing columns at the end are empty.
        while parts.count < 9 { parts.append("") }
        guard let country = Country(code: parts[0]), let currency = Currency(code: parts[1]) else { return nil }
        self.country = country
        self.currency = currency
        zone = parts[2]
        cities = ExampleCountry.list(parts[3], ";").map { city in
            let words = city.split(separator: ",", omittingEmptySubsequences: false).map { ExampleCountry.trimmed($0) }
            return City(
                locality: words[0], postalCode: words.count > 1 && !words[1].isEmpty ? words[1] : nil,
                area: words.count > 2 && !words[2].isEmpty ? words[2] : nil)
        }
        streets = ExampleCountry.list(parts[4], ";")
        phone = parts[5].isEmpty ? nil : parts[5]
        let names = People.of(parts[6])
        givenNames = names.given
        familyNames = names.family
        localNetwork = parts[7].isEmpty ? nil : PaymentNetwork(rawValue: parts[7])
        let tax = ExampleCountry.list(parts[8], ",")
        self.tax = tax.count == 2 ? Int(tax[1]).map { Tax(label: tax[0], rate: $0) } : nil
    }

    /// A country without a row in the table.
    init(elsewhere country: Country, _ currency: Currency) {
        self.country = country
        self.currency = currency
        zone = "UTC"
        cities = [City(locality: "Port Example", postalCode: nil, area: nil), City(locality: "Sample Town", postalCode: nil, area: nil)]
        streets = ["# Example Road", "# Sample Street"]
        phone = nil
        let names = People.of("world")
        givenNames = names.given
        familyNames = names.family
        localNetwork = nil
        tax = nil
    }

    private static func list(_ text: String, _ separator: Character) -> [String] {
        text.split(separator: separator).map { trimmed($0) }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

extension ExampleCountry {
    /// Returns the place of an example. Settings win; the rest follows from them or from the generator.
    static func chosen(_ settings: ExampleSettings, _ random: inout SplitMix64) -> ExampleCountry {
        // One draw with any settings, so that the rest of an example stays when the currency changes.
        let draw = random.below(1 << 20)
        if let country = settings.country {
            if let place = all.first(where: { $0.country == country }) { return place }
            return ExampleCountry(elsewhere: country, settings.currency ?? currency(of: country))
        }
        // Seed 1, the default, is in the United States.
        guard let currency = settings.currency else { return all[(draw + 28) % all.count] }
        let users = all.filter { $0.currency == currency }
        guard users.isEmpty else { return users[draw % users.count] }
        return ExampleCountry(elsewhere: country(of: currency), currency)
    }

    private static func country(of currency: Currency) -> Country {
        for pair in sharedCurrencies where pair.currency == currency.rawValue {
            if let country = Country(code: pair.countries.prefix(2)) { return country }
        }
        // ISO 4217 codes begin with the code of the country that issues the currency.
        if let country = Country(code: currency.rawValue.prefix(2)), country.isKnownToWebKit { return country }
        return .us
    }

    private static func currency(of country: Country) -> Currency {
        for pair in sharedCurrencies where pair.countries.split(separator: " ").contains(where: { $0 == country.rawValue }) {
            return Currency(rawValue: pair.currency)
        }
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
            guard let currency = Currency(code: country.rawValue + String(letter)), currency.status == .current,
                currency.isKnownToWebKit, currency.minorUnitDigits != nil
            else { continue }
            return currency
        }
        return .usd
    }

    /// Currencies of several countries without a row in the table. The first country of a currency is used.
    private static let sharedCurrencies: [(currency: String, countries: String)] = [
        ("EUR", "AD AX BG BL CY EE GF GP HR LT LU LV MC ME MF MQ MT PM RE SI SK SM TF VA YT"),
        ("XOF", "SN BF BJ CI GW ML NE TG"), ("XAF", "CM CF CG GA GQ TD"), ("XPF", "PF NC WF"), ("XCG", "CW SX"),
        ("XCD", "AG AI DM GD KN LC MS VC"), ("AUD", "KI NR TV CC CX HM NF"), ("NZD", "CK NU PN TK"), ("GBP", "GG IM JE GS"),
        ("DKK", "FO GL"), ("NOK", "SJ BV"), ("CHF", "LI"), ("ILS", "PS"), ("MAD", "EH"),
    ]
}
