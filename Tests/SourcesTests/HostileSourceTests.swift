import PaySheet
import PaySheetSources
import TestSupport
import Testing

/// Source code that would take long, or much memory. The growth rows of the benchmark measure it.
struct HostileSourceTests {
    private static let members = "countryCode:'US',currencyCode:'USD',supportedNetworks:['visa'],merchantCapabilities:['supports3DS']"

    private func documents(_ text: String) throws -> [String] {
        let language = try #require(SourceLanguage(path: "pay.js"))
        return SourceDocuments([UInt8](text.utf8), language).documents.map { String(decoding: $0.document.bytes, as: UTF8.self) }
    }

    @Test("Objects that are doubled again and again are given up, and others of the file are read")
    func doubled() throws {
        let names = (0..<30).map { "const v\($0 + 1)={...v\($0),...v\($0)};" }.joined(separator: "\n")
        let calls = (0..<20).map { _ in "new ApplePaySession(3,v30);" }.joined(separator: "\n")
        let text = "const v0={a:1};\n" + names + "\n" + calls + "\nnew ApplePaySession(3,{countryCode:'DE'});new ApplePaySession(3,v4);"
        #expect(try documents(text) == [#"{"a":1}"#, #"{"countryCode":"DE"}"#])
    }

    @Test("Unknown members of objects are not doubled with them")
    func doubledUnknowns() throws {
        let names = (0..<40).map { "const v\($0 + 1)={...v\($0),...v\($0)};f(v\($0));" }.joined(separator: "\n")
        let text = "const v0={a:1};\n" + names + "\nnew ApplePaySession(3,{...v40,countryCode:'DE'});new ApplePaySession(3,{...v2,b:2});"
        let found = try documents(text)
        #expect(found.allSatisfy { $0.utf8.count < 200 }, "\(found.map { $0.utf8.count })")
        #expect(found.last?.contains(#""b":2"#) == true)
    }

    @Test("Documents that share a large list have as many values as the file allows, and no more")
    func shared() throws {
        let list = String(repeating: "{label:'a',amount:'1.00'},", count: 2000)
        let calls = String(repeating: "new ApplePaySession(3,{...r});\n", count: 2000)
        // The documents have the place of the call, and each is one.
        let documents = try documents("const r={" + HostileSourceTests.members + ",lineItems:[" + list + "]};\n" + calls)
        #expect(documents.count > 5 && documents.reduce(0) { $0 + $1.utf8.count } < 10_000_000, "\(documents.count)")
    }

