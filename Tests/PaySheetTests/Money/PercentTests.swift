import Foundation
import PaySheet
import TestSupport
import Testing

@Suite struct PercentTests {
    @Test(
        "A percentage is rounded once, to the minor unit",
        arguments: [
            ("19.99", "8.875", Currency.usd, Rounding.halfUp, "1.77"), ("19.99", "8.875", .usd, .down, "1.77"),
            ("19.99", "8.875", .usd, .up, "1.78"), ("0.50", "5", .usd, .halfUp, "0.03"), ("0.50", "5", .usd, .halfEven, "0.02"),
            ("0.50", "-5", .usd, .halfUp, "-0.03"), ("-0.50", "5", .usd, .halfDown, "-0.02"), ("-10", "-10", .eur, .halfUp, "1.00"),
            ("100", "10", .jpy, .halfUp, "10"), ("105", "10", .jpy, .halfUp, "11"), ("10", "5", .kwd, .halfUp, "0.500"),
            ("0.3333", "50", .usd, .halfUp, "0.17"), ("0", "19", .eur, .up, "0.00"), ("12.50", "0", .usd, .up, "0.00"),
            ("12.50", "0.000000000000", .usd, .up, "0.00"), ("1.00000000000000000", "19", .eur, .halfUp, "0.19"),
            ("9999999999999999.99", "100", .usd, .halfUp, "9999999999999999.99"), ("0.01", "0.0000000001", .usd, .up, "0.01"),
        ])
    func percent(amount: String, rate: String, currency: Currency, rounding: Rounding, expected: String) throws {
        let part = try Amount(amount).percent(ExactNumber(rate), in: currency, rounding)
        #expect(part.text == expected && part.currency == currency)
    }

    @Test(
        "An amount contains a tax",
        arguments: [
            ("119", "19", Currency.eur, Rounding.halfUp, "19.00"), ("19.99", "19", .eur, .halfUp, "3.19"),
            ("19.99", "19", .eur, .up, "3.20"), ("107", "7", .jpy, .halfUp, "7"), ("-119.00", "19", .eur, .halfUp, "-19.00"),
            ("10", "0", .usd, .up, "0.00"), ("10", "8.875", .usd, .halfUp, "0.82"), ("1.000", "5", .bhd, .down, "0.047"),
        ])
    func taxIncluded(amount: String, rate: String, currency: Currency, rounding: Rounding, expected: String) throws {
        #expect(try Amount(amount).taxIncluded(at: ExactNumber(rate), in: currency, rounding).text == expected)
    }

    @Test("What cannot be worked out exactly is refused")
    func refusals() throws {
        let long = try Amount("1000000000000000000")
        #expect(throws: AmountError.inexact) { try long.percent(5, in: .usd, .halfUp) }
        #expect(throws: AmountError.inexact) { try long.taxIncluded(at: 5, in: .usd, .halfUp) }
        #expect(throws: AmountError.inexact) { try Amount("1").percent(ExactNumber(long), in: .usd, .halfUp) }
        #expect(throws: AmountError.overflow) { try Amount("9999999999999999.99").percent(101, in: .usd, .halfUp) }
        #expect(throws: AmountError.overflow) { try Amount("99999999999999").percent(ExactNumber("999999999999999999"), in: .usd, .up) }
        #expect(throws: AmountError.overflow) { try Amount("0.01").percent(ExactNumber("0.12345678901234567"), in: .usd, .up) }
        #expect(throws: AmountError.overflow) { try Amount("0.01").taxIncluded(at: ExactNumber("0.12345678901234567"), in: .usd, .up) }
        // The largest word, which rounding would make zero.
        #expect(throws: AmountError.overflow) {
            try Amount("9999999999999594.30").percent(ExactNumber("1844.67440737103"), in: .usd, .halfUp)
        }
        #expect(throws: AmountError.negativeRate) { try Amount("1").taxIncluded(at: -1, in: .usd, .up) }
        #expect(throws: AmountError.unknownDecimals(.init(rawValue: "usd"))) { try Amount("1").percent(5, in: .init(rawValue: "usd"), .up) }
        let euros = try Amount(minorUnits: 100, in: .eur)
        #expect(throws: AmountError.differentCurrencies(.eur, .usd)) { try euros.percent(5, in: .usd, .up) }
        #expect(throws: AmountError.differentCurrencies(.eur, .usd)) { try euros.padded(in: .usd) }
        #expect(throws: AmountError.finerThanMinorUnit(digits: 2)) { try Amount("1.005").padded(in: .usd) }
    }

    @Test("An amount gets the decimals of its currency")
    func decimals() throws {
        #expect(try Amount("10").padded(in: .usd).text == "10.00")
        #expect(try Amount("10.000").padded(in: .usd).text == "10.00")
        #expect(try Amount("1.255").rounded(in: .usd, .halfUp).text == "1.26")
        #expect(try Amount("10").rounded(in: .kwd, .halfUp).text == "10.000")
        #expect(try Amount("1.5").rounded(in: .jpy, .halfEven).text == "2")
    }

    /// Foundation rounds a quotient to 38 digits first: enough for these numbers.
    @Test("Percentages agree with Foundation's Decimal", arguments: [(Rounding.halfUp, Decimal.RoundingMode.plain), (.halfEven, .bankers)])
    func agreesWithFoundation(rounding: Rounding, mode: Decimal.RoundingMode) throws {
        var random = RandomNumbers(seed: 11)
        for _ in 0..<TestScale.scaled(2_000) {
            let amount = Amount(random.magnitude(digits: 11), scale: Int.random(in: 0...4, using: &random))
            let rate = ExactNumber(Amount(random.magnitude(digits: 5), scale: Int.random(in: 0...4, using: &random)))
            let (exactAmount, exactRate) = (try decimal(amount), try decimal(rate.amount))
            #expect(
                try decimal(amount.percent(rate, in: .usd, rounding)) == rounded(exactAmount * exactRate / 100, mode),
                "\(rate.text) % of \(amount)")
            #expect(
                try decimal(amount.taxIncluded(at: rate, in: .usd, rounding))
                    == rounded(exactAmount * exactRate / (100 + exactRate), mode),
                "\(rate.text) % in \(amount)")
        }
    }

    private func decimal(_ amount: Amount) throws -> Decimal {
        try #require(Decimal(string: amount.text, locale: Locale(identifier: "en_US_POSIX")))
    }

    private func rounded(_ number: Decimal, _ mode: Decimal.RoundingMode) -> Decimal {
        var (number, result) = (number, Decimal())
        unsafe NSDecimalRound(&result, &number, 2, mode)
        return result
    }
}
