import PaySheet
import Testing

/// One loop applies the fixes of documents and of source code.
struct FixRoundTests {
    private static let request =
        #"{"countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
        + #""total":{"label":"Shop","amount":"12.00"},"lineItems":[{"label":"a","amount":"1.5"},{"label":"b","amount":"2.5"},"#
        + #"{"label":"c","amount":"3.5"},{"label":"d","amount":"4.5"}]}"#

    /// The fixes of the amounts with one decimal, in the order of the lines.
    private func fixes() throws -> [[Fix.TextEdit]] {
        var reader = DocumentReader()
        let findings = reader.check(FixRoundTests.request.utf8).findings
        let fixes = findings.filter { $0.rule == .amountOneDecimal }.compactMap { $0.fix?.textEdits }
        try #require(fixes.count == 4)
        return fixes
    }

    @Test("Fixes that cause findings are refused, and all others are applied", arguments: 0..<16)
    func refused(_ mask: Int) throws {
        let places = Array(0..<4)
        let bad = places.filter { mask & 1 << $0 != 0 }
        var refused: [Int] = []
        var attempts = 0
        let round = FixRound.apply(
            try fixes(),
            attempt: { kept, part -> [Int]? in
                attempts += 1
                let chosen = kept + part
                return chosen.contains { bad.contains($0) } ? nil : chosen
            }, refuse: { refused.append($0) })
        #expect(refused.sorted() == bad)
        #expect((round?.kept.sorted() ?? []) == places.filter { !bad.contains($0) })
        #expect((round?.outcome.sorted() ?? []) == (round?.kept.sorted() ?? []))
        #expect(attempts <= 2 * places.count)
    }

    @Test(
        "Of fixes for one place the first that helps is applied",
        arguments: [([], [0, 2]), ([0], [2]), ([0, 2], [1])] as [([Int], [Int])])
    func touching(_ bad: [Int], _ wanted: [Int]) throws {
        let fixes = try fixes()
        let round = FixRound.apply(
            [fixes[0], fixes[0], fixes[3]],
            attempt: { kept, part -> [Int]? in
                part.contains { bad.contains($0) } ? nil : kept + part
            })
        #expect(round?.kept.sorted() == wanted)
    }

    @Test("Nothing is tried without fixes, or without time")
    func nothing() throws {
        #expect(FixRound.apply([], attempt: { $0 + $1 }) == nil)
        #expect(FixRound.apply(try fixes(), attempt: { $0 + $1 }, goesOn: { false }) == nil)
    }

    @Test("Changes are made in order, and others are refused")
    func text() throws {
        let (fixes, bytes) = (try fixes(), [UInt8](FixRoundTests.request.utf8))
        let fixed = try #require(FixRound.text(bytes, with: fixes[0] + fixes[2]))
        #expect(
            String(decoding: fixed, as: UTF8.self) == FixRoundTests.request.replacing("1.5", with: "1.50").replacing("3.5", with: "3.50"))
        #expect(FixRound.text(bytes, with: fixes[2] + fixes[0]) == nil)
        #expect(FixRound.text([UInt8](bytes.prefix(20)), with: fixes[0]) == nil)
        #expect(FixRound.text(bytes, with: []) == bytes)
    }
}
