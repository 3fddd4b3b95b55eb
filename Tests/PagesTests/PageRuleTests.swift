import PaySheet
import PaySheetPages
import PaySheetSources
import TestSupport
import Testing

/// Code that rules about pages say nothing about, and code that is hard to read.
struct PageRuleTests {
    private func many(_ piece: String, _ count: Int) -> String { String(repeating: piece, count: TestScale.scaled(count)) }

    private func findings(_ text: String, _ path: String = "pay.js") throws -> [String] {
        let language = try #require(SourceLanguage(path: path))
        let file = SourceDocuments([UInt8](text.utf8), language, rules: PageRules.rules(for: path, nil))
        return file.flow?.findings.map { $0.rule.name + " " + $0.severity.word } ?? []
    }

    private static func page(_ handlers: String, before: String = "", after: String = "") -> String {
        """
        \(before)
        function pay(request) {
          const session = new ApplePaySession(14, request);
          \(handlers)
          session.begin();
        }
        \(after)
        """
    }

    private static let validation = "session.onvalidatemerchant = async (e) => { session.completeMerchantValidation(await ask(e)); };\n"

    @Test(
        "A path that the file does not show is not reported",
        arguments: [
            // The code behind an answer fails only if the page has a mistake.
            "session.onpaymentauthorized = async ({ payment }) => { try { await send(payment); session.completePayment(0); paid(); } "
                + "catch { session.completePayment(1); } };",
            // Another function answers.
            "session.onpaymentauthorized = (e) => { emit('payment', e.payment); }; window.finish = (s) => session.completePayment(s);",
            "session.onpaymentauthorized = (e) => new Promise((resolve) => start(e, resolve)).then((s) => session.completePayment(s), fail);"
                + " function fail() { session.abort(); }",
            "session.onpaymentauthorized = (e) => { $.ajax({ data: e.payment, success: () => session.completePayment(0) }); };",
            "session.onpaymentauthorized = (e) => { switch (mode) { case 1: return session.completePayment(1);"
                + " default: session.completePayment(1); } };",
            "session.onpaymentauthorized = (e) => { for (const s of [1]) { session.completePayment(s); } };",
            "let isDone = false; session.onpaymentauthorized = async (e) => { try { await send(e.payment); } finally "
                + "{ if (!isDone) { isDone = true; session.completePayment(1); } } };",
            "session.onpaymentauthorized = (e) => processPayment(e, session);",
            "session.onpaymentauthorized = (e) => { deferred.resolve(e.payment, session); };",
            "session.onpaymentauthorized = (e) => { charge(e.payment, (s) => session.completePayment(s)); };\n"
                + "function charge(payment, done) { axios.post('/pay', payment).then(({ data }) => done(data.status)); }",
            "session.onshippingmethodselected = (e) => { latch.resolve = () => session.completePayment(0); later(e, session); };"
                + " session.onpaymentauthorized = (e) => stream.write(e.payment.token);",
            "session.onpaymentauthorized = async (e) => { const s = await send(e.payment); if (s) { session.completePayment(0); } "
                + "else { session.completePayment(1); } };",
        ])
    func innocentHandlers(handler: String) throws {
        #expect(try findings(Self.page(Self.validation + handler)) == [])
    }

    @Test(
        "An attribute runs at its event, and a script and onload when the page is loaded",
        arguments: [
            ("<button onclick=\"pay({})\">Pay</button>", []), ("<form onsubmit='return pay({})'></form>", []),
            ("<pay-button @click=\"pay({})\" />", []),
            ("<button onclick=\"const s = new ApplePaySession(14, {}); s.begin()\">Pay</button>", []),
            ("<body onload=\"pay({})\">", ["session/gesture error"]), ("<script>pay({})</script>", ["session/gesture error"]),
            ("<button onclick=\"pay({})\">Pay</button><script>pay({})</script>", ["session/gesture error"]),
        ])
    func attributes(markup: String, gestures: [String]) throws {
        let page = markup + "<script>" + Self.page(Self.validation + "pass(session);") + "</script>"
        #expect(try findings(page, "pay.html").filter { $0.hasPrefix("session/gesture") } == gestures)
    }

