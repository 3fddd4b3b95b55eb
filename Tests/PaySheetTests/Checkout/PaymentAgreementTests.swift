import PaySheet
import PaySheetGuide
import Testing

@Suite("Payment agreements")
struct PaymentAgreementTests {
    private func request(_ base: SampleBase, _ changes: [Sample.Change] = []) throws -> PaymentRequest {
        try #require(PaymentRequest.read(Sample(base, changes).json, policy: Policy()).value)
    }

    @Test(
        "An agreement is described in sentences",
        arguments: [
            (SampleBase.request, ["You pay Cedar Outfitters 38.06 USD now."]),
            (
                .deferred,
                [
                    "You pay Hotel du Lac 50.00 EUR now.", "Hotel du Lac, Two Nights: 370.00 EUR on 10 July 2027.",
                    "Cancelling is free until 3 July 2027, 21:59 (UTC); the sheet shows it in Europe/Paris.",
                    "You agree to: \"You can cancel free of charge until July 3, 2027.\"",
                    "It can be changed or cancelled at https://dulac.example/booking.",
                ]
            ),
            (.disbursement, ["You receive 14.85 USD from Ledger Wallet.", "Sending it at once costs 0.15 USD."]),
        ])
    func sentences(base: SampleBase, expected: [String]) throws {
        let terms = PaymentAgreement(try request(base))
        #expect(terms.sentences == expected || base == .request && terms.sentences.count == 1)
        if base != .request { #expect(terms.notes == []) }
    }

    @Test("The trial comes before the regular charges, and multiples of seven days are weeks")
    func trial() throws {
        let path = "/recurringPaymentRequest/"
        let terms = PaymentAgreement(
            try request(
                .recurring,
                [
                    .set(
                        path + "trialBilling",
                        #"{"label":"Trial","amount":"0.99","paymentTiming":"recurring","recurringPaymentIntervalUnit":"day","recurringPaymentIntervalCount":7,"recurringPaymentEndDate":"2027-03-01T12:00:00Z"}"#
                    ),
                    .set(
                        path + "regularBilling",
                        #"{"label":"Plan","amount":"4.99","paymentTiming":"recurring","recurringPaymentIntervalUnit":"day","recurringPaymentIntervalCount":14,"recurringPaymentStartDate":"2027-03-01T12:00:00Z"}"#
                    ),
                ]))
        #expect(
            terms.sentences.contains(
                "Wander Plus Membership: 0.99 USD every week until 1 March 2027, then 4.99 USD every 2 weeks from 1 March 2027, until cancelled."
            ))
    }

    @Test("Midnight in UTC is the previous evening in America")
    func midnight() throws {
        let changes: [Sample.Change] = [.text("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate", "2027-03-01T00:00:00Z")]
        let inUTC = PaymentAgreement(try request(.recurring, changes))
        #expect(inUTC.notes.count == 1)
        #expect(inUTC.notes[0].contains("28 February 2027"))
        let zone = try #require(TimeZoneOffsets(offsetText: "-05:00"))
        #expect(PaymentAgreement(try request(.recurring, changes), zone: zone).sentences.contains { $0.contains("from 28 February 2027") })
    }

    @Test(
        "For day 31, a short month shows both possible dates",
        arguments: [(2027, "2027-02-28", "2027-03-01"), (2028, "2028-02-29", "2028-03-01")])
    func monthEnd(year: Int, last: String, next: String) throws {
        let terms = PaymentAgreement(
            try request(
                .recurring,
                [
                    .text("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate", "\(year)-01-31T12:00:00Z"),
                    .text("/recurringPaymentRequest/regularBilling/recurringPaymentEndDate", "\(year)-05-31T12:00:00Z"),
                ]))
        let charges = terms.charges(limit: 20)
        #expect(charges.map { $0.date.iso } == ["\(year)-01-31", last, "\(year)-03-31", "\(year)-04-30", "\(year)-05-31"])
        #expect(charges.map { $0.alternative?.iso } == [nil, next, nil, "\(year)-05-01", nil])
        #expect(
            charges.dropFirst().first?.description == "regular charge of \(charges.first?.amount?.text ?? "") on \(last) or \(next)")
        #expect(charges.last?.description.hasSuffix(" on \(year)-05-31, the last moment of the agreement") == true)
        #expect(charges.map { $0.isOnEnd } == [false, false, false, false, true])
        #expect(terms.notes.contains { $0.contains("Not every month has a day 31") })
    }

    @Test("In other years, a charge on a leap day is on 28 February")
    func leapDay() throws {
        let terms = PaymentAgreement(
            try request(
                .recurring,
                [
                    .text("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate", "2028-02-29T12:00:00Z"),
                    .text("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", "year"),
                ]))
        #expect(terms.charges(limit: 5).map { $0.date.iso } == ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"])
    }

    @Test("Without a start, the first charge is this payment")
    func startsNow() throws {
        let terms = PaymentAgreement(
            try request(.recurring, [.remove("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate")]))
        #expect(terms.charges(limit: 3) == [])
        let charges = terms.charges(from: Instant(secondsSince1970: 1_795_255_200), limit: 3)
        #expect(charges.map { $0.date.iso } == ["2026-11-21", "2026-12-21", "2027-01-21"])
        #expect(charges.map { $0.phase } == [.now, .regular, .regular])
    }

    @Test("A zero or huge interval has no charges", arguments: ["0", "4294967295"])
    func oddIntervals(count: String) throws {
        let terms = PaymentAgreement(
            try request(.recurring, [.set("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount", count)]))
        #expect(terms.charges(limit: 1000) == [])
    }

    @Test("The calendar ends with the year 9999")
    func farFuture() throws {
        let terms = PaymentAgreement(
            try request(
                .recurring,
                [
                    .text("/recurringPaymentRequest/regularBilling/recurringPaymentStartDate", "9998-06-30T12:00:00Z"),
                    .text("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", "year"),
                ]))
        #expect(terms.charges(limit: 50).map { $0.date.iso } == ["9998-06-30", "9999-06-30"])
    }

    @Test("A time zone can be written as an offset", arguments: [("+02:00", 7200), ("-05:30", -19800)])
    func zones(text: String, seconds: Int) throws { #expect(try #require(TimeZoneOffsets(offsetText: text)).offset(0) == seconds) }

    @Test("Other text is not a time zone", arguments: ["", "+2", "+25:00", "+02:60", "02:00", "+ab:cd"])
    func noZones(text: String) { #expect(TimeZoneOffsets(offsetText: text) == nil) }
}
