import PaySheet
import PaySheetChecking
import PaySheetSources
import Testing

/// A session fixes what it reports, and nothing else.
struct CheckSessionFixTests {
    private static let source = "new ApplePaySession(3, {countryCode:'us',currencyCode:'USD',total:{label:'Shop',amount:'12.5'}})"

    /// The country and the amount after the fixes of a document.
    private func fixed(_ text: String, _ configuration: String?) throws -> [String?] {
        try Project(configuration: configuration).with { session, source in
            let check = session.checkForChange([UInt8](text.utf8), from: source)
            guard case .fixed(let result, _) = session.fix(check, from: source, includingRisky: false) else { return ["not fixed"] }
            let request = PaymentRequest.read(result.bytes ?? [UInt8](text.utf8)).value
            return [request?.countryCode.rawValue, request?.total.amount?.text]
        }
    }

    @Test(
        "The configuration decides what is fixed, in documents and in source code",
        arguments: [
            (nil, "US", "12.50"), (#"{"rules":{"country/unknown":"off"}}"#, "us", "12.50"),
            (#"{"rules":{"amount/one-decimal":"off"}}"#, "US", "12.5"),
            (#"{"ignore":[{"rule":"amount/one-decimal","glob":"request.*","reason":"a test"}]}"#, "US", "12.5"),
            (#"{"ignore":[{"rule":"amount/one-decimal","glob":"other.json","reason":"a test"}]}"#, "US", "12.50"),
        ] as [(String?, String, String)])
    func configuration(_ configuration: String?, _ country: String, _ amount: String) throws {
        #expect(try fixed(carelessRequest, configuration) == [country, amount])
        let language = try #require(SourceLanguage(path: "request.js"))
        let project = Project(configuration: configuration)
        let code = try project.with(at: "/shop/request.js") { session, source in
            session.fix([UInt8](CheckSessionFixTests.source.utf8), language, from: source, includingRisky: false)
        }
        let text = String(decoding: code.bytes, as: UTF8.self)
        #expect(text.contains("countryCode:'\(country)'") && text.contains("amount:'\(amount)'"), "\(text)")
        #expect(code.applied == (country == "US" ? 1 : 0) + (amount == "12.50" ? 1 : 0))
    }

    @Test(
        "Texts with escapes and other languages stay as they are; JSON without escapes is changed",
        arguments: [
            ("a.js", #"new ApplePaySession(3, JSON.parse("{\"countryCode\": \"us\"}"))"#, false),
            ("a.js", #"new ApplePaySession(3, JSON.parse('{"countryCode": "us"}'))"#, true),
            ("a.php", "<?php $r = ['countryCode' => 'us', 'supportedNetworks' => [], 'merchantCapabilities' => ['supports3DS']];", false),
            ("a.php", "<script>new ApplePaySession(3, <?= json_encode(['countryCode' => 'us']) ?>)</script>", false),
            ("a.php", "<script>new ApplePaySession(3, <?= json_encode(Array('countryCode' => 'us')) ?>)</script>", false),
            ("a.php", "<script>new ApplePaySession(3, { countryCode: <?= json_encode('us') ?> })</script>", false),
            ("a.java", #"r = "{\"countryCode\": \"us\", \"supportedNetworks\": [], \"merchantCapabilities\": [\"supports3DS\"]}";"#, false),
            ("a.py", #"r = '{"countryCode": "us", "supportedNetworks": [], "merchantCapabilities": ["supports3DS"]}'"#, false),
        ])
    func otherLanguages(_ path: String, _ code: String, _ isChanged: Bool) throws {
        let language = try #require(SourceLanguage(path: path))
        #expect(!SourceDocuments([UInt8](code.utf8), language).documents.isEmpty)
        let fixed = try Project().with(at: "/shop/" + path) { session, source in
            session.fix([UInt8](code.utf8), language, from: source, includingRisky: false)
        }
        #expect(fixed.left > 0 || isChanged)
        #expect(String(decoding: fixed.bytes, as: UTF8.self) == (isChanged ? code.replacing("us", with: "US") : code))
    }

    @Test("A fixed document is not fixed again, and code without a document stays as it is")
    func again() throws {
        let language = try #require(SourceLanguage(path: "request.js"))
        try Project().with { session, source in
            let check = session.checkForChange([UInt8](carelessRequest.utf8), from: source)
            guard case .fixed(let first, let left) = session.fix(check, from: source, includingRisky: false) else {
                Issue.record("not fixed")
                return
            }
            #expect(first.applied.count == 2 && left.isEmpty)
            let next = session.checkForChange(try #require(first.bytes), from: source)
            guard case .fixed(let second, _) = session.fix(next, from: source, includingRisky: true) else {
                Issue.record("not fixed")
                return
            }
            #expect(second.applied.isEmpty)
            let code = session.fix([UInt8]("const a = {amount:'12.5'}".utf8), language, from: source, includingRisky: true)
            #expect(code.applied == 0 && code.bytes == [UInt8]("const a = {amount:'12.5'}".utf8))
        }
    }

    /// The removal of one word moves the next ones, and each correction uncovers a repeated word.
    @Test(
        "Misspelt and repeated words of source code are corrected in one run",
        arguments: [
            ("['masterCard','masterCard','VISA','masterCard']", "['masterCard','visa']", 0),
            ("['Visa','visa','AMEX','amex','mastercard','MasterCard','mastercard']", "['visa','amex','masterCard']", 0),
            ("['visa'" + String(repeating: ",'visa'", count: 40) + "]", "['visa']", 0),
            // What follows a spread cannot be removed; it is not corrected to a repeated word.
            ("['visa','VISA',...[],'VISA']", "['visa',...[],'VISA']", 1),
        ])
    func repeated(_ networks: String, _ corrected: String, _ left: Int) throws {
        let language = try #require(SourceLanguage(path: "request.js"))
        try Project().with(at: "/shop/request.js") { session, source in
            let total = "countryCode:'us',currencyCode:'usd',merchantCapabilities:['supports3DS'],total:{label:'A',amount:'1.00'}"
            let fields = "requiredShippingContactFields:['mail','email']"
            let code = "new ApplePaySession(3, {supportedNetworks:\(networks),\(fields),\(total)})"
            let fixed = session.fix([UInt8](code.utf8), language, from: source, includingRisky: false)
            let wanted = code.replacing(networks, with: corrected).replacing("'us'", with: "'US'").replacing("'usd'", with: "'USD'")
            #expect(String(decoding: fixed.bytes, as: UTF8.self) == wanted.replacing("['mail','email']", with: "['email']"))
            #expect(fixed.left == left)
        }
    }

    @Test(
        "A word is not corrected if its list would then have it twice and cannot lose one",
        arguments: ["['VISA',,'visa','amex']", "['visa',,'visa','amex']", "['amex',,'VISA',,'visa',,]"])
    func hole(_ networks: String) throws {
        let language = try #require(SourceLanguage(path: "request.js"))
        try Project().with(at: "/shop/request.js") { session, source in
            let total = "countryCode:'US',currencyCode:'USD',merchantCapabilities:['supports3DS'],total:{label:'A',amount:'1.00'}"
            let code = [UInt8]("new ApplePaySession(3, {supportedNetworks:\(networks),\(total)})".utf8)
            let fixed = session.fix(code, language, from: source, includingRisky: false)
            #expect(String(decoding: fixed.bytes, as: UTF8.self) == String(decoding: code, as: UTF8.self))
        }
    }

    @Test("A text that is not JSON has reasons instead of fixes", arguments: ["{\"a\":}", "", "{\"total\":{},\"total\":{}}"])
    func text(_ text: String) throws {
        try Project().with { session, source in
            let check = session.checkForChange([UInt8](text.utf8), from: source, as: .paymentRequest)
            guard case .text(let reasons) = session.fix(check, from: source, includingRisky: true) else {
                Issue.record("it was fixed")
                return
            }
            #expect(!reasons.isEmpty)
        }
    }
}
