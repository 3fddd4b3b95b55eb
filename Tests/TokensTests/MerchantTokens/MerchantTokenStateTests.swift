import PaySheet
import PaySheetTokens
import Testing

@Suite("States of a merchant token")
struct MerchantTokenStateTests {
    private static let moment = DateTimeText(rawValue: "2026-11-25T09:00:00Z")

    private static func history(_ actions: [MerchantTokenAction]) -> MerchantTokenHistory {
        MerchantTokenHistory(merchantTokenIdentifier: "tok-1", entries: actions.map { MerchantTokenEntry(at: moment, action: $0) })
    }

    @Test(
        "The entries determine the state",
        arguments: [
            ([], MerchantTokenState.issued), ([MerchantTokenAction.issued], .issued), ([.issued, .charged], .active),
            ([.notified], .issued), ([.issued, .notified, .fetched], .active), ([.issued, .charged, .cancelled], .active),
            ([.issued, .unlinked], .unlinked), ([.unlinked, .charged], .unlinked), ([MerchantTokenAction(rawValue: "later")], .issued),
        ])
    func states(_ actions: [MerchantTokenAction], _ state: MerchantTokenState) {
        #expect(MerchantTokenStateTests.history(actions).state == state)
    }

    @Test("An event is added once, and only to its token's history")
    func events() {
        var history = MerchantTokenStateTests.history([.issued, .charged])
        let update = MerchantTokenEvent(eventType: "UPDATED_CARD_ART", merchantTokenIdentifier: "tok-1", reason: "issuer")
        let step1 = history.add(update, identifier: "e-1", fetchedAt: MerchantTokenStateTests.moment)
        #expect(step1)
        let step2 = history.add(update, identifier: "e-1", fetchedAt: MerchantTokenStateTests.moment)
        #expect(!step2)
        #expect(history.state == .active && history.hasFetched("e-1") && !history.hasFetched("e-2"))
        let other = MerchantTokenEvent(eventType: "UNLINK", merchantTokenIdentifier: "tok-2", reason: "shopper")
        let step3 = history.add(other, identifier: "e-2", fetchedAt: MerchantTokenStateTests.moment)
        #expect(!step3)
        let end = MerchantTokenEvent(eventType: "UNLINK", merchantTokenIdentifier: "tok-1", reason: "shopper")
        let step4 = history.add(end, identifier: "e-2", fetchedAt: MerchantTokenStateTests.moment)
        #expect(step4)
        #expect(history.state == .unlinked && history.entries.count == 4)
    }

    @Test("An event of unknown type is kept and makes the token active")
    func unknownType() throws {
        var history = MerchantTokenStateTests.history([.issued])
        let event = MerchantTokenEvent(eventType: "SOMETHING_NEW", merchantTokenIdentifier: "tok-1", reason: "")
        let step5 = history.add(event, identifier: "e-1", fetchedAt: MerchantTokenStateTests.moment)
        #expect(step5)
        #expect(history.state == .active)
        #expect(String(decoding: history.json, as: UTF8.self).contains(#""eventType":"SOMETHING_NEW""#))
        let findings = MerchantTokenHistory.read(history.json, policy: Policy()).findings
        #expect(findings.map { $0.rule.name } == ["event/type"] && findings.allSatisfy { $0.severity == .warning })
    }
}
