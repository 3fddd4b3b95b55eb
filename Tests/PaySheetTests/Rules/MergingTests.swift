import PaySheet
import Testing

/// Many findings of one cause become one.
struct MergingTests {
    private static func rules(_ json: String, as kind: DocumentKind? = .paymentRequest) -> [String] {
        var reader = DocumentReader()
        return reader.check(Array(json.utf8), as: kind, recovering: true).findings.map { $0.rule.name }
    }

    private static let rest =
        #""countryCode":"US","currencyCode":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"]"#

    @Test(
        "A document in another API's dialect has one finding",
        arguments: [
            #"{"country":"US","currency":"usd","total":{"label":"Demo","amount":1099},"requestPayerName":true,"requestPayerEmail":true}"#,
            #"{"paymentSummaryItems":[{"label":"A","amount":"1"}],"merchantIdentifier":"m","supportedNetworks":["PKPaymentNetworkVisa"]}"#,
            #"{"apiVersion":2,"apiVersionMinor":0,"allowedPaymentMethods":[],"transactionInfo":{"totalPrice":"1.00"},"merchantInfo":{}}"#,
        ])
    func dialects(json: String) {
        #expect(MergingTests.rules(json) == ["document/dialect"])
        #expect(MergingTests.rules(json, as: nil) == ["document/dialect"])
    }

