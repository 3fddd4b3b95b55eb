import PaySheet
import PaySheetSources
import Testing

/// Programs that change a request where the reader does not look. None of them has a mistake.
struct ChangedValueTests {
    struct Program: CustomTestStringConvertible {
        let testDescription: String
        let path: String
        let code: String

        init(_ description: String, _ suffix: String, _ code: String) {
            testDescription = description
            path = "pay." + suffix
            self.code = code.replacing("JSON_REQUEST", with: Program.json).replacing("REQUEST", with: Program.request)
                .replacing("TOTAL", with: "{ label: 'Shop', amount: '1.00' }")
        }

        private static let request =
            "countryCode: 'US', currencyCode: 'USD', supportedNetworks: ['visa'], merchantCapabilities: ['supports3DS']"
        private static let json =
            #""countryCode":"US","currencyCode":"USD","supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"]"#
    }

    @Test("What other code can have changed has no finding", arguments: programs + others)
    func isSilent(_ program: Program) throws {
        let found = try findings(in: [UInt8](program.code.utf8), program.path)
        #expect(found.isEmpty, "\(found.map { $0.finding.description })")
    }

    private static let programs = [
        Program(
            "A transpiler writes void 0 for undefined", "js",
            #"""
            function pay(price) { new ApplePaySession(3, { REQUEST, total: { label: "Shop", amount: void 0 === price ? "1.00" : price } })
            }
            """#),
        Program(
            "A function returns the object", "js",
            #"""
            const request = { REQUEST }; function getRequest() { return request; } const r = getRequest(); r.total = TOTAL; new
            ApplePaySession(3, request)
            """#),
        Program(
            "A callback changes the elements of a member", "js",
            #"""
            const request = { REQUEST, lineItems: [{ label: 'a', amount: 5 }], total: { label: 'Shop', amount: '5.00' } };
            request.lineItems.forEach(item => { item.amount = item.amount.toFixed(2); }); new ApplePaySession(3, request)
            """#),
        Program(
            "A named callback changes the elements", "js",
            #"""
            function toText(item) { item.amount = item.amount.toFixed(2); } const items = [{ label: 'a', amount: 5 }];
            items.forEach(toText); new ApplePaySession(3, { REQUEST, lineItems: items, total: { label: 'Shop', amount: '5.00' } })
            """#),
        Program(
            "A loop changes the elements", "js",
            #"""
            const items = [{ label: 'a', amount: 5 }]; for (const item of items) { item.amount = item.amount.toFixed(2); } new
            ApplePaySession(3, { REQUEST, lineItems: items, total: { label: 'Shop', amount: '5.00' } })
            """#),
        Program(
            "A function gets a part and changes it", "js",
            #"""
            function toText(item) { item.amount = item.amount.toFixed(2); } const request = { REQUEST, total: { label: 'Shop', amount: 5 }
            }; toText(request.total); new ApplePaySession(3, request)
            """#),
        Program(
            "A function gets the object and changes a part", "js",
            #"""
            function toText(r) { r.total.amount = r.total.amount.toFixed(2); } const request = { REQUEST, total: { label: 'Shop', amount:
            5 } }; toText(request); new ApplePaySession(3, request)
            """#),
        Program(
            "Object.assign changes a part", "js",
            #"""
            const request = { REQUEST, total: { label: 'Shop' } }; Object.assign(request.total, { amount: '5.00' }); new
            ApplePaySession(3, request)
            """#),
        Program(
            "Object.defineProperty adds a member", "js",
            #"""
            const request = { REQUEST }; Object.defineProperty(request, 'total', { enumerable: true, value: { label: 'Shop', amount:
            '5.00' } }); new ApplePaySession(3, request)
            """#),
        Program(
            "A subclass overrides a method", "js",
            #"""
            class Base { start() { new ApplePaySession(3, this.request()) } request() { return { REQUEST }; } } class Shop extends Base {
            request() { return { ...super.request(), total: TOTAL }; } } new Shop().start();
            """#),
        Program(
            "A subclass adds to a field", "js",
            #"""
            class Base { constructor() { this.request = { REQUEST }; } start() { new ApplePaySession(3, this.request) } } class Shop
            extends Base { constructor() { super(); this.request.total = TOTAL; } } new Shop().start();
            """#),
        Program(
            "A subclass replaces a field", "js",
            #"""
            class Base { constructor() { this.request = { REQUEST }; } start() { new ApplePaySession(3, this.request) } } class Shop
            extends Base { constructor() { super(); this.request = { REQUEST, total: TOTAL }; } } new Shop().start();
            """#),
        Program(
            "JSON.stringify has a replacer", "js",
            #"""
            const raw = { REQUEST, total: { label: 'Shop', amount: 5 } }; const request = JSON.parse(JSON.stringify(raw, (k, v) => k ===
            'amount' ? v.toFixed(2) : v)); new ApplePaySession(3, request)
            """#),
        Program(
            "JSON.parse has a reviver", "js",
            #"""
            const request = JSON.parse('{JSON_REQUEST,"total":{"label":"Shop","amount":5}}', (k, v) => k === 'amount' ? v.toFixed(2) : v);
            new ApplePaySession(3, request)
            """#),
        Program(
            "A method hands a part of a field on", "js",
            #"""
            class B { constructor() { this.request = { REQUEST, total: { label: 'Shop' } }; } fill() { setAmount(this.request.total); }
            start() { this.fill(); new ApplePaySession(3, this.request) } }
            """#),
        Program(
            "$.extend changes deep members", "js",
            #"""
            const request = { REQUEST, total: { label: 'Shop' } }; $.extend(true, request, { total: { amount: '1.00' } }); new
            ApplePaySession(3, request)
            """#),
        Program(
            "A path in a text leads to a member", "js",
            #"""
            const request = { REQUEST, total: { label: 'Shop' } }; _.set(request, 'total.amount', '1.00'); new ApplePaySession(3, request)
            """#),
        Program(
            "A text of JSON is a text", "js",
            #"""
            new ApplePaySession(3, { REQUEST, total: TOTAL, applicationData: JSON.stringify({ a: 1 }) })
            """#),
        Program(
            "find gives an element away", "js",
            #"""
            const items = [{ label: 'Tax', amount: 0 }]; items.find(i => i.label === 'Tax').amount = '1.00'; new ApplePaySession(3, {
            REQUEST, total: TOTAL, lineItems: items })
            """#),
        Program(
            "map changes the elements", "js",
            #"""
            const items = [{ label: 'Tax', amount: 1 }]; items.map(i => { i.amount = i.amount.toFixed(2); return i; }); new
            ApplePaySession(3, { REQUEST, total: TOTAL, lineItems: items })
            """#),
        Program(
            "The result of a function gets a member", "js",
            #"""
            function base() { const r = { REQUEST }; return r; } function full() { const r = base(); r.total = TOTAL; return r; } new
            ApplePaySession(3, full())
            """#),
        Program(
            "An exported function returns a part", "js",
            #"""
            const store = { request: { REQUEST } }; export const get = () => store.request; get().total = TOTAL; new ApplePaySession(3,
            store.request)
            """#),
        Program(
            "A function returns its argument", "js",
            #"""
            const request = { REQUEST }; const withTotal = r => { r.total = TOTAL; return r; }; new ApplePaySession(3, withTotal(request))
            """#),
        Program(
            "A list has the object", "js",
            #"""
            const request = { REQUEST, total: { label: 'Shop', amount: 1 } }; const all = [request]; all.forEach(r => { r.total.amount =
            r.total.amount.toFixed(2); }); new ApplePaySession(3, request)
            """#),
        Program(
            "Another object has the object", "js",
            #"""
            const total = { label: 'Shop', amount: 1 }; const box = { total }; box.total.amount = '1.00'; new ApplePaySession(3, {
            REQUEST, total })
            """#),
        Program(
            "One of two objects gets a member", "js",
            #"""
            const a = { REQUEST }, b = { REQUEST }; const r = x ? a : b; r.total = TOTAL; new ApplePaySession(3, a)
            """#),
        Program(
            "A fallback is the object", "js",
            #"""
            const request = { REQUEST }; const r = window.req || request; r.total = TOTAL; new ApplePaySession(3, request)
            """#),
        Program(
            "A member of window is the object", "js",
            #"""
            const request = window.request = { REQUEST }; window.request.total = TOTAL; new ApplePaySession(3, request)
            """#),
        Program(
            "Another response has complete", "js",
            #"""
            const r = new PaymentRequest([{ supportedMethods: 'https://apple.com/apple-pay', data: { version: 3, merchantIdentifier:
            'merchant.com.example', merchantCapabilities: ['supports3DS'], supportedNetworks: ['visa'], countryCode: 'US' } }], { total: {
            label: 'Shop', amount: { currency: 'USD', value: '1.00' } } }); httpResponse.complete('done'); const x = await r.show();
            x.complete('success');
            """#),
        Program(
            "An object has another prototype", "js",
            #"""
            const cfg = Object.create(base); const cfg2 = { __proto__: base, currencyCode: 'USD' }; new ApplePaySession(3, { REQUEST,
            total: { label: cfg2.label, amount: '1.00' } })
            """#),
        Program(
            "Object.setPrototypeOf changes the prototype", "js",
            #"""
            const cfg2 = { currencyCode: 'USD' }; Object.setPrototypeOf(cfg2, base); new ApplePaySession(3, { REQUEST, total: { label:
            cfg2.label, amount: '1.00' } })
            """#),
        Program(
            "Another file can set a variable", "js",
            #"""
            let total = null; export { total }; function set(t) { [total] = [t]; } new ApplePaySession(3, { REQUEST, total })
            """#),
        Program(
            "A pattern sets a variable", "js",
            #"""
            let total = null; ({ sum: total } = load()); new ApplePaySession(3, { REQUEST, total })
            """#),
        Program(
            "A computed name sets a field", "js",
            #"""
            class P { total = null; set(k, v) { this[k] = v; } pay() { new ApplePaySession(3, { REQUEST, total: this.total }) } }
            """#),
        Program(
            "A computed name sets a member", "js",
            #"""
            const state = { total: null }; function set(k, v) { state[k] = v; } new ApplePaySession(3, { REQUEST, total: state.total })
            """#),
        Program(
            "A condition is before the alternative", "js",
            #"""
            const opts = { debug: true }; new ApplePaySession(3, { REQUEST, total: opts && opts.total || TOTAL })
            """#),
        Program(
            "A getter returns the field", "js",
            #"""
            class P { constructor() { this._request = { REQUEST }; } get request() { return this._request; } fill(t) { this.request.total
            = t; } pay() { new ApplePaySession(3, this._request) } }
            """#),
        Program(
            "A getter makes the field", "js",
            #"""
            class P { get request() { return this._r ??= { REQUEST }; } fill(t) { this.request.total = t; } pay() { new ApplePaySession(3,
            this.request) } }
            """#),
    ]
}
