import PaySheet
import PaySheetGuide
import Testing

/// Apple's script for other browsers than Safari reads a request of the W3C interface in another way.
@Suite struct OtherBrowsersTests {
    private func findings(_ rule: RuleID, _ changes: [Sample.Change], of base: SampleBase = .w3c) -> [Finding] {
        let sample = Sample(base, changes)
        var reader = DocumentReader()
        return reader.check(sample.json, as: sample.kind).findings.filter { $0.rule == rule }
    }

    private static func modifiers(_ data: String...) -> Sample.Change {
        .set(
            "/details/modifiers",
            "[" + data.map { #"{"supportedMethods":"https://apple.com/apple-pay","data":"# + $0 + "}" }.joined(separator: ",") + "]")
    }

    private static func data(total amount: String) -> String {
        #"{"paymentMethodType":"credit","total":{"label":"Harbor Books","amount":""# + amount + #""}}"#
    }

    private static let transfer = #"{"disbursementRequest":{},"total":{"label":"Payout","amount":"20.00"}}"#
    private static let plain = #"{"paymentMethodType":"debit"}"#

    @Test(
        "Each modifier with another total than the request is an info",
        arguments: [
            (modifiers(data(total: "39.06")), [0]), (modifiers(plain, data(total: "37.00"), data(total: "39.06")), [1, 2]),
            (modifiers(data(total: "38.06")), []), (modifiers(plain), []), (modifiers(transfer), []),
            (.set("/details/modifiers", #"[{"supportedMethods":"https://pay.example/wallet"}]"#), []),
        ] as [(Sample.Change, [Int])])
    func modifier(_ change: Sample.Change, _ places: [Int]) {
        let found = findings(.modifierOtherBrowsers, [change])
        #expect(found.map { $0.place.pointer } == places.map { "/details/modifiers/\($0)/data/total/amount" })
        #expect(found.allSatisfy { $0.severity == .info && $0.message.hasSuffix("ignores this total and shows 38.06") })
    }

    private static let wallet = #"{"supportedMethods":"https://pay.example/wallet"}"#
    private static let applePay = #"{"supportedMethods":"https://apple.com/apple-pay"}"#
    private static let broken = #"{"supportedMethods":7}"#

    @Test(
        "Only a first method that is another one hides Apple Pay from Apple's script",
        arguments: [
            ([wallet, applePay], 1), ([wallet, wallet, applePay], 2), ([applePay, wallet], nil), ([wallet], nil), ([applePay], nil),
            ([broken, applePay], nil), ([wallet, broken], nil),
        ] as [([String], Int?)])
    func first(_ methods: [String], _ place: Int?) {
        let found = findings(.w3cApplePayNotFirst, [.set("/methodData", "[" + methods.joined(separator: ",") + "]")])
        #expect(found.map { $0.place.pointer } == (place.map { ["/methodData/\($0)/supportedMethods"] } ?? []))
        #expect(found.allSatisfy { $0.severity == .info && $0.message.contains("payment method \((place ?? 0) + 1);") })
    }
}
