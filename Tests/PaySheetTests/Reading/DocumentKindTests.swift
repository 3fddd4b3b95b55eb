import PaySheet
import PaySheetShapes
import Testing

@Suite struct DocumentKindTests {
    /// Updates with only common members are indistinguishable; the others are not.
    @Test(
        "A full example of every kind that is detected is recognized",
        arguments: Catalog.applePay.kinds.prefix(Catalog.applePay.detectedKinds).map { $0.name }) func everyKindIsRecognized(_ name: String)
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

    @Test("Parts of a request and events can be checked by name", arguments: Shapes.kinds.suffix(13).map { $0.name })
    func partsHaveKinds(_ name: String) throws {
        let named = PaySheet.DocumentKind.all.first { $0.name == name }
        let kind = try #require(named)
        let shape = try #require(Shapes.shape(named: name))
        var reader = DocumentReader()
        let check = reader.check(CatalogShapes.applePay.fullExample(of: shape).utf8, as: kind)
        #expect(check.kind == kind)
        let shapeRules: Set<RuleID> = [.documentKind, .documentGuess, .memberUnknown, .memberMissing, .memberType]
        #expect(!check.findings.contains { shapeRules.contains($0.rule) }, "\(check.findings.map { $0.description })")
    }

    @Test(
        "Documents with common names only need the name of their kind",
        arguments: [
            #"{"label":"Shirt","amount":"20.00"}"#, #"{"label":"Post","detail":"","amount":"5.00","identifier":"post"}"#,
            #"{"couponCode":"SUMMER"}"#, #"{"payment":{"token":{}}}"#, #"{"shippingMethod":{"label":"Post"}}"#,
        ])
    func commonNamesAreNotEnough(_ text: String) {
        var reader = DocumentReader()
        let detected = Set(Catalog.applePay.kinds.prefix(Catalog.applePay.detectedKinds).map { $0.name })
        let kind = reader.check(text.utf8).kind
        #expect(kind.map { detected.contains($0.name) } ?? true)
    }

    @Test("Other JSON has no kind", arguments: ["[]", "1", "null", "{}", #"{"hello":1}"#]) func othersHaveNoKind(_ text: String) {
        var reader = DocumentReader()
        let check = reader.check(text.utf8)
        #expect(check.kind == nil)
        #expect(check.findings.map { $0.rule } == [.documentKind])
    }
}
