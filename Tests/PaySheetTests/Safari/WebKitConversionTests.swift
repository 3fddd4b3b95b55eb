import PaySheet
import PaySheetGuide
import Testing

/// How a browser converts what a page hands over, before it looks at anything else.
@Suite struct WebKitConversionTests {
    private static func refused(_ check: String, _ stage: String = "construct") -> String { "TypeError " + stage + " WK-IDL-" + check }

    static let cases = [
        WebKitCase("a right document", .request, []),
        WebKitCase("a required member is absent", .request, [.remove("/countryCode")], refused("REQUIRED")),
        WebKitCase("an optional member is absent", .request, [.remove("/lineItems")]),
        WebKitCase("an empty object", .request, [.set("", "{}")], refused("REQUIRED")),
        WebKitCase("nothing", .request, [.set("", "null")], refused("REQUIRED")),
        WebKitCase("a list", .request, [.set("", "[]")], refused("REQUIRED")),
        WebKitCase("text", .request, [.set("", "\"x\"")], refused("DICT")),
        WebKitCase("an unknown member", .request, [.set("/zzUnheardOf", "{}")]),
        WebKitCase("a number where text belongs", .request, [.set("/total/label", "7")]),
        WebKitCase("a flag where text belongs", .request, [.set("/total/label", "true")]),
        WebKitCase("null where text belongs", .request, [.set("/total/label", "null")]),
        WebKitCase("an object where text belongs", .request, [.set("/total/label", "{}")]),
        WebKitCase("a list where text belongs", .request, [.set("/total/label", "[\"a\"]")]),
        WebKitCase("a country that is no text", .request, [.set("/countryCode", "7")], "TypeError construct WK-COUNTRY"),
        WebKitCase("a country in a list", .request, [.set("/countryCode", "[\"US\"]")]),
        WebKitCase("a known word", .shipping, [.text("/shippingType", "delivery")]),
        WebKitCase("a word in another case", .shipping, [.text("/shippingType", "Delivery")], refused("ENUM")),
        WebKitCase("an empty word", .shipping, [.text("/shippingType", "")], refused("ENUM")),
        WebKitCase("null where a word belongs", .shipping, [.set("/shippingType", "null")], refused("ENUM")),
        WebKitCase("a word in a list of words", .shipping, [.set("/shippingType", "[\"delivery\"]")]),
        WebKitCase("an unknown word in a list", .request, [.set("/merchantCapabilities", "[\"supports3DS\", \"3DS\"]")], refused("ENUM")),
        WebKitCase("text where a list belongs", .request, [.text("/merchantCapabilities", "supports3DS")], refused("SEQUENCE")),
        WebKitCase("null where a list belongs", .request, [.set("/lineItems", "null")], refused("SEQUENCE")),
        WebKitCase("an object where a list belongs", .request, [.set("/lineItems", "{}")], refused("SEQUENCE")),
        WebKitCase("an empty list", .request, [.set("/lineItems", "[]")]),
        WebKitCase("a number in a list of dictionaries", .request, [.set("/lineItems", "[7]")], refused("DICT")),
        WebKitCase("null in a list of dictionaries", .request, [.set("/lineItems", "[null]")], "TypeError construct WK-ITEM-AMOUNT"),
        WebKitCase("a list in a list of dictionaries", .request, [.set("/lineItems", "[[]]")], "TypeError construct WK-ITEM-AMOUNT"),
        WebKitCase("text where a dictionary belongs", .request, [.text("/billingContact", "x")], refused("DICT")),
        WebKitCase("null where a dictionary belongs", .request, [.set("/billingContact", "null")]),
        WebKitCase("a list where a dictionary belongs", .request, [.set("/billingContact", "[]")]),
        WebKitCase(
            "null where a dictionary with needs belongs", .recurring, [.set("/recurringPaymentRequest", "null")], refused("REQUIRED")),
        WebKitCase("null for the total", .request, [.set("/total", "null")], "TypeError construct WK-TOTAL-AMOUNT"),
        WebKitCase("text where a flag belongs", .request, [.set("/supportsCouponCode", "\"no\"")]),
        WebKitCase("a number below zero where a count belongs", .recurring, [.set("/lineItems/0/recurringPaymentIntervalCount", "-1")]),
        WebKitCase("a date that is none", .recurring, [.text("/lineItems/0/recurringPaymentStartDate", "tomorrow")]),
        WebKitCase(
            "contact lines that are no list", .shipping, [.set("/shippingContact", "{\"addressLines\": \"x\"}")], refused("SEQUENCE")),
        WebKitCase("an update that is text", .couponCodeUpdate, [.set("", "\"x\"")], refused("DICT", "update")),
        WebKitCase("an update without a total", .couponCodeUpdate, [.remove("/newTotal")], refused("REQUIRED", "update")),
        WebKitCase("a result without a status", .result, [.remove("/status")], refused("REQUIRED", "complete")),
        WebKitCase("a result without an order", .result, [.remove("/orderDetails")]),
        WebKitCase(
            "an order without a token", .completeDetails, [.remove("/orderDetails/authenticationToken")], refused("REQUIRED", "complete")),
        WebKitCase("no details at all", .completeDetails, [.set("", "null")]),
        WebKitCase("an error without a code", .error, [.remove("/code")], "TypeError construct WK-ERR-CODE"),
        WebKitCase("an error of another code", .error, [.text("/code", "invalid")], "TypeError construct WK-ERR-CODE"),
        WebKitCase("an error about another field", .error, [.text("/contactField", "email")], "TypeError construct WK-ERR-FIELD"),
        WebKitCase("an error about a field that does not go with it", .error, [.text("/code", "couponCodeInvalid")]),
        WebKitCase("an error in an update", .shippingContactUpdate, [.set("/errors", "[{}]")], "TypeError update WK-ERR-CODE"),
        WebKitCase("methods that are no list", .w3c, [.set("/methodData", "{}")], refused("SEQUENCE")),
        WebKitCase("a W3C total without a label", .w3c, [.remove("/details/total/label")], refused("REQUIRED")),
        WebKitCase("data that is text", .w3c, [.text("/methodData/0/data", "x")], refused("DICT")),
        WebKitCase("data that is a list", .w3c, [.set("/methodData/0/data", "[]")], refused("REQUIRED")),
        WebKitCase("data without a version", .w3c, [.remove("/methodData/0/data/version")], refused("REQUIRED")),
        WebKitCase("data with unknown words", .methodData, [.set("/merchantCapabilities", "[\"x\"]")], refused("ENUM")),
        WebKitCase("a modifier with unknown words", .modifier, [.text("/paymentMethodType", "Credit")], refused("ENUM", "show")),
        WebKitCase("a modifier that is null", .modifier, [.set("", "null")], refused("DICT", "show")),
        WebKitCase("a modifier that is a list", .modifier, [.set("", "[]")]),
        WebKitCase("a merchant session that is text", .session, [.set("", "\"x\"")], "TypeError show WK-MERCH-OBJECT"),
        WebKitCase("a merchant session that is a list", .session, [.set("", "[]")], "InvalidAccessError show WK-MERCH-JSON"),
        WebKitCase("an empty merchant session", .session, [.set("", "{}")]),
        WebKitCase("a flow with a wrong request", .flow, [.remove("/request/countryCode")], refused("REQUIRED")),
        WebKitCase("a payment", .payment, [.remove("/token")], "not applicable"),
        WebKitCase("an order", .order, [.remove("/total")], "not applicable"),
    ]

