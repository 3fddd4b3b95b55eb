import PaySheet
import PaySheetGuide
import PaySheetIssuing
import TestSupport
import Testing

/// What is particular about the rules of card provisioning, and the decisions.
@Suite("Rules of card provisioning")
struct IssuingRuleTests {
    @Test("The key of Stripe's guide has no finding at its own time, and both documents need their kind")
    func bases() {
        var reader = DocumentReader(
            policy: Policy().with { $0.now = Instant(secondsSince1970: 1_586_556_900) }, catalogs: CatalogSet(.applePay, .issuing))
        #expect(reader.check(IssuingGuide.key.text.utf8).kind == nil)
        #expect(reader.check(IssuingGuide.key.text.utf8, as: .ephemeralKey).findings.isEmpty)
        #expect(reader.check(IssuingGuide.card.text.utf8).kind == nil)
        #expect(reader.check(IssuingGuide.card.text.utf8, as: .issuingCard).findings.isEmpty)
    }

    @Test(
        "Other objects of Stripe are not taken for one of these",
        arguments: [
            #"{"id":"cus_1","object":"customer","created":1,"livemode":false}"#,
            #"{"id":"pi_1","object":"payment_intent","amount":1,"client_secret":"x","created":1,"livemode":false,"status":"succeeded"}"#,
            #"{"id":"cs_1","object":"checkout.session","created":1,"expires_at":2,"livemode":false,"url":"https://a.example"}"#,
        ])
    func others(_ text: String) {
        var reader = DocumentReader(catalogs: CatalogSet(.applePay, .issuing))
        #expect(reader.check(text.utf8).kind == nil)
    }

    @Test("Secrets are in no finding")
    func secrets() {
        let text = IssuingGuide.key.text.replacing("ek_test_1", with: "ek_live_SECRET")
        let findings = EphemeralKey.read(text.utf8).findings
        #expect(findings.map { $0.rule } == [.issuingMode])
        let card = IssuingGuide.card.text.replacing(#""last4""#, with: #""number":4000009990000018,"cvc":"777x","last4""#)
        for finding in Array(findings) + Array(IssuingCard.read(card.utf8).findings) {
            let words = finding.description + (finding.help ?? "")
            #expect(!words.contains("SECRET") && !words.contains("40000099") && !words.contains("777x"))
        }
    }

    @Test("A value is written as it was read, with unknown members and nulls")
    func roundTrip() throws {
        for text in [IssuingGuide.card.text, IssuingGuide.card.text.replacing(#""wallets":{"#, with: #""wallets":null,"x":{"#)] {
            let card = try #require(IssuingCard.read(text.utf8).value)
            #expect(card.jsonText == text)
        }
    }

    @Test(
        "The button needs the server and the device",
        arguments: [
            (true, true, IssuingPlatform.apple, true), (true, false, .apple, false), (false, true, .apple, false),
            (false, false, .apple, false),
            (true, true, .google, true), (true, true, .samsung, false),
        ])
    func decisions(_ isEligible: Bool, _ deviceCanAdd: Bool, _ platform: IssuingPlatform, _ shows: Bool) throws {
        let text = IssuingGuide.card.text.replacing(#""apple_pay":{"eligible":true"#, with: #""apple_pay":{"eligible":\#(isEligible)"#)
        let card = try #require(IssuingCard.read(text.utf8).value)
        let decision = ProvisioningDecision(card, deviceCanAdd: deviceCanAdd, on: platform)
        #expect(decision.shows == shows && !decision.reasons.isEmpty)
    }

    @Test(
        "A card that is not active, or whose wallets are unknown, is not offered",
        arguments: [("active", "inactive"), ("active", "canceled")])
    func status(_ old: String, _ new: String) throws {
        let card = try #require(IssuingCard.read(IssuingGuide.card.text.replacing("\"\(old)\"", with: "\"\(new)\"").utf8).value)
        #expect(!ProvisioningDecision(card, deviceCanAdd: true).shows)
        var unknown = try #require(IssuingCard.read(IssuingGuide.card.text.utf8).value)
        unknown.wallets = nil
        #expect(!ProvisioningDecision(unknown, deviceCanAdd: true).shows)
    }

    struct Approvals: Sendable {
        var isInUnitedStates = true
        var platform = IssuingPlatform.apple
        var push = false
        let steps: [ApprovalStep]?
    }

    @Test(
        "The approvals depend on country, platform and button",
        arguments: [
            Approvals(steps: [.apple]), Approvals(platform: .google, steps: []),
            Approvals(isInUnitedStates: false, platform: .google, steps: [.stripe]),
            Approvals(isInUnitedStates: false, steps: [.stripe, .apple]),
            Approvals(push: true, steps: [.apple, .entitlement, .push, .distribution]),
            Approvals(platform: .google, push: true, steps: [.push]),
            Approvals(isInUnitedStates: false, platform: .samsung, steps: [.stripe]),
            Approvals(isInUnitedStates: false, platform: .samsung, push: true, steps: nil),
        ])
    func steps(_ row: Approvals) {
        #expect(ApprovalStep.steps(isInUnitedStates: row.isInUnitedStates, on: row.platform, push: row.push) == row.steps)
    }
}
