import PaySheet
import PaySheetExamples
import Testing

struct ExampleOverrideTests {
    private static let request = [UInt8](
        #"{"countryCode":"US","total":{"label":"Trip","amount":"9.99"},"lineItems":[{"label":"A","amount":"9.99"}]}"#.utf8)

    private func applied(_ change: String, to json: [UInt8] = request, _ kind: DocumentKind = .paymentRequest) throws -> String {
        String(decoding: try ExampleOverride(change).applied(to: json, as: kind), as: UTF8.self)
    }

    @Test(
        "An override sets the member at its pointer",
        arguments: [
            ("/total/amount=10.00", #""amount":"10.00"}"#), ("total.amount=10.00", #""amount":"10.00"}"#),
            ("/total/label=Foo", #""label":"Foo""#), ("total.label=Foo = Bar", #""label":"Foo = Bar""#), ("/total/label=", #""label":"""#),
            (#"/total/label="7""#, #""label":"7""#), ("/total/label=7", #""label":"7""#), ("/total/label=true", #""label":true"#),
            ("/supportsCouponCode=true", #""supportsCouponCode":true"#), ("/applicationData=1234", #""applicationData":"1234""#),
            ("lineItems.0.amount=1", #""lineItems":[{"label":"A","amount":"1"}]"#),
            ("/lineItems/0/recurringPaymentIntervalCount=3", #""recurringPaymentIntervalCount":3"#),
            (#"/lineItems/-={"label":"B","amount":"1.00"}"#, #"{"label":"B","amount":"1.00"}]"#),
            ("/supportedNetworks=[\"visa\"]", #""supportedNetworks":["visa"]"#), ("/total/amount:=10.00", #""amount":10.00}"#),
            ("/total/nonsense:=null", #""nonsense":null"#), ("/a~1b~0c:=1", #""a/b~c":1"#),
        ])
    func isSet(change: String, piece: String) throws {
        let text = try applied(change)
        #expect(text.contains(piece), "\(text)")
    }

    @Test("An override with an empty pointer replaces the whole document")
    func theWholeDocumentCanBeSet() throws {
        #expect(try applied(#"=[]"#) == "[]")
    }

    @Test(
        "An override with an unknown pointer reports the last known place and the reason",
        arguments: [
            ("/totl/amount=1", "", "has no member \"totl\""), ("/total/amount/value=1", "/total/amount", "single value"),
            ("/lineItems/7/amount=1", "/lineItems", "list of 1"), ("/lineItems/x=1", "/lineItems", "\"x\" is not a place"),
            ("/totl=1", "", "knows no member"), ("total.lable=x", "/total", "it knows type, label, amount"),
        ])
    func saysWhereItStops(change: String, reached: String, reason: String) throws {
        do {
            _ = try applied(change)
            Issue.record("nothing was thrown")
        } catch let error as ExampleError {
            guard case .nothingThere(_, let stopped, let why) = error else { throw error }
            #expect(stopped == reached)
            #expect(why.contains(reason), "\(why)")
        }
    }

    @Test("Text without a pointer or a valid value is not an override", arguments: ["", "total", "/total/amount:=ten", "/total/amount:="])
    func isNotAnOverride(text: String) {
        #expect(throws: ExampleError.notAChange(text)) { try ExampleOverride(text) }
    }

    @Test("Sibling members determine which members an override can set")
    func otherMembersDecideWhatIsKnown() throws {
        let flow = Example(.flow, seed: 1)
        let text = try applied("/events/0/data/newTotal/amount=12", to: flow.json, .paymentFlow)
        #expect(text.contains(#""newTotal":{"label":"#))
        #expect(text.contains(#""amount":"12"}"#))
    }

    @Test("An override of text that is not JSON is refused")
    func invalidJSONIsRefused() {
        #expect(throws: ExampleError.notJSON) { try applied("/a=1", to: [UInt8]("{".utf8)) }
    }
}
