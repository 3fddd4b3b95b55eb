import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetSources
import Testing

/// Findings about values that a script has elsewhere than in the literal. The place of such a value can be before the name of its member.
struct ElsewhereValueTests {
    static let members =
        "countryCode:'US',currencyCode:'USD',supportedNetworks:['visa'],merchantCapabilities:['supports3DS'],total:{label:'A',amount:'1.00'}"

    /// Checks a file and fixes it, with risky fixes or without.
    private func result(_ code: String, _ path: String) throws -> (findings: [Finding], safe: String, risky: String) {
        let code = [UInt8](code.replacing("MEMBERS", with: Self.members).utf8)
        let language = try #require(SourceLanguage(path: path))
        return try Project().with(at: "/shop/" + path) { session, source in
            let documents = session.inspect(code, language, from: source, triesFixes: true)
            let safe = session.fix(code, language, from: source, includingRisky: false)
            let risky = session.fix(code, language, from: source, includingRisky: true)
            return (
                documents.flatMap { $0.document.findings.map { $0.finding } }, String(decoding: safe.bytes, as: UTF8.self),
                String(decoding: risky.bytes, as: UTF8.self)
            )
        }
    }

    @Test(
        "A value outside of the literal has findings, and no fix",
        arguments: [
            ("a.js", "const n=null; new ApplePaySession(3,{MEMBERS, shippingContact:n})"),
            ("a.js", "const n=null; new ApplePaySession(3,{shippingContact:n, MEMBERS})"),
            ("a.js", "const n=null; new ApplePaySession(3,{shippingContact:n, billingContact:n, MEMBERS, lineItems:n})"),
            ("a.js", "function pay(n=null){ new ApplePaySession(3,{MEMBERS, shippingContact:n}) }"),
            ("a.js", "const pay=(n=null)=>new ApplePaySession(3,{MEMBERS, shippingContact:n})"),
            ("a.js", "const e=[]; new ApplePaySession(3,{MEMBERS, lineItems:e, shippingMethods:e, requiredBillingContactFields:e})"),
            ("a.js", "new ApplePaySession(3,{MEMBERS, lineItems:e}); const e=[]"),
            ("a.js", "const n='US'; new ApplePaySession(3,{countryCode:n, MEMBERS})"),
            ("a.js", "const n=null; const r={MEMBERS, ...{shippingContact:n}}; new ApplePaySession(3,r)"),
            ("a.js", "const shippingContact=null; new ApplePaySession(3,{MEMBERS, shippingContact})"),
            ("a.js", "const o={a:null}; new ApplePaySession(3,{MEMBERS, shippingContact:o.a})"),
            ("a.js", "const f=()=>null; new ApplePaySession(3,{MEMBERS, shippingContact:f()})"),
            ("a.js", "const {n}={n:null}; new ApplePaySession(3,{MEMBERS, shippingContact:n})"),
            ("a.js", "const e=[]; new ApplePaySession(3,Object.assign({MEMBERS},{lineItems:e}))"),
            ("a.ts", "const n: any=null; const r: ApplePayJS.ApplePayPaymentRequest={MEMBERS, shippingContact:n}"),
            ("a.vue", "<script>const n=null; new ApplePaySession(3,{MEMBERS, shippingContact:n})</script>"),
        ])
    func hasNoFix(_ path: String, _ code: String) throws {
        let (findings, safe, risky) = try result(code, path)
        let whole = code.replacing("MEMBERS", with: Self.members)
        #expect(!findings.isEmpty && findings.allSatisfy { $0.fix == nil }, "\(findings)")
        #expect(safe == whole && risky == whole)
    }

    @Test(
        "A member is removed only if the literal has it as one piece",
        arguments: [
            ("MEMBERS, shippingContact: null", "MEMBERS"), ("shippingContact:null, MEMBERS", "MEMBERS"),
            ("MEMBERS, shippingContact: /* none */ null", "MEMBERS"), ("MEMBERS, lineItems: [ /* none */ ] }; x = {", "MEMBERS }; x = {"),
            // The expression is more than the value, or the member is an accessor.
            ("MEMBERS, shippingContact: null as any", nil), ("MEMBERS, shippingContact: (null)", nil),
            ("MEMBERS, shippingContact: undefined ?? null", nil), ("MEMBERS, get lineItems() { return [] }", nil),
            ("MEMBERS, lineItems: [] as Item[]", nil), ("MEMBERS, lineItems: Object.freeze([])", nil),
            ("MEMBERS, lineItems: x => 1, shippingContact: null", "MEMBERS, lineItems: x => 1"),
        ] as [(String, String?)])
    func removes(_ members: String, _ expected: String?) throws {
        let (findings, safe, _) = try result("new ApplePaySession(3, {\(members)})", "a.ts")
        let whole = "new ApplePaySession(3, {\(expected ?? members)})".replacing("MEMBERS", with: Self.members)
        #expect(safe == whole && !findings.isEmpty, "\(findings)")
    }

    @Test(
        "Arguments of a call keep their places",
        arguments: [
            "session.completeShippingMethodSelection(0, {label:'A',amount:'1.00'}, [])",
            "session.completeShippingContactSelection(0, [], {label:'A',amount:'1.00'}, [])",
            "new PaymentRequest([{supportedMethods:'https://apple.com/apple-pay',data:{MEMBERS}}], {total:null}, {})",
        ])
    func arguments(_ code: String) throws {
        let (_, safe, risky) = try result(code, "a.js")
        let whole = code.replacing("MEMBERS", with: Self.members)
        #expect(safe == whole && risky == whole)
    }

    @Test("The fixes of many documents that share a value outside of them change each literal once")
    func shared() throws {
        let calls = (0..<20).map { "new ApplePaySession(3,{countryCode:'us',\(Self.members.dropFirst(17)),lineItems:e\($0 % 3)});" }
        let code = "const e0=[],e1=null,e2={};\n" + calls.joined(separator: "\n")
        let (_, safe, _) = try result(code, "a.js")
        #expect(safe == code.replacing("'us'", with: "'US'"))
    }
}