    @Test(
        "A name has one value at all its uses",
        arguments: [
            ("const a={b:1};const c={...a,d:a};", "{...c,e:c}", #"{"b":1,"d":{"b":1},"e":{"b":1,"d":{"b":1}}}"#),
            ("const a=[1,2];", "{x:[...a,...a],y:a}", #"{"x":[1,2,1,2],"y":[1,2]}"#),
            ("const a={b:1,c:2};", "{...a,b:3}", #"{"c":2,"b":3}"#), ("const a={b:1};", "{b:2,...a}", #"{"b":1}"#),
            ("", "{b:1,b:2}", #"{"b":1,"b":2}"#), ("const a={b:3};", "{b:1,b:2,...a,b:4}", #"{"b":4}"#),
        ])
    func uses(_ before: String, _ object: String, _ json: String) throws {
        #expect(try documents(before + "new ApplePaySession(3," + object + ")") == [json])
    }

    @Test("Parameters that are doubled again and again are given up")
    func doubledParameters() throws {
        let names = (0..<40).map { "const f\($0)=(a,b)=>f\($0 + 1)({x:a,y:b},{x:b,y:a});" }.joined(separator: "\n")
        let text = names + "\nconst f40=(a,b)=>new ApplePaySession(3,a);f0({},{});new ApplePaySession(3,{countryCode:'DE'});"
        let found = try documents(text)
        #expect(found.last == #"{"countryCode":"DE"}"# && found.allSatisfy { $0.utf8.count < 2_000_000 }, "\(found.map { $0.utf8.count })")
    }

    @Test(
        "A text that is used again and again costs as much as it is long",
        arguments: [("", "t"), ("JSON.parse(", "JSON.parse(t)")])
    func repeatedTexts(_ kind: String, _ use: String) throws {
        let piece = kind.isEmpty ? "x" : #"{"a":"1"},"#
        let text = kind.isEmpty ? String(repeating: piece, count: 30_000) : "[" + String(repeating: piece, count: 2000) + "1]"
        let members = (0..<1000).map { "a\($0):\(use)" }.joined(separator: ",")
        let found = try documents("const t='\(text)';new ApplePaySession(3,{\(members)});new ApplePaySession(3,{countryCode:'DE'})")
        #expect(found.last == #"{"countryCode":"DE"}"#)
        #expect(found.reduce(0) { $0 + $1.utf8.count } < 5_000_000, "\(found.map { $0.utf8.count })")
    }

    @Test("What can replace members makes those before it unknown")
    func unknown() throws {
        let found = try documents("new ApplePaySession(3,{a:1,b:undefined,[x]:2,c:3,...(y&&{a:4}),...z,d:5})")
        let tree = try #require(found.first.flatMap { JSONTree([UInt8]($0.utf8)) })
        guard case .object(let members) = tree else {
            Issue.record("\(found)")
            return
        }
        #expect(members.filter { $0.value == .number([UInt8]("5".utf8)) }.map { $0.name } == ["d"])
        #expect(!members.contains { $0.name == "b" || $0.value == .number([UInt8]("1".utf8)) || $0.value == .number([UInt8]("3".utf8)) })
    }

    @Test(
        "Markup that repeats the beginning of something keeps its scripts",
        arguments: [
            ("a.liquid", "{%javascript"), ("a.liquid", "{%- javascript -"), ("a.html", "<script "), ("a.html", "<script <"),
            ("a.html", "<a <"), ("a.php", "<?= "), ("a.vue", "<!-"), ("a.liquid", "{%javascript%}"), ("a.erb", "<script <% "),
        ])
    func repeatedMarkup(_ path: String, _ piece: String) throws {
        let language = try #require(SourceLanguage(path: path))
        let session = "<script>new ApplePaySession(3,{countryCode:'DE'});</script>\n"
        let found = SourceDocuments([UInt8]((session + String(repeating: piece, count: 100_000)).utf8), language).documents
        #expect(found.map { String(decoding: $0.document.bytes, as: UTF8.self) } == [#"{"countryCode":"DE"}"#])
    }

    @Test(
        "Text that repeats the beginning of something is read to its end",
        arguments: [
            "a=>", "let a=", "let x=function ", "{", "x=/[", "const {a:", "(", "`${", "<a ", "class A{", "async function*", "!",
            "...(", "a?", "this.a.", "this.r={};", "class{a=", "a=b=>", "const{a}=", "function f(a=", "a&&", "new a.", "@a class A{get ",
            "new ", "x.new ", "a.new.",
        ])
    func repeated(_ piece: String) throws {
        let session = "new ApplePaySession(3,{countryCode:'DE'});\n"
        #expect(try documents(session + String(repeating: piece, count: 3000)) == [#"{"countryCode":"DE"}"#])
    }

    /// Parts of a page can begin and end anywhere, and readers look at the tokens around each name.
    @Test("Code begins and ends at any place", arguments: ["pay.js", "pay.ts", "pay.html"])
    func cut(_ path: String) throws {
        let language = try #require(SourceLanguage(path: path))
        let code = """
            .updateWith(r); export default class A extends B { static r = {countryCode: 'US'}; #t = []; async pay(q = r, ...rest) {
            this.r.lineItems.push(q); Object.assign(this.r, q, {...rest}); this.session.completePayment.call(this.session, {status: 0});
            const { total: t, ...o } = this.r; for (const i of r.lineItems) i.amount = f(i); r?.total?.label ??= `a ${t}`;
            new ApplePaySession(3, <const>{...o, total: t as any}); } get r() { return (r) } } module.exports = { r, pay() {} };
            exports.r = r; export { r as q }; import * as m from './m'; m.r.total = 1; (async () => { await import('./m').then(r => r.x(r)) })();
            """
        let bytes = [UInt8]((path.hasSuffix("html") ? "<script>" + code + "</script>" : code).utf8)
        for place in TestScale.sampled(bytes.indices) {
            _ = SourceDocuments(Array(bytes[place...]), language).documents
            _ = SourceDocuments(Array(bytes[..<place]), language).documents
        }
    }
}
