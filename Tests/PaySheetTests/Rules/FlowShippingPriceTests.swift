import PaySheet
import Testing

/// The total of an answer to the choice of a shipping method, compared with what the sheet showed before.
@Suite("The price of the chosen shipping method")
struct FlowShippingPriceTests {
    /// A request of 38.06 with tax, and the methods to choose from.
    private static func flow(
        lines: String? = #"[{"label":"Subtotal","amount":"35.00"},{"label":"Fees","amount":"3.06"}]"#, free: String = "0.00",
        _ events: String...
    ) -> String {
        let lines = lines.map { #""lineItems":\#($0),"# } ?? ""
        return """
            {"apiVersion":14,"request":{"countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],\
            "supportedNetworks":["visa"],"requiredShippingContactFields":["postalAddress"],\
            "total":{"label":"Harbor Books","amount":"38.06"},\(lines)\
            "shippingMethods":[{"label":"Standard","detail":"","amount":"\(free)","identifier":"standard"},\
            {"label":"Express","detail":"","amount":"9.90","identifier":"express"},\
            {"label":"Courier","detail":"","amount":"20.00","identifier":"courier"}]},"events":[\(events.joined(separator: ","))]}
            """
    }

    private static func choice(_ method: String, _ data: String) -> String {
        #"{"selected":{"shippingMethod":"\#(method)"},"update":"ApplePayShippingMethodUpdate","data":{\#(data)}}"#
    }

    private static func total(_ amount: String, _ more: String = "") -> String {
        #""newTotal":{"label":"Harbor Books","amount":"\#(amount)"}\#(more)"#
    }

    private static func card(_ data: String) -> String {
        #"{"selected":{"paymentMethod":{"type":"credit"}},"update":"ApplePayPaymentMethodUpdate","data":{\#(data)}}"#
    }

    private func places(_ flow: String) -> [String] {
        var reader = DocumentReader()
        return reader.check(Array(flow.utf8), as: .paymentFlow).findings.filter { $0.rule == .flowShippingPrice }.map { $0.place.pointer }
    }

    @Test(
        "A total without lines that does not count the method is found",
        arguments: [
            flow(choice("express", total("38.06"))), flow(choice("express", total("44.00"))), flow(choice("express", total("48.00"))),
            flow(choice("express", total("38.06", #","newLineItems":[]"#))),
            // The request counts the first method: in a line, without a line, and nowhere.
            flow(
                lines: #"[{"label":"Subtotal","amount":"35.00"},{"label":"Standard","amount":"3.06"}]"#, free: "3.06",
                choice("express", total("38.06"))),
            flow(lines: #"[{"label":"Subtotal","amount":"35.00"}]"#, free: "3.06", choice("express", total("47.96"))),
            flow(free: "5.00", choice("express", total("38.06"))), flow(free: "5.00", choice("express", total("44.00"))),
            // No lines at all.
            flow(lines: nil, choice("express", total("38.06"))),
            // A tax of more than a third of the shipping.
            flow(
                lines: #"[{"label":"Subtotal","amount":"35.00"},{"label":"Sales Tax","amount":"3.06"}]"#,
                choice("express", total("52.00"))),
        ])
    func wrongTotal(_ flow: String) { #expect(places(flow) == ["/events/0/data/newTotal/amount"]) }

    @Test(
        "A total that may be right has no finding",
        arguments: [
            flow(choice("express", total("47.96"))), flow(choice("standard", total("38.06"))), flow(choice("pigeon", total("38.06"))),
            flow(choice("express", total("47.96", #","newLineItems":[]"#))),
            flow(
                lines: #"[{"label":"Subtotal","amount":"35.00"},{"label":"Standard","amount":"3.06"}]"#, free: "3.06",
                choice("express", total("44.90"))),
            flow(lines: #"[{"label":"Subtotal","amount":"35.00"}]"#, free: "3.06", choice("express", total("44.90"))),
            // A line may contain the first method, or not.
            flow(free: "5.00", choice("express", total("47.96"))), flow(free: "5.00", choice("express", total("42.96"))),
            // Tax on the shipping.
            flow(
                lines: #"[{"label":"Subtotal","amount":"35.00"},{"label":"Sales Tax","amount":"3.06"}]"#,
                choice("express", total("48.75"))),
            // The request counts another method than the sheet selects.
            flow(
                lines: #"[{"label":"Subtotal","amount":"28.16"},{"label":"Express","amount":"9.90"}]"#, free: "4.00",
                choice("express", total("38.06"))),
            // Nothing is certain about the amounts.
            flow(lines: "null", choice("express", total("38.06"))),
            flow(lines: nil, choice("express", total("47.96"))), flow(lines: nil, choice("express", total("44.00"))),
            flow(lines: #"[{"label":"Subtotal","amount":"30.00"}]"#, choice("express", total("47.96"))),
            flow(lines: #"[{"label":"Subtotal","amount":"35.00","type":"pending"}]"#, choice("express", total("44.00"))),
            flow(choice("express", #""newTotal":{"label":"Harbor Books","amount":"44.00","type":"pending"}"#)),
            flow(choice("express", #""newTotal":{"label":"Harbor Books","amount":"44,00"}"#)),
            // A gift card, a discount and a percentage can change with the price.
            flow(
                lines: #"[{"label":"Subtotal","amount":"50.00"},{"label":"Gift card","amount":"-11.94"}]"#, free: "5.00",
                choice("express", total("38.06")), choice("courier", total("38.06"))),
            flow(
                lines: #"[{"label":"Subtotal","amount":"40.00"},{"label":"Loyalty","amount":"-1.94"}]"#, choice("express", total("45.00"))),
            flow(
                lines: #"[{"label":"Subtotal","amount":"35.00"},{"label":"Service 8.74 %","amount":"3.06"}]"#,
                choice("express", total("52.00"))),
            // The choice was answered, and another answer changes what is charged.
            flow(choice("express", total("47.96")), card(total("50.00")), choice("courier", total("60.10"))),
        ])
    func possibleTotal(_ flow: String) { #expect(places(flow) == []) }

    @Test("Each further choice is compared with the last lines that are known")
    func severalChoices() {
        let flow = FlowShippingPriceTests.flow(
            FlowShippingPriceTests.choice("express", FlowShippingPriceTests.total("38.06")),
            FlowShippingPriceTests.choice("courier", FlowShippingPriceTests.total("58.06")),
            FlowShippingPriceTests.choice("standard", FlowShippingPriceTests.total("58.06")))
        #expect(places(flow) == ["/events/0/data/newTotal/amount", "/events/2/data/newTotal/amount"])
    }

    @Test("Lines with the price of the method and without others do not explain the total")
    func otherLinesDropped() {
        let total = FlowShippingPriceTests.total("47.96", #","newLineItems":[{"label":"Express","amount":"9.90"}]"#)
        #expect(
            places(FlowShippingPriceTests.flow(FlowShippingPriceTests.choice("express", total))) == ["/events/0/data/newTotal/amount"])
    }

    @Test("An update without a total does not reach the sheet, and has one finding")
    func noTotal() {
        var reader = DocumentReader()
        let flow = FlowShippingPriceTests.flow(FlowShippingPriceTests.choice("express", ""))
        let findings = reader.check(Array(flow.utf8), as: .paymentFlow).findings
        #expect(findings.map { $0.rule } == [.memberMissing])
    }

    @Test("The message names the total that is expected")
    func message() throws {
        var reader = DocumentReader()
        let flow = FlowShippingPriceTests.flow(FlowShippingPriceTests.choice("express", FlowShippingPriceTests.total("38.06")))
        let finding = try #require(
            reader.check(Array(flow.utf8), as: .paymentFlow).findings.first { $0.rule == .flowShippingPrice })
        #expect(finding.severity == .warning)
        #expect(finding.message == "the total stays 38.06; with the price 9.90 of the chosen shipping method it should be 47.96")
        #expect(finding.related.map { $0.place.pointer } == ["/request/shippingMethods/1/amount"])
    }

    private static func w3c(_ data: String, currency: String = "EUR") -> String {
        """
        {"paymentRequest":{"methodData":[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":11,\
        "merchantIdentifier":"merchant.com.example","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
        "countryCode":"DE"}}],"details":{"total":{"label":"Shop","amount":{"currency":"EUR","value":"10.00"}},"displayItems":\
        [{"label":"Hat","amount":{"currency":"EUR","value":"10.00"}}],"shippingOptions":[\
        {"id":"a","label":"A","amount":{"currency":"EUR","value":"0.00"},"selected":true},\
        {"id":"b","label":"B","amount":{"currency":"\(currency)","value":"3.00"}}]},"options":{"requestShipping":true}},\
        "events":[{"selected":{"shippingMethod":"b"},"update":"PaymentDetailsUpdate","data":{\(data)}}]}
        """
    }

    @Test(
        "Updates of the W3C interface are compared, too",
        arguments: [
            (#""total":{"label":"Shop","amount":{"currency":"EUR","value":"10.00"}}"#, "/events/0/data/total/amount/value"),
            (#""total":{"label":"Shop","amount":{"currency":"EUR","value":"13.00"}}"#, nil), ("", "/events/0/data"),
            (#""error":"Choose another one","shippingOptions":[]"#, nil),
            (#""displayItems":[{"label":"B","amount":{"currency":"EUR","value":"3.00"}}]"#, "/events/0/data"),
        ] as [(String, String?)])
    func w3cUpdate(_ data: String, _ place: String?) {
        #expect(places(FlowShippingPriceTests.w3c(data)) == (place.map { [$0] } ?? []))
        #expect(places(FlowShippingPriceTests.w3c(data, currency: "USD")).isEmpty)
    }
}
