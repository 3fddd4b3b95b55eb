import PaySheetReports
import Testing

/// No personal value in source code is shown under a finding, whatever expression makes it.
@Suite("Unprinted values in source code")
struct SourceCanaryTests {
    /// A request with a mistake, and what follows the mistake in its line.
    private static func request(_ members: String) -> String {
        "new ApplePaySession(3,{countryCode:'US',currencyCode:'USD',merchantCapabilities:['supports3DS'],supportedNetworks:['visa'],"
            + "total:{label:'Shop',amount:'1,5'}" + members
    }

    private static func contact(_ members: String) -> String { request(",billingContact:{\(members)}})") }

    /// Expressions in the place of a value.
    static let values = [
        "'Quagga'", "\"Quagga\"", "`Quagga`", "`${n} Quagga`", "`a ${n} Quagga ${n}`", "'a'+'Quagga'", "n||'Quagga'", "n??\"Quagga\"",
        "n?'Quagga':n", "f('Quagga')", "f(n,{x:'Quagga'})", "['Quagga'].join()", "['Quagga']", "{x:'Quagga'}", "'Quagga'.trim()",
        "(0,'Quagga')", "/Quagga/.source", "String.raw`Quagga`", "'Quagga\\u0067'", "n/*Quagga*/", "()=>'Quagga'", "new X('Quagga')",
        "'Quagga", "`Quagga", "\"<?= 'Quagga' ?>\"", "\"{{ 'Quagga' }}\"", "{{ \"Quagga\" }}", "9876987",
        "JSON.parse('{\"x\":\"Quagga\"}')", "JSON.parse('\"Quagga\"')", #"JSON.parse("{\"x\":\"Quagga\"}")"#,
        "<?= json_encode(['x' => 'Quagga']) ?>",
        "(()=>'Quagga')()", "ref('Quagga').value", "n&&'Quagga'", "useMemo(()=>'Quagga',[])", "new Promise(r=>r('Quagga'))",
        "n||9876987", "0x9876987n", "+9876987", "98_76_98_7",
    ]

    /// Other ways to write a member.
    static let members = [
        "\"givenName\":'Quagga'", "['givenName']:'Quagga'", "[n]:'Quagga'", "['Quagga']:n", "get givenName(){return 'Quagga'}",
        "givenName(){return 'Quagga'}", "...{givenName:'Quagga'}", "...f('Quagga')", "...(n&&{givenName:'Quagga'})", "givenName=9876987",
    ]

    /// What is elsewhere in the line.
    static let lines = [
        "const r={};r.givenName='Quagga'", "class A{n='Quagga';#m(){return 'Quagga'}}",
        "s.completePayment({status:9,errors:[f('Quagga')]})",
        "new PaymentRequest([{supportedMethods:'https://apple.com/apple-pay'}],{});response.complete('Quagga')",
        "function f(n='Quagga'){return n}", "response.complete('Quagga')", "s.completePayment((ApplePaySession||'Quagga').STATUS_NONE)",
        "c.givenName='Quagga'", "c['givenName']=`Quagga`", "c.phoneNumber=9876987", "const n='Quagga'", "log('Quagga',n)", "// Quagga",
        "/* Quagga */", "if(n=='Quagga')f()", "x={billingContact:{givenName:'Quagga'}}", "<?php f('Quagga') ?>",
        "{% assign n = 'Quagga' %}", "'Quagga",
    ]

    /// The same in files with elements.
    static let elements = ["<b>Quagga</b>", "<b title='Quagga'/>", "<b>{n} Quagga</b>", "<b\ntitle='Quagga'/>"]

    /// The same around scripts.
    static let markup = [
        "<p onclick=\"f('Quagga')\">a</p>", "<p @click='f(`Quagga`)'>a</p>", "<input v-model=\"c['Quagga']\">",
        "<p>Quagga</p>", "<!-- Quagga -->", "<p title=Quagga>", "{{ 'Quagga' }}", "<?= 'Quagga' ?>", "Quagga",
    ]

    /// A text, and the files that can have it.
    struct Script: Sendable, CustomTestStringConvertible {
        let text: String
        let names: [String]
        var testDescription: String { text }
    }

