import Foundation
import PaySheet
import Testing

@Suite struct CountryTests {
    @Test("The list has every country code of the standard and of the engine")
    func theListIsComplete() {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        var counts: [String: Int] = [:]
        var names: Set<String> = []
        for code in letters.flatMap({ a in letters.map { "\(a)\($0)" } }) {
            let country = Country(rawValue: code)
            switch country.status {
            case .current:
                counts["current", default: 0] += 1
                #expect(country.alpha3?.utf8.count == 3 && country.numericCode != nil, "\(code)")
                names.insert(country.name ?? "")
            case .engineOnly: counts["engineOnly", default: 0] += 1
            case .userAssigned: counts["userAssigned", default: 0] += 1
            case .reserved: counts["reserved", default: 0] += 1
            case .withdrawn(let successor):
                counts["withdrawn", default: 0] += 1
                if let successor { #expect(successor.status == .current, "\(code)") }
            case .unknown: #expect(country.name == nil && country.nearest == (code == "EL" ? .gr : nil), "\(code)")
            }
            let bytes = Array(code.utf8)
            #expect(Country.isKnownToWebKit(bytes.span, from: 0, to: 2) == country.isKnownToWebKit)
            counts["engine", default: 0] += country.isKnownToWebKit ? 1 : 0
        }
        #expect(names.count == 249)
        #expect(counts == ["current": 249, "engineOnly": 4, "userAssigned": 41, "reserved": 8, "withdrawn": 26, "engine": 253])
    }

    @Test("Countries have their names, codes and status")
    func facts() {
        #expect(Country.us.name == "United States" && Country.us.alpha3 == "USA" && Country.us.numericCode == 840)
        #expect(Country.gb.name == "United Kingdom" && Country.in.rawValue == "IN" && Country.af.numericCode == 4)
        #expect(Country.xk.status == .engineOnly && Country(rawValue: "EU").status == .reserved)
        #expect(Country(rawValue: "BU").status == .withdrawn(successor: .mm) && Country(rawValue: "QM").status == .userAssigned)
        // Withdrawn once, current again.
        for code in ["AI", "BQ", "BY", "GE", "SK"] { #expect(Country(rawValue: code).status == .current, "\(code)") }
    }

    @Test(
        "A misspelled code has a nearest country",
        arguments: [
            ("us", "US"), ("UK", "GB"), ("uk", "GB"), ("USA", "US"), ("deu", "DE"), ("en_US", "US"), ("zh-Hant-TW", "TW"),
            ("Germany", "DE"),
            ("united states", "US"), ("840", "US"), ("004", "AF"), ("TP", "TL"), (" FR ", "FR"), ("türkiye", "TR"),
        ])
    func nearestCountry(text: String, expected: String) {
        #expect(Country(rawValue: text).nearest?.rawValue == expected)
    }

    @Test(
        "Valid and meaningless codes have no nearest country",
        arguments: ["US", "XK", "", "EU", "QQ", "AN", "Atlantis", "000", "999", "en_", "_", "-US", "ZZZ"])
    func noNearestCountry(text: String) {
        #expect(Country(rawValue: text).nearest == nil)
    }

    @Test("A country keeps its spelling, and upper and lower case are different")
    func spellingIsKept() throws {
        for text in ["US", "us", "", "USA", "é"] { #expect(Country(rawValue: text).rawValue == text) }
        #expect(Country(rawValue: "US") == .us && Country(rawValue: "us") != .us)
        #expect(Country(code: "US") == .us && Country(code: "XK") == nil && Country(code: "us") == nil)
        let data = Data(#"["US","us"]"#.utf8)
        #expect(try JSONEncoder().encode(JSONDecoder().decode([Country].self, from: data)) == data)
    }
}
