import PaySheet
import Testing

/// How a browser converts what a page hands over, before it looks at anything else.
@Suite struct EngineConversionTests {
    private static func refused(_ check: String, _ stage: String = "construct") -> String { "TypeError " + stage + " WK-IDL-" + check }

    static let cases = [
        EngineCase("a right document", .request, []),
        EngineCase("a required member is absent", .request, [.remove("/countryCode")], refused("REQUIRED")),
        EngineCase("an optional member is absent", .request, [.remove("/lineItems")]),
        EngineCase("an empty object", .request, [.set("", "{}")], refused("REQUIRED")),
        EngineCase("nothing", .request, [.set("", "null")], refused("REQUIRED")),
        EngineCase("a list", .request, [.set("", "[]")], refused("REQUIRED")),
        EngineCase("text", .request, [.set("", "\"x\"")], refused("DICT")),
        EngineCase("an unknown member", .request, [.set("/zzUnheardOf", "{}")]),
        EngineCase("a number where text belongs", .request, [.set("/total/label", "7")]),
        EngineCase("a flag where text belongs", .request, [.set("/total/label", "true")]),
        EngineCase("null where text belongs", .request, [.set("/total/label", "null")]),
        EngineCase("an object where text belongs", .request, [.set("/total/label", "{}")]),
        EngineCase("a list where text belongs", .request, [.set("/total/label", "[\"a\"]")]),
        EngineCase("a country that is no text", .request, [.set("/countryCode", "7")], "TypeError construct WK-COUNTRY"),
        EngineCase("a country in a list", .request, [.set("/countryCode", "[\"US\"]")]),
        EngineCase("a known word", .shipping, [.text("/shippingType", "delivery")]),
        EngineCase("a word in another case", .shipping, [.text("/shippingType", "Delivery")], refused("ENUM")),
        EngineCase("an empty word", .shipping, [.text("/shippingType", "")], refused("ENUM")),
        EngineCase("null where a word belongs", .shipping, [.set("/shippingType", "null")], refused("ENUM")),
        EngineCase("a word in a list of words", .shipping, [.set("/shippingType", "[\"delivery\"]")]),
        EngineCase("an unknown word in a list", .request, [.set("/merchantCapabilities", "[\"supports3DS\", \"3DS\"]")], refused("ENUM")),
        EngineCase("text where a list belongs", .request, [.text("/merchantCapabilities", "supports3DS")], refused("SEQUENCE")),
        EngineCase("null where a list belongs", .request, [.set("/lineItems", "null")], refused("SEQUENCE")),
        EngineCase("an object where a list belongs", .request, [.set("/lineItems", "{}")], refused("SEQUENCE")),
        EngineCase("an empty list", .request, [.set("/lineItems", "[]")]),
        EngineCase("a number in a list of dictionaries", .request, [.set("/lineItems", "[7]")], refused("DICT")),
        EngineCase("null in a list of dictionaries", .request, [.set("/lineItems", "[null]")], "TypeError construct WK-ITEM-AMOUNT"),
        EngineCase("a list in a list of dictionaries", .request, [.set("/lineItems", "[[]]")], "TypeError construct WK-ITEM-AMOUNT"),
        EngineCase("text where a dictionary belongs", .request, [.text("/billingContact", "x")], refused("DICT")),
        EngineCase("null where a dictionary belongs", .request, [.set("/billingContact", "null")]),
        EngineCase("a list where a dictionary belongs", .request, [.set("/billingContact", "[]")]),
        EngineCase(
            "null where a dictionary with needs belongs", .recurring, [.set("/recurringPaymentRequest", "null")], refused("REQUIRED")),
        EngineCase("null for the total", .request, [.set("/total", "null")], "TypeError construct WK-TOTAL-AMOUNT"),
        EngineCase("text where a flag belongs", .request, [.set("/supportsCouponCode", "\"no\"")]),
        EngineCase("a number below zero where a count belongs", .recurring, [.set("/lineItems/0/recurringPaymentIntervalCount", "-1")]),
        EngineCase("a date that is none", .recurring, [.text("/lineItems/0/recurringPaymentStartDate", "tomorrow")]),
        EngineCase(
            "contact lines that are no list", .shipping, [.set("/shippingContact", "{\"addressLines\": \"x\"}")], refused("SEQUENCE")),
        EngineCase("an update that is text", .couponCodeUpdate, [.set("", "\"x\"")], refused("DICT", "update")),
        EngineCase("an update without a total", .couponCodeUpdate, [.remove("/newTotal")], refused("REQUIRED", "update")),
        EngineCase("a result without a status", .result, [.remove("/status")], refused("REQUIRED", "complete")),
        EngineCase("a result without an order", .result, [.remove("/orderDetails")]),
        EngineCase(
            "an order without a token", .completeDetails, [.remove("/orderDetails/authenticationToken")], refused("REQUIRED", "complete")),
        EngineCase("no details at all", .completeDetails, [.set("", "null")]),
        EngineCase("an error without a code", .error, [.remove("/code")], "TypeError construct WK-ERR-CODE"),
        EngineCase("an error of another code", .error, [.text("/code", "invalid")], "TypeError construct WK-ERR-CODE"),
        EngineCase("an error about another field", .error, [.text("/contactField", "email")], "TypeError construct WK-ERR-FIELD"),
        EngineCase("an error about a field that does not go with it", .error, [.text("/code", "couponCodeInvalid")]),
        EngineCase("an error in an update", .shippingContactUpdate, [.set("/errors", "[{}]")], "TypeError update WK-ERR-CODE"),
        EngineCase("methods that are no list", .w3c, [.set("/methodData", "{}")], refused("SEQUENCE")),
        EngineCase("a W3C total without a label", .w3c, [.remove("/details/total/label")], refused("REQUIRED")),
        EngineCase("data that is text", .w3c, [.text("/methodData/0/data", "x")], refused("DICT")),
        EngineCase("data that is a list", .w3c, [.set("/methodData/0/data", "[]")], refused("REQUIRED")),
        EngineCase("data without a version", .w3c, [.remove("/methodData/0/data/version")], refused("REQUIRED")),
        EngineCase("data with unknown words", .methodData, [.set("/merchantCapabilities", "[\"x\"]")], refused("ENUM")),
        EngineCase("a modifier with unknown words", .modifier, [.text("/paymentMethodType", "Credit")], refused("ENUM", "show")),
        EngineCase("a modifier that is null", .modifier, [.set("", "null")], refused("DICT", "show")),
        EngineCase("a modifier that is a list", .modifier, [.set("", "[]")]),
        EngineCase("a merchant session that is text", .session, [.set("", "\"x\"")], "TypeError show WK-MERCH-OBJECT"),
        EngineCase("a merchant session that is a list", .session, [.set("", "[]")], "InvalidAccessError show WK-MERCH-JSON"),
        EngineCase("an empty merchant session", .session, [.set("", "{}")]),
        EngineCase("a flow with a wrong request", .flow, [.remove("/request/countryCode")], refused("REQUIRED")),
        EngineCase("a payment", .payment, [.remove("/token")], "not applicable"),
        EngineCase("an order", .order, [.remove("/total")], "not applicable"),
    ]