    /// Configurations of shop systems and plugins, which make a request of them.
    @Test(
        "A configuration of a shop system has one finding that names the system",
        arguments: [
            (
                "{" + rest + #","shopId":1,"merchantId":"gid://shopify/Shop/1","merchantName":"Shop","shopifyPaymentsEnabled":true,"#
                    + #""supportsSubscriptions":true,"total":{"type":"pending","label":"Shop","amount":"1.00"}}"#, "Shopify"
            ),
            (
                #"{"provider":"apple_pay","data":{"merchantIdentifier":"merchant.com.example","displayName":"Shop","countryCode":"US","#
                    + #""merchantCapabilities":["3DS","debit"],"supportedNetworks":["visa"],"currencyCode":"USD"}}"#, "Flutter"
            ),
            (
                #"{"applePay":{"displayName":"Shop","total":{"label":"SHOP"},"supportedNetworks":["visa"],"#
                    + #""merchantCapabilities":["supports3DS"],"checkAvailability":"applePayCapabilities"},"locale":"ar"}"#, "HyperPay"
            ), (#"{"wpwlOptions":{"applePay":{"total":{"label":"SHOP"}}}}"#, "HyperPay"),
        ])
    func configurations(json: String, owner: String) {
        var reader = DocumentReader()
        let findings = reader.check(json.utf8).findings
        #expect(findings.map { $0.rule } == [.documentDialect])
        #expect(findings.first?.message.contains(owner) == true)
    }

    @Test("A list of payment methods has a remedy for react-native-payments")
    func aListOfMethodsIsOfReactNative() {
        let json = #"{"supportedMethods":["apple-pay"],"data":{"merchantIdentifier":"merchant.com.example","supportedNetworks":["visa"]}}"#
        var reader = DocumentReader()
        let check = reader.check(json.utf8)
        #expect(check.kind == .methodData)
        #expect(check.findings.first { $0.rule == .memberType }?.help?.contains("react-native-payments") == true)
    }

    @Test(
        "Help names what the author of a name means",
        arguments: [
            (#"{"countryCode":"US","recurringPaymentRequestItem":{}}"#, "\"regularBilling\""),
            (#"{"countryCode":"US","supportedTypes":["credit"]}"#, "supportsCredit"),
            (#"{"countryCode":"US","displayItems":[]}"#, "write \"lineItems\", with amounts as text"),
        ])
    func helpOfNames(_ json: String, _ words: String) {
        var reader = DocumentReader()
        let help = reader.check(json.utf8, as: .paymentRequest).findings.filter { $0.rule == .memberUnknown }.compactMap { $0.help }
        #expect(help.contains { $0.contains(words) }, "\(help)")
    }

    @Test("An error's type is its code")
    func errorType() {
        var reader = DocumentReader()
        let check = reader.check(#"{"errorType":"shippingContactInvalid","message":"No"}"#.utf8, as: .paymentError)
        #expect(check.findings.contains { $0.help?.contains("code") == true || $0.message.contains("\"code\"") })
    }

    @Test("One name, or one word, is of no other interface", arguments: [#"{"a":"apple_pay"}"#, #"{"clientKey":"x"}"#])
    func oneName(_ json: String) {
        var reader = DocumentReader()
        #expect(!reader.check(json.utf8).findings.contains { $0.rule == .documentDialect })
    }

    @Test("That a kind is a guess comes before what is missing")
    func guessFirst() {
        var reader = DocumentReader()
        #expect(reader.check(#"{"displayName":"x","buttonType":"pay"}"#.utf8).findings.first?.rule == .documentGuess)
    }

    @Test("Several names in another style are one finding")
    func namesOfOneStyleAreOneFinding() {
        let json =
            #"{"merchant_capabilities":["supports3DS"],"supported_networks":["visa"],"country_code":"US","currency_code":"USD","#
            + #""total":{"label":"A","amount":"1.00"},"line_items":[{"label":"A B","amount":"1.00"}]}"#
        #expect(MergingTests.rules(json) == ["document/name-style"])
    }

    @Test(
        "One fix writes all names in another style",
        arguments: [
            (
                #"{"merchant_capabilities":["supports3DS"],"supported_networks":["visa"],"country_code":"US","currency_code":"USD","#
                    + #""total":{"label":"A","amount":"1.00"},"line_items":[{"label":"A B","amount":"1.00"}]}"#,
                DocumentKind.paymentRequest,
                #"{"merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"countryCode":"US","currencyCode":"USD","#
                    + #""total":{"label":"A","amount":"1.00"},"lineItems":[{"label":"A B","amount":"1.00"}]}"#
            ),
            (
                #"{"EpochTimestamp":1803891600000,"ExpiresAt":1803895200000,"MerchantSessionIdentifier":"S","nonce":"a","signature":"30"}"#,
                .merchantSession,
                #"{"epochTimestamp":1803891600000,"expiresAt":1803895200000,"merchantSessionIdentifier":"S","nonce":"a","signature":"30"}"#
            ),
            (
                #"{"epoch_timestamp":1803891600000,"expires_at":1803895200000,"merchant_session_identifier":"S","nonce":"a","#
                    + #""retry_nonce":"b","own_member":1,"signature":"30"}"#,
                .merchantSession,
                #"{"epochTimestamp":1803891600000,"expiresAt":1803895200000,"merchantSessionIdentifier":"S","nonce":"a","#
                    + #""retryNonce":"b","own_member":1,"signature":"30"}"#
            ),
        ])
    func oneFixForAllNames(_ json: String, _ kind: DocumentKind, _ fixed: String) throws {
        var reader = DocumentReader()
        let check = reader.check(Array(json.utf8), as: kind)
        #expect(check.findings.map { $0.rule } == [.documentNameStyle])
        let fix = try #require(check.findings.first?.fix)
        #expect(fix.edits.count > 2)
        var bytes = Array(json.utf8)
        for edit in fix.textEdits.sorted(by: { $0.start > $1.start }) {
            bytes.replaceSubrange(edit.start..<edit.end, with: edit.newText.utf8)
        }
        #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    }

    @Test("A token whose names are in another style is not inside another object")
    func token() {
        let json =
            #"{"payment_method":{"display_name":"Visa 1","network":"Visa","type":"debit"},"transaction_identifier":"ab","payment_data":{"#
            + #""version":"EC_v1","data":"aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=","signature":"MIAG","header":{"transaction_id":"ab","#
            + #""public_key_hash":"l0CnXdMv9Dd+Zx8zRz6GGr9yYpYyBG0TKqzhYiX8CnM=","ephemeral_public_key":"MFkw"}}}"#
        #expect(MergingTests.rules(json, as: .paymentToken).contains("document/name-style"))
        #expect(!MergingTests.rules(json, as: .paymentToken).contains("token/wrapped"))
    }

    @Test("A part that a session has under no name is missing besides")
    func lostPart() {
        let json =
            #"{"epoch_timestamp":1803891600000,"expires_at":1803895200000,"merchant_session_identifier":"S","nonce":"a"}"#
        #expect(Set(MergingTests.rules(json, as: .merchantSession)) == ["document/name-style", "session/incomplete"])
    }

    @Test("An open dictionary may have a few members that resemble documented ones")
    func openDictionary() {
        let json =
            #"{"epochTimestamp":1803891600000,"expiresAt":1803895200000,"merchantSessionIdentifier":"S","nonce":"a","signature":"30","#
            + #""domain_name":"shop.example","display_name":"Shop"}"#
        #expect(MergingTests.rules(json, as: .merchantSession) == [])
    }

    @Test("Two names in another style are two findings")
    func twoNamesAreTwoMistakes() {
        let json =
            #"{"country_code":"US","currency_code":"USD","merchantCapabilities":["supports3DS"],"supportedNetworks":["visa"],"#
            + #""total":{"label":"A","amount":"1.00"}}"#
        #expect(MergingTests.rules(json) == ["member/unknown", "member/unknown"])
    }

    @Test("One unknown member is not a dialect")
    func oneUnknownMemberIsNotADialect() {
        let json = "{" + MergingTests.rest + #","total":{"label":"A","amount":"1.00"},"displayName":"B"}"#
        #expect(MergingTests.rules(json) == ["member/unknown"])
    }

    @Test("A single null keeps its own finding")
    func aSingleNullStaysWhatItIs() {
        let json = "{" + MergingTests.rest + #","total":{"label":"A","amount":"1.00"},"couponCode":null}"#
        #expect(MergingTests.rules(json) == ["member/type"])
    }

    @Test("Null for a required member is a separate finding")
    func nullForSomethingNeededIsAnotherMistake() {
        let json = "{" + MergingTests.rest + #","total":null,"couponCode":null,"shippingContact":null}"#
        #expect(Set(MergingTests.rules(json)) == ["member/type", "document/nulls"])
    }

    @Test("Nulls in a list are not merged with null members")
    func nullsInAListAreNotMembers() {
        let json =
            "{" + MergingTests.rest + #","total":{"label":"A","amount":"1.00"},"lineItems":[null,null],"couponCode":null}"#
        #expect(!MergingTests.rules(json).contains("document/nulls"))
    }

    @Test("Text that contains JSON is reported, and other text is not")
    func textThatHoldsJSON() {
        #expect(MergingTests.rules(#""{\"total\":1}""#) == ["document/json-text"])
        #expect(MergingTests.rules(#""{\"total\":1}""#, as: nil) == ["document/json-text"])
        #expect(MergingTests.rules(#""total""#) == ["member/type"])
    }

    /// What the fix takes away is all that was found.
    @Test(
        "Several null members are one finding, an error if Safari throws at one of them",
        arguments: [("couponCode", false), ("features", true)])
    func nullsHaveASafeFix(name: String, isError: Bool) {
        var reader = DocumentReader()
        let json = "{" + MergingTests.rest + #","total":{"label":"A","amount":"1.00"},"\#(name)":null,"shippingContact":null}"#
        let findings = reader.check(Array(json.utf8), as: .paymentRequest).findings
        #expect(findings.count == 1)
        #expect(findings.first?.severity == (isError ? .error : .warning))
    }

}
