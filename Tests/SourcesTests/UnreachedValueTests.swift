import PaySheet
import PaySheetSources
import Testing

@Suite("Values that a file does not show")
struct UnreachedValueTests {
    private func unreached(_ text: String) throws -> [UnreachedValue] {
        let language = try #require(SourceLanguage(path: "pay.js"))
        return SourceDocuments([UInt8](text.utf8), language).unreached
    }

    @Test(
        "A session whose request comes from elsewhere says from where",
        arguments: [
            ("new ApplePaySession(3, buildRequest())", "request, which comes from buildRequest()"),
            ("import { request } from './request'; new ApplePaySession(3, request)", "request, which comes from request"),
            ("const r = await shop.cart.request(id, 'Jane'); new ApplePaySession(3, r)", "request, which comes from shop.cart.request()"),
            ("class A { pay() { new ApplePaySession(3, this.request) } }", "request, which comes from this.request"),
            ("function pay(request) { return new ApplePaySession(3, request) }", "request, which comes from request"),
            ("new ApplePaySession(3, { ...base })", "request"),
            ("new ApplePaySession(3, JSON.parse(text))", "request, which comes from JSON.parse()"),
            ("new ApplePaySession(3, saved || { countryCode: 'US' })", "request, which comes from saved"),
            ("const start = r => new ApplePaySession(3, r); start(load())", "request, which comes from load()"),
            ("new ApplePaySession(...parts)", "request"),
            ("new ApplePaySession(3, a ? { countryCode: 'US' } : b)", "request, which comes from b"),
            ("new ApplePaySession(3, new Request('Jane'))", "request"),
            ("const r = paid ? { a: 1 } : build(); new ApplePaySession(3, r)", "request, which comes from build()"),
            (
                "const r = { countryCode: 'US' };\ntrack.send(r);\nnew ApplePaySession(3, r)",
                "request: in line 2 send() gets it, and can change it"
            ),
            ("const r = { [key]: 'US' }; new ApplePaySession(3, r)", "request: a computed name can be that of any member"),
            (
                "import get from 'lodash/get'; const c = { a: { b: 1 } }; new ApplePaySession(3, get(c, 'a'))",
                "request, which comes from get()"
            ),
            ("import { get } from 'other'; const c = { a: 1 }; new ApplePaySession(3, get(c))", "request, which comes from get()"),
            ("new ApplePaySession(3, f?.())", "request"),
            ("new ApplePaySession(3, shop['jane'].request)", "request"),
            ("new ApplePaySession(3, (await load('Jane')).request)", "request"),
            ("session.completePaymentMethodSelection(update())", "update, which comes from update()"),
            ("session.completeShippingContactSelection(0, methods, total, items)", "update"),
            (
                "new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay' }], {}); event.updateWith(next())",
                "update, which comes from next()"
            ),
        ])
    func names(_ text: String, _ what: String) throws {
        #expect(try unreached(text).map { $0.reason } == ["the file does not show the " + what])
    }

    @Test("A call that is cut off is named", arguments: ["new ApplePaySession(3, { countryCode: 'US', ", "new ApplePaySession("])
    func cutOff(_ text: String) throws {
        #expect(
            try unreached(text).map { $0.reason } == ["the file does not show the request: the parenthesis of the call is never closed"])
    }

    @Test(
        "What a file shows is reached, and what is not a document is not named",
        arguments: [
            "new ApplePaySession(3, { countryCode: 'US' })", "new ApplePaySession(3, {})", "new ApplePaySession(3)",
            "const r = { countryCode: 'US' }; new ApplePaySession(3, r)",
            "new ApplePaySession(3, { countryCode: f() , currencyCode: 'USD' })",
            "ApplePaySession.canMakePayments()", "window.ApplePaySession", "new PaymentRequest(methods, details)",
            "event.updateWith(next())", "session.completePayment(ApplePaySession.STATUS_SUCCESS)", "session.completePayment(result)",
            "new ApplePaySession(3, null)", "task.completePaymentMethodSelection(x)",
        ])
    func isSilent(_ text: String) throws { #expect(try unreached(text).map { $0.reason } == []) }

    @Test("A value that is not followed to its end is said, beside what was read of it")
    func tooLarge() throws {
        let names = (0..<30).map { "const v\($0 + 1)={...v\($0),...v\($0)};" }.joined(separator: "\n")
        let deep = String(repeating: "{a:", count: 60) + "1" + String(repeating: "}", count: 60)
        let text = "const v0={a:1};\n" + names + "\nnew ApplePaySession(3,{countryCode:'US',x:" + deep + "});\nnew ApplePaySession(3,v30);"
        let found = try unreached(text)
        #expect(found.map { $0.reason }.allSatisfy { $0 == "the request is too large or too deep to be followed to its end" })
        #expect(found.map { $0.line } == [31, 32], "\(found)")
    }

    @Test("A chain of spreads is read to its end, or the run says that it is not", arguments: [1, 10, 20, 22, 30, 60, 500])
    func spreads(_ count: Int) throws {
        let names = (0..<count).map { "const a\($0 + 1)={...a\($0),lineItems:[]};" }.joined()
        let text = "const a0={supportedNetworks:['visaa'],total:{label:'a',amount:1}};" + names + "new ApplePaySession(3,a\(count));"
        let language = try #require(SourceLanguage(path: "pay.js"))
        let file = SourceDocuments([UInt8](text.utf8), language)
        let isRead = file.documents.contains { String(decoding: $0.document.bytes, as: UTF8.self).contains("visaa") }
        #expect(isRead == file.unreached.isEmpty && isRead == (count < 23))
    }

    @Test("An object under many names is read to its end, or the run says that it is not", arguments: [10, 40, 100])
    func names(_ count: Int) throws {
        let names = (0..<count).map { "const a\($0 + 1)=a\($0);" }.joined()
        let text = "const a0={supportedNetworks:['visaa'],total:{label:'a',amount:1}};" + names + "new ApplePaySession(3,a0);"
        let language = try #require(SourceLanguage(path: "pay.js"))
        let file = SourceDocuments([UInt8](text.utf8), language)
        let isRead = file.documents.contains { String(decoding: $0.document.bytes, as: UTF8.self).contains("visaa") }
        #expect(isRead == file.unreached.isEmpty && isRead == (count < 48))
    }

    @Test("Each place is named once, with its line and column")
    func once() throws {
        let found = try unreached("const r = buildRequest();\nnew ApplePaySession(3, r);\n  new ApplePaySession(3, r);\n")
        #expect(found.map { [$0.line, $0.column] } == [[1, 11]])
    }
}
