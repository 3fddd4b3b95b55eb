import PaySheet
import PaySheetSources
import Testing

/// The ways in which scripts make a request before they hand it to Apple Pay. Each of these requests has one wrong country or amount.
@Suite("Ways in which scripts make requests")
struct WaysOfRequestTests {
    private static let base = "currencyCode:'USD',supportedNetworks:['visa'],merchantCapabilities:['supports3DS']"
    private static let rest = base + ",total:{label:'A',amount:'1.00'}"
    static let wrong = "countryCode:'USA'," + rest
    static let right = "countryCode:'US'," + rest
    private static let method =
        "{supportedMethods:'https://apple.com/apple-pay',data:{version:3,merchantIdentifier:'merchant.com.a',countryCode:'USA',"
        + "supportedNetworks:['visa'],merchantCapabilities:['supports3DS']}}"
    private static let details = "{total:{label:'A',amount:{currency:'USD',value:'1.00'}}}"
    private static let json =
        #"{"countryCode":"USA","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"],"#
        + #""total":{"label":"A","amount":"1.00"}}"#

    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let script: String
        let file: String
        let rules: [String]

        init(_ name: String, _ script: String, in file: String = "a.js", finds rules: [String] = ["country/unknown"]) {
            (testDescription, self.script, self.file, self.rules) = (name, script, file, rules)
        }
    }

    static let ways: [Way] = [
        Way("pushed methods", "const m = []; m.push(\(method)); new PaymentRequest(m, \(details))"),
        Way("methods pushed in some runs", "const m = []; if (a) { m.push(\(method)); } new PaymentRequest(m, \(details))"),
        Way(
            "concatenated methods",
            "const m = [{supportedMethods:'basic-card'}].concat([\(method)]); new PaymentRequest(m, \(details))"),
        Way("a cast", "const r = {\(right)}; (<any>r).countryCode = 'USA'; new ApplePaySession(3, <any>r)", in: "a.ts"),
        Way(
            "a call as receiver",
            "function get() { return new ApplePaySession(3, order) } get().completePayment({ status: 'x' })", finds: ["member/type"]),
        Way(
            "a member set in some runs", "const r = {\(right)}; if (x) { r.total = {label:'A',amount:'1,00'}; } new ApplePaySession(3, r)",
            finds: ["amount/format"]),
        Way(
            "a new member set in some runs",
            "const r = {\(right)}; if (x) { r.lineItems = [{label:'A',amount:'1,00'}]; } new ApplePaySession(3, r)",
            finds: ["amount/format"]),
        Way("a branch of a condition", "const r = x ? {\(right)} : {\(wrong)}; new ApplePaySession(3, r)"),
        Way("a part with two values", "const r = {\(rest), countryCode: x ? 'USA' : 'US'}; new ApplePaySession(3, {...r})"),
        Way(
            "a branch of a switch",
            "let r; switch (x) { case 1: r = {\(right)}; break; default: r = {\(wrong)}; } new ApplePaySession(3, r)"),
        Way("extend", "const r = $.extend({}, {\(right)}, {countryCode:'USA'}); new ApplePaySession(3, r)"),
        Way(
            "deep extend", "const r = $.extend(true, {}, {\(right)}, {total:{amount:'1,00'}}); new ApplePaySession(3, r)",
            finds: ["amount/format"]),
        Way("merge", "const r = _.merge({}, {\(right)}, {total:{amount:'1,00'}}); new ApplePaySession(3, r)", finds: ["amount/format"]),
        Way(
            "a state of Svelte", "<script>let r = $state({\(wrong)}); function pay() { new ApplePaySession(3, r) }</script>", in: "a.svelte"
        ),
        Way(
            "a derived state", "<script>let r = $derived.by(() => ({\(wrong)})); function pay() { new ApplePaySession(3, r) }</script>",
            in: "a.svelte"),
        Way(
            "a store", "import { writable, get } from 'svelte/store'; const r = writable({\(wrong)}); new ApplePaySession(3, get(r))"),
        Way(
            "a subscribed store",
            "<script>import { writable } from 'svelte/store'; const r = writable({\(wrong)}); const pay = () => new ApplePaySession(3, $r)</script>",
            in: "a.svelte"),
        Way(
            "JSON of a page",
            #"<script type="application/json" id="req">\#(json)</script>"#
                + "<script>new ApplePaySession(3, JSON.parse(document.getElementById('req').textContent))</script>",
            in: "a.html"),
        Way(
            "data of an element",
            "<b id='b' data-pay-request='\(json)'></b>"
                + "<script>const b = document.querySelector('#b'); new ApplePaySession(3, JSON.parse(b.dataset.payRequest))</script>",
            in: "a.html"),
        Way(
            "an attribute with entities",
            #"<b id=b data-r="\#(json.replacing("\"", with: "&quot;"))"></b>"#
                + "<script>new ApplePaySession(3, JSON.parse(document.getElementById('b').getAttribute('data-r')))</script>",
            in: "a.html"),
        Way("a promise", "async function get() { return {\(wrong)} } get().then(r => { new ApplePaySession(3, r) })"),
        Way("a resolved promise", "Promise.resolve({\(wrong)}).then(function (r) { new ApplePaySession(3, r) })"),
        Way("an enum", "enum Place { Home = 'USA' } new ApplePaySession(3, {\(rest), countryCode: Place.Home})", in: "a.ts"),
        Way(
            "a prototype",
            "function Shop() {} Shop.prototype.request = function () { return {\(wrong)} };"
                + "Shop.prototype.pay = function () { new ApplePaySession(3, this.request()) }"),
        Way("Reflect", "Reflect.construct(ApplePaySession, [3, {\(wrong)}])"),
        Way(
            "a typed event",
            "on('x', (e: PaymentRequestUpdateEvent) => { e.updateWith({total:{label:'A',amount:{currency:'USD',value:'1,00'}}}) }) // ApplePay",
            in: "a.ts", finds: ["amount/format"]),
    ]

    @Test("The request is followed", arguments: ways)
    func follows(_ way: Way) throws {
        let found = try findings(in: [UInt8](way.script.utf8), way.file).map { $0.finding }.filter { $0.severity == .error }
        #expect(Set(found.map { $0.rule.name }) == Set(way.rules), "\(found.map { "\($0.rule.name) \($0.message)" })")
    }

    @Test("Templates of pages are read", arguments: ["twig", "cshtml", "ejs", "jsp", "astro", "svelte", "html"])
    func templates(_ suffix: String) throws {
        let page = "<p>Pay</p>\n<script>new ApplePaySession(3, {\(WaysOfRequestTests.wrong)})</script>\n"
        #expect(try findings(in: [UInt8](page.utf8), "page." + suffix).map { $0.finding.rule.name } == ["country/unknown"])
    }

    @Test(
        "What a template engine writes is not known",
        arguments: [
            ("jsp", "'${cart.country}'"), ("jsp", "\"${cart.country}\""), ("cshtml", "'@Model.Country'"),
            ("cshtml", "@Json.Serialize(Model.Country)"),
            ("cshtml", "'@(Model.Country)'"), ("twig", "'{{ country }}'"), ("ejs", "'<%= country %>'"),
        ])
    func tags(_ suffix: String, _ value: String) throws {
        let page = "<script>new ApplePaySession(3, {\(WaysOfRequestTests.right.replacing("'US'", with: value))})</script>"
        #expect(try findings(in: [UInt8](page.utf8), "page." + suffix).isEmpty)
    }

    @Test("What another function sets later is not met by the rest of the request")
    func laterSets() throws {
        let script =
            "const r = {countryCode:'US',\(WaysOfRequestTests.base),lineItems:[{label:'A',amount:'1.00'}],total:{label:'A',amount:'1.00'}};"
            + "const s = new ApplePaySession(3, r); s.onshippingmethodselected = () => { r.total = {label:'A',amount:'2.00'} }"
        #expect(try findings(in: [UInt8](script.utf8), "a.js").isEmpty)
    }

    @Test("The script before an Astro page is read")
    func frontMatter() throws {
        let page = "---\nconst r: ApplePayJS.ApplePayPaymentRequest = {\(WaysOfRequestTests.wrong)};\n---\n<p>Pay</p>\n"
        #expect(try findings(in: [UInt8](page.utf8), "page.astro").map { $0.finding.rule.name } == ["country/unknown"])
    }

    @Test("Each block of a text with fences is a script of its own", arguments: ["md", "mdx"])
    func fences(_ suffix: String) throws {
        let block = { (request: String) in "```js\nconst request = {\(request)};\nnew ApplePaySession(3, request);\n```\n" }
        let text = "# Pay\n\n" + block(WaysOfRequestTests.right) + "\nor\n\n" + block(WaysOfRequestTests.wrong) + "\n```json\n{}\n```\n"
        let found = try findings(in: [UInt8](text.utf8), "page." + suffix)
        #expect(found.map { $0.finding.rule.name } == ["country/unknown"])
        #expect(found.first?.finding.place.line == 11)
    }

    @Test(
        "A file that makes its own session is left alone",
        arguments: [
            "class ApplePaySession { completePayment() {} }", "window.ApplePaySession = class {};",
            "(globalThis as any).ApplePaySession = jest.fn();",
            "function ApplePaySession(version, request) {}",
        ])
    func ownSession(_ made: String) throws {
        let script = made + " const s = new ApplePaySession(3, {\(WaysOfRequestTests.wrong)}); s.completePayment(true)"
        #expect(try findings(in: [UInt8](script.utf8), "a.ts").isEmpty)
    }

    @Test(
        "What is there in place of a value that the program knows is not checked",
        arguments: [
            "amount: cart.total || '0,00'", "amount: cart.total ?? ''", "amount: ready ? cart.total : ''",
            "amount: ready ? cart.total : null",
        ])
    func fallbacks(_ amount: String) throws {
        let script = "new ApplePaySession(3, {\(WaysOfRequestTests.base), countryCode: 'US', total: {label: 'A', \(amount)}})"
        #expect(try findings(in: [UInt8](script.utf8), "a.js").isEmpty)
    }
}
