import PaySheet
import PaySheetShapes
import Testing

@Suite struct DocumentKindTests {
    /// Updates with only common members are indistinguishable; the others are not.
    @Test("A full example of every kind is recognized", arguments: Shapes.kinds.map { $0.name }) func everyKindIsRecognized(_ name: String)
        throws
    {
        let kind = try #require(Shapes.kinds.first { $0.name == name })
        let shape = try #require(Shapes.shape(named: kind.shape))
        var reader = DocumentReader()
        let found = reader.check(CatalogShapes.applePay.fullExample(of: shape).utf8).kind?.name
        let twins = ["ApplePayCouponCodeUpdate": "ApplePayShippingContactUpdate"]
        #expect(found == twins[name] ?? name)
    }

    @Test(
        "Incomplete documents are recognized",
        arguments: [
            (#"{"total":{"label":"Shop","amount":"1.00"}}"#, "ApplePayPaymentRequest"),
            (#"{"total":{"label":"Shop","amount":{"currency":"USD","value":"1.00"}}}"#, "PaymentDetailsUpdate"),
            (#"{"countryCode":"US","currencyCode":"USD","merchantCapabilites":[],"supportedNetworks":[]}"#, "ApplePayPaymentRequest"),
            (#"{"newTotal":{"label":"Shop","amount":"1.00"}}"#, "ApplePayShippingMethodUpdate"),
            (
                #"{"newTotal":{"label":"Shop","amount":"1.00"},"errors":[{"code":"couponCodeExpired","message":"It ended in May"}]}"#,
                "ApplePayCouponCodeUpdate"
            ), (#"{"status":0}"#, "ApplePayPaymentAuthorizationResult"),
            (#"{"methodData":[]}"#, "PaymentRequest"),
        ])
    func recognizesIncompleteDocuments(_ text: String, _ kind: String) {
        var reader = DocumentReader()
        #expect(reader.check(text.utf8).kind?.name == kind)
    }

    @Test("Other JSON has no kind", arguments: ["[]", "1", "null", "{}", #"{"hello":1}"#]) func othersHaveNoKind(_ text: String) {
        var reader = DocumentReader()
        let check = reader.check(text.utf8)
        #expect(check.kind == nil)
        #expect(check.findings.map { $0.rule } == [.documentKind])
    }
}