    /// A request in a text of another language, and in an array of PHP.
    private static let text =
        "{\"merchantCapabilities\":[\"supports3DS\"],\"supportedNetworks\":[],\"currencyCode\":\"USX\",\"billingContact\":{\"givenName\":\"Quagga\"}}"
    private static let array =
        "['merchantCapabilities'=>['supports3DS'],'supportedNetworks'=>[],'currencyCode'=>'USX','billingContact'=>['givenName'=>'Quagga','x'=>\"Quagga\"]]"

    /// The scripts of every form, each in one line.
    static let scripts: [Script] = {
        let anywhere =
            values.map { contact("givenName:" + $0) } + members.map { contact($0) }
            + lines.flatMap { [request("});" + $0), $0 + ";" + request("})")] }
            + ["const n='Quagga';" + contact("givenName:n"), "const n='Quagga';" + request(",label:n,billingContact:{x:n}})")]
        let pages = ["a.html", "a.vue", "a.php", "a.liquid"]
        return anywhere.map { Script(text: $0, names: ["a.js", "a.ts", "a.tsx"]) }
            + anywhere.map { Script(text: "<script>" + $0 + "</script>", names: pages) }
            + elements.map { Script(text: contact("givenName:" + $0), names: ["a.js", "a.tsx"]) }
            + markup.flatMap { around in
                let script = "<script>" + request("})") + "</script>"
                return [Script(text: around + script, names: pages), Script(text: script + around, names: pages)]
            }
            + ["'" + text + "'", "\"" + text.replacing("\"", with: "\\\"") + "\""].map {
                Script(text: $0, names: ["a.py", "a.rb", "a.java", "a.cs", "a.kt", "a.go"])
            }
            + [Script(text: "<?php $r=" + array + "; // Quagga", names: ["a.php"])]
    }()

    /// The lines of a text with a canary.
    private func leaks(_ text: String?) -> [Substring] {
        (text ?? "").split(separator: "\n").filter { line in ["Quagga", "9876987", "98_76"].contains { line.contains($0) } }
    }

    @Test("No form of an expression shows a personal value in any report", arguments: scripts)
    func silent(_ script: Script) {
        let formats = ReportFormat.allCases.map { $0.rawValue }
        for name in script.names {
            let world = TestWorld([name: script.text])
            let status = world.run(["check", "--no-config", name] + formats.flatMap { ["--report", $0 + "=report." + $0] })
            #expect(status < 2)
            for report in [world.output, world.errors] + formats.map({ world.text("report." + $0) ?? "" }) {
                #expect(leaks(report).isEmpty, "\(name)")
            }
        }
    }

    @Test("A script that is checked as a document shows no personal value", arguments: scripts)
    func document(_ script: Script) {
        for arguments in [["check", "--from-js", "a.js"], ["check", "a.json"]] {
            let world = TestWorld(["a.js": script.text, "a.json": script.text])
            #expect(world.run(arguments) < 2)
            #expect(leaks(world.output).isEmpty && leaks(world.errors).isEmpty, "\(arguments)")
        }
    }

    @Test(
        "With --show-personal, the same lines show personal values", arguments: [values[0], "n||'Quagga'", "f('Quagga')", "`${n} Quagga`"])
    func shown(_ value: String) {
        let world = TestWorld(["a.js": SourceCanaryTests.contact("givenName:" + value)])
        #expect(world.run("check", "--no-config", "--show-personal", "a.js") == 1)
        #expect(!leaks(world.output).isEmpty, "\(world.output)")
    }

    @Test("Excerpts of source code show code, names, and values that are not personal")
    func excerpt() {
        let world = TestWorld([
            "a.js": "const s = new ApplePaySession(3, { total: { 'label': 'Shop', amount: '1,5' }, shippingType: f('a') }) // b"
        ])
        #expect(world.run("check", "--no-config", "a.js") == 1)
        #expect(
            world.output.contains("new ApplePaySession(3, { total: { 'label': 'Shop', amount: '1,5' }, shippingType: f('•••') }) // •••\n"))
    }
}
