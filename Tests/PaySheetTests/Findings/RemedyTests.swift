import PaySheet
import PaySheetGuide
import Testing

@Suite("Remedies for names from other interfaces")
struct RemedyTests {
    /// A change of a valid document, with what the help then says.
    struct Case: Sendable, CustomTestStringConvertible {
        let base: SampleBase
        let pointer: String
        let json: String
        let help: String
        var testDescription: String { pointer + " " + json }

        init(_ base: SampleBase, _ pointer: String, _ json: String = "1", _ help: String) {
            (self.base, self.pointer, self.json, self.help) = (base, pointer, json, help)
        }
    }

    static let cases = [
        Case(.request, "/merchantIdentifier", "\"merchant.a\"", "remove it; the merchant session says who the merchant is"),
        Case(.request, "/merchantName", "\"A\"", "remove it; the label of \"total\" names you"),
        Case(.request, "/domainName", "\"a.example\"", "remove it; it belongs in the request for a merchant session"),
        Case(.request, "/displayItems", "[]", "write \"lineItems\", with amounts as text"),
        Case(.request, "/shippingOptions", "[]", "write \"shippingMethods\""),
        Case(.request, "/currency", "\"USD\"", "write \"currencyCode\""), Case(.request, "/Country", "\"US\"", "write \"countryCode\""),
        Case(.request, "/version", "3", "remove it; new ApplePaySession() takes the version as its first argument"),
        Case(.contact, "/zip", "\"1\"", "write \"postalCode\""),
        Case(.contact, "/street", "\"1\"", "write \"addressLines\", a list of lines"),
        Case(.contact, "/name", "\"1\"", "write \"givenName\" and \"familyName\""),
        Case(.contact, "/email", "\"1\"", "write \"emailAddress\""),
        Case(.contact, "/city", "\"1\"", "write \"locality\""), Case(.contact, "/state", "\"1\"", "write \"administrativeArea\""),
        Case(.request, "/supportedNetworks/0", "\"PKPaymentNetworkVisa\"", "write \"visa\""),
        Case(.request, "/supportedNetworks/0", "\"PKPaymentNetworkQuicPay\"", "write \"quicPay\""),
        Case(.request, "/supportedNetworks/0", "\"ruPay\"", "remove it"),
        Case(.request, "/supportedNetworks/0", "\"conecs\"", "remove it"),
        Case(.request, "/supportedNetworks/0", "\"unionPay\"", "write \"chinaUnionPay\""),
        Case(.request, "/supportedNetworks/0", "\"AmericanExpress\"", "write \"amex\""),
        Case(.request, "/supportedNetworks/0", "\"visaElectron\"", "write \"electron\""),
        Case(.request, "/supportedNetworks/0", "\"diners\"", "remove it; Apple Pay has no network of this name"),
        Case(.request, "/merchantCapabilities/0", "\"3DS\"", "write \"supports3DS\""),
        Case(.w3c, "/methodData/0/data/recurringPaymentRequest", "{}", "move it into \"data\" of an entry of \"details.modifiers\""),
        Case(.w3c, "/methodData/0/data/disbursementRequest", "{}", "move it into \"data\" of an entry of \"details.modifiers\""),
        Case(
            .w3c, "/methodData/0/data/contexts", "[]",
            "write \"multiTokenContexts\" in \"data\" of an entry of \"details.modifiers\""),
        Case(.w3c, "/methodData/0/data/currencyCode", "\"USD\"", "remove it; each amount in \"details\" names its currency"),
        Case(.w3c, "/methodData/0/data/total", "{}", "move it into \"details\""),
        Case(.w3c, "/details/lineItems", "[]", "write \"displayItems\""),
        Case(.w3c, "/details/countryCode", "\"US\"", "move it into \"data\" of the payment method"),
        Case(.w3c, "/details/recurringPaymentRequest", "{}", "move it into \"data\" of an entry of \"modifiers\""),
        Case(.w3c, "/details/displayItems/0/type", "\"final\"", "write \"pending\": true for an amount that is not final"),
        Case(.w3c, "/details/displayItems/0/amount", "\"35.00\"", "write \"amount\": {\"currency\": \"USD\", \"value\": \"12.50\"}"),
        Case(.modifier, "/displayItems", "[]", "write \"additionalLineItems\""),
        Case(
            .modifier, "/additionalLineItems/0/amount", #"{"value":"1.00","currency":"USD"}"#,
            "write the number alone, in quotes, such as \"12.50\"; the document states the currency once"),
        Case(.request, "/lineItems/0/name", "\"A\"", "write \"label\""), Case(.request, "/lineItems/0/price", "\"1\"", "write \"amount\""),
        Case(.request, "/lineItems/0/currency", "\"USD\"", "remove it; the document states the currency once"),
        Case(.shipping, "/shippingMethods/0/description", "\"A\"", "write \"detail\""),
        Case(.shipping, "/requiredShippingContactFields/0", "\"emailAddress\"", "write \"email\""),
        Case(.shippingContactUpdate, "/total", "{}", "write \"newTotal\""),
        Case(.sessionRequest, "/domainName", "\"a.example\"", "write \"initiativeContext\", with \"initiative\": \"web\""),
        Case(
            .recurring, "/recurringPaymentRequest/regularBilling/recurringPaymentIntervalUnit", "\"weekly\"",
            "write \"day\" and count seven of them for a week"),
        Case(
            .request, "/total/amount", #"{"value":"1.00","currency":"USD"}"#,
            "write the number alone, in quotes, such as \"12.50\"; the document states the currency once"),
    ]

