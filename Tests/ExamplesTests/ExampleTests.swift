import PaySheet
import PaySheetExamples
import TestSupport
import Testing

/// Every example is right, whatever it is about.
struct ExampleTests {
    /// What is wrong with an example, whether its kind is told or found out. Advice counts; only that a currency is young does not.
    static func complaints(_ example: Example, _ reader: inout DocumentReader) -> [String] {
        let settings = example.settings
        let name = [
            example.kind.rawValue, String(example.seed), settings.currency?.rawValue ?? "-", settings.country?.rawValue ?? "-",
            settings.merchants.map { String($0) } ?? "-",
        ]
        // Every other time the check finds out what the document is.
        let told = example.seed.isMultiple(of: 2) ? example.kind.documentKind : nil
        return reader.check(example.json, as: told).findings.filter { $0.rule != .currencyRecent }
            .map { name.joined(separator: " ") + ": " + $0.description }
    }

    static func reader(now: Instant? = nil) -> DocumentReader {
        DocumentReader(policy: Policy(now: now).with { $0.includesAdvice = true })
    }

    /// Each kind has its own part of a long list, and all of it where the tests are to do more.
    static func isTurn(_ place: Int, _ kind: ExampleKind) -> Bool {
        let parts = max(4 / TestScale.scaled(1), 1)
        return place % parts == (ExampleKind.allCases.firstIndex(of: kind) ?? 0) % parts
    }

    static let currencies: [Currency] = {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
        return letters.flatMap { a in letters.flatMap { b in letters.map { a + b + $0 } } }.compactMap { code in
            guard let currency = Currency(code: code), (try? ExampleSettings(currency: currency)) != nil else { return nil }
            return currency
        }
    }()

    static let countries: [Country] = {
        let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
        return letters.flatMap { a in letters.compactMap { Country(code: a + $0) } }
    }()

    @Test("Examples have no findings with any seed", arguments: ExampleKind.allCases)
    func isRightWithEverySeed(kind: ExampleKind) {
        var reader = ExampleTests.reader()
        for seed in 0..<UInt64(TestScale.scaled(40)) {
            let complaints = ExampleTests.complaints(Example(kind, seed: seed), &reader)
            #expect(complaints == [])
            if !complaints.isEmpty { return }
        }
        #expect(ExampleTests.complaints(Example(kind, seed: .max), &reader) == [])
    }

    @Test("Examples have no findings in any currency", arguments: ExampleKind.allCases)
    func isRightInEveryCurrency(kind: ExampleKind) throws {
        #expect(ExampleTests.currencies.count > 150)
        var reader = ExampleTests.reader()
        for (place, currency) in ExampleTests.currencies.enumerated() where ExampleTests.isTurn(place, kind) {
            let example = try Example(kind, seed: UInt64(place), ExampleSettings(currency: currency))
            let complaints = ExampleTests.complaints(example, &reader)
            #expect(complaints == [])
            if !complaints.isEmpty { return }
        }
    }

    @Test("Examples have no findings in any country", arguments: [ExampleKind.shipping, .deferred, .trial, .payment, .w3c, .flow])
    func isRightInEveryCountry(kind: ExampleKind) throws {
        #expect(ExampleTests.countries.count == 249)
        var reader = ExampleTests.reader()
        for (place, country) in ExampleTests.countries.enumerated() where ExampleTests.isTurn(place, kind) {
            let example = try Example(kind, seed: UInt64(place), ExampleSettings(country: country))
            let complaints = ExampleTests.complaints(example, &reader)
            #expect(complaints == [])
            if !complaints.isEmpty { return }
        }
    }

    @Test(
        "Examples have no findings with up to 20 merchants", arguments: ExampleKind.allCases.filter { $0.takesMerchants }, [1, 2, 6, 7, 20])
    func isRightWithManyMerchants(kind: ExampleKind, merchants: Int) throws {
        var reader = ExampleTests.reader()
        for code in ["USD", "JPY", "KWD", "LBP"] {
            let settings = try ExampleSettings(currency: Currency(rawValue: code), merchants: merchants)
            #expect(ExampleTests.complaints(try Example(kind, seed: 5, settings), &reader) == [])
        }
    }

    @Test("Examples have no findings with 1000 merchants", arguments: [(ExampleKind.coupon, "USD"), (.flow, "LBP")])
    func isRightWithAThousandMerchants(kind: ExampleKind, code: String) throws {
        var reader = ExampleTests.reader()
        let settings = try ExampleSettings(currency: Currency(rawValue: code), merchants: 1000)
        #expect(ExampleTests.complaints(try Example(kind, seed: 5, settings), &reader) == [])
    }

    /// Whatever the reader's clock says before 2035; and at the clock that the example was made for.
    @Test("Examples have no findings at any clock before 2035", arguments: ExampleKind.allCases)
    func isRightAtAnyClock(kind: ExampleKind) throws {
        for year in [2026, 2030, 2034] {
            let now = try Instant(String(year) + "-12-31T23:00:00Z")
            var reader = ExampleTests.reader(now: now)
            for seed in 0..<UInt64(TestScale.scaled(3)) {
                #expect(ExampleTests.complaints(Example(kind, seed: seed), &reader) == [])
                #expect(ExampleTests.complaints(try Example(kind, seed: seed, ExampleSettings(now: now)), &reader) == [])
            }
        }
    }