    @Test(
        "A session that is aborted in each run needs no more handlers, and one that escapes needs none",
        arguments: [
            "session.onvalidatemerchant = () => session.abort();",
            "listen(session);", "this.session = session;", "session[name] = handler;", "Object.assign(session, handlers);",
        ])
    func innocentSessions(handlers: String) throws {
        #expect(try findings(Self.page(handlers)) == [])
    }

    @Test(
        "Mistakes in classes, in functions that handlers call, and in promises",
        arguments: [
            (page(validation + "session.onpaymentauthorized = (e) => { send(e.payment); };"), "flow/unanswered error"),
            (
                page(validation + "session.onpaymentauthorized = (e) => finish(e);\nfunction finish(e) { log(e.type); }"),
                "flow/unanswered error"
            ),
            (
                page(
                    validation + "session.onpaymentauthorized = (e) => send(e.payment).then(() => session.completePayment(1)).catch(show);"
                        + "\nfunction show() { alert(1); }"), "flow/unanswered warning"
            ),
            (
                page(
                    "session.onvalidatemerchant = () => session.completeMerchantValidation(await ask()); session.onpaymentauthorized = f;"),
                "handler/await error"
            ),
        ])
    func mistakes(code: String, finding: String) throws {
        #expect(try findings(code) == [finding])
    }

    @Test("Code of tests and minified code has no findings", arguments: ["tests/pay.js", "src/pay.test.js", "dist/pay.js", "pay.min.js"])
    func otherFiles(path: String) throws {
        let code = Self.page(Self.validation + "session.onpaymentauthorized = (e) => { send(e.payment); };")
        #expect(try findings(code, path) == [])
        #expect(try findings(code, "src/pay.js") == ["flow/unanswered error"])
    }

    @Test(
        "A check of the host makes a server right, and code that another function can check is not reported",
        arguments: [
            ("if (url.endsWith('.apple.com')) return;", true), ("check(url);", true), ("const host = allowed(url);", true),
            ("if (!url.startsWith('https://apple-pay-gateway.apple.com/')) return;", true),
            ("if (url.indexOf('https://apple-pay-gateway.apple.com/') !== 0) return;", true),
            ("if (!host(url).endsWith('apple-pay-gateway.apple.com')) return;", true),
            ("if (!/^https:\\/\\/apple-pay-gateway\\.apple\\.com\\//.test(url)) return;", true),
            ("if (HOSTS[url]) return;", true), ("if (!url) return;", false), ("console.log(url);", false), ("", false),
        ])
    func addresses(line: String, isRight: Bool) throws {
        let code = """
            app.post('/validate', async (req, res) => {
              const url = req.body.url;
              \(line)
              const body = { merchantIdentifier: 'merchant.example', displayName: 'Shop' };
              const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
              res.json(await answer.json());
            });
            """
        #expect(try findings(code, "server.js") == (isRight ? [] : ["server/address-unchecked error"]))
    }

    @Test(
        "A check that another address passes is reported with such an address",
        arguments: [
            ("url.includes('apple.com')", "https://evil.example/?apple.com"),
            ("url.indexOf('apple.com') > 0", "https://evil.example/?apple.com"),
            ("url.indexOf('https://apple-pay-gateway') === 0", "https://apple-pay-gateway.evil.example"),
            ("url.endsWith('apple.com')", "https://notapple.com"),
            ("url.startsWith('https://apple-pay-gateway.apple.com')", "https://apple-pay-gateway.apple.com.evil.example"),
            ("url.match(/apple-pay-gateway\\.apple\\.com/)", "https://evil.example/?apple-pay-gateway.apple.com"),
        ])
    func weakChecks(condition: String, passes: String) throws {
        let code = """
            app.post('/validate', async (req, res) => {
              const url = req.body.url;
              if (!(\(condition))) return res.sendStatus(400);
              const body = { merchantIdentifier: 'merchant.example', displayName: 'Shop' };
              res.json(await fetch(url, { method: 'POST', body: JSON.stringify(body) }));
            });
            """
        let language = try #require(SourceLanguage(path: "server.js"))
        let file = SourceDocuments([UInt8](code.utf8), language, rules: PageRules.rules(for: "server.js", nil))
        #expect(file.flow?.findings.map { $0.rule.name } == ["server/address-check-weak"])
        #expect(file.flow?.findings.first?.message.contains(passes) == true, "\(file.flow?.findings ?? [])")
    }