    @Test("A document is converted as in Safari", arguments: cases) func documentIsConverted(_ one: WebKitCase) {
        #expect(one.found == one.outcome)
    }

    @Test("The reference has the expected outcome", arguments: cases.filter { $0.outcome != "not applicable" }) func referenceAgrees(
        _ one: WebKitCase
    ) {
        #expect(one.expected == one.outcome)
    }

    /// Members are read base first, then by the alphabet: the first to fail is not the first in the text.
    @Test(
        "The first wrong member in alphabetical order throws",
        arguments: [
            (["/total/type", "/lineItems"], "/lineItems"), (["/merchantCapabilities", "/shippingType"], "/merchantCapabilities"),
            (["/total/type", "/shippingType"], "/shippingType"),
            (["/supportedNetworks", "/merchantCapabilities"], "/merchantCapabilities"),
        ])
    func firstByTheAlphabetSpeaks(_ pointers: [String], _ first: String) throws {
        let one = WebKitCase("", .shipping, pointers.map { .text($0, "zz-none") })
        var reader = DocumentReader()
        guard case .throws(let exception) = reader.check(one.sample.json).safari else {
            Issue.record("nothing is thrown")
            return
        }
        #expect(exception.pointer == first)
    }

    @Test("Text that is not JSON has no verdict")
    func textThatIsNotJSONNeverGetsThere() {
        var reader = DocumentReader()
        #expect(reader.check([UInt8]("{".utf8)).safari == .notApplicable)
        #expect(reader.check([UInt8]("{\"total\":{},}".utf8), as: .paymentRequest, recovering: true).safari == .notApplicable)
        #expect(reader.check([UInt8]("{\"zz\":1}".utf8)).safari == .notApplicable)
    }

    /// No setting makes Safari take what it refuses, and no limit hides it.
    @Test("Settings and limits do not change the verdict")
    func selectionDoesNotChangeTheVerdict() {
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
            #expect(WebKitCase.text(reader.check([UInt8](lines.utf8), as: .paymentRequest).safari) == "TypeError construct WK-IDL-ENUM")
        }
    }

    @Test("A reading has a verdict")
    func readingsHaveAVerdictToo() {
        let right = PaymentRequest.read(Sample(.request).json)
        #expect(right.safari == .accepts)
        let wrong = PaymentRequest.read(Sample(.request, [.remove("/total")]).json)
        #expect(WebKitCase.text(wrong.safari) == "TypeError construct WK-IDL-REQUIRED")
    }
}
