import Foundation
import PaySheet
import TestSupport
import Testing

@Suite struct AmountArithmeticTests {
    private let largest = "999999999999999999"

    @Test("Sums have the larger scale of both amounts")
    func sumsHaveTheLargerScale() throws {
        #expect(try Amount("10.50").adding(Amount("0.500")).text == "11.000")
        #expect(try Amount("1").subtracting(Amount("1.25")).text == "-0.25")
        #expect(try Amount("-0").adding(Amount("-0.0")).text == "0.0")
        #expect(try Amount("5.00").negated().text == "-5.00")
        #expect(try Amount("0.00").negated().text == "0.00")
        #expect(try Amount("2.50").multiplied(by: -3).text == "-7.50")
        #expect(try Amount("-2.50").multiplied(by: -3).text == "7.50")
        #expect(try Amount.sum([Amount("1.1"), Amount("2.22"), Amount("-3")]).text == "0.32")
        #expect(try Amount.sum([]).text == "0")
    }

    @Test("Amounts of two currencies are not added")
    func currencies() throws {
        let (yen, dollars, text) = (Amount(units: 300, in: .jpy), Amount(units: 3_00, in: .usd), try Amount("3"))
        let error = AmountError.differentCurrencies(.usd, .jpy)
        #expect(throws: error) { try yen.adding(dollars) }
        #expect(throws: error) { try yen.subtracting(dollars) }
        #expect(throws: error) { try Amount.sum([text, yen, text, dollars]) }
        #expect(throws: error) { try dollars.minorUnits(in: .jpy) }
        #expect(throws: SplitError.amount(error)) { try dollars.split(by: .evenly(2), in: .jpy) }
        #expect(text.currency == nil && yen.currency == .jpy)
        // What is calculated has the currency of its parts.
        let results = [
            try dollars.adding(text), try text.adding(dollars), try text.subtracting(dollars), try dollars.negated(),
            try dollars.multiplied(by: 2), try dollars.rounded(to: 1, .halfEven), try Amount.sum([text, dollars]),
        ]
        let shares = try text.split(by: .evenly(2), in: .usd)
        #expect((results + shares).allSatisfy { $0.currency == .usd })
        // The value does not depend on it.
        let spelled = try Amount("3.00")
        #expect(dollars == text && dollars.hashValue == text.hashValue && dollars.hasSameSpelling(as: spelled))
    }

    @Test("Overflowing and inexact arithmetic is an error")
    func overflowIsAnError() throws {
        #expect(throws: AmountError.overflow) { try Amount(largest).adding(Amount("1")) }
        #expect(throws: AmountError.overflow) { try Amount("-" + largest).subtracting(Amount("1")) }
        #expect(throws: AmountError.overflow) { try Amount(largest).adding(Amount("0.0")) }
        #expect(throws: AmountError.overflow) { try Amount(largest).multiplied(by: 2) }
        #expect(throws: AmountError.overflow) { try Amount(largest).multiplied(by: .min) }
        #expect(throws: AmountError.overflow) { try Amount.sum([Amount(largest), Amount("0.1")]) }
        let long = try Amount("1000000000000000000")
        #expect(throws: AmountError.inexact) { try long.adding(.zero) }
        #expect(throws: AmountError.inexact) { try Amount.zero.adding(long) }
        #expect(throws: AmountError.inexact) { try Amount.zero.subtracting(long) }
        #expect(throws: AmountError.inexact) { try long.negated() }
        #expect(throws: AmountError.inexact) { try long.multiplied(by: 1) }
        #expect(throws: AmountError.inexact) { try long.rounded(to: 2, .down) }
    }

    @Test("Arithmetic agrees with Foundation's Decimal")
    func agreesWithFoundation() throws {
        var random = RandomNumbers(seed: 5)
        for _ in 0..<TestScale.scaled(4_000) {
            let a = Amount(random.magnitude(digits: 14) - random.magnitude(digits: 14), scale: Int.random(in: 0...3, using: &random))
            let b = Amount(random.magnitude(digits: 14) - random.magnitude(digits: 14), scale: Int.random(in: 0...3, using: &random))
            let factor = Int.random(in: -9...9, using: &random)
            #expect(decimal(try a.adding(b)) == decimal(a) + decimal(b))
            #expect(decimal(try a.subtracting(b)) == decimal(a) - decimal(b))
            #expect(decimal(try a.multiplied(by: factor)) == decimal(a) * Decimal(factor))
        }
    }

