import PaySheet
import TestSupport
import Testing

/// Which documents are recognised, and as what.
@Suite struct RecognitionTests {
    @Test("The corpora have at least 60 documents each")
    func corporaAreLarge() {
        #expect(KindCorpus.foreign.count >= 60)
        #expect(KindCorpus.genuine.count >= 60)
    }

    @Test("Documents of other programs are not recognized", arguments: KindCorpus.foreign) func documentsOfOthersAreNotRecognized(
        _ foreign: KindCorpus.Foreign
    ) {
        var reader = DocumentReader()
        let check = reader.check(foreign.text.utf8)
        #expect(check.kind == nil || check.isGuess)
        #expect(!check.findings.contains(.documentWrapped))
        // A file that is named is never silent.
        #expect(!check.findings.isEmpty)
        #expect(check.isGuess == check.findings.contains(.documentGuess) || check.findings.contains(.documentDialect))
    }

    @Test("Unusual and wrapped documents are recognized", arguments: KindCorpus.genuine) func oddDocumentsAreRecognized(
        _ genuine: KindCorpus.Genuine
    ) throws {
        var reader = DocumentReader()
        let check = reader.check(genuine.text.utf8)
        #expect(!check.isGuess)
        #expect(check.findings.contains(.documentWrapped) == genuine.isWrapped)
        guard genuine.isWrapped else {
            #expect(check.kind?.name == genuine.kind)
            return
        }
        let finding = try #require(check.findings.first { $0.rule == .documentWrapped })
        #expect(check.kind == nil && finding.message.contains(genuine.kind))
        // The remedy works: the pointer leads to a document of that kind.
        let place = try #require(finding.related.first?.place)
        #expect(finding.help?.contains("--at " + place.pointer) == true)
    }

    @Test("A second check of the same document has the same result", arguments: KindCorpus.genuine) func readersThatGuessAgree(
        _ genuine: KindCorpus.Genuine
    ) {
        var reader = DocumentReader()
        let first = reader.check(genuine.text.utf8)
        let second = reader.check(genuine.text.utf8)
        #expect(first.kind == second.kind && first.isGuess == second.isGuess)
        #expect(first.findings.map { $0.message } == second.findings.map { $0.message })
    }

