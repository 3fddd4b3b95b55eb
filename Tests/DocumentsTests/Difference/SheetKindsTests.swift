import PaySheet
import PaySheetDocuments
import Testing

@Suite("Differences in documents other than requests")
struct SheetKindsTests {
    private func read<Value: PaymentObject>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
        try #require(Value.read([UInt8](text.utf8), policy: Policy()).value)
    }

    private func flow(_ events: String, _ result: String = "") throws -> PaymentFlow {
        try read(
            """
            {"request":{"countryCode":"US","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"currencyCode":"USD",\
            "total":{"label":"Trip","amount":"20.00"},"shippingMethods":[{"label":"A","detail":"","amount":"0","identifier":"a"},\
            {"label":"B","detail":"","amount":"5.00","identifier":"b"}]},"events":[\(events)]\(result)}
            """)
    }

    private func event(_ total: String, _ more: String = "", selected: String = "a") -> String {
        """
        {"selected":{"shippingMethod":"\(selected)"},"update":"ApplePayShippingMethodUpdate",\
        "data":{"newTotal":{"label":"Trip","amount":"\(total)"}\(more)}}
        """
    }

    @Test("Of a flow, only the last sheet is compared")
    func flows() throws {
        let once = try flow(event("25.00", selected: "b"))
        let twice = try flow(event("21.00") + "," + event("25.00", selected: "b"))
        #expect(SheetDifference(from: once, to: twice).isInvisible)
        #expect(
            SheetDifference(from: try flow(""), to: once).sentences() == [
                "the total rises from 20.00 to 25.00 USD", "shipping \"B\" is now selected first instead of \"A\"",
            ])
        let items = ",\"newLineItems\":[{\"label\":\"Ship\",\"amount\":\"5.00\"}]"
        #expect(
            SheetDifference(from: once, to: try flow(event("25.00", items, selected: "b"))).sentences() == ["\"Ship\" is new: 5.00 USD"])
        let failed = try flow(
            event("25.00", selected: "b"),
            ",\"result\":{\"status\":1,\"errors\":[{\"code\":\"shippingContactInvalid\",\"contactField\":\"postalCode\",\"message\":\"No\"}]}"
        )
        #expect(SheetDifference(from: once, to: failed).sentences() == ["the message about postalCode is new: \"No\""])
    }

    @Test("Of updates, only the replaced values are compared")
    func answers() throws {
        let old: CouponCodeUpdate = try read("{\"newTotal\":{\"label\":\"Trip\",\"amount\":\"20.00\"}}")
        let new: ShippingContactUpdate = try read(
            "{\"newTotal\":{\"label\":\"Trip\",\"amount\":\"18.00\"},\"errors\":[{\"code\":\"addressUnserviceable\",\"message\":\"Too far\"}]}"
        )
        #expect(
            SheetDifference(from: .couponCode(old), to: .shippingContact(new)).sentences() == [
                "the total falls from 20.00 to 18.00", "the message is new: \"Too far\"",
            ])
    }

    private func arguments(_ total: String, _ options: String = "", currency: String = "USD", version: Int = 14) throws
        -> W3CPaymentRequest
    {
        try read(
            """
            {"methodData":[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":\(version),\
            "merchantIdentifier":"merchant.example","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],\
            "countryCode":"US"}}],"details":{"total":{"label":"Trip","amount":{"currency":"\(currency)","value":"\(total)"}}}\(options)}
            """)
    }

    @Test("Documents of the W3C interface are compared")
    func constructor() throws {
        let old = try arguments("20.00")
        #expect(
            SheetDifference(from: old, to: try arguments("23.20", ",\"options\":{\"requestPayerPhone\":true}")).sentences() == [
                "the total rises from 20.00 to 23.20 USD", "Apple Pay now also asks for a phone number",
            ])
        // The browser raises currency codes.
        #expect(SheetDifference(from: old, to: try arguments("20.00", currency: "usd")).isInvisible)
        #expect(SheetDifference(from: old, to: try arguments("20.00", version: 15)).technical == ["version"])
        let (less, more): (PaymentDetailsUpdate, PaymentDetailsUpdate) = (
            try read("{\"error\":\"No\"}"), try read("{\"error\":\"Never\",\"shippingAddressErrors\":{\"city\":\"Unknown\"}}")
        )
        #expect(
            SheetDifference(from: less, to: more).sentences() == [
                "the message is gone: \"No\"", "the message is new: \"Never\"", "the message about city is new: \"Unknown\"",
            ])
    }
}
