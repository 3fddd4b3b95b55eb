import PaySheet
import PaySheetGuide
import Testing

/// A document that states its version is checked by it.
@Suite("Documents that state their version")
struct StatedVersionTests {
    private func found(_ base: SampleBase, _ changes: [PaySheetGuide.Sample.Change], _ policy: Policy = Policy()) -> [String] {
        var reader = DocumentReader(policy: policy)
        return reader.check(PaySheetGuide.Sample(base, changes).json, as: base.kind).findings.map { $0.rule.name + " " + $0.place.pointer }
    }

    @Test("The version of method data applies to its members")
    func methodDataAreCheckedByTheirVersion() {
        #expect(found(.methodData, [.set("/supportsCouponCode", "true")]) == ["member/version /supportsCouponCode"])
        #expect(found(.methodData, [.set("/supportsCouponCode", "true"), .set("/version", "12")]) == [])
        #expect(
            found(.w3c, [.set("/methodData/0/data/supportsCouponCode", "true")]) == ["member/version /methodData/0/data/supportsCouponCode"]
        )
    }

    @Test("The version applies to modifiers anywhere in the text")
    func modifiers() {
        let modifiers =
            #"[{"supportedMethods": "https://apple.com/apple-pay", "data": {"paymentMethodType": "credit", "additionalLineItems": []}}]"#
        #expect(
            found(.w3c, [.set("/details/modifiers", modifiers)]).filter { $0.utf8.starts(with: "member/version".utf8) }
                == ["member/version /details/modifiers/0/data/additionalLineItems"])
    }

    @Test("The version of a flow applies to its members")
    func flowsAreCheckedByTheirVersion() {
        #expect(found(.flow, [.set("/apiVersion", "13")]) == ["member/version /result/orderDetails"])
        #expect(found(.flow, [.remove("/apiVersion")]) == [])
    }

    @Test("The policy's version overrides the document's version")
    func policy() {
        #expect(found(.flow, [], Policy(apiVersion: 13)) == ["member/version /result/orderDetails"])
        #expect(found(.methodData, [.set("/supportsCouponCode", "true")], Policy(apiVersion: 12)) == [])
    }

    @Test("The last of two versions is used, as in JavaScript")
    func repeated() {
        var reader = DocumentReader()
        let text = #"{"request":{},"apiVersion":3,"result":{"status":0,"orderDetails":{}},"\u0061piVersion":14}"#
        #expect(!reader.check(text.utf8, as: .paymentFlow).findings.contains(.memberVersion))
        let other = #"{"request":{},"apiVersion":14,"result":{"status":0,"orderDetails":{}},"apiVersion":3}"#
        #expect(reader.check(other.utf8, as: .paymentFlow).findings.contains(.memberVersion))
    }

    @Test("An invalid version causes no findings about other members", arguments: ["0", "16", "100", "\"3\"", "3.5", "-3", "null", "[]"])
    func odd(version: String) {
        let found = found(.methodData, [.set("/version", version), .set("/supportsCouponCode", "true")])
        #expect(found.count == 1)
        #expect(!found.contains { $0.utf8.starts(with: "member/version ".utf8) })
    }

    @Test("The message names the needed and the given version")
    func theMessageNamesBothVersions() {
        var reader = DocumentReader(policy: Policy(apiVersion: 11))
        let findings = reader.check(PaySheetGuide.Sample(.request, [.set("/supportsCouponCode", "true")]).json).findings
        #expect(findings.first?.message == "\"supportsCouponCode\" came with Apple Pay version 12, and version 11 is asked for")
    }

    @Test("A new word in an old member has its own finding")
    func wordsAreComparedWhereTheirMemberIsOldEnough() {
        let text = #"{"label":"a","amount":"1","paymentTiming":"automaticReload"}"#
        func rules(_ version: Int) -> [RuleID] {
            LineItem.read(text.utf8, policy: Policy(apiVersion: version)).findings.map { $0.rule }.filter {
                [.memberVersion, .versionWord].contains($0)
            }
        }
        #expect(rules(11) == [.memberVersion])
        #expect(rules(12) == [.versionWord])
        #expect(rules(13) == [.versionWord])
        #expect(rules(14) == [])
    }
}