    @Test(
        "An uncertain kind is reported as a guess",
        arguments: [
            (#"{"total":{"label":"Shop","amount":"1.00"}}"#, "ApplePayPaymentRequest"),
            (#"{"countryCode":"US","currencyCode":"USD"}"#, "ApplePayPaymentRequest"),
            (#"{"emailAddress":"ann@shop.example"}"#, "ApplePayPaymentContact"),
        ])
    func doubtfulGuessesSaySo(_ text: String, _ kind: String) throws {
        var reader = DocumentReader()
        let check = reader.check(text.utf8)
        #expect(check.kind?.name == kind && check.isGuess)
        let finding = try #require(check.findings.first { $0.rule == .documentGuess })
        #expect(finding.severity == .info && finding.message.hasPrefix(kind + " is a guess: "))
        let named = reader.check(text.utf8, as: check.kind)
        #expect(!named.isGuess && !named.findings.contains(.documentGuess))
    }

    @Test(
        "A misspelt name alone is not evidence of a kind",
        arguments: [
            #"{"created":1}"#, #"{"lable":"x"}"#, #"{"merchantIdentifier":"merchant.com.example","nonce":"x","elements":[]}"#,
            #"{"id":"cus_1","object":"customer","created":1,"email":null,"livemode":false,"phone":null,"shipping":null}"#,
        ])
    func slipsAlone(_ text: String) {
        var reader = DocumentReader()
        let check = reader.check(text.utf8)
        #expect(check.kind == nil && check.findings.map { $0.rule.name } == ["document/kind"])
    }

    @Test(
        "Other documents with a name are named",
        arguments: [
            (
                #"{"formatVersion":1,"passTypeIdentifier":"pass.com.example","serialNumber":"1","teamIdentifier":"A1B2C3D4E5","#
                    + #""webServiceURL":"https://shop.example","authenticationToken":"0123456789abcdef","storeCard":{}}"#,
                "a Wallet pass (pass.json)"
            ),
            (
                #"{"id":"ephkey_1","object":"ephemeral_key","associated_objects":[],"created":1,"expires":2,"secret":"x"}"#,
                "Stripe's ephemeral key"
            ),
            (
                #"{"identifier":"A","nonRenewingSubscriptions":[],"products":[],"settings":{},"subscriptionGroups":[],"version":{}}"#,
                "a StoreKit configuration (.storekit)"
            ),
        ])
    func namesOthers(_ text: String, _ name: String) throws {
        var reader = DocumentReader()
        let check = reader.check(text.utf8)
        #expect(check.kind == nil)
        let finding = try #require(check.findings.first)
        #expect(finding.rule == .documentDialect && finding.message.hasSuffix(" of " + name))
    }

    @Test(
        "Common member names alone have only a nearest kind",
        arguments: [
            #"{"status":"ok"}"#, #"{"status":404}"#, #"{"error":"Not found"}"#, #"{"code":"invalid","message":"x"}"#,
            #"{"items":[],"total":10}"#,
        ])
    func commonWordsAloneNameTheNearestKind(_ text: String) throws {
        var reader = DocumentReader()
        let check = reader.check(text.utf8)
        #expect(check.kind == nil && check.findings.count == 1)
        let finding = try #require(check.findings.first)
        #expect(finding.rule == .documentKind && finding.message.contains("resembles") && finding.help?.contains("--kind") == true)
    }

    /// Method updates have these members from version 12 on.
    @Test(
        "The version in the policy decides between kinds of updates",
        arguments: [
            (#"{"newTotal":{"label":"Shop","amount":"1.00"},"newShippingMethods":[]}"#, 11, "ApplePayShippingContactUpdate"),
            (#"{"newTotal":{"label":"Shop","amount":"1.00"},"newShippingMethods":[]}"#, 12, "ApplePayShippingMethodUpdate"),
            (
                #"{"newTotal":{"label":"Shop","amount":"1.00"},"errors":[{"code":"addressUnserviceable","message":"x"}]}"#, 11,
                "ApplePayShippingContactUpdate"
            ), (#"{"newTotal":{"label":"Shop","amount":"1.00"}}"#, 3, "ApplePayShippingMethodUpdate"),
            (#"{"newTotal":{"label":"Shop","amount":"1.00"}}"#, 1, "ApplePayShippingMethodUpdate"),
        ])
    func aStatedVersionDecidesBetweenUpdates(_ text: String, _ version: Int, _ kind: String) {
        var reader = DocumentReader(policy: Policy(apiVersion: version))
        for _ in 0..<2 { #expect(reader.check(text.utf8).kind?.name == kind) }
    }

    @Test("Constructor arguments in a list are checked as one request")
    func argumentsInAListAreCheckedAsOneRequest() {
        var reader = DocumentReader()
        let text = """
            [[{"supportedMethods":"https://apple.com/apple-pay","data":{"version":3,"merchantIdentifier":"merchant.com.example",\
            "merchantCapabilities":["supports3DS"],"supportedNetworks":["vsa"],"countryCode":"US"}}],\
            {"total":{"label":"Shop","amount":{"currency":"USD","value":"1,00"}}},{"requestShipping":true}]
            """
        let check = reader.check(text.utf8)
        #expect(check.kind == .w3cPaymentRequest)
        let places = check.findings.map { $0.rule.name + " " + $0.place.pointer }
        #expect(places.contains("document/arguments "))
        #expect(places.contains("network/unknown /0/0/data/supportedNetworks/0"))
        #expect(places.contains("amount/format /1/total/amount/value"))
        let read = reader.read(W3CPaymentRequest.self, text.utf8)
        #expect(read.value == nil && read.findings.map { $0.rule } == check.findings.map { $0.rule })
        let short = reader.check(#"[[{"supportedMethods":"https://apple.com/apple-pay"}]]"#.utf8, as: .w3cPaymentRequest)
        #expect(short.findings.contains { $0.rule == .memberMissing && $0.member == "details" })
    }

    @Test("Large hostile lists are not recognized")
    func aHostileDocumentCostsLittle() {
        var reader = DocumentReader()
        let object = #"{"countryCode":"US","currencyCode":"USD","unknown":1,"other":2}"#
        let many = "[" + [String](repeating: object, count: 20_000).joined(separator: ",") + "]"
        #expect(reader.check(many.utf8).kind == nil)
        let texts = "[" + [String](repeating: #"{"body":"{\"countryCode\":1}"}"#, count: 20_000).joined(separator: ",") + "]"
        #expect(reader.check(texts.utf8).kind == nil)
    }
}