    @Test(
        "A status that a browser reads as 0, success, is an error",
        arguments: [
            ("\"STATUS_FAILURE\"", .error), ("\"failure\"", .error), ("\"\"", .error), ("\"1\"", .warning), ("true", .warning), ("1", nil),
            ("false", .error), ("null", .error),
        ] as [(String, Severity?)])
    func status(_ json: String, _ severity: Severity?) {
        var reader = DocumentReader()
        let finding = reader.check("{\"status\":\(json)}".utf8, as: .authorizationResult).findings.first { $0.rule == .memberType }
        #expect(finding?.severity == severity && finding?.help == severity.map { _ in "use a number: 0 for success, 1 for failure" })
    }

    @Test("A number that a browser reads as success is an error", arguments: ["0.5", "65536", "-0.9", "131072"])
    func statusOutOfRange(_ json: String) {
        var reader = DocumentReader()
        let findings = reader.check("{\"status\":\(json)}".utf8, as: .authorizationResult).findings
        #expect(findings.contains { $0.rule == .numberRange && $0.severity == .error })
    }

    @Test("Several W3C names in a complete request keep their own remedies")
    func severalSlips() {
        let sample = Sample(.request, [.set("/displayItems", "[]"), .set("/shippingOptions", "[]"), .set("/currency", "\"USD\"")])
        var reader = DocumentReader()
        let findings = reader.check(sample.json, as: .paymentRequest).findings
        #expect(
            findings.map { $0.help } == [
                "write \"lineItems\", with amounts as text", "write \"shippingMethods\"", "write \"currencyCode\"",
            ])
    }

    @Test(
        "A member is to be moved only into an object that the document has and that takes the value",
        arguments: [
            (.request, "/lineItems/0/code", "\"tax\"", "remove it; Safari ignores it"),
            (.shippingMethodUpdate, "/errors", "[]", "remove it; Safari ignores it"),
            (.recurring, "/managementURL", "\"https://shop.example/plan\"", "remove it; Safari ignores it"),
            (.request, "/managementURL", "\"https://shop.example/plan\"", "remove it; Safari ignores it"),
            (.request, "/merchantDomain", "\"shop.example\"", "remove it; Safari ignores it"),
            (.recurring, "/trialBilling", "{}", "move it into ApplePayRecurringPaymentRequest"),
        ] as [(SampleBase, String, String, String)])
    func places(_ base: SampleBase, _ pointer: String, _ json: String, _ help: String) throws {
        var reader = DocumentReader()
        let findings = reader.check(Sample(base, [.set(pointer, json)]).json, as: base.kind).findings
        let finding = try #require(findings.first { $0.place.pointer == pointer })
        #expect(finding.help == help)
    }

    @Test(
        "A network that PassKit alone has is a warning that says so",
        arguments: ["conecs", "elCorteIngles", "ruPay", "verve", "humo", "uzCard", "payPak", "maal", "elcard"])
    func networkOfPassKit(_ name: String) {
        var reader = DocumentReader()
        let sample = Sample(.request, [.set("/supportedNetworks/0", "\"\(name)\"")])
        let findings = reader.check(sample.json, as: .paymentRequest).findings
        #expect(findings.map { $0.rule } == [.networkNotForWeb] && findings.map { $0.severity } == [.warning])
        #expect(findings.first?.help == "remove it")
        #expect(findings.first?.message.hasPrefix("\"\(name)\" is not a network for the web") == true)
    }

    @Test(
        "What is wrong with a domain name is said",
        arguments: [
            ("shop.acme.com.", "ends with a dot"), ("shop_1.acme.com", "has \"_\", which no domain name has"),
            ("https://acme.com", "begins with a scheme such as https://"), ("acme.com:443", "has a port"), ("acme", "is one word"),
        ])
    func domain(_ name: String, _ part: String) {
        var reader = DocumentReader()
        let sample = Sample(.sessionRequest, [.set("/initiativeContext", "\"\(name)\"")])
        let messages = reader.check(sample.json, as: sample.kind).findings.map { $0.message }
        #expect(messages.count == 1 && messages.first?.contains(part) == true, "\(messages)")
    }

    @Test("A number that a later rule refuses is told its whole range")
    func intervalCount() throws {
        let pointer = "/recurringPaymentRequest/regularBilling/recurringPaymentIntervalCount"
        var reader = DocumentReader()
        let finding = try #require(reader.check(Sample(.recurring, [.set(pointer, "-1")]).json, as: .paymentRequest).findings.first)
        #expect(finding.message == "-1 does not fit \"recurringPaymentIntervalCount\"")
        #expect(finding.help == "write a whole number from 1")
    }

    @Test("The remedy names the intended member or value", arguments: cases)
    func meaning(_ one: Case) throws {
        let sample = Sample(one.base, [.set(one.pointer, one.json)])
        var reader = DocumentReader()
        let findings = reader.check(sample.json, as: one.base.kind).findings
        let finding = try #require(
            findings.first { $0.place.pointer == one.pointer && $0.help == one.help }, "\(findings.map { $0.help ?? "" })")
        #expect(!finding.message.contains("belongs inside"))
    }
}