    @Test(arguments: cases) func documentIsConverted(_ one: EngineCase) { #expect(one.found == one.outcome) }

    @Test(arguments: cases.filter { $0.outcome != "not applicable" }) func referenceAgrees(_ one: EngineCase) {
        #expect(one.expected == one.outcome)
    }

    /// Members are read base first, then by the alphabet: the first to fail is not the first in the text.
    @Test(arguments: [
        (["/total/type", "/lineItems"], "/lineItems"), (["/merchantCapabilities", "/shippingType"], "/merchantCapabilities"),
        (["/total/type", "/shippingType"], "/shippingType"), (["/supportedNetworks", "/merchantCapabilities"], "/merchantCapabilities"),
    ])
    func firstByTheAlphabetSpeaks(_ pointers: [String], _ first: String) throws {
        let one = EngineCase("", .shipping, pointers.map { .text($0, "zz-none") })
        var reader = DocumentReader()
        guard case .throws(let exception) = reader.check(one.sample.json).safari else {
            Issue.record("nothing is thrown")
            return
        }
        #expect(exception.pointer == first)
    }

    @Test func textThatIsNotJSONNeverGetsThere() {
        var reader = DocumentReader()
        #expect(reader.check([UInt8]("{".utf8)).safari == .notApplicable)
        #expect(reader.check([UInt8]("{\"total\":{},}".utf8), as: .paymentRequest, recovering: true).safari == .notApplicable)
        #expect(reader.check([UInt8]("{\"zz\":1}".utf8)).safari == .notApplicable)
    }

    /// No setting makes Safari take what it refuses, and no limit hides it.
    @Test func selectionDoesNotChangeTheVerdict() {
        var lines = "{\"lineItems\":["
        for index in 0..<50 { lines += (index == 0 ? "" : ",") + "{\"label\":\"a\",\"amount\":\"1\",\"zz\(index)\":1}" }
        lines += "],\"total\":{\"label\":\"a\",\"amount\":\"1\"},\"countryCode\":\"US\",\"currencyCode\":\"USD\","
        lines += "\"supportedNetworks\":[\"visa\"],\"merchantCapabilities\":[\"none\"]}"
        let policies = [
            Policy(), Policy(maximumFindings: 3), Policy().with { $0.ignored = [.codeUnknown] },
            Policy().with { $0.severities = [.codeUnknown: .info] },
        ]
        for policy in policies {
            var reader = DocumentReader(policy: policy)
            #expect(EngineCase.text(reader.check([UInt8](lines.utf8), as: .paymentRequest).safari) == "TypeError construct WK-IDL-ENUM")
        }
    }

    @Test func readingsHaveAVerdictToo() {
        let right = PaymentRequest.read(Sample(.request).json)
        #expect(right.safari == .accepts)
        let wrong = PaymentRequest.read(Sample(.request, [.remove("/total")]).json)
        #expect(EngineCase.text(wrong.safari) == "TypeError construct WK-IDL-REQUIRED")
    }
}
