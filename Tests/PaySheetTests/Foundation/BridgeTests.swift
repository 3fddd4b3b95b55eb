import Foundation
import PaySheet
import PaySheetFoundation
import Testing

@Suite struct BridgeTests {
    @Test("An amount converts to a Decimal and back", arguments: ["0", "12.5", "-3.07", "100000000", "0.001", "123456789012345678"])
    func decimalsGoThereAndBack(_ text: String) throws {
        let amount = try Amount(text)
        let decimal = try #require(amount.decimal)
        #expect(try decimal.amount() == amount)
    }

    @Test("Decimal.nan is not an amount")
    func notANumberIsNotAnAmount() {
        #expect(throws: AmountError.self) { try Decimal.nan.amount() }
    }

    @Test("An amount with too many digits has no Decimal")
    func tooManyDigitsHaveNoDecimal() throws {
        #expect(try Amount(String(repeating: "7", count: 60)).decimal == nil)
    }

    @Test(
        "A timestamp converts to a Date and back",
        arguments: ["2027-03-01T00:00:00Z", "1969-12-31T23:59:59.250Z", "2027-03-01T12:30:00+02:00", "2024-02-29T00:00:00Z"])
    func datesGoThereAndBack(_ text: String) throws {
        let timestamp = DateTimeText(rawValue: text)
        let date = try #require(timestamp.date)
        #expect(DateTimeText(date).date == date)
    }

    @Test(
        "Every Date has a timestamp, if need be at the end of what one can state",
        arguments: [
            (Double.infinity, "9999-12-31T23:59:59.999Z"), (-Double.infinity, "0000-01-01T00:00:00Z"), (.nan, "1970-01-01T00:00:00Z"),
            (1e300, "9999-12-31T23:59:59.999Z"), (-1e17, "0000-01-01T00:00:00Z"), (1e16, "9999-12-31T23:59:59.999Z"),
        ])
    func extremeDates(_ seconds: Double, _ text: String) {
        #expect(DateTimeText(Date(timeIntervalSince1970: seconds)).rawValue == text)
    }

    @Test("A timestamp without a moment has no Date", arguments: ["2027-03-01T00:00:00", "soon", ""]) func noMomentHasNoDate(_ text: String)
    {
        #expect(DateTimeText(rawValue: text).date == nil)
    }

    @Test("localizedDescription of an error is its description")
    func errorsKeepTheirSentence() throws {
        let error = try #require(throws: AmountError.self) { try Amount("12,50") }
        #expect((error as any Error).localizedDescription == error.description)
    }

    @Test("jsonData has the bytes of the JSON")
    func dataIsTheJSON() {
        let error = PaymentError(code: .couponCodeInvalid)
        #expect(String(decoding: error.jsonData, as: UTF8.self) == #"{"code":"couponCodeInvalid"}"#)
    }
}
