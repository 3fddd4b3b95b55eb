import PaySheet
import PaySheetShapes
import PaySheetShapes
import Testing

@Suite struct DocumentKindTests {
    /// Updates with only common members are indistinguishable; the others are not.
    @Test(arguments: Shapes.kinds.map { $0.name }) func everyKindIsTold(_ name: String) throws {
        let kind = try #require(Shapes.kinds.first { $0.name == name })
        let shape = try #require(Shapes.shape(named: kind.shape))
        var reader = DocumentReader()
        let found = reader.check(CatalogShapes.applePay.fullExample(of: shape).utf8).kind?.name
        let twins = ["ApplePayCouponCodeUpdate": "ApplePayShippingContactUpdate"]
        #expect(found == twins[name] ?? name)
    }

    @Test(arguments: [
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
    func tellsIncompleteDocuments(_ text: String, _ kind: String) {
        var reader = DocumentReader()
        #expect(reader.check(text.utf8).kind?.name == kind)
    }

    @Test(arguments: ["[]", "1", "null", "{}", #"{"hello":1}"#]) func cannotTellOthers(_ text: String) {
        var reader = DocumentReader()
        let check = reader.check(text.utf8)
        #expect(check.kind == nil)
        #expect(check.findings.map { $0.rule } == [.documentKind])
    }
}