    private func decimal(_ amount: Amount) -> Decimal? { Decimal(string: amount.text, locale: Locale(identifier: "en_US_POSIX")) }
    private func decimal(_ amount: Amount) -> Decimal { decimal(amount) ?? .nan }

    @Test(
        "Each rounding mode rounds as documented",
        arguments: [
            (Rounding.towardZero, ["1.2", "-1.2", "1.2", "-1.2", "1.3", "1.2"]),
            (.awayFromZero, ["1.3", "-1.3", "1.3", "-1.3", "1.4", "1.3"]),
            (.down, ["1.2", "-1.3", "1.2", "-1.3", "1.3", "1.2"]), (.up, ["1.3", "-1.2", "1.3", "-1.2", "1.4", "1.3"]),
            (.halfDown, ["1.2", "-1.2", "1.3", "-1.3", "1.3", "1.2"]), (.halfUp, ["1.3", "-1.3", "1.3", "-1.3", "1.4", "1.2"]),
            (.halfEven, ["1.2", "-1.2", "1.3", "-1.3", "1.4", "1.2"]),
        ])
    func rounding(mode: Rounding, expected: [String]) throws {
        for (text, result) in zip(["1.25", "-1.25", "1.26", "-1.26", "1.35", "1.21"], expected) {
            #expect(try Amount(text).rounded(to: 1, mode).text == result, "\(text)")
        }
        #expect(try Amount("1.20").rounded(to: 1, mode).text == "1.2")
        #expect(try Amount("1.2").rounded(to: 5, mode).text == "1.2")
        #expect(try Amount("1.0").rounded(to: -3, mode).text == "1")
    }

    @Test("The largest amounts round up without overflow")
    func theLargestAmountRoundsUp() throws {
        #expect(try Amount("0.999999999999999999").rounded(to: 0, .up).text == "1")
        #expect(try Amount("99999999999999999.9").rounded(to: 0, .halfUp).text == "100000000000000000")
        #expect(try Amount("-0.4").rounded(to: 0, .halfUp).text == "0")
    }

    @Test("Amounts convert to and from minor units")
    func minorUnits() throws {
        #expect(try Amount(minorUnits: 1250, in: .usd).text == "12.50")
        #expect(try Amount(minorUnits: -5, in: .usd).text == "-0.05")
        #expect(try Amount(minorUnits: 1250, in: .jpy).text == "1250")
        #expect(try Amount(minorUnits: 1250, in: .kwd).text == "1.250")
        for code in ["jpy", "XAU", "XXX", "???", "", "USDX"] {
            let currency = Currency(rawValue: code)
            #expect(throws: AmountError.unknownDecimals(currency)) { try Amount(minorUnits: 1250, in: currency) }
            #expect(throws: AmountError.unknownDecimals(currency)) { try Amount("12.50").minorUnits(in: currency) }
            #expect(throws: SplitError.amount(.unknownDecimals(currency))) { try Amount("12.50").split(by: .evenly(2), in: currency) }
        }
        #expect(try Amount(minorUnits: .min, in: .jpy).text == "-9223372036854775808")
        let most = try Amount(minorUnits: .max, in: .usd)
        #expect(most.text == "92233720368547758.07" && !most.isCalculable)
        #expect(Amount(5, scale: 99).scale == 18 && Amount(5, scale: -1).text == "5")
        #expect(try Amount("12.5").minorUnits(in: .usd) == 1250)
        #expect(try Amount("12.5000").minorUnits(in: .usd) == 1250)
        #expect(try Amount("-12").minorUnits(in: .kwd) == -12000)
        #expect(throws: AmountError.finerThanMinorUnit(digits: 2)) { try Amount("12.505").minorUnits(in: .usd) }
        #expect(throws: AmountError.finerThanMinorUnit(digits: 0)) { try Amount("12.5").minorUnits(in: .jpy) }
        #expect(throws: AmountError.overflow) { try Amount(largest).minorUnits(in: .usd) }
        #expect(throws: AmountError.inexact) { try Amount("1000000000000000000").minorUnits(in: .jpy) }
    }
}
