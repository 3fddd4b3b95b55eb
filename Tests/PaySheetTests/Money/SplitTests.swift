import PaySheet
import TestSupport
import Testing

@Suite struct SplitTests {
    @Test(
        "A division splits an amount into shares of whole minor units",
        arguments: [
            ("200.50", Division.weights([3, 2, 1]), Currency.usd, ["100.25", "66.83", "33.42"]),
            ("100", .evenly(3), .usd, ["33.34", "33.33", "33.33"]), ("-100", .evenly(3), .usd, ["-33.34", "-33.33", "-33.33"]),
            ("100", .evenly(3), .jpy, ["34", "33", "33"]), ("1", .evenly(3), .kwd, ["0.334", "0.333", "0.333"]),
            ("0.02", .evenly(3), .usd, ["0.01", "0.01", "0.00"]), ("0", .evenly(2), .usd, ["0.00", "0.00"]),
            ("10", .weights([0, 1]), .usd, ["0.00", "10.00"]), ("10", .weights([.max]), .usd, ["10.00"]),
            ("100.00", .basisPoints([0, 7000, 2000]), .usd, ["10.00", "70.00", "20.00"]),
            ("0.99", .basisPoints([0, 250]), .usd, ["0.97", "0.02"]),
            ("9.00", .amounts([Amount(2, scale: 0), Amount(10, scale: 1)]), .usd, ["6.00", "3.00"]),
            ("9.00", .amounts([Amount(-2, scale: 0), Amount(-1, scale: 0), .zero]), .usd, ["6.00", "3.00", "0.00"]),
            ("9999999999999999.99", .weights([.max / 2, .max / 2, 1]), .usd, ["5000000000000000.00", "4999999999999999.99", "0.00"]),
        ])
    func shares(text: String, division: Division, currency: Currency, expected: [String]) throws {
        #expect(try Amount(text).split(by: division, in: currency).map { $0.text } == expected)
    }

    @Test(
        "Impossible divisions are refused",
        arguments: [
            (Division.evenly(0), SplitError.noShares), (.evenly(-1), .noShares), (.evenly(.max), .tooManyShares), (.weights([]), .noShares),
            (.weights([0, 0]), .noWeight), (.weights([1, -1]), .negativeWeight(index: 1)),
            (.weights([.max, .max, .max]), .weightsTooLarge),
            (.basisPoints([5000, 5001]), .moreThanWhole), (.basisPoints([.max, .max, .max]), .moreThanWhole), (.basisPoints([]), .noShares),
            (.basisPoints([10_000, -1]), .negativeWeight(index: 1)), (.amounts([]), .noShares),
            (.amounts([Amount(1, scale: 0), Amount(-1, scale: 0)]), .negativeWeight(index: 1)),
            (.amounts([Amount(.max, scale: 0)]), .amount(.inexact)),
        ])
    func impossibleDivisions(division: Division, error: SplitError) throws {
        #expect(throws: error) { try Amount("1.00").split(by: division, in: .usd) }
        #expect(!error.description.isEmpty)
    }

    @Test("Totals that are too fine or too large are refused")
    func totalsThatCannotBeSplit() throws {
        #expect(throws: SplitError.amount(.finerThanMinorUnit(digits: 2))) { try Amount("1.005").split(by: .evenly(2), in: .usd) }
        #expect(throws: SplitError.amount(.overflow)) { try Amount("999999999999999999").split(by: .evenly(2), in: .usd) }
        #expect(throws: SplitError.amount(.inexact)) { try Amount("1000000000000000000").split(by: .evenly(2), in: .jpy) }
        #expect(try Amount("1.000").split(by: .evenly(2), in: .usd).map { $0.text } == ["0.50", "0.50"])
    }

    @Test("Random splits lose nothing and round by less than one minor unit", arguments: [Currency.jpy, .usd, .kwd])
    func lawsOfRandomSplits(currency: Currency) throws {
        var random = RandomNumbers(seed: 6)
        for _ in 0..<TestScale.scaled(7_000) {
            let total = Amount(units: Int64(random.magnitude(digits: 17)), in: currency)
            var weights = (0..<Int.random(in: 1...8, using: &random)).map { _ in random.magnitude(digits: 17) }
            if weights.allSatisfy({ $0 == 0 }) { weights[0] = 1 }
            try SplitTests.check(total, weights, currency)
        }
    }

    /// Nothing lost, each share within one minor unit of its exact value, repeatable, symmetric, independent of the order.
    private static func check(_ total: Amount, _ weights: [Int], _ currency: Currency) throws {
        let shares = try total.split(by: .weights(weights), in: currency)
        let units = try shares.map { try $0.minorUnits(in: currency) }
        let whole = try total.minorUnits(in: currency)
        guard units.reduce(0, +) == whole, try Amount.sum(shares) == total, shares.allSatisfy({ !$0.isNegative }) else {
            Issue.record("\(total) by \(weights) loses or makes units: \(units)")
            return
        }
        let sum = weights.reduce(0, +)
        for (unit, weight) in zip(units, weights) where !isWithinOne(unit, whole, weight, sum) {
            Issue.record("\(total) by \(weights): \(unit) is off by a unit or more")
        }
        let again = try total.split(by: .weights(weights), in: currency)
        let negative = try total.negated().split(by: .weights(weights), in: currency).map { try $0.negated() }
        if again != shares || negative != shares { Issue.record("\(total) by \(weights) depends on something else") }
        let remainders = Set(weights.map { remainder(whole, $0, sum) })
        guard remainders.count == weights.count else { return }
        // Without ties, a share depends on its weight, not on its place.
        let order = weights.indices.sorted { weights[$0] < weights[$1] }
        let reordered = try total.split(by: .weights(order.map { weights[$0] }), in: currency)
        if reordered != order.map({ shares[$0] }) { Issue.record("\(total) by \(weights) depends on the order") }
    }

    /// What the exact share has beyond whole units, as a part of the sum.
    private static func remainder(_ whole: Int, _ weight: Int, _ sum: Int) -> Int {
        sum.dividingFullWidth(whole.multipliedFullWidth(by: weight)).remainder
    }

    /// |unit - whole * weight / sum| < 1, in 128 bits: |unit * sum - whole * weight| < sum.
    private static func isWithinOne(_ unit: Int, _ whole: Int, _ weight: Int, _ sum: Int) -> Bool {
        let (left, right) = (unit.multipliedFullWidth(by: sum), whole.multipliedFullWidth(by: weight))
        let (low, borrow) = left.low.subtractingReportingOverflow(right.low)
        let high = left.high - right.high - (borrow ? 1 : 0)
        return high == 0 && low < UInt(sum) || high == -1 && 0 &- low < UInt(sum)
    }
}
