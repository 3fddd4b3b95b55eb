import PaySheet
import PaySheetGuide
import Testing

/// What updates do to the label of the total and to the lines.
@Suite("Labels and lines of updates")
struct FlowUpdateTests {
    private func places(_ flow: String, _ rule: RuleID) -> [String] {
        var reader = DocumentReader()
        return reader.check(Array(flow.utf8), as: .paymentFlow).findings.filter { $0.rule == rule }.map { $0.place.pointer }
    }

    private static func flow(_ label: String, then other: String) -> String {
        """
        {"apiVersion":14,"request":{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],\
        "supportedNetworks":["visa"],"total":{"label":"\(label)","amount":"50.00"}},"events":[{"selected":{"paymentMethod":\
        {"type":"credit"}},"update":"ApplePayPaymentMethodUpdate","data":{"newTotal":{"label":"\(other)","amount":"50.00"}}}]}
        """
    }

    @Test(
        "A label that names the same business, or corrects one that names none, is not a change",
        arguments: [
            ("Total", "Harbor Books"), ("Pay Harbor", "Harbor"), ("Harbor Books", " Harbor Books "), ("Harbor Books", "HARBOR BOOKS"),
            ("Caf\u{E9}", "Cafe\u{301}"), ("Caf\u{E9}", "CAFE\u{301}"), (#"Caf\u00e9"#, "Cafe\u{301}"),
            ("\u{A0}Harbor  Books", "harbor  books"), ("CAF\u{C9}", "Caf\u{E9}"),
        ])
    func sameLabel(_ label: String, _ other: String) {
        #expect(places(FlowUpdateTests.flow(label, then: other), .flowLabelChanged) == [])
    }

    @Test("Another name is a change", arguments: [("Harbor Books", "Harbor"), ("Caf\u{E9}", "Cafe"), ("Harbor", "Cedar")])
    func otherLabel(_ label: String, _ other: String) {
        #expect(places(FlowUpdateTests.flow(label, then: other), .flowLabelChanged) == ["/events/0/data/newTotal/label"])
    }

    private static let line = #"{"label":"Hat","amount":{"currency":"EUR","value":"10.00"}}"#

    private static func w3c(_ data: String, modifiers: String = "[]", card: String? = nil) -> String {
        let selected = card.map { #""paymentMethod":{"type":"\#($0)"}"# } ?? #""shippingMethod":"a""#
        return """
            {"paymentRequest":{"methodData":[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":11,\
            "merchantIdentifier":"merchant.com.example","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
            "countryCode":"DE"}}],"details":{"total":{"label":"Shop","amount":{"currency":"EUR","value":"20.00"}},\
            "displayItems":[\(line),\(line)],"modifiers":\(modifiers),"shippingOptions":[\
            {"id":"a","label":"A","amount":{"currency":"EUR","value":"0.00"},"selected":true}]},"options":{"requestShipping":true}},\
            "events":[{"selected":{\(selected)},"update":"PaymentDetailsUpdate","data":{\(data)}}]}
            """
    }

    private static func modifier(_ count: Int, card: String? = nil, hasData: Bool = true) -> String {
        let data = card.map { #","data":{"paymentMethodType":"\#($0)"}"# } ?? (hasData ? #","data":{}"# : "")
        let lines = Array(repeating: line, count: count).joined(separator: ",")
        return #"[{"supportedMethods":"https://apple.com/apple-pay","additionalDisplayItems":[\#(lines)]\#(data)}]"#
    }

    @Test("Lines that move into the modifier in force are still shown")
    func movedLines() {
        for modifiers in [FlowUpdateTests.modifier(2), FlowUpdateTests.modifier(2, hasData: false)] {
            #expect(places(FlowUpdateTests.w3c(#""displayItems":[],"modifiers":\#(modifiers)"#), .flowLinesDropped) == [])
        }
        // Another card's modifier is not in force.
        let debit = FlowUpdateTests.modifier(2, card: "debit")
        #expect(
            places(FlowUpdateTests.w3c(#""displayItems":[],"modifiers":\#(debit)"#, card: "credit"), .flowLinesDropped)
                == ["/events/0/data/displayItems"])
    }

    @Test(
        "Lines that are gone are counted with those of the modifier",
        arguments: [
            (#""displayItems":[]"#, "[]", "the answer has no lines, so the sheet no longer shows the 2 lines that it had"),
            (
                #""displayItems":[],"modifiers":[]"#, modifier(1),
                "the answer has no lines, so the sheet no longer shows the 3 lines that it had"
            ),
            (
                #""displayItems":[]"#, modifier(1),
                "only the modifier has lines now, so the sheet no longer shows 2 of the lines that it had"
            ),
        ])
    func count(_ data: String, _ modifiers: String, _ message: String) throws {
        var reader = DocumentReader()
        let findings = reader.check(Array(FlowUpdateTests.w3c(data, modifiers: modifiers).utf8), as: .paymentFlow).findings
        #expect(findings.filter { $0.rule == .flowLinesDropped }.map { $0.message } == [message])
    }

    @Test("The choice of a card that ends a modifier drops no lines")
    func cardEndsModifier() {
        let flow = FlowUpdateTests.w3c("", modifiers: FlowUpdateTests.modifier(1, card: "debit"), card: "credit")
        #expect(places(flow, .flowLinesDropped) == [])
    }

    @Test(
        "The reason for an error is true of an update, too",
        arguments: [RuleID.totalNegative, .shippingNegative, .amountFormat, .planAddressInvalid, .memberMissing])
    func reason(_ rule: RuleID) throws {
        let why = try #require(rule.card?.why)
        #expect(why.contains("request") && why.contains("pdate") && !why.contains("TypeError and no sheet appears"), "\(why)")
    }
}