    @Test(
        "What a setting, a placeholder or a condition decides is not reported",
        arguments: [
            "const agent = new Agent({ passphrase: settings.passphrase, rejectUnauthorized: isStrict });",
            "const agent = new Agent({ passphrase: '' });", "const agent = new Agent({ passphrase: 'your passphrase' });",
            "if (isDevelopment) agent.options = { rejectUnauthorized: false };",
            "const options = isLocal ? { rejectUnauthorized: false } : {};",
            "const address = process.env.GATEWAY ?? 'https://apple-pay-gateway-cert.apple.com/paymentservices/paymentSession';",
            "const charge = await provider.charge({ amount: order.amount, token: req.body.token });",
            "if (req.body.amount === order.amount) await provider.charge({ amount: req.body.amount, token: req.body.token });",
            "if (cached) return res.json(cached);", "const key = '-----BEGIN PUBLIC KEY-----';",
        ])
    func innocentServers(line: String) throws {
        let code = """
            app.post('/validate', async (req, res) => {
              \(line)
              const answer = await fetch(settings.address, { method: 'POST', body: '{"merchantIdentifier":"merchant.example"}' });
              res.json(await answer.json());
            });
            """
        #expect(try findings(code, "server.js") == [])
    }

    @Test("A caller that cannot reach the session says nothing about its gesture")
    func callerDecides() throws {
        let code = """
            function open(isNew, request) {
              if (isNew) { session = new ApplePaySession(3, request); }
              session.onvalidatemerchant = (e) => session.completeMerchantValidation(ask(e));
            }
            button.onclick = () => $.ajax({ url: '/cart', success: (request) => open(false, request) });
            """
        #expect(try findings(code) == [])
    }

    @Test(
        "Long code of servers takes time in proportion to its length",
        arguments: ["if (a) return b;\n", "charge({ amount: 1, token });\n", "if (dev)\n  verify = false;\n", "passphrase,\n", "<iframe "])
    func hostileServer(piece: String) throws {
        _ = try findings("const merchantIdentifier = 1; fetch(a);\n" + many(piece, 4_000), "server.js")
        _ = try findings("<apple-pay-button></apple-pay-button>\n" + many(piece, 4_000), "page.html")
    }

    @Test(
        "Long and deep code takes time in proportion to its length",
        arguments: [
            "if (a) {", "try {", "f(() => {", "x.then(", "a ? b : ", "if (a) ", "g(); ", "session.abort(); ", "pay(); ",
            "switch (a) { case 1: ",
            "if (a) b(); else ", "await ",
        ])
    func hostileCode(piece: String) throws {
        _ = try findings(Self.page(Self.validation + "session.onpaymentauthorized = (e) => { " + many(piece, 20_000), after: ""))
        _ = try findings(Self.page(Self.validation, after: many("function f() { \(piece) } f();\n", 2_000)))
    }

    @Test("Each beginning of a script can be read")
    func cutCode() throws {
        let code = [UInt8](
            Self.page(Self.validation + "session.onpaymentauthorized = async (e) => { try { await s(e); } catch { session.abort(); } };")
                .utf8)
        for end in stride(from: 0, to: code.count, by: 3) { _ = try findings(String(decoding: code[..<end], as: UTF8.self)) }
    }
}
