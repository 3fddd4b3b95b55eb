import PaySheet
import Testing

/// Rules find a word wherever it is in a label, and however long the label is.
struct LabelWordsTests {
    private static func rules(_ label: String) -> [RuleID] {
        var reader = DocumentReader(policy: Policy().with { $0.includesAdvice = true })
        let json = """
            {"countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],
            "lineItems":[{"label":"\(label)","amount":"3.00"}],"total":{"label":"Shop","amount":"3.00"}}
            """
        return reader.check(Array(json.utf8), as: .paymentRequest).findings.map { $0.rule }
    }

    @Test("A word is found anywhere in a label of any length", arguments: ["A", "Ä", "日", "A "], 0..<72) func findsWordsAnywhere(
        filler: String, count: Int
    ) {
        let before = String(repeating: filler, count: count)
        #expect(Self.rules(before + " Discount").contains(.itemDiscountSign))
        #expect(Self.rules(before + "-RABATT, 5").contains(.itemDiscountSign))
        #expect(!Self.rules(before + " Discounts").contains(.itemDiscountSign))
        #expect(!Self.rules(before + " xDiscount").contains(.itemDiscountSign))
        #expect(!Self.rules(before + " Discountü").contains(.itemDiscountSign))
        #expect(Self.rules(before + "Z taxes").contains(.itemLabelStyle))
        #expect(!Self.rules(before + "Z Taxes").contains(.itemLabelStyle))
        #expect(!Self.rules(before + "Z-taxes").contains(.itemLabelStyle))
    }

    @Test("A character that is not a letter ends a word", arguments: ["@", "[", "`", "{", "0", "/", ":", "_", "\u{7F}", " "])
    func endsWordsAtOtherCharacters(_ character: String) {
        #expect(Self.rules("A" + character + "coupon" + character + "B").contains(.itemDiscountSign))
    }
}
