import PaySheet
import PaySheetGuide
import PaySheetStoreKit
import TestSupport
import Testing

/// What is particular about the rules of StoreKit configuration files, besides the laws of every catalog.
@Suite("Rules of StoreKit configuration files")
struct StoreKitRuleTests {
    @Test("The base file of the samples has no findings, and is of its kind")
    func base() {
        var reader = DocumentReader(policy: Policy().with { $0.includesAdvice = true }, catalogs: CatalogSet(.applePay, .storeKit))
        let check = reader.check([UInt8](StoreKitGuide.base.text.utf8))
        #expect(check.kind == .storeKitConfiguration && !check.isGuess)
        #expect(check.findings.map { $0.description } == [])
    }

    @Test("A null that Xcode writes for a missing value has no finding, and any other null has one")
    func nulls() {
        func rules(_ old: String, _ new: String) -> [String] {
            let text = StoreKitGuide.base.text.replacing(old, with: new, maxReplacements: 1)
            #expect(text != StoreKitGuide.base.text)
            return StoreKitConfiguration.read(text.utf8).findings.map { $0.rule.name + " at " + $0.place.pointer }
        }
        #expect(rules(#""referenceName":"Season pass""#, #""referenceName":null"#) == [])
        #expect(rules(#""displayPrice":"3.99","internalID":"O1""#, #""displayPrice":null,"internalID":"O1""#) == [])
        #expect(
            rules(#""displayPrice":"1.99""#, #""displayPrice":null"#) == ["member/type at /products/0/displayPrice"])
        #expect(
            rules(#""adHocOffers":[]"#, #""adHocOffers":[null]"#) == ["member/type at /subscriptionGroups/0/subscriptions/1/adHocOffers/0"])
    }

    @Test("A file can be read as a value and written as the same bytes, with unknown members and nulls")
    func roundTrip() throws {
        let text = StoreKitGuide.base.text.replacing(
            #""_locale":"en_US""#, with: #""_locale":"en_US","_new":[1,{"a":null}]"#, maxReplacements: 1)
        let reading = StoreKitConfiguration.read(text.utf8)
        let file = try #require(reading.value)
        #expect(reading.findings.isEmpty && file.jsonText == text)
        #expect(file.settings?.unknownMembers.names == ["_new"])
        let group = try #require(file.subscriptionGroups?.first)
        #expect(group.subscriptions.map { $0.groupNumber } == [1, 1, 2])
        #expect(group.subscriptions[1].introductoryOffer == nil && group.subscriptions[0].introductoryOffer?.paymentMode == .free)
    }

    struct Slip: Sendable, CustomTestStringConvertible {
        let from: String
        let to: String
        let rule: String
        let help: String
        /// Whether the member that people mean is reported as missing, too.
        var isMissing = false
        var testDescription: String { to }
    }

    static let slips = [
        Slip(from: #""displayPrice":"1.99""#, to: #""displayPrice":1.99"#, rule: "member/type", help: #"write "1.99""#),
        Slip(from: #""displayPrice":"1.99""#, to: #""displayPrice":"1,99""#, rule: "amount/format", help: "1.99"),
        Slip(from: #""displayPrice":"1.99""#, to: #""price":"1.99""#, rule: "member/unknown", help: "displayPrice", isMissing: true),
        Slip(from: #""P1Y""#, to: #""ONE_YEAR""#, rule: "code/unknown", help: #"write "P1Y""#),
        Slip(from: #""P1Y""#, to: #""P4M""#, rule: "code/unknown", help: "P1W"),
        Slip(from: #""RecurringSubscription""#, to: #""AutoRenewableSubscription""#, rule: "code/unknown", help: "RecurringSubscription"),
        Slip(from: #""free""#, to: #""freeTrial""#, rule: "code/unknown", help: "free"),
        Slip(from: #""new","#, to: #""newcomer","#, rule: "code/unknown", help: "new"),
        Slip(from: #""isStackable":true"#, to: #""isStackable":"true""#, rule: "member/type", help: "true"),
        Slip(from: #","version":{"major":5,"minor":0}"#, to: "", rule: "member/missing", help: "version"),
        Slip(from: #""groupNumber":2"#, to: #""level":2"#, rule: "member/unknown", help: "groupNumber", isMissing: true),
    ]

    @Test("A usual mistake is one finding that says what to write, and does not mention browsers", arguments: slips)
    func slip(_ slip: Slip) throws {
        let text = StoreKitGuide.base.text.replacing(slip.from, with: slip.to, maxReplacements: 1)
        #expect(text != StoreKitGuide.base.text)
        let findings = Array(StoreKitConfiguration.read(text.utf8).findings)
        #expect(findings.map { $0.rule.name } == (slip.isMissing ? ["member/missing"] : []) + [slip.rule])
        #expect(findings.last?.help?.contains(slip.help) == true, "\(findings.last?.help ?? "")")
        for word in ["Safari", "browser"] { #expect(!findings.contains { $0.message.contains(word) || $0.help?.contains(word) == true }) }
    }

    @Test("A private key is never in a finding")
    func secrets() {
        let key = "-----BEGIN PRIVATE KEY-----MHcCAQEEIEv8"
        let text = StoreKitGuide.base.text.replacing(
            #","version""#, with: #","subscriptionOffersKeyPair":{"id":"K7","privateKey":"\#(key)"},"version""#)
        let findings = StoreKitConfiguration.read(text.utf8).findings
        #expect(findings.map { $0.rule } == [.storeKitPrivateKey])
        #expect(!findings.contains { $0.description.contains("MHcC") || ($0.help ?? "").contains("MHcC") })
    }

    @Test(
        "Any text ends in findings",
        arguments: [
            "", "{", "null", #"{"version":null}"#, #"{"version":{"major":1e400,"minor":-0}}"#,
            #"{"version":{"major":9223372036854775807,"minor":-9223372036854775808},"products":{},"subscriptionGroups":[[]]}"#,
            #"{"version":{"major":1,"minor":0},"subscriptionGroups":[{"id":1,"subscriptions":[null,{"groupNumber":-9223372036854775808}]}]}"#,
            "{\"version\":" + String(repeating: "[", count: 100_000),
        ])
    func hostile(_ text: String) {
        let reading = StoreKitConfiguration.read(text.utf8)
        #expect(!reading.findings.isEmpty)
    }

    @Test("A group of 20,000 subscriptions is checked and described, without a sentence for each pair")
    func large() throws {
        let one =
            #"{"displayPrice":"4.99","groupNumber":1,"productID":"a","recurringSubscriptionPeriod":"P1M","subscriptionGroupID":"1","type":"RecurringSubscription"}"#
        let list = repeatElement(one, count: 20_000).joined(separator: ",")
        let text =
            #"{"products":[],"settings":{},"subscriptionGroups":[{"id":"1","subscriptions":[\#(list)]}],"version":{"major":1,"minor":0}}"#
        let reading = StoreKitConfiguration.read(text.utf8)
        #expect(!reading.findings.isEmpty)
        let file = try #require(reading.value)
        #expect(StoreKitDescription(file).sentences.count == 20_003)
    }
}
