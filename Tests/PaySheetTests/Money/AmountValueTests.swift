import Foundation
import PaySheet
import TestSupport
import Testing

@Suite struct AmountValueTests {
    @Test(
        "Amounts with the same value are equal, whatever their spelling",
        arguments: [
            ("10.0", "10.00"), ("-0", "0"), ("-0.00", "0"), ("007", "7"), ("1.000000000000000000000", "1"),
            ("0.00000000000000000000000", "-0"),
            ("100000000000000000000", "00100000000000000000000.0"), ("-1.50000000000000000000", "-1.5"),
        ])
    func equalByValue(left: String, right: String) throws {
        let (a, b) = (try Amount(left), try Amount(right))
        #expect(a == b)
        #expect(a.hashValue == b.hashValue)
        #expect(!a.hasSameSpelling(as: b))
        #expect(!(a < b) && !(b < a))
    }

    @Test("Amounts of all sizes are ordered by value")
    func order() throws {
        let texts = [
            "-100000000000000000000000", "-99999999999999999999", "-999999999999999999", "-1.5", "-1.49999999999999999999999", "-1", "-0.1",
            "-0.00000000000000000000001", "0", "0.00000000000000000000001", "0.000000000000000001", "0.1", "0.10000000000000000000001", "1",
            "9", "10.5", "999999999999999999", "1000000000000000000", "99999999999999999999.5",
        ]
        let amounts = try texts.map { try Amount($0) }
        for (i, left) in amounts.enumerated() {
            for (j, right) in amounts.enumerated() {
                #expect((left < right) == (i < j), "\(left) \(right)")
                #expect((left == right) == (i == j), "\(left) \(right)")
            }
        }
    }

    @Test("The order agrees with Foundation's Decimal")
    func orderAgreesWithFoundation() throws {
        var random = RandomNumbers(seed: 4)
        for _ in 0..<TestScale.scaled(4_000) {
            let texts = (0..<2).map { _ in AmountTextTests.text(&random) }.map { String($0.prefix(30)) }.map {
                $0.hasSuffix(".") ? $0 + "0" : $0
            }
            let amounts = try texts.map { try Amount($0) }
            let decimals = texts.compactMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) }
            #expect((amounts[0] < amounts[1]) == (decimals[0] < decimals[1]), "\(texts)")
        }
    }

    @Test("Negative, zero and positive amounts are distinguished")
    func signs() throws {
        #expect(try Amount("-0.01").isNegative && !Amount("-0.01").isZero && !Amount("-0.01").isPositive)
        #expect(try !Amount("-0").isNegative && Amount("-0").isZero && Amount("-0").isWrittenAsNegativeZero)
        #expect(try !Amount("0").isWrittenAsNegativeZero && !Amount("0").isPositive && Amount("0.01").isPositive)
        let long = "0.0000000000000000000000"
        #expect(try Amount(long).isZero && !Amount("-" + long).isNegative && Amount("-" + long).isWrittenAsNegativeZero)
        #expect(try Amount("-" + long + "1").isNegative && Amount(long + "1").isPositive && Amount(long).scale == 22)
        #expect(try Amount("1.50").scale == 2 && Amount("1").scale == 0 && Amount("012").hasLeadingZeros && !Amount("0.5").hasLeadingZeros)
    }

    @Test("Encoding and decoding keep the spelling")
    func codingKeepsTheSpelling() throws {
        let data = Data(#"["007.50","-0","12345678901234567890.10"]"#.utf8)
        let amounts = try JSONDecoder().decode([Amount].self, from: data)
        #expect(try JSONEncoder().encode(amounts) == data)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Amount].self, from: Data(#"["1,50"]"#.utf8)) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([Amount].self, from: Data("[1.5]".utf8)) }
    }
}
