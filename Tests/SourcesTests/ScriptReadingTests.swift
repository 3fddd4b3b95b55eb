import PaySheet
import PaySheetSources
import Testing

@Suite("Values in scripts")
struct ScriptReadingTests {
    private let unknown = String(decoding: UnknownValue.value, as: UTF8.self)
    private let members = String(decoding: UnknownValue.members, as: UTF8.self)

    /// A call around an expression.
    private func read(_ expression: String, after script: String = "", _ path: String = "a.ts") -> String? {
        json(script + "\nApplePaySession; session.completePaymentMethodSelection({ newTotal: " + expression + ", newLineItems: [] })", path)
            .map { $0.replacing(unknown, with: "?").replacing(members, with: "…") }
    }

    private func value(_ expression: String, after script: String = "", _ path: String = "a.ts") -> String? {
        guard let text = read(expression, after: script, path) else { return nil }
        return String(text.dropFirst(12).dropLast(19))
    }

    @Test(
        "Literals are read as in JavaScript",
        arguments: [
            ("'a'", "\"a\""), ("\"a'b\"", "\"a'b\""), ("`a`", "\"a\""), (#"'\x41\u0042\u{43}\'\n'"#, #""ABC'\n""#), ("'a\\\nb'", "\"ab\""),
            (#"'\ud83d\udecd'"#, "\"🛍\""), ("1", "1"), ("1.50", "1.50"), ("1_000", "1000"), (".5", "0.5"), ("5.", "5"), ("-2", "-2"),
            ("1e3", "1e3"),
            ("true", "true"), ("!0", "true"), ("!1", "false"), ("null", "null"), ("[1, 'a',]", "[1,\"a\"]"),
            ("{ a: 1, 'b': 2, \"c\": 3, 4: 5, }", #"{"a":1,"b":2,"c":3,"4":5}"#), ("(1)", "1"),
            ("new Date('2030-01-01')", "\"2030-01-01\""),
            ("{ a: undefined, b: 1 }", #"{"b":1}"#), ("Object.freeze({ a: 1 })", #"{"a":1}"#),
            ("ApplePaySession.STATUS_FAILURE", "1"),
            ("JSON.parse('{\"a\": [1, true, \"b\"]}')", #"{"a":[1,true,"b"]}"#), ("Promise.resolve({ a: 1 })", #"{"a":1}"#),
            ("ref({ a: 1 }).value", #"{"a":1}"#), ("useMemo<X>(() => ({ a: 1 }), [])", #"{"a":1}"#), ("computed(() => 1).value", "1"),
            ("JSON.parse(JSON.stringify({ a: 1 }))", #"{"a":1}"#),
            ("new ApplePayError('unknown', undefined, 'x')", #"{"code":"unknown","message":"x"}"#),
            ("1 as number", "1"), ("{ a: 1 } as const satisfies X<Y>", #"{"a":1}"#), ("<X>{ a: 1 }", #"{"a":1}"#),
            ("{ a: 1 }!", #"{"a":1}"#),
        ])
    func readsLiterals(expression: String, expected: String) { #expect(value(expression) == expected) }

    @Test(
        "Computed values are unknown",
        arguments: [
            "a", "a.b", "f()", "f(1).x", "1 + 2", "'a' + b", "`a${b}`", "a ? b : c", "0x10", "0b1", "1n", "a || b", "await a", "typeof a",
            "/a/", "-a",
            "function () {}", "() => 1", "async x => x", "class {}", "new Foo()", "new Date()", "new Date(2020, 1)", "'a'.trim()",
            "[1].length", "x`a`",
            "'\\8'", "import('a')", "yield", "this.a", "a!", "useState({ a: 1 })[0]", "f?.()", "a['b']", "'a'[0]", "(1, 2)",
            "1, 2 as any".replacing("1, 2", with: "a"),
        ])
    func readsUnknowns(expression: String) {
        let text = read(expression)
        #expect(text?.hasPrefix(#"{"newTotal":"?","newLineItems":"#) == true, "\(text ?? "nothing")")
    }

    @Test(
        "Names are resolved to their declarations",
        arguments: [
            ("const a = 1", "a", "1"), ("let a; a = 1", "a", "1"), ("const a: Map<string, X> = { b: 1 }", "a", #"{"b":1}"#),
            ("const a = { b: { c: 1 } }", "a.b.c", "1"), ("const f = () => ({ b: 1 })", "f()", #"{"b":1}"#),
            ("function f() { return { b: 1 } }", "f()", #"{"b":1}"#), ("const f = function () { return 1 }", "f()", "1"),
            ("const a = { b: 1 }", "{ ...a, c: 2 }", #"{"b":1,"c":2}"#), ("const a = { b: 1 }", "{ ...a, b: 2 }", #"{"b":2}"#),
            ("const a = { b: 1 }", "Object.assign({}, a, { c: 2 })", #"{"b":1,"c":2}"#), ("const a = [1]", "[...a, 2]", "[1,2]"),
            ("let a = 1; a = 2", "a", "\"?\""), ("const a = { b: 1 }; a.b = c", "a", #"{"b":"?"}"#),
            ("const a = [1]; a.push(2)", "a", "[1,2]"), ("const a = [1]; if (x) a.push(2)", "a", "[1,\"?\",\"?\"]"),
            ("const a = [1]; a.map(x => x)", "a", "[1]"),
            ("const a = { b: 1 }; f(a)", "a", #"{"b":"?","…1":"…"}"#), ("const a = { b: 1 }; console.log(a)", "a", #"{"b":1}"#),
            ("const a = { b: 1 }; delete a.b", "a", #"{"…1":"…"}"#), ("let a = 1; a++", "a", "\"?\""),
            ("", "{ b: 1, ...x }", #"{"b":"?","…1":"…"}"#), ("", "{ ...x, b: 1 }", #"{"…1":"…","b":1}"#),
            ("", "{ [k]: 1, b: 2 }", #"{"…1":"…","b":2}"#),
            ("", "{ b: 1, ...(x && { c: 2 }) }", #"{"b":1,"c":"?"}"#),
            ("", "{ b() {}, get c() {}, async d() {} }", #"{"b":"?","c":"?","d":"?"}"#),
            ("const b = 1", "{ b }", #"{"b":1}"#), ("function f(a) { if (a) return 1; return 2 }", "f()", "\"?\""),
            ("const a = {}; a.b = 1; a.c = { d: 2 }; a.c.d = 3", "a", #"{"b":1,"c":{"d":3}}"#),
            ("const a = {}; if (x) a.b = 1", "a", #"{"b":1}"#), ("const a = {}; f(a.c); a.b = 1", "a", #"{"b":1}"#),
            ("const a = {}\nif (x)\na.b = 1", "a", #"{"b":1}"#), ("const a = {}; { a.b = 1 }", "a", #"{"b":1}"#),
            ("const a = { b: 1 }; const c = a; c.d = 2", "a", #"{"b":1,"…1":"…"}"#),
            ("const a = { b: 1 }; const c = a; c.b = 2", "a", #"{"b":"?"}"#), ("const a = { b: 1 }; const c = a", "a", #"{"b":1}"#),
            ("const a = { b: { c: 1 } }; const { b } = a; b.c = 2", "a", #"{"b":{"c":"?"}}"#),
            ("const a = { b: 1 }; Object.assign(a, x)", "a", #"{"b":"?","…1":"…"}"#), ("let a = null; a = 1", "a", "1"),
            ("let a = 1; [a] = x", "a", "\"?\""), ("let a = 1; ({ a } = x)", "a", "\"?\""),
            ("let a = { b: 1 }; window.a.b = 2", "a", #"{"b":1}"#),
            ("const { a, c: b } = { a: 1, c: 2 }", "[a, b]", "[1,2]"), ("const [a, b] = [1, 2]", "[a, b]", "[1,2]"),
            ("const { a = 1 } = {}", "a", "\"?\""), ("const { b: { a } } = { b: { a: 1 } }", "a", "\"?\""),
            ("const f = (a, b = 2) => ({ a, b }); f(1)", "f()", #"{"a":"?","b":2}"#),
            ("const f = a => a", "f(1)", "1"), ("const f = a => a; f(2)", "f(1)", "\"?\""), ("const f = a => a; f(...x)", "f", "\"?\""),
            ("const a = { b: 1 }", "a['b']", "1"), ("const a = [1, 2]", "a[1]", "2"), ("const a = [...x, 2]", "a[1]", "\"?\""),
            ("class A { static b = [1] }", "A.b", "[1]"), ("class A { b = [1] }", "new A().b", "[1]"),
            ("class A { b = 1; #c = 2; d() { return [this.b, this.#c] } }", "new A().d()", "[\"?\",2]"),
            ("class A { b = {} }", "new A().b", #"{"…1":"…"}"#), ("class A { b = {} }", "{ c: new A().b.c }", #"{"c":"?"}"#),
            ("class A extends B { b = { c: 1 } }", "new A().b", #"{"c":1,"…1":"…"}"#),
            ("class A { b = [] }; x.b = 1", "new A().b", "\"?\""),
            ("class A { @c() b = [1] }", "new A().b", "\"?\""),
            ("class A { b = [1]; constructor(o) { Object.assign(this, o) } }", "new A().b", "\"?\""),
            ("const a = { b() { return 1 } }", "a.b()", "1"),
            ("const a = { get b() { return 1 } }", "a.b", "1"), ("", "(() => ({ a: 1 }))()", #"{"a":1}"#),
            ("const a = { b: 1 }", "{ ...(x ? a : { c: 2 }) }", #"{"b":"?","c":"?"}"#), ("", "{ ...(x || {}) }", #"{"…1":"…"}"#),
            ("const a = a", "a", "\"?\""), ("const a = b, b = a", "a", "\"?\""), ("function f() { return f() }", "f()", "\"?\""),
        ])
    func followsNames(script: String, expression: String, expected: String) {
        #expect(value(expression, after: script) == expected)
    }

    @Test(
        "Text, comments, regular expressions and elements are not scripts",
        arguments: [
            "const a = 'it\\'s'", "const a = /['\"`{]/g", "const a = b / c / 'd'", "if (a) /'/.test(b)", "const a = `${b ? `'${c}` : '`'}`",
            "// it's\n/* it's */", "const a = <p title='a\"'>It's {b ? <b>don't</b> : `'`} <br/></p>", "const a = <>'</>", "a = b\n/c/'d'",
            "const a = x => { return /}'/ }", "type A = 'a' | \"b\"", "const f = <T,>(x: T) => x", "label: for (;;) {}",
        ])
    func skipsText(script: String) { #expect(value("'x'", after: script, "a.tsx") == "\"x\"") }

    @Test("A call is found anywhere")
    func findsCalls() {
        func count(_ text: String, _ path: String = "a.ts") -> Int { documents(text, path).count }
        #expect(count("new ApplePaySession(3, { total: 1 })") == 1)
        #expect(count("new (window as any).ApplePaySession(3, { total: 1 })") == 1)
        #expect(count("ApplePaySession(3, { total: 1 })") == 0)
        #expect(count("class ApplePaySession {}; new ApplePaySession(3, { total: 1 })") == 0)
        #expect(count("<script>new ApplePaySession(3, { total: 1 })</script>", "a.html") == 1)
        #expect(count("new ApplePaySession(3, { total: 1 })", "a.html") == 0)
        #expect(count("<!-- <script>new ApplePaySession(3, { total: 1 })</script> -->", "a.vue") == 0)
        #expect(count("<SCRIPT>new ApplePaySession(3, { total: 1 })</Script>", "a.php") == 1)
        #expect(count("new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay' }], { total: 1 })") == 1)
        #expect(count("new PaymentRequest([{ supportedMethods: 'https://google.com/pay' }], { total: 1 })") == 0)
    }

    @Test("The version is that of the session")
    func readsVersions() {
        let text = "const session = new ApplePaySession(V, { total: 1 }); session.completePaymentMethodSelection({ newTotal: 1 })"
        #expect(documents(text.replacing("V", with: "3")).map { $0.version } == [3, 3])
        #expect(documents("const V = 4;" + text).map { $0.version } == [4, 4])
        #expect(documents(text).map { $0.version } == [nil, nil])
        let two = text.replacing("V", with: "3") + "; new ApplePaySession(4, { total: 2 })"
        #expect(documents(two).map { $0.version } == [3, nil, 4])
    }

    @Test("Old forms of the complete calls have members")
    func readsOldForms() {
        #expect(json("s.completePaymentMethodSelection(1, [2])") == #"{"newTotal":1,"newLineItems":[2]}"#)
        #expect(json("s.completeShippingMethodSelection(0, 1, [2])") == #"{"newTotal":1,"newLineItems":[2]}"#)
        #expect(
            json("s.completeShippingContactSelection(0, [3], 1, [2])") == #"{"newShippingMethods":[3],"newTotal":1,"newLineItems":[2]}"#)
    }

    @Test("Comments hide findings in their line or the next one")
    func readsSuppressions() throws {
        let text = """
            new ApplePaySession(3, { // paysheet-ignore total/sum: it rounds
              // paysheet-ignore amount, network/unknown: they know
              total: 1, /* paysheet-ignore text */
              // paysheet-ignore
            })
            """
        let language = try #require(SourceLanguage(path: "a.js"))
        let suppressions = SourceDocuments([UInt8](text.utf8), language).suppressions
        let notes = suppressions.all.map { $0.note }
        #expect(notes.map { $0.rules } == [["total/sum"], ["amount", "network/unknown"], ["text"], []])
        #expect(notes.map { $0.reason } == ["it rounds", "they know", nil, nil])
        #expect(suppressions.all.map { $0.target } == [1, 3, 3, 5])
        #expect(suppressions.first(hiding: "amount/format", line: 3)?.note == notes[1])
        #expect(suppressions.first(hiding: "amounts/format", line: 3) == nil)
        #expect(suppressions.first(hiding: "amount/format", line: 2) == nil)
    }

    @Test(
        "A comment applies to its last line, or to the next line if it is alone",
        arguments: [
            ("/* paysheet-ignore text: a */", 2), ("  // paysheet-ignore text: a", 2), ("{/* paysheet-ignore text: a */}", 2),
            ("/*\n paysheet-ignore text: a\n*/", 4), ("a: 1, /*\n paysheet-ignore text: a */", 2),
            ("/* a\n paysheet-ignore text: a */ b: 1,", 2), ("/* paysheet-ignore text: a */ b: 1,", 1),
            ("b: 1, // paysheet-ignore text: a", 1), ("/* paysheet-ignore text: a */ /* paysheet-ignore text: b */", 1),
            ("/* paysheet-ignore text: a", 2),
        ])
    func placesComments(_ text: String, _ target: Int) throws {
        let language = try #require(SourceLanguage(path: "a.js"))
        // A comment without an end has the rest of the file.
        let isOpen = text.hasPrefix("/*") && !text.contains("*/")
        for end in isOpen ? [""] : ["", "\n", "\r\n", "\nc: 1"] {
            let script = "new ApplePaySession(3, { total: 1 });\n" + text + end
            #expect(SourceDocuments([UInt8](script.utf8), language).suppressions.all.first?.target == target + 1, "\(script)")
        }
    }

    @Test("The filter finds every word at every position")
    func filters() {
        let filter = SourceFilter()
        for word in [
            "ApplePay", "apple-pay", "completePaymentMethodSelection", "completeShippingMethodSelection", "completeCouponCodeChange",
        ] {
            for lead in 0..<20 {
                let text = [UInt8](repeating: UInt8(ascii: "A"), count: lead) + [UInt8](word.utf8)
                #expect(filter.accepts(text))
                #expect(filter.accepts(text + [UInt8]("plePay".utf8)))
                #expect(!filter.accepts(Array(text.dropLast())))
            }
        }
        #expect(!filter.accepts([]))
    }
}
