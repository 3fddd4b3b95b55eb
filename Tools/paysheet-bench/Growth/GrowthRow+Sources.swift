import PaySheet

extension GrowthRow {
    /// Source code that tries to be slow to read.
    static var sources: [GrowthRow] {
        let texts = [1000, 20_000, 1_000_000]
        let counts = powers(100, 10_000)
        return [
            source("minified", texts) { repeated($0 / 80) { minified($0) } + session("{}") },
            source("requests", powers(10, 1000)) { repeated($0) { _ in session(request) } },
            source("items", counts) { size in
                session("{" + members + ",lineItems:[" + repeated(size) { _ in "{label:'A',amount:price(1)}," } + "]}")
            },
            source("names", counts) { size in
                repeated(size) { "const a\($0)={label:'A',amount:'1.00'};\n" }
                    + session("{" + members + ",lineItems:[" + repeated(size) { "a\($0)," } + "]}")
            },
            source("equal-names", counts) { repeated($0) { _ in "{const total={label:'A',amount:'1.00'};}\n" } + session(request) },
            source("chained-names", counts) { size in
                "const a0={label:'A',amount:'1.00'};\n" + repeated(size) { "const a\($0 + 1)=a\($0);\n" }
                    + session("{" + members + ",total:a\(size)}")
            },
            source("doubled-names", counts) { size in
                "const a0={b:1};\n" + repeated(size) { "const a\($0 + 1)={b:a\($0),c:a\($0)};\n" }
                    + session("{" + members + ",x:a\(size)}")
            },
            source("spreads", counts) { size in
                "const a0={countryCode:'US'};\n" + repeated(size) { "const a\($0 + 1)={...a\($0)};\n" } + session("{...a\(size)}")
            },
            source("doubled-spreads", counts) { size in
                "const a0={b:1};\n" + repeated(size) { "const a\($0 + 1)={...a\($0),...a\($0)};\n" } + repeated(size) { "f(a\($0));\n" }
                    + repeated(size) { session("{...a\($0)}") }
            },
            source("shared-items", counts) { size in
                "const r={lineItems:[" + repeated(size) { _ in "{label:'a',amount:'1.00'}," } + "]};\n"
                    + repeated(size) { _ in session("{...r}") }
            },
            // The line of fewer members is shorter than an excerpt.
            source("distinct-members", [400, 2000, 10_000]) { size in session("{" + repeated(size) { "m\($0):1," } + "}") },
            source("computed-members", counts) { size in session("{" + repeated(size) { "m\($0):1,[x]:2," } + "}") },
            source("optional-members", counts) { size in session("{" + repeated(size) { "...(a&&{m\($0):1})," } + "}") },
            source("patterns", texts) { session(request) + repeated($0 / 10) { _ in "const {a:" } + repeated($0 / 10) { _ in "}" } },
            source("open-arrows", texts) { session(request) + repeated($0 / 3) { _ in "a=>" } },
            source("open-declarations", texts) { session(request) + repeated($0 / 6) { _ in "let a=" } },
            source("open-functions", texts) { session(request) + repeated($0 / 15) { _ in "let x=function " } },
            source("variables", texts) { session(request) + repeated($0 / 7) { _ in "{" } + repeated($0 / 7) { _ in "var a;" } },
            source("open-expressions", texts) { session(request) + repeated($0 / 4) { _ in "x=/[" } },
            source("assignments", counts) { size in
                "const a={" + members + "};\n" + repeated(size) { "a.b\($0)=\($0);\n" } + session("a")
            },
            source("changes", counts) { size in repeated(size) { _ in "request.lineItems.push(x);\n" } + session("request") },
            source("updates", counts) { repeated($0) { _ in "s.completePaymentMethodSelection({label:'A',amount:'1.00'},[]);\n" } },
            source("calls-of-providers", counts) { size in
                "stripe.elements({mode:'payment',amount:1,currency:'usd'}).create('expressCheckout');\n"
                    + repeated(size) { _ in "e.update({amount:a});e.on('click',e=>e.resolve({lineItems:[{name:'A',amount:1}]}));\n" }
            },
            source("answers-of-providers", counts) { size in
                "import{ExpressCheckoutElement}from'@stripe/react-stripe-js';"
                    + repeated(size) { _ in "e.on('click',event=>event.resolve());\n" }
            },
            source("names-of-providers", counts) { session(request) + repeated($0) { _ in "a.create('b',{}).update({}).resolve({});\n" } },
            source("changes-of-providers", counts) { size in
                "stripe.elements({" + repeated(size) { "a\($0):1," }
                    + "mode:'payment',amount:1,currency:'usd'}).create('expressCheckout');\n"
                    + repeated(size) { "e.update({amount:\($0)});\n" }
            },
            source("context-of-providers", counts) { size in
                "const c=AdyenCheckout({" + repeated(size) { "a\($0):1," } + "});\n"
                    + repeated(size) { _ in "new ApplePay(c,{amount:{value:1,currency:'EUR'}});\n" }
            },
            source("promises-of-providers", counts) { size in
                "const b=require('braintree-web'),o={useDeferredClient:true};\n"
                    + repeated(size) { _ in "new ApplePaySession(3,c.createPaymentRequest({}));\n" }
            },
            source("named-arguments", counts, "a.dart") { repeated($0) { _ in "[PaymentItem(a:" } },
            source("arguments", counts) { "new ApplePaySession(" + repeated($0) { _ in "{}," } + "{})" },
            source("open-braces", texts) { session("") + repeated($0) { _ in "{" } },
            source("open-calls", texts) { repeated($0 / 23) { _ in "new ApplePaySession(3,{" } },
            source("open-brackets", texts) { repeated($0) { _ in "[" } + session(request) },
            source("closing-braces", texts) { repeated($0) { _ in "}" } + session(request) },
            source("open-templates", texts) { repeated($0 / 3) { _ in "`${" } + session(request) },
            source("open-strings", texts) { repeated($0 / 2) { _ in "'\n" } + session(request) },
            source("slashes", texts) { repeated($0) { _ in "/" } + "\n" + session(request) },
            source("divisions", texts) { repeated($0 / 2) { _ in "a/" } + "\n" + session(request) },
            source("less-than", texts) { repeated($0 / 2) { _ in "<a" } + session(request) },
            source("elements", texts) { repeated($0 / 6) { _ in "x=<a>{" } + session(request) },
            source("types", texts) { "const a:" + repeated($0 / 4) { _ in "A<B|" } + "1;" + session(request) },
            source("half-comments", texts) { repeated($0 / 2) { _ in "/*" } + session(request) },
            source("member-chains", texts) { session(request) + "a" + repeated($0 / 5) { _ in ".b[0]" } + "=1;" },
            source("fields", counts) { size in
                "class A{" + repeated(size) { "m\($0)={label:'A',amount:'1.00'};\n" } + "a(){"
                    + session("{" + members + ",lineItems:[" + repeated(size) { "this.m\($0)," } + "]}") + "}}"
            },
            source("field-assignments", counts) { size in
                "class A{a(){" + repeated(size) { _ in "this.r={};" } + repeated(size) { _ in session("this.r") } + "}}"
            },
            source("methods", counts) { size in
                "class A{" + repeated(size) { "m\($0)(){return this.m\($0 + 1)()}\n" } + "a(){" + session("this.m0()") + "}}"
            },
            source("heirs", counts) { size in
                "class A0{a(){return \(request)}b(){" + repeated(size) { _ in session("this.a()") } + "}}"
                    + repeated(size) { "class A\($0 + 1) extends A\($0){a(){}}" }
            },
            source("shared-objects", counts) { size in
                "const a0={b:1};" + repeated(size) { "const a\($0 + 1)={b:a\($0),c:a\($0)};g(x=>a\($0));" } + session("a0")
            },
            source("blocks-around-this", counts) { size in
                "class A{a(){" + repeated(size) { _ in "{this.r=1;" } + repeated(size) { _ in "}" } + session("this.r") + "}}"
            },
            source("conditions", counts) { size in session(repeated(size) { _ in "a?" } + "{}" + repeated(size) { _ in ":{}" }) },
            source("callers", counts) { size in
                "const f=r=>" + session("r") + repeated(size) { _ in "f(\(request));\n" }
            },
            source("passed-parameters", counts) { size in
                repeated(size) { "const f\($0)=(a,b)=>f\($0 + 1)({x:a,y:b},{x:b,y:a});\n" } + "const f\(size)=(a,b)=>" + session("a")
                    + "f0({},{});"
            },
            source("aliases", counts) { size in
                "const a=\(request);" + repeated(size) { "const b\($0)=a;const{c\($0)}=a;b\($0).x=1;\n" } + session("a")
            },
            source("steps", counts) { size in
                repeated(size) { "const a\($0)={};a\($0).x={};a\($0).x.y=1;\n" + session("a\($0)") }
            },
            source("chosen-names", counts) { size in
                "const a0={b:1};\n" + repeated(size) { "const a\($0 + 1)=x?a\($0):{...a\($0)};\n" } + session("a\(size)")
            },
            source("results", counts) { size in
                "function f(){" + repeated(size) { _ in "if(a)return \(request);\n" } + "}" + session("f()")
            },
            source("promises", counts) { size in
                "new PaymentRequest([{supportedMethods:'https://apple.com/apple-pay'}],{});"
                    + repeated(size) { _ in "e.updateWith(new Promise(r=>r({total:1})));\n" }
            },
            source("parsed-texts", counts) { size in repeated(size) { _ in session("JSON.parse('{\"a\":[1]}')") } },
            source("parsed-members", counts) { size in
                "const t='[" + repeated(size) { _ in "1," } + "1]';" + session("{" + repeated(size) { "a\($0):JSON.parse(t)," } + "}")
            },
            source("used-text", counts) { size in
                "const t='" + repeated(size) { _ in "x" } + "';" + session("{" + repeated(size) { "a\($0):t," } + "}")
            },
            source("repeated-new", texts) { "x=ApplePaySession;" + repeated($0 / 4) { _ in "new " } },
            source("tag-attributes", texts, "a.html") { "<script>" + session(request) + "</script>" + repeated($0 / 4) { _ in "<a =\"" } },
            source("array-texts", counts, "a.php") { size in
                repeated(size) { _ in "['supportedNetworks'=>[],'merchantCapabilities'=>['supports3DS']];\n" }
            },
            source("open-arrays", counts, "a.php") { repeated($0) { _ in "['merchantCapabilities'=>" } },
            source("json-texts", counts, "a.py") { size in
                repeated(size) { _ in "'{\"supportedNetworks\":[],\"merchantCapabilities\":[\"supports3DS\"]}'\n" }
            },
            source("open-json-texts", counts, "a.py") { repeated($0) { _ in "{\"merchantCapabilities\":" } },
            source("ignoring-comments", counts) { size in
                session(
                    "{" + members + ",lineItems:[" + repeated(size) { _ in "{label:'A',amount:'x'},// paysheet-ignore a/b: c\n" } + "]}")
            },
            source("scripts", counts, "a.html") { repeated($0) { _ in "<script>" + session(request) + "</script>\n" } },
            source("open-scripts", texts, "a.html") { repeated($0 / 8) { _ in "<script>" } + session(request) },
            source("tags", texts, "a.php") { repeated($0 / 6) { _ in "<?php " } + "<script>" + session(request) },
            source("open-script-tags", texts, "a.html") { repeated($0 / 8) { _ in "<script " } + session(request) },
            source("open-tags-in-tags", texts, "a.html") { "<script " + repeated($0) { _ in "<" } + session(request) },
            source("open-script-blocks", texts, "a.liquid") { session("") + repeated($0 / 12) { _ in "{%javascript" } },
            source("script-blocks", texts, "a.liquid") { session("") + repeated($0 / 14) { _ in "{%javascript%}" } },
            source("choices", counts) { size in session("{" + repeated(size) { "a\($0):x?1:2," } + members + "}") },
            source("pushes", counts) { size in
                "const m=[];" + repeated(size) { "if(x)m.push({label:'A',amount:'\($0)'});\n" } + session("{" + members + ",lineItems:m}")
            },
            source("merges", counts) { size in
                "const r0={a:{b:1}};\n" + repeated(size) { "const r\($0 + 1)=_.merge({},r\($0),r\($0));\n" } + session("r\(size)")
            },
            source("page-data", counts, "a.html") { size in
                "<b id=a data-r='{}'></b><script>"
                    + repeated(size) { _ in session("JSON.parse(document.getElementById('a').dataset.r)") } + "</script>"
            },
            source("at-tags", texts, "a.cshtml") { "<script>" + session(request) + repeated($0 / 2) { _ in "@(" } },
            source("dollar-tags", texts, "a.jsp") { "<script>" + session(request) + repeated($0 / 3) { _ in " ${" } },
            source("fences", counts, "a.md") { repeated($0) { _ in "```js\n" + session(request) + "```\n" } },
            source("open-fences", texts, "a.md") { repeated($0 / 4) { _ in "```\n" } + session(request) },
            source("front-matter", counts, "a.astro") { "---\n" + repeated($0) { _ in session(request) } + "---\n<p></p>\n" },
            source("open-front-matter", counts, "a.astro") { "---\n" + repeated($0) { _ in session(request) } },
            source("dictionaries", counts, "a.py") { repeated($0) { _ in "{'newTotal':{'label':'A','amount':'1.00'}}\n" } },
            source("open-dictionaries", counts, "a.py") { repeated($0) { _ in "{'newTotal':{" } },
            source("brace-tags", texts, "a.liquid") { repeated($0 / 4) { _ in "{{{%" } + "<script>" + session(request) },
        ]
    }

    private static let members = "countryCode:'US',currencyCode:'USD',supportedNetworks:['visa'],merchantCapabilities:['supports3DS']"
    private static let request = "{" + members + ",total:{label:'A',amount:'1.00'}}"
    private static func session(_ request: String) -> String { "new ApplePaySession(3,\(request));\n" }

    /// A statement as a minifier writes it.
    private static func minified(_ number: Int) -> String {
        #"function e\#(number)(t,n){var r=t[n]||{};return!r.a&&(r.b=/[a-z"]+/g.test(`${n}-x`)),r.c=t.d/2,r}"#
    }

    /// Reads a source file and checks its documents, as the command does.
    private static func source(
        _ name: String, _ sizes: [Int], _ path: String = "a.js", _ text: @escaping (Int) -> String
    ) -> GrowthRow {
        GrowthRow(
            name: "source-" + name, sizes: sizes, document: { Array(text($0).utf8) },
            work: { command(["check", "--max-findings", "1000000", path], [path: $0]) })
    }
}
