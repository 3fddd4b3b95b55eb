import PaySheet
import PaySheetTokens
import Testing

@Suite("Ledger of merchant tokens")
struct TokenLedgerRuleTests {
    private static func rules(_ entries: [String], now: String? = nil) -> [String] {
        let json = #"{"merchantTokenIdentifier":"tok-1","entries":["# + entries.joined(separator: ",") + "]}"
        var policy = Policy()
        policy.now = now.flatMap { DateTimeText(rawValue: $0).instant }
        return MerchantTokenHistory.read(Array(json.utf8), policy: policy).findings.map { $0.rule.name + " " + $0.place.pointer }
    }

    private static func entry(_ day: Int, _ action: String, _ rest: String = "") -> String {
        #"{"at":"2026-09-\#(day < 10 ? "0" : "")\#(day)T09:00:00Z","action":"\#(action)"\#(rest)}"#
    }

    private static func event(_ type: String) -> String {
        #","event":{"eventType":"\#(type)","merchantTokenIdentifier":"tok-1","reason":""}"#
    }

    @Test("Entries are compared by their time, not by their order")
    func order() {
        let entries = [
            TokenLedgerRuleTests.entry(3, "charged"), TokenLedgerRuleTests.entry(2, "unlinked"), TokenLedgerRuleTests.entry(1, "charged"),
            TokenLedgerRuleTests.entry(4, "unlinked"),
        ]
        #expect(TokenLedgerRuleTests.rules(entries) == ["token-ledger/charge-after-unlink /entries/0"])
        #expect(TokenLedgerRuleTests.rules(entries.reversed()) == ["token-ledger/charge-after-unlink /entries/3"])
    }

    @Test("Times are compared in UTC with fractions of a second")
    func moments() {
        let unlinked = #"{"at":"2026-09-01T12:00:00.500+02:00","action":"unlinked"}"#
        #expect(TokenLedgerRuleTests.rules([unlinked, #"{"at":"2026-09-01T10:00:00.500Z","action":"charged"}"#]) == [])
        #expect(
            TokenLedgerRuleTests.rules([unlinked, #"{"at":"2026-09-01T10:00:00.501Z","action":"charged"}"#])
                == ["token-ledger/charge-after-unlink /entries/1"])
    }

    @Test("Each charge after the end is a finding")
    func charges() {
        let entries = [TokenLedgerRuleTests.entry(1, "unlinked")] + (2...4).map { TokenLedgerRuleTests.entry($0, "charged") }
        #expect(TokenLedgerRuleTests.rules(entries) == (1...3).map { "token-ledger/charge-after-unlink /entries/\($0)" })
    }

    @Test("Three fetches of one event are two findings, and escapes do not change identifiers")
    func fetches() {
        let ids = [#"e-1"#, #"e\u002d1"#, "e-2", "e-1"]
        let entries = ids.enumerated().map { TokenLedgerRuleTests.entry($0.offset + 1, "fetched", #","eventId":"\#($0.element)""#) }
        #expect(
            TokenLedgerRuleTests.rules(entries) == ["token-ledger/fetched-twice /entries/1", "token-ledger/fetched-twice /entries/3"])
    }

    @Test("A repeated event after the end is only a second fetch")
    func repetition() {
        let fetch = #","eventId":"e-1""# + TokenLedgerRuleTests.event("UPDATED_MERCHANT_TOKEN_PUBLIC_KEY")
        let entries = [
            TokenLedgerRuleTests.entry(1, "fetched", fetch), TokenLedgerRuleTests.entry(2, "unlinked"),
            TokenLedgerRuleTests.entry(3, "fetched", fetch),
        ]
        #expect(TokenLedgerRuleTests.rules(entries) == ["token-ledger/fetched-twice /entries/2"])
    }

    @Test("A fetch within seven days is valid, and a second later is a finding", arguments: [("09:00:00", 0), ("09:00:01", 1)])
    func lateFetches(_ time: String, _ count: Int) {
        let notice = TokenLedgerRuleTests.entry(1, "notified", #","eventId":"e-1""#)
        let again = TokenLedgerRuleTests.entry(5, "notified", #","eventId":"e-1""#)
        let fetch = #"{"at":"2026-09-08T\#(time)Z","action":"fetched","eventId":"e-1"}"#
        #expect(TokenLedgerRuleTests.rules([again, notice, fetch]).count == count)
        #expect(TokenLedgerRuleTests.rules([notice, again], now: "2026-09-08T\(time)Z").count == count)
        // Without a clock, nothing is late.
        #expect(TokenLedgerRuleTests.rules([notice]) == [])
    }

    @Test("A late fetch is reported once, also with a clock")
    func once() {
        let notice = TokenLedgerRuleTests.entry(1, "notified", #","eventId":"e-1""#)
        let fetch = TokenLedgerRuleTests.entry(20, "fetched", #","eventId":"e-1""#)
        #expect(TokenLedgerRuleTests.rules([notice, fetch], now: "2026-10-01T00:00:00Z") == ["token-ledger/late-fetch /entries/1"])
    }

    @Test("Unreadable values are not compared")
    func unreadable() {
        let ledger = ["token-ledger/"]
        for entries in [
            [#"{"at":"later","action":"unlinked"}"#, TokenLedgerRuleTests.entry(2, "charged")],
            [TokenLedgerRuleTests.entry(1, "unlinked"), #"{"at":7,"action":"charged"}"#],
            [TokenLedgerRuleTests.entry(1, "ended"), TokenLedgerRuleTests.entry(2, "charged")], ["1", "null", "[]"],
            [TokenLedgerRuleTests.entry(1, "fetched", #","eventId":1"#), TokenLedgerRuleTests.entry(1, "fetched", #","eventId":1"#)],
        ] {
            #expect(!TokenLedgerRuleTests.rules(entries).contains { rule in ledger.contains { rule.hasPrefix($0) } })
        }
    }

    @Test("A long history is checked in linear time")
    func long() {
        let entries = (0..<20_000).map { TokenLedgerRuleTests.entry($0 % 28 + 1, "fetched", #","eventId":"e-\#($0)""#) }
        #expect(TokenLedgerRuleTests.rules(entries) == [])
    }
}
