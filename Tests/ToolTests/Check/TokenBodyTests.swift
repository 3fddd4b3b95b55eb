import Foundation
import PaySheetGuide
import PaySheetTool
import TestSupport
import Testing

@Suite("Requests to payment providers with a token")
struct TokenBodyTests {
    /// The `paymentData` of the samples, on one line.
    private static func paymentData() throws -> String {
        let token = try #require(try JSONSerialization.jsonObject(with: Data(SampleBase.token.text.utf8)) as? [String: Any])
        return try json(try #require(token["paymentData"]))
    }

    private static func token() throws -> String {
        try json(try JSONSerialization.jsonObject(with: Data(SampleBase.token.text.utf8)))
    }

    private static func json(_ value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes]), as: UTF8.self)
    }

    private static func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\\\"") + "\"" }
    private static func base64(_ text: String) -> String { "\"" + Data(text.utf8).base64EncodedString() + "\"" }

    /// A request to each provider in the form that it reads: before the token, the token, and after it.
    enum Body: String, CaseIterable {
        case checkout = "Checkout.com"
        case worldpay = "Worldpay"
        case cybersource = "Cybersource"
        case authorizeNet = "Authorize.Net"
        case adyen = "Adyen"
        case braintree = "Braintree"
        case stripe = "Stripe"

        var place: String {
            switch self {
            case .checkout: "/token_data"
            case .worldpay: "/instruction/paymentInstrument/walletToken"
            case .cybersource: "/paymentInformation/fluidData/value"
            case .authorizeNet: "/createTransactionRequest/transactionRequest/payment/opaqueData/dataValue"
            case .adyen: "/paymentMethod/applePayToken"
            case .braintree: "/applePaymentToken/paymentData"
            case .stripe: "/pk_token"
            }
        }

        /// Puts a value in the place of the token.
        func text(_ value: String) -> String {
            switch self {
            case .checkout: #"{"type":"applepay","token_data":\#(value)}"#
            case .worldpay:
                #"{"merchant":{"entity":"default"},"instruction":{"value":{"currency":"GBP","amount":250},"#
                    + #""paymentInstrument":{"type":"card/wallet+applepay","walletToken":\#(value)}}}"#
            case .cybersource:
                #"{"processingInformation":{"paymentSolution":"001"},"paymentInformation":{"fluidData":{"value":\#(value),"#
                    + #""descriptor":"RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U","encoding":"Base64"}}}"#
            case .authorizeNet:
                #"{"createTransactionRequest":{"transactionRequest":{"transactionType":"authCaptureTransaction","amount":"5","#
                    + #""payment":{"opaqueData":{"dataDescriptor":"COMMON.APPLE.INAPP.PAYMENT","dataValue":\#(value)}}}}}"#
            case .adyen:
                #"{"amount":{"currency":"EUR","value":1000},"reference":"1","#
                    + #""paymentMethod":{"type":"applepay","applePayToken":\#(value)},"merchantAccount":"Shop"}"#
            case .braintree: #"{"_meta":{"source":"apple-pay"},"applePaymentToken":{"paymentData":\#(value),"transactionIdentifier":"ab"}}"#
            case .stripe: #"{"pk_token":\#(value),"pk_token_instrument_name":"Visa 1234","pk_token_payment_network":"Visa"}"#
            }
        }

        func packed(_ json: String) -> String {
            switch self {
            case .checkout: json
            case .worldpay, .stripe: quoted(json)
            case .cybersource, .authorizeNet, .adyen, .braintree: base64(json)
            }
        }
    }

    @Test("The token of a request is checked, and the request has the name of its provider", arguments: Body.allCases)
    func right(_ body: Body) throws {
        let world = TestWorld(["a.json": body.text(body.packed(try TokenBodyTests.paymentData()))])
        #expect(world.run("check", "a.json") == 0)
        #expect(
            world.output.hasPrefix(
                "a.json: no findings outside its documents (checked as request to \(body.rawValue) with an Apple Pay token)\n"))
        #expect(world.output.contains("a.json!\(body.place): no findings (checked as PaymentData)\n"), "\(world.output)")
    }

    @Test("A mistake in the token is found in its place in the request", arguments: Body.allCases)
    func wrongToken(_ body: Body) throws {
        let data = try TokenBodyTests.paymentData().replacing("\"EC_v1\"", with: "\"RSA_v1\"")
        let world = TestWorld(["a.json": body.text(body.packed(data))])
        #expect(world.run("check", "--format", "concise", "a.json") == 1)
        #expect(world.output.contains("a.json!\(body.place):1:") && world.output.contains("error[token/key-missing]"), "\(world.output)")
    }

    @Test("The provider reads the paymentData alone", arguments: Body.allCases.filter { $0 != .braintree })
    func wholeToken(_ body: Body) throws {
        let world = TestWorld(["a.json": body.text(body.packed(try TokenBodyTests.token()))])
        #expect(world.run("check", "--format", "concise", "a.json") == 1)
        #expect(
            world.output.contains("a.json:1:1: error[token/wrapped]: ")
                && world.output.contains("\(body.rawValue) reads the paymentData alone"))
    }

    @Test("A token in another form than the provider reads")
    func otherForm() throws {
        let data = try TokenBodyTests.paymentData()
        for (body, value, form) in [
            (Body.cybersource, data, "an object"), (.checkout, TokenBodyTests.base64(data), "Base64"),
            (.worldpay, TokenBodyTests.base64(data), "Base64"), (.authorizeNet, TokenBodyTests.quoted(data), "JSON in a text"),
        ] {
            let world = TestWorld(["a.json": body.text(value)])
            #expect(world.run("check", "--format", "concise", "a.json") == 0)
            #expect(world.output.contains("warning[token/wrapped]: ") && world.output.contains(" is \(form), and \(body.rawValue) reads "))
        }
    }

    @Test(
        "A value that is not a token is said to be none",
        arguments: [Body.checkout, .worldpay, .cybersource, .authorizeNet, .adyen], ["\"[object Object]\"", "\"\"", "null", "{}"])
    func noToken(_ body: Body, _ value: String) {
        let world = TestWorld(["a.json": body.text(value)])
        #expect(world.run("check", "--format", "concise", "a.json") == 1)
        #expect(world.output.contains("error[token/wrapped]: ") && world.output.contains("\(body.rawValue) is not an Apple Pay token"))
    }

    @Test(
        "Other documents with such names are not requests with a token",
        arguments: [
            #"{"type":"card","token_data":{"number":"1"}}"#, #"{"walletToken":"{\"signature\":\"a\",\"protocolVersion\":\"ECv2\"}"}"#,
        ])
    func others(_ text: String) {
        let world = TestWorld(["a.json": text])
        #expect(world.run("check", "--format", "concise", "a.json") == 1)
        #expect(world.output.contains("error[document/kind]"))
    }

    @Test("token check reads the token of a request", arguments: Body.allCases)
    func tokenCheck(_ body: Body) throws {
        let url = Repository.root.appendingPathComponent("Tests/TokensTests/Fixtures/token.json")
        let token = try #require(try JSONSerialization.jsonObject(with: try Data(contentsOf: url)) as? [String: Any])
        let data = try TokenBodyTests.json(token["paymentData"] ?? token)
        let world = TestWorld(["token.json": data, "a.json": body.text(body.packed(data))])
        _ = world.run("token", "hash", "token.json")
        let hash = world.output
        #expect(world.run("token", "hash", "a.json") == 0)
        #expect(!hash.isEmpty && world.output.hasSuffix(hash))
        let note = "a.json: this is a request to \(body.rawValue) with an Apple Pay token; the token is at \(body.place)"
        #expect(world.errors.contains(note))
    }
}
