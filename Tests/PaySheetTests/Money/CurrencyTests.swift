import Foundation
import PaySheet
import Testing

@Suite struct CurrencyTests {
    @Test("Currencies have the official number of decimals")
    func officialDecimals() {
        for code in "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(separator: " ") {
            #expect(Currency(rawValue: String(code)).minorUnitDigits == 0, "\(code)")
        }
        for code in "BHD IQD JOD KWD LYD OMR TND".split(separator: " ") {
            #expect(Currency(rawValue: String(code)).minorUnitDigits == 3, "\(code)")
        }
        for code in "USD EUR AFN ALL IRR LAK MGA MMK RSD YER HUF MRU XCG".split(separator: " ") {
            #expect(Currency(rawValue: String(code)).minorUnitDigits == 2, "\(code)")
        }
        for code in ["XAU", "XXX", "DEM", "ABC", "usd", ""] { #expect(Currency(rawValue: code).minorUnitDigits == nil, "\(code)") }
        #expect(Currency(rawValue: "CLF").minorUnitDigits == 4)
    }

    @Test("Currencies have their status and their number")
    func status() {
        #expect(Currency.usd.status == .current && Currency.usd.numericCode == 840 && Currency.aud.numericCode == 36)
        #expect(Currency(rawValue: "CHE").status == .fund && Currency(rawValue: "XAU").status == .notTender)
        #expect(Currency(rawValue: "DEM").status == .withdrawn(successor: .eur))
        #expect(Currency(rawValue: "ANG").status == .withdrawn(successor: .xcg))
        #expect(Currency(rawValue: "HRK").numericCode == 191)
        #expect(Currency(rawValue: "CSK").status == .withdrawn(successor: nil))
        for code in ["usd", "CNH", "QQQ", "", "US", "USDX", "$"] { #expect(Currency(rawValue: code).status == .unknown, "\(code)") }
    }

    @Test("The list has every currency code of the standard and of the engine")
    func theListIsComplete() {
        var counts: [String: Int] = [:]
        for code in CurrencyTests.everyCode {
            let currency = Currency(rawValue: code)
            switch currency.status {
            case .current: counts["current", default: 0] += 1
            case .fund: counts["fund", default: 0] += 1
            case .notTender: counts["notTender", default: 0] += 1
            case .withdrawn(let successor):
                counts["withdrawn", default: 0] += 1
                if let successor { #expect(successor.status == .current, "\(code)") }
            case .unknown: break
            }
            if currency.isKnownToWebKit { counts["engine", default: 0] += 1 }
            let bytes = Array(("x" + code).utf8)
            #expect(Currency.isKnownToWebKit(bytes.span, from: 1, to: 4) == currency.isKnownToWebKit)
            #expect(Currency(bytes.span, from: 1, to: 4) == currency)
        }
        // 178 codes of the standard; 306 of ICU 72 and the two that came later.
        #expect(counts == ["current": 155, "fund": 8, "notTender": 15, "withdrawn": 130, "engine": 308])
    }

    private static let everyCode: [String] = {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return letters.flatMap { a in letters.flatMap { b in letters.map { "\(a)\(b)\($0)" } } }
    }()

    @Test("The engine accepts the currencies of ICU")
    func acceptedByTheEngine() {
        for code in ["USD", "DEM", "XXX", "XAU", "CNH", "XCG"] { #expect(Currency(rawValue: code).isKnownToWebKit, "\(code)") }
        for code in ["usd", "XAD", "QQQ", "", "US", "USDX"] { #expect(!Currency(rawValue: code).isKnownToWebKit, "\(code)") }
        #expect(Currency.xcg.isRecentInEngine && !Currency.usd.isRecentInEngine)
    }

    @Test(
        "A misspelled code has a nearest currency",
        arguments: [
            ("usd", "USD"), (" Eur ", "EUR"), ("US", "USD"), ("EURO", "EUR"), ("euro", "EUR"), ("DHS", "AED"), ("RMB", "CNY"),
            ("DEM", "EUR"),
            ("dem", "EUR"), ("CNH", "CNY"), ("US$", "USD"), ("€", "EUR"), ("USDD", "USD"), ("GB", "GBP"), ("UK", "GBP"),
            // A fund is in the money of its country.
            ("CLF", "CLP"), ("CHE", "CHF"), ("CHW", "CHF"), ("MXV", "MXN"), ("COU", "COP"), ("USN", "USD"),
        ])
    func nearestCurrency(text: String, expected: String) {
        #expect(Currency(rawValue: text).nearest?.rawValue == expected)
    }

    @Test(
        "Valid and meaningless codes have no nearest currency",
        arguments: ["USD", "XAU", "", "BTC", "ETH", "$", "CSK", "QQQ", "dollars", "U", "XX1"])
    func noNearestCurrency(text: String) {
        #expect(Currency(rawValue: text).nearest == nil)
    }

    @Test("A currency keeps its spelling, and upper and lower case are different")
    func spellingIsKept() throws {
        for text in ["USD", "usd", "", "US", "USDX", "é", "e\u{301}", "$"] { #expect(Currency(rawValue: text).rawValue == text) }
        #expect(Currency(rawValue: "USD") == .usd && Currency(rawValue: "usd") != .usd)
        #expect(Currency(rawValue: "\u{E9}") != Currency(rawValue: "e\u{301}"))
        #expect(Set([Currency(rawValue: "x"), Currency(rawValue: "x"), .usd, Currency(rawValue: "USD")]).count == 2)
        #expect(
            Currency(code: "EUR") == .eur && Currency(code: "eur") == nil && Currency(code: "DEM") == nil && Currency(code: "XAU") != nil)
        let data = Data(#"["USD","usd"]"#.utf8)
        #expect(try JSONEncoder().encode(JSONDecoder().decode([Currency].self, from: data)) == data)
    }
}
