// Classes, frameworks and other languages.
extension ChangedValueTests {
    static let others = [
        Program(
            "A method returns the field", "js",
            #"""
            class P { build() { if (!this.r) this.r = { REQUEST }; return this.r; } fill(t) { const r = this.build(); r.total = t; } pay()
            { this.fill(); new ApplePaySession(3, this.build()) } }
            """#),
        Program(
            "A callback gets the object", "js",
            #"""
            const request = { REQUEST }; withTotals((r) => { r.total = TOTAL; }); function withTotals(fn) { fn(request); } new
            ApplePaySession(3, request)
            """#),
        Program(
            "reduce adds members", "js",
            #"""
            const request = fields.reduce((r, f) => { r[f.name] = f.value; return r; }, { REQUEST }); new ApplePaySession(3, request)
            """#),
        Program(
            "An element of a list is replaced", "js",
            #"""
            const errs = data.map(d => ({ code: d.code })).map(e => new ApplePayError(e.code)); const list = [{ code: 'unknown' }];
            list[0] = new ApplePayError('unknown'); session.completePayment({ status: 1, errors: list });
            """#),
        Program(
            "A fallback for old browsers has no class", "js",
            #"""
            function makeError(code) { if (!window.ApplePayError) return { code, message: '' }; return new ApplePayError(code); }
            session.completePayment({ status: 1, errors: [makeError('unknown')] });
            """#),
        Program(
            "A program adds a constant", "js",
            #"""
            Object.defineProperty(ApplePaySession, 'STATUS_OTHER', { value: 9 }); session.completePayment({ status:
            ApplePaySession.STATUS_OTHER });
            """#),
        Program(
            "A program asks for a constant", "js",
            #"""
            const st = 'STATUS_OTHER' in ApplePaySession ? ApplePaySession.STATUS_OTHER : ApplePaySession.STATUS_FAILURE;
            session.completePayment({ status: st }); const b = ApplePaySession.STATUS_OTHER || ApplePaySession.STATUS_FAILURE;
            session.completePayment({ status: b }); session.completePayment(ApplePaySession.STATUS_X ?? 1);
            """#),
        Program(
            "A choice of two assignments", "js",
            #"""
            const request = { REQUEST }; gift ? request.total = a : request.total = b; new ApplePaySession(3, request)
            """#),
        Program(
            "A callback gets an element of a list", "js",
            #"""
            function fill(request) { request.total = { label: 'x', amount: '1.00' }; } const r = { REQUEST }; [r].forEach(fill); new
            ApplePaySession(3, r)
            """#),
        Program(
            "An event has what is around the object", "js",
            #"""
            const cart = { request: { REQUEST } }; document.dispatchEvent(new CustomEvent('cart', { detail: cart })); new
            ApplePaySession(3, cart.request)
            """#),
        Program(
            "An event has the object", "js",
            #"""
            const request = { REQUEST }; document.dispatchEvent(new CustomEvent('cart', { detail: request })); new ApplePaySession(3,
            request)
            """#),
        Program(
            "An emitter gets the object", "js",
            #"""
            const request = { REQUEST }; bus.emit('cart', { request }); new ApplePaySession(3, request)
            """#),
        Program(
            "A module exports the object", "js",
            #"""
            const request = { REQUEST }; module.exports = { request, pay() { new ApplePaySession(3, request) } };
            """#),
        Program(
            "A module exports the object and changes it", "js",
            #"""
            const request = { REQUEST }; module.exports = { request, fill(total) { request.total = total }, pay() { new
            ApplePaySession(3, request) } };
            """#),
        Program(
            "A class has empty fields", "ts",
            #"""
            export class A { lineItems = []; label = ''; pay() { new ApplePaySession(3, { REQUEST, lineItems: this.lineItems, total: {
            label: this.label, amount: '1.00' } }) } }
            """#),
        Program(
            "A class fills its empty fields", "js",
            #"""
            class A { lineItems = []; label = ''; add(x) { this.lineItems.push(x); this.label = x.label } pay() { new ApplePaySession(3, {
            REQUEST, lineItems: this.lineItems, total: { label: this.label, amount: '1.00' } }) } }
            """#),
        Program(
            "A class fills a field with a type", "ts",
            #"""
            class A { request: ApplePayJS.ApplePayPaymentRequest = { REQUEST, total: { label: '', amount: '' }, lineItems: [] };
              add(x) { this.request.lineItems.push(x); this.request.total.label = x.label; this.request.total.amount = x.amount; } }
            """#),
        Program(
            "A class fills a private field with a type", "ts",
            #"""
            class A { private total: ApplePayJS.ApplePayLineItem = { label: '', amount: '' };
              set(x) { this.total.label = x.label; this.total.amount = x.amount } }
            """#),
        Program(
            "Other files fill a field with a type", "ts",
            #"""
            export class A { request: ApplePayJS.ApplePayPaymentRequest = { REQUEST, total: { label: '', amount: '' }, lineItems: [],
              shippingContact: null } }
            """#),
        Program(
            "The arguments of a constructor are empty", "js",
            #"""
            class A { constructor(label = '', items = []) { this.label = label; this.items = items } pay() { new ApplePaySession(3, {
            REQUEST, lineItems: this.items, total: { label: this.label, amount: '1.00' } }) } }
            """#),
        Program(
            "A default parameter is undefined", "js",
            #"""
            function pay(label = undefined) { new ApplePaySession(3, { REQUEST, total: { label, amount: '1.00' } }) }
            """#),
        Program(
            "A default parameter has undefined members", "js",
            #"""
            const pay = (total = { label: undefined, amount: void 0 }, items = [undefined]) => { new ApplePaySession(3, { REQUEST, total,
            lineItems: items }) }
            """#),
        Program(
            "A default parameter is a request with an undefined member", "js",
            #"""
            function pay(request = { REQUEST, total: { label: undefined, amount: '1.00' } }) { new ApplePaySession(3, request) }
            """#),
        Program(
            "A hook returns the object", "js",
            #"""
            export function useApplePay() { const request = { REQUEST }; const pay = () => { new ApplePaySession(3, request) }; return {
            request, pay }; }
            """#),
        Program(
            "Another script can change a global variable", "js",
            #"""
            var request = { REQUEST }; function pay() { new ApplePaySession(3, request) }
            """#),
        Program(
            "A whole state is kept in a name", "jsx",
            #"""
            function Pay() { const state = useState({ REQUEST }); const request = state[0]; const set = state[1]; useEffect(() => { set({
            REQUEST, total: TOTAL }); }, []); return <button onClick={() => { new ApplePaySession(3, request) }} />; }
            """#),
        Program(
            "A part is handed to $set", "vue",
            #"""
            <script> export default { data() { return { request: { REQUEST, total: { label: 'Shop', amount: null } } }; }, created() {
            this.$set(this.request.total, 'amount', this.sum); }, methods: { pay() { new ApplePaySession(3, this.request) } } } </script>
            """#),
        Program(
            "toRefs gets the object", "vue",
            #"""
            <script setup> const request = reactive({ REQUEST, total: { label: 'Shop', amount: '' } }); const { total } = toRefs(request);
            watch(sum, s => { total.value.amount = s; }); function pay() { new ApplePaySession(3, request) } </script>
            """#),
        Program(
            "A component gets the object", "vue",
            #"""
            <template><total-input :request="request" /></template> <script> export default { data() { return { request: { REQUEST } }; },
            methods: { pay() { new ApplePaySession(3, this.request) } } } </script>
            """#),
        Program(
            "Another file can set a field", "ts",
            #"""
            export class P { total = null; label?: string = undefined; start() { new ApplePaySession(3, { REQUEST, total: this.total }) }
            }
            """#),
        Program(
            "Object.assign sets all data", "vue",
            #"""
            <script> export default { data: () => ({ total: null }), created() { Object.assign(this.$data, load()); }, computed: { req() {
            return { REQUEST, total: this.total }; } }, methods: { pay() { new ApplePaySession(3, this.req) } } } </script>
            """#),
        Program(
            "A computed name sets data", "vue",
            #"""
            <script> export default { data: () => ({ total: null }), methods: { set(k, v) { this[k] = v; }, pay() { new ApplePaySession(3,
            { REQUEST, total: this.total }) } } } </script>
            """#),
        Program(
            "An effect changes the memo", "jsx",
            #"""
            function P({t}) { const request = useMemo(() => ({ REQUEST }), []); useEffect(() => { request.total = t; }); return <b
            onClick={() => { new ApplePaySession(3, request) }}/>; }
            """#),
        Program(
            "An element gets the reference", "jsx",
            #"""
            function P() { const r = useRef({ REQUEST }); return <Totals target={r} onClick={() => { new ApplePaySession(3, r.current)
            }}/>; }
            """#),
        Program(
            "A hook gets the reference", "jsx",
            #"""
            function P() { const r = useRef({ REQUEST }); useTotals(r); const c = () => { new ApplePaySession(3, r.current) }; return <b
            onClick={c}/>; }
            """#),
        Program(
            "provide gets the object", "vue",
            #"""
            <script setup> const request = reactive({ REQUEST }); provide('request', request); function pay() { new ApplePaySession(3,
            request) } </script>
            """#),
        Program(
            "provide gets an object with it", "vue",
            #"""
            <script setup> const request = reactive({ REQUEST }); provide('cart', { request }); function pay() { new ApplePaySession(3,
            request) } </script>
            """#),
        Program(
            "setup returns the object", "vue",
            #"""
            <template><t v-model="request.total"/></template><script> export default { setup() { const request = reactive({ REQUEST });
            const pay = () => { new ApplePaySession(3, request) }; return { request, pay }; } } </script>
            """#),
        Program(
            "A component of React gets the object", "jsx",
            #"""
            function P() { const request = useMemo(() => ({ REQUEST }), []); return <Cart request={request} onPay={() => { new
            ApplePaySession(3, request) }}/>; }
            """#),
        Program(
            "An array gets an element later", "php",
            #"""
            <?php
            $request = [
             'countryCode' => 'US', 'currencyCode' => 'USD', 'supportedNetworks' => ['visa'], 'merchantCapabilities' =>
            ['supports3DS'],
             'total' => ['label' => 'Shop', 'amount' => 0],
            ];
            $request['total']['amount'] = number_format($sum, 2);
            echo json_encode($request);
            """#),
        Program(
            "Lists and members are filled later", "php",
            #"""
            <?php
            $request = [
             'countryCode' => 'US', 'currencyCode' => 'USD', 'supportedNetworks' => [], 'merchantCapabilities' => ['supports3DS'],
             'total' => ['label' => 'Shop'],
            ];
            $request['total']['amount'] = number_format($sum, 2); $request['supportedNetworks'][] = 'visa';
            echo json_encode($request);
            """#),
        Program(
            "Defaults are mapped", "php",
            #"""
            <?php
            function rules() { return [ 'supportedNetworks' => 'required|array', 'merchantCapabilities' => ['supports3DS' =>
            'required'] ]; }
            $defaults = ['supportedNetworks' => ['VISA', 'MASTERCARD'], 'merchantCapabilities' => ['supports3DS']];
            $networks = array_map('strtolower', $defaults['supportedNetworks']);
            """#),
        Program(
            "An element is changed to capitals", "php",
            #"""
            <?php $cfg = ['supportedNetworks' => ['visa'], 'merchantCapabilities' => ['supports3DS'], 'countryCode' => 'us',
            'currencyCode' => 'usd'];
            $cfg['countryCode'] = strtoupper($cfg['countryCode']);
            """#),
        Program(
            "A text of Python is filled later", "py",
            #"""
            import json
            req = json.loads('{"countryCode": "US", "currencyCode": "USD", "supportedNetworks": ["visa"], "merchantCapabilities":
            ["supports3DS"], "total": {"label": "Shop", "amount": 0}}')
            req['total']['amount'] = f'{x:.2f}'
            """#),
        Program(
            "A test wants an error", "py",
            #"""
            import pytest
            BAD = '{"countryCode": "USA", "currencyCode": "USD", "supportedNetworks": ["visa"], "merchantCapabilities":
            ["supports3DS"]}'
            def test_bad():
                with pytest.raises(ValueError):
                    parse(BAD)
            """#),
        Program(
            "A dictionary is filled later", "py",
            #"""
            REQ = {"merchantCapabilities": ["supports3DS"], "supportedNetworks": ["visa"], "countryCode": "US", "currencyCode":
            "USD", "total": {"label": "Shop", "amount": 0}}
            REQ["total"]["amount"] = str(total)
            """#),
        Program(
            "Words are replaced in a text", "kt",
            #"""
            val t = """{"merchantCapabilities": ["supports3DS"], "supportedNetworks": ["visa"], "countryCode": "COUNTRY", "total":
            {"label": "Shop", "amount": "AMOUNT"}}""".replace("COUNTRY", c).replace("AMOUNT", a)
            """#),
        Program(
            "A copy has the same parts", "js",
            #"""
            const base = { total: { label: 'a', amount: 5 } }; const copy = { ...base }; copy.total.amount = '5.00';
            new ApplePaySession(3, { REQUEST, ...base })
            """#),
        Program(
            "The function of forEach gets the list", "js",
            #"""
            const items = [{ label: 'a', amount: 5 }]; items.forEach((i, k, all) => { all[k].amount = '5.00' });
            new ApplePaySession(3, { REQUEST, lineItems: items, total: { label: 'b', amount: '5.00' } })
            """#),
        Program(
            "A template is an argument", "js",
            #"""
            const request = { REQUEST };
            fill`${request}`;
            new ApplePaySession(3, request)
            """#),
        Program(
            "A statement sets members without their object", "js",
            #"""
            const request = { REQUEST };
            with (request) { total = TOTAL }
            new ApplePaySession(3, request)
            """#),
        Program(
            "An alias has a type before it", "ts",
            #"""
            const request = { REQUEST };
            const r = <Req>request; r.total = TOTAL;
            new ApplePaySession(3, request)
            """#),
        Program(
            "A function uses all its arguments", "js",
            #"""
            function fill() { arguments[0].total = TOTAL } const request = { REQUEST };
            fill(request);
            new ApplePaySession(3, request)
            """#),
        Program(
            "An instance keeps the object", "js",
            #"""
            class A { constructor(r) { this.r = r } fill() { this.r.total = TOTAL } }
            const request = { REQUEST }; new A(request).fill();
            new ApplePaySession(3, request)
            """#),
        Program(
            "A timer changes what a function returns", "js",
            #"""
            function make() { const r = { REQUEST }; setTimeout(() => { r.total = TOTAL }); return r }
            new ApplePaySession(3, make())
            """#),
    ]
}
