import PaySheet
import PaySheetGuide
import Testing

@Suite("Local times around clock changes")
struct LocalTimeTests {
    /// Paris in 2027: summer time from 28 March to 31 October, 01:00 UTC.
    static let paris = TimeZoneOffsets(name: "Europe/Paris") { second in second >= 1_806_195_600 && second < 1_824_944_400 ? 7200 : 3600 }

    private func terms(
        _ start: String?, unit: String = "hour", count: Int = 1, end: String? = nil, trial: String? = nil
    ) throws -> PaymentAgreement {
        var changes: [Sample.Change] = [
            .set("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", "\"\(unit)\""),
            .set("/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount", String(count)),
        ]
        let place = "/recurringPaymentRequest/regularBilling/recurringPaymentStartDate"
        changes.append(start.map { .set(place, "\"\($0)\"") } ?? .remove(place))
        if let end { changes.append(.set("/recurringPaymentRequest/regularBilling/recurringPaymentEndDate", "\"\(end)\"")) }
        if let trial { changes.append(.set("/recurringPaymentRequest/trialBilling", trial)) }
        let request = try #require(PaymentRequest.read(Sample(.recurring, changes).json).value)
        return PaymentAgreement(request, zone: LocalTimeTests.paris)
    }

    @Test("Charges by the hour never fall into the hour that the clocks skip")
    func skippedHour() throws {
        let charges = try terms("2027-03-28T00:30:00+01:00").charges(limit: 4)
        #expect(charges.map { $0.time } == ["00:30", "01:30", "03:30", "04:30"])
        #expect(charges.allSatisfy { $0.offset == nil })
    }

    @Test("The repeated hour has two charges with different offsets")
    func repeatedHour() throws {
        let charges = try terms("2027-10-31T01:30:00+02:00").charges(limit: 4)
        #expect(charges.map { $0.time } == ["01:30", "02:30", "02:30", "03:30"])
        #expect(charges.map { $0.offset } == [nil, "+02:00", "+01:00", nil])
    }

    @Test("Charges by the minute end with the agreement, whatever the clocks do")
    func end() throws {
        let charges = try terms("2027-10-31T02:30:00+02:00", unit: "minute", count: 30, end: "2027-10-31T02:30:00+01:00").charges(limit: 9)
        #expect(charges.map { $0.time } == ["02:30", "02:00", "02:30"])
        #expect(charges.map { $0.isOnEnd } == [false, false, true])
    }

    @Test("A start without a time zone uses the calendar's zone and adds a note")
    func noZone() throws {
        let terms = try terms("2027-04-01T09:00:00", unit: "month")
        #expect(terms.charges(limit: 1).map { $0.date.iso } == ["2027-04-01"])
        #expect(
            terms.notes == [
                "\"2027-04-01T09:00:00\" has no time zone: a browser reads it in the zone of the shopper's device, and this text in Europe/Paris."
            ])
    }

    @Test(
        "A start without a zone in a skipped or repeated hour is read as browsers read it",
        arguments: [
            ("2027-03-28T02:30:00", "03:30", "In Europe/Paris the clocks skip \"2027-03-28T02:30:00\"; a browser takes 03:30."),
            ("2027-10-31T02:30:00", "02:30", "In Europe/Paris \"2027-10-31T02:30:00\" comes twice; a browser takes the first."),
        ])
    func oddHour(_ start: String, _ time: String, _ note: String) throws {
        let terms = try terms(start)
        #expect(terms.charges(limit: 1).map { $0.time } == [time])
        #expect(terms.charges(limit: 1).map { $0.offset } == [time == "02:30" ? "+02:00" : nil])
        #expect(terms.notes.contains(note))
    }

    @Test("Without a clock, a paid trial that starts with the payment is not in the calendar")
    func paidTrial() throws {
        let trial = #"{"label":"Trial","amount":"1.00","paymentTiming":"recurring","recurringPaymentEndDate":"2027-04-01T00:00:00Z"}"#
        let paid = try terms("2027-04-01T00:00:00Z", unit: "month", trial: trial)
        #expect(paid.phasesFromNow == [.trial])
        #expect(paid.charges(limit: 9).allSatisfy { $0.phase == .regular })
        let free = try terms("2027-04-01T00:00:00Z", unit: "month", trial: trial.replacing("1.00", with: "0.00"))
        #expect(free.phasesFromNow == [])
        #expect(try terms(nil, unit: "month").phasesFromNow == [.regular])
    }
}
