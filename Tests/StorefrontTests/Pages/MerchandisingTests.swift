import PaySheet
import PaySheetStorefront
import Testing

@Suite("Merchandising in pages")
struct MerchandisingTests {
    private func problems(_ text: String, isHTML: Bool = false) -> [String] {
        ButtonPage(Array(text.utf8), isHTML: isHTML).findings.map {
            "\($0.place.line):\($0.place.column) \($0.severity.word) \($0.message); \($0.help ?? "")"
        }
    }

    private static let needed = "amount=\"199.00\" currency=\"USD\""

    @Test(
        "A wrong attribute of the element has a remedy",
        arguments: [
            ("type=\"installment-text\"", "1:63 error unknown type \"installment-text\"; write installments-text"),
            (
                "type=\"x\"",
                "1:63 error unknown type \"x\"; write installments-logos, installments-text or installments-how-to"
            ),
            ("theme=\"Dark\"", "1:64 error unknown theme \"Dark\"; write dark"),
            ("partners='affirm'", "1:67 error partners is not a JSON list; write a list such as [\"affirm\",\"klarna\"]"),
            ("partners='[\"Klarna\"]'", "1:67 error unknown partner \"Klarna\"; write klarna"),
            (
                "partners=\"[&quot;affirm&quot;,&quot;paypal&quot;]\"",
                "1:67 error unknown partner \"paypal\"; write affirm, klarna or afterpay"
            ),
            ("partners='[7]'", "1:67 error unknown partner \"7\"; write affirm, klarna or afterpay"),
            ("locale=\"en-US\"", "1:57 error the element has no attribute \"locale\"; write language"),
            ("merchantname=\"Shop\"", "1:57 error the element has no attribute \"merchantname\"; write merchant-name"),
            ("origin_url=\"https://shop.example\"", "1:57 error the element has no attribute \"origin_url\"; write origin-url"),
            ("partnrs='[\"affirm\"]'", "1:57 error the element has no attribute \"partnrs\"; write partners"),
            ("country=\"UK\"", "1:66 info \"UK\" is not an ISO 3166 country code; write GB"),
        ])
    func attributes(_ attribute: String, _ problem: String) {
        #expect(problems("<apple-pay-merchandising \(Self.needed) \(attribute)></apple-pay-merchandising>") == [problem])
    }

    @Test(
        "A wrong amount or currency has a remedy",
        arguments: [
            ("amount=\"$199\" currency=\"USD\"", [] as [String]),
            (
                "amount=\"1,299.00\" currency=\"USD\"",
                ["1:34 info \"1,299.00\" is not an amount with a point and digits only; write an amount such as 199.00"]
            ),
            ("amount=\"199\" currency=\"usd\"", ["1:49 info \"usd\" is not an ISO 4217 currency code; write USD"]),
            ("amount=\"199\" currency=\"$\"", []),
            ("amount=\"199\" currency=\"XQX\"", ["1:49 error \"XQX\" is not an ISO 4217 currency code; write a code such as USD"]),
            ("currency=\"USD\"", ["1:1 info the element needs \"amount\", unless a script sets it; add amount"]),
            (
                "id=\"parts\"",
                [
                    "1:1 info the element needs \"amount\", unless a script sets it; add amount",
                    "1:1 info the element needs \"currency\", unless a script sets it; add currency",
                ]
            ),
        ])
    func values(_ attributes: String, _ wanted: [String]) {
        #expect(problems("<apple-pay-merchandising \(attributes)></apple-pay-merchandising>") == wanted)
    }

    @Test(
        "Valid and computed values have no problem",
        arguments: [
            MerchandisingTests.needed, "\(MerchandisingTests.needed) type=\"installments-how-to\" theme=auto class=\"x\" id=\"y\"",
            "\(MerchandisingTests.needed) country=US language=en-US version=1 debug",
            "\(MerchandisingTests.needed) partners='[\"affirm\",\"klarna\",\"afterpay\"]' apple-pay-mid=\"m\" merchant-name=\"Shop\"",
            "\(MerchandisingTests.needed) origin-url=\"https://x.example\"",
            ":amount=\"total\" :currency=\"code\"", "[amount]=\"total\" [attr.currency]=\"code\"", "v-bind=\"offer\"", "{...offer}",
            "amount={total} currency={code} partners={JSON.stringify(partners)}", "amount=\"{{ total }}\" currency=\"<?= $code ?>\"",
            "bind:amount v-bind:currency=\"code\" @click=\"open\"",
        ])
    func right(_ attributes: String) { #expect(problems("<apple-pay-merchandising \(attributes)></apple-pay-merchandising>") == []) }

    @Test("The script must load the element")
    func components() {
        let element = "<apple-pay-merchandising \(Self.needed)></apple-pay-merchandising>"
        let place = "1:38 error the script does not load <apple-pay-merchandising>; add "
        #expect(
            problems(PaymentButton.scriptElement + element) == [
                place + "?components=apple-pay-button,wallet-button,apple-pay-merchandising to its address"
            ])
        func script(_ query: String) -> String { PaymentButton.scriptElement.replacing(".js", with: ".js" + query) }
        #expect(problems(script("?components=apple-pay-merchandising") + element) == [])
        #expect(problems(script("?components=apple-pay-button%2Capple-pay-merchandising") + element) == [])
        #expect(problems(script("?components=apple-pay-button") + element).count == 1)
        #expect(problems(PaymentButton.scriptElement + script("?components=apple-pay-merchandising") + element) == [])
        #expect(problems("<script>load(sdk + 'apple-pay-sdk.js')</script>" + element) == [])
        #expect(problems("<html>" + element).map { $0.prefix(11) } == ["1:7 warning"], "no script at all")
    }

    @Test("A slash at the end of the start tag is valid only in JSX")
    func slash() {
        let element = "<apple-pay-merchandising \(Self.needed)/>"
        #expect(problems(element) == [])
        #expect(problems(element, isHTML: true).map { $0.hasSuffix("; write </apple-pay-merchandising>") } == [true])
    }

    @Test(
        "Each directive that blocks the element is an error",
        arguments: [
            ("default-src 'self'", ["script-src", "img-src", "frame-src", "connect-src"]), ("connect-src 'self'", ["connect-src"]),
            ("default-src 'none'; connect-src https:; img-src *; frame-src *; script-src *", []), ("", []),
        ] as [(String, [String])])
    func policies(_ policy: String, _ blocking: [String]) {
        #expect(ButtonPolicy.blockingDirectives(in: policy, withMerchandising: true) == blocking)
        let page =
            "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"><apple-pay-merchandising \(Self.needed)></apple-pay-merchandising>"
        let found = ButtonPage(Array(page.utf8)).findings
        #expect(found.map { $0.severity } == blocking.map { _ in .error })
        #expect(found.map { $0.help } == blocking.map { "add https://applepay.cdn-apple.com to " + $0 })
    }

    @Test("The recommended policy allows everything")
    func line() {
        #expect(ButtonPolicy.blockingDirectives(in: ButtonPolicy.line(withMerchandising: true), withMerchandising: true) == [])
        #expect(ButtonPolicy.blockingDirectives(in: ButtonPolicy.line, withMerchandising: true) == [], "no policy without a directive")
    }
}