    /// The shops are the same ones everywhere, so that the documents of one folder do not contradict each other.
    @Test("A merchant has the same identifiers in all examples")
    func merchantsKeepTheirIdentifiers() throws {
        var reader = ExampleTests.reader()
        reader.merchantConsistency = MerchantConsistency()
        for seed in 0..<UInt64(max(45, TestScale.scaled(60))) {
            let settings = try ExampleSettings(merchants: Int(seed % 40) + 1)
            #expect(ExampleTests.complaints(try Example(.multiMerchant, seed: seed, settings), &reader) == [])
        }
        #expect(reader.merchantConsistency.map { $0.merchantCount > 400 } == true)
    }

    @Test("The shares of the merchants add up to the total", arguments: [1, 2, 3, 7, 200])
    func sharesAddUpToTheTotal(merchants: Int) throws {
        for seed in 0..<10 as Range<UInt64> {
            let request = try Example.request(.multiMerchant, seed: seed, ExampleSettings(merchants: merchants))
            let shares = try #require(request.multiTokenContexts)
            #expect(shares.count == merchants)
            #expect(Set(shares.map { $0.externalIdentifier }).count == merchants)
            let sum = try Amount.sum(shares.map { $0.amount })
            #expect(sum == request.total.amount)
        }
    }

    /// The same bytes on every machine and with every compiler; a change of the examples is one of this number.
    @Test("A kind and a seed always give the same bytes")
    func seedsSayAll() {
        var hash = SHA256()
        for kind in ExampleKind.allCases {
            for seed in 0..<20 as Range<UInt64> { hash.update(Example(kind, seed: seed).json) }
        }
        let digits = hash.finish().prefix(4).map { String($0) }.joined(separator: " ")
        #expect(digits == "212 122 0 110")
    }

    @Test("Example values and example documents have the same JSON")
    func valuesAreTheDocuments() throws {
        for kind in Example.RequestKind.allCases {
            #expect(Example.request(kind, seed: 7).json == Example(kind.kind, seed: 7).json)
            #expect(try Example.request(kind, seed: 7, ExampleSettings(currency: .jpy)).currencyCode == .jpy)
        }
        #expect(Example.w3cPaymentRequest(seed: 7).json == Example(.w3c, seed: 7).json)
        #expect(Example.paymentMethodUpdate(seed: 7).json == Example(.updatePaymentMethod, seed: 7).json)
        #expect(Example.shippingMethodUpdate(seed: 7).json == Example(.updateShippingMethod, seed: 7).json)
        #expect(Example.shippingContactUpdate(seed: 7).json == Example(.updateShippingContact, seed: 7).json)
        #expect(Example.couponCodeUpdate(seed: 7).json == Example(.updateCouponCode, seed: 7).json)
        #expect(Example.flow(seed: 7).json == Example(.flow, seed: 7).json)
        #expect(Example.result(seed: 7).json == Example(.result, seed: 7).json)
        #expect(Example.payment(seed: 7).json == Example(.payment, seed: 7).json)
        #expect(Example.token(seed: 7).json == Example(.token, seed: 7).json)
        #expect(Example.sessionRequest(seed: 7).json == Example(.sessionRequest, seed: 7).json)
        #expect(Example.session(seed: 7).json == Example(.session, seed: 7).json)
    }

    @Test("Examples are for the United States by default")
    func defaultsPlayInTheUnitedStates() {
        for kind in Example.RequestKind.allCases { #expect(Example.request(kind).countryCode == .us) }
    }

    /// Each kind shows what it is named after, with any seed.
    @Test("Each kind has the members that its name promises")
    func kindsShowWhatTheyAreNamedAfter() {
        for seed in 0..<50 as Range<UInt64> {
            #expect(Example.request(.basic, seed: seed).lineItems?.isEmpty == false)
            #expect((Example.request(.shipping, seed: seed).shippingMethods?.count ?? 0) >= 2)
            #expect(Example.request(.coupon, seed: seed).couponCode != nil)
            #expect((Example.request(.multiMerchant, seed: seed).multiTokenContexts?.count ?? 0) >= 2)
            #expect(Example.request(.recurring, seed: seed).recurringPaymentRequest.map { $0.trialBilling == nil } == true)
            #expect(Example.request(.trial, seed: seed).recurringPaymentRequest?.trialBilling != nil)
            #expect(Example.request(.reload, seed: seed).automaticReloadPaymentRequest != nil)
            #expect(Example.request(.deferred, seed: seed).deferredPaymentRequest?.freeCancellationDate != nil)
            let pending = Example.request(.pending, seed: seed)
            let metered = pending.recurringPaymentRequest?.regularBilling
            #expect((pending.lineItems ?? []).contains { $0.isPending && $0.amount == nil })
            #expect(metered.map { $0.isPending && $0.amount == nil } == (pending.total.isPending ? nil : true))
            #expect(Example.request(.disbursement, seed: seed).disbursementRequest != nil)
            #expect((Example.flow(seed: seed).events?.count ?? 0) >= 1)
            #expect(Example.flow(seed: seed).order != nil)
        }
    }

    @Test("Prices have the decimals and the magnitude of the currency")
    func pricesSuitTheCurrency() throws {
        for seed in 0..<20 as Range<UInt64> {
            let yen = try Example.request(.basic, seed: seed, ExampleSettings(currency: .jpy))
            let wholeYen = yen.lineItems?.compactMap { $0.amount } ?? []
            #expect(wholeYen.count > 0 && wholeYen.allSatisfy { $0.scale == 0 && $0 >= Amount(units: 100, in: .jpy) })
            let dinars = try Example.request(.basic, seed: seed, ExampleSettings(currency: Currency(rawValue: "KWD")))
            let prices = dinars.lineItems?.compactMap { $0.amount } ?? []
            #expect(prices.count > 0 && prices.allSatisfy { $0.scale == 3 && $0 < Amount(units: 60_000, in: .jpy) })
        }
    }
}
