import PaySheet
import PaySheetGuide
import Testing

/// What the rule about sums says of the cause.
struct TotalSumTests {
    private static func finding(_ base: SampleBase, _ changes: [Sample.Change]) -> Finding? {
        var reader = DocumentReader()
        let findings = Array(reader.check(Sample(base, changes).json, as: base.kind).findings)
        return findings.count == 1 && findings.first?.rule == .totalSum ? findings.first : nil
    }

    struct Cause: Sendable, CustomTestStringConvertible {
        let base: SampleBase
        let changes: [Sample.Change]
        let words: String
        var related: String?
        var edit: String?
        var testDescription: String { words }
    }

    @Test(
        "A wrong sum names its probable cause",
        arguments: [
            Cause(base: .request, changes: [.text("/total/amount", "3806")], words: "100 times as much"),
            Cause(base: .request, changes: [.text("/total/amount", "380.60")], words: "10 times as much"),
            Cause(base: .request, changes: [.text("/total/amount", "38060")], words: "1000 times as much"),
            Cause(
                base: .request, changes: [.text("/lineItems/0/amount", "3500"), .text("/lineItems/1/amount", "306")],
                words: "100 times less: the lines are probably in minor units"),
            Cause(
                base: .shipping, changes: [.text("/lineItems/1/amount", "595")], words: "counts \"Standard Shipping\" of 595 as 5.95",
                related: "/lineItems/1/amount", edit: "\"5.95\""),
            Cause(
                base: .couponCodeUpdate, changes: [.text("/newLineItems/1/amount", "20.00")],
                words: "\"Summer Coupon\" of 20.00 is probably meant to be taken off", related: "/newLineItems/1/amount", edit: "\"-20.00\""
            ),
            Cause(
                base: .couponCodeUpdate, changes: [.text("/newTotal/amount", "126.40")],
                words: "adds \"Summer Coupon\" of -20.00 instead of taking it off", related: "/newLineItems/1/amount"),
            Cause(
                base: .shipping, changes: [.text("/total/amount", "94.95")], words: "it leaves \"Sales Tax\" of 7.12 out",
                related: "/lineItems/2/amount"),
            Cause(
                base: .shipping, changes: [.text("/total/amount", "109.19")], words: "it counts \"Sales Tax\" of 7.12 twice",
                related: "/lineItems/2/amount"),
            Cause(
                base: .shipping, changes: [.set("/lineItems/-", #"{"label":"Sales Tax","amount":"7.12"}"#)],
                words: "\"Sales Tax\" of 7.12 appears twice", related: "/lineItems/2/amount"),
            Cause(
                base: .shipping, changes: [.remove("/lineItems/1"), .text("/total/amount", "111.07")],
                words: "counts the shipping method \"Express Shipping\" of 14.95, which has no line", related: "/shippingMethods/1/amount"),
            Cause(
                base: .shipping, changes: [.text("/total/amount", "111.07")],
                words: "\"Express Shipping\" of 14.95, and the line is \"Standard Shipping\" of 5.95", related: "/shippingMethods/1/amount"),
            Cause(base: .request, changes: [.text("/total/amount", "38.05")], words: "0.01 comes from rounding"),
            Cause(base: .request, changes: [.text("/total/amount", "38.03")], words: "which is 0.03 less"),
            Cause(base: .w3c, changes: [.text("/details/total/amount/value", "38.08")], words: "0.02 comes from rounding"),
        ])
    func cause(cause: Cause) throws {
        let finding = try #require(TotalSumTests.finding(cause.base, cause.changes))
        #expect(finding.message.contains(cause.words), "\(finding.message)")
        if let related = cause.related { #expect(finding.related.first?.place.pointer == related) }
        #expect(cause.edit == nil || finding.help?.contains(cause.edit ?? "") == true)
    }

    /// In any order of the lines, the same sum is valid and one more cent is wrong, with equal or different numbers of decimals.
    @Test(
        "The order of the lines does not change the sum",
        arguments: [
            ["0.10", "0.20", "19.99", "-5.00", "1000000.01", "3"], ["0.10", "0.20", "19.99", "-5.00", "1000000.01", "3.00"],
            ["-0.01", "1000018.31"], ["1000019.00", "-0.70", "0.00"],
        ]) func orderDoesNotMatter(amounts: [String])
    {
        for turn in amounts.indices {
            let turned = amounts[turn...] + amounts[..<turn]
            let lines = "[" + turned.map { #"{"label":"A","amount":"\#($0)"}"# }.joined(separator: ",") + "]"
            #expect(TotalSumTests.finding(.request, [.set("/lineItems", lines), .text("/total/amount", "1000018.31")]) != nil)
            var reader = DocumentReader()
            let right = Sample(.request, [.set("/lineItems", lines), .text("/total/amount", "1000018.30")])
            #expect(reader.check(right.json, as: .paymentRequest).findings.isEmpty)
        }
    }

    /// Nothing can be said, so nothing is.
    @Test(
        "A sum that cannot be computed has no finding",
        arguments: [
            [.text("/lineItems/0/amount", "35.00001"), .text("/total/amount", "39.00")],
            [.text("/lineItems/0/amount", "1234567890123456789"), .text("/total/amount", "39.00")],
            [.text("/lineItems/0/amount", "abc"), .text("/total/amount", "39.00")],
            [.remove("/lineItems/0/amount"), .text("/total/amount", "39.00")],
            [.text("/lineItems/0/paymentTiming", "sometime"), .text("/total/amount", "39.00")],
            [.text("/total/amount", "-39.00")],
        ] as [[Sample.Change]])
    func silence(changes: [Sample.Change]) {
        var reader = DocumentReader()
        let findings = reader.check(Sample(.request, changes).json, as: .paymentRequest).findings
        #expect(!findings.contains(.totalSum))
        #expect(!findings.isEmpty)
    }

    /// The price of a shipping option without a line may be in the total: of the first, or of the last that is marked.
    @Test("The total includes the last selected shipping option", arguments: [("4.00", true), ("5.00", false), ("6.00", true)])
    func lastSelectedOptionCounts(_ price: String, _ isRight: Bool) {
        let options = ["4.00", "5.00", "6.00"].enumerated().map { place, price in
            #"{"id":"\#(place)","label":"Post \#(place)","amount":{"currency":"USD","value":"\#(price)"},"selected":\#(place > 0)}"#
        }
        let total = ["4.00": "39.00", "5.00": "40.00", "6.00": "41.00"][price] ?? ""
        let changes: [Sample.Change] = [
            .set("/options", #"{"requestShipping":true}"#), .set("/details/shippingOptions", "[" + options.joined(separator: ",") + "]"),
            .set("/details/displayItems", #"[{"label":"Books","amount":{"currency":"USD","value":"35.00"}}]"#),
            .text("/details/total/amount/value", total),
        ]
        var reader = DocumentReader()
        #expect(reader.check(Sample(.w3c, changes).json, as: .w3cPaymentRequest).findings.contains(.totalSum) != isRight)
    }
}
