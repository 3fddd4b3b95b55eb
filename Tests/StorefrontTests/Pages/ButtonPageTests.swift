import PaySheet
import PaySheetStorefront
import Testing

@Suite("Buttons in pages")
struct ButtonPageTests {
    private func problems(_ text: String, isHTML: Bool = false) -> [String] {
        ButtonPage(Array(text.utf8), isHTML: isHTML).findings.map {
            "\($0.place.line):\($0.place.column) \($0.severity.word) \($0.rule.name) \($0.message); \($0.help ?? "")"
        }
    }

    @Test(
        "A wrong attribute of the element has a remedy",
        arguments: [
            ("type=\"topup\"", "1:25 error button/markup unknown type \"topup\"; write top-up"),
            ("type='addMoney'", "1:25 error button/markup unknown type \"addMoney\"; write add-money"),
            ("type=inStore", "1:24 error button/markup unknown type \"inStore\"; write pay"),
            ("TYPE=\"Buy\"", "1:25 error button/markup unknown type \"Buy\"; write buy"),
            ("type=\"\"", "1:25 error button/markup unknown type \"\"; write one of the 17 types, such as buy"),
            ("buttonstyle=\"whiteOutline\"", "1:32 error button/markup unknown buttonstyle \"whiteOutline\"; write white-outline"),
            ("buttonstyle=\"automatic\"", "1:32 error button/markup the web has no automatic style; write black, white or white-outline"),
            ("locale=\"ja_JP\"", "1:27 error button/markup \"ja_JP\" is not a language tag; write ja-JP"),
            ("locale=\"fr-BE\"", "1:27 warning button/markup Apple does not list the locale \"fr-BE\"; write fr-FR"),
            ("button-type=\"buy\"", "1:19 error button/markup the element has no attribute \"button-type\"; write type"),
            ("style=\"black\"", "1:19 error button/markup the element has no attribute \"style\"; write buttonstyle"),
            ("butonstyle=\"black\"", "1:19 error button/markup the element has no attribute \"butonstyle\"; write buttonstyle"),
        ])
    func attributes(_ attribute: String, _ problem: String) {
        #expect(problems("<apple-pay-button \(attribute)></apple-pay-button>") == [problem])
        // The same in a text of a script.
        let escaped = attribute.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        #expect(problems("el.innerHTML = \"<apple-pay-button \(escaped)></apple-pay-button>\"").count == 1)
    }

    @Test(
        "Valid and computed values have no problem",
        arguments: [
            "<apple-pay-button></apple-pay-button>", "<apple-pay-button type=\"buy\" class=\"x\" style=\"width: 1px\" onclick='pay()'>",
            "<apple-pay-button type={type} buttonstyle={`${dark ? \"white\" : \"black\"}`} />",
            "<apple-pay-button type=\"<?= $type ?>\" locale=\"{{ locale }}\">", "<apple-pay-button :type=\"kind\" [buttonstyle]=\"style\">",
            "`<apple-pay-button type=\"${type}\">`", "<apple-pay-button type=buy locale=ja>", "<apple-pay-buttons type=\"x\">",
            "<!-- <apple-pay-button type=\"wrong\"> -->", ".apple-pay-button-style: x", "<div class=\"my-apple-pay-button-type: x\">",
            "style={{'--apple-pay-button-width': width}}", "-apple-pay-button-type: var(--type);", "/* -apple-pay-button-type: wrong; */",
            "-apple-pay-button-type: inherit", "--apple-pay-button-margin: 3px;", "--apple-pay-button-width: 100%;",
            "-webkit-appearance: -apple-pay-button;", "// canMakePaymentsWithActiveCard is deprecated", "paymentCredentialsAvailable",
            "var(--apple-pay-button-width)", "<img src=apple-pay-mark.svg>",
        ])
    func right(_ text: String) { #expect(problems(text) == []) }

    @Test(
        "A wrong CSS property has a remedy",
        arguments: [
            ("-apple-pay-button-type: donates;", "1:25 error button/markup -apple-pay-button-type does not take \"donates\"; write donate"),
            (
                "-apple-pay-button-type:addMoney}",
                "1:24 error button/markup -apple-pay-button-type does not take \"addMoney\"; write add-money"
            ),
            (
                "-apple-pay-button-style: blue",
                "1:26 error button/markup -apple-pay-button-style does not take \"blue\"; write black or white or white-outline"
            ),
            (
                "-apple-pay-button-colour: red;",
                "1:1 warning button/markup unknown property \"-apple-pay-button-colour\"; write -apple-pay-button-type or -apple-pay-button-style"
            ),
            (
                "--apple-pay-button-heigth: 40px",
                "1:1 warning button/markup unknown property \"--apple-pay-button-heigth\"; write --apple-pay-button-height"
            ),
            (
                "'--apple-pay-button-width': '90px'",
                "1:30 warning button/markup --apple-pay-button-width is at least 100px, and the button ignores less; write 100px or more"
            ),
            (
                "style.setProperty('--apple-pay-button-height', '29px')",
                "1:49 warning button/markup --apple-pay-button-height is at least 30px, and the button ignores less; write 30px or more"
            ),
            (
                "--apple-pay-button-box-sizing: border;",
                "1:32 error button/markup --apple-pay-button-box-sizing does not take \"border\"; write border-box or content-box"
            ),
        ])
    func styles(_ text: String, _ problem: String) { #expect(problems(text) == [problem]) }

    @Test(
        "A length of CSS has a number and a unit",
        arguments: [
            ("--apple-pay-button-width: 150;", "1:27 error button/markup a length without a unit is ignored; write 150px"),
            ("{'--apple-pay-button-height': 40}", "1:31 error button/markup a length without a unit is ignored; write 40px"),
            (
                "--apple-pay-button-width: wide;",
                "1:27 error button/markup --apple-pay-button-width takes a length, not \"wide\"; write a length such as 150px"
            ),
            (
                "--apple-pay-button-padding: -5px;",
                "1:29 error button/markup --apple-pay-button-padding takes a length, not \"-5px\"; write a length such as 4px"
            ),
            (
                "--apple-pay-button-height: 40pxx;",
                "1:28 error button/markup CSS has no unit \"pxx\"; write a length such as 30px"
            ),
            (
                "--apple-pay-button-width: 99.5px;",
                "1:27 warning button/markup --apple-pay-button-width is at least 100px, and the button ignores less; write 100px or more"
            ),
        ])
    func lengths(_ text: String, _ problem: String) { #expect(problems(text) == [problem]) }

    @Test(
        "A length that is valid, or that a program computes, has no problem",
        arguments: [
            "--apple-pay-button-width: 0;", "--apple-pay-button-width: 10em;", "--apple-pay-button-height: 2.5REM;",
            "--apple-pay-button-width: auto;", "--apple-pay-button-border-radius: 0.0;", "{'--apple-pay-button-width': wide}",
            "style.setProperty('--apple-pay-button-height', height)", "--apple-pay-button-width: calc(1px + 2px);",
            "--apple-pay-button-padding: 0px 4px;", "--apple-pay-button-width: 50%;",
        ])
    func validLengths(_ text: String) { #expect(problems(text) == []) }

    @Test(
        "A button with words needs more width than the logo",
        arguments: [
            ("type=\"buy\"", 1), ("type=\"plain\"", 0), ("", 0), ("type={kind}", 0),
            ("type=\"buy\"></apple-pay-button><apple-pay-button", 0),
        ])
    func narrow(_ attributes: String, _ count: Int) {
        let button = "<apple-pay-button \(attributes)></apple-pay-button>"
        let found = problems("<style>x { --apple-pay-button-width: 139px }</style>" + button)
        #expect(found.count == count && found.allSatisfy { $0.contains("a button with words is at least 140px wide") }, "\(found)")
        #expect(problems("<style>x { --apple-pay-button-width: 140px }</style>" + button) == [])
    }

    @Test(
        "A misspelt status has a remedy",
        arguments: [
            ("paymentCredentialAvailable", "paymentCredentialsAvailable"),
            ("paymentCredentialsUnvailable", "paymentCredentialsUnavailable"),
            ("paymentCredentialStatusUnkown", "paymentCredentialStatusUnknown"), ("applePayUnsuported", "applePayUnsupported"),
            ("ApplePayUnsupported", "applePayUnsupported"),
        ])
    func misspeltStatuses(_ word: String, _ meant: String) {
        let found = problems("if (answer.paymentCredentialStatus === '\(word)') {}")
        #expect(found == ["1:41 warning button/web-status no browser has the status \"\(word)\"; write \(meant)"])
    }

    @Test(
        "Other texts have no finding about a status",
        arguments: [
            "answer.paymentCredentialStatus === \"paymentCredentialsUnavailable\"", "x = 'paymentCredentialAvailable'",
            "paymentCredentialStatus; x = 'applePayButton'", "paymentCredentialStatus; paymentCredentialAvailable()",
            "answer['paymentCredentialStatus']", "paymentCredentialStatus; 'apple-pay-unsupported'",
        ])
    func otherTexts(_ text: String) { #expect(problems(text) == []) }

    @Test("A slash at the end of the start tag is valid only in JSX")
    func slash() {
        let text = "<p>é</p>\n  <apple-pay-button type=\"buy\"/>"
        #expect(problems(text) == [])
        #expect(problems(text, isHTML: true).map { $0.prefix(9) } == ["2:3 error"])
        #expect(problems("<html>" + text).contains { $0.hasPrefix("2:3 error") })
    }

    @Test("A page with a button must load the script")
    func script() {
        let page = "<html><body><apple-pay-button type=\"buy\"></apple-pay-button></body></html>"
        #expect(problems(page).allSatisfy { $0.hasPrefix("1:13 warning button/markup ") } && problems(page).count == 1)
        #expect(problems(PaymentButton.scriptElement + page) == [])
        #expect(problems("<script>load('https://x.example/apple-pay-sdk.js')</script>" + page) == [])
        let pinned = "<script src=\"\(PaymentButton.script)\" integrity=\"sha384-x\"></script>"
        #expect(problems(pinned).allSatisfy { $0.hasPrefix("1:78 warning button/markup A") } && problems(pinned).count == 1)
        #expect(problems(pinned.replacing("1.latest", with: "v1.3.8")) == [])
    }

    @Test(
        "Each directive that blocks the button is a problem",
        arguments: [
            ("default-src 'self'", ["script-src", "img-src", "frame-src"]), ("script-src 'self'; img-src *", ["script-src"]),
            ("script-src 'nonce-x'; img-src https:; frame-src applepay.cdn-apple.com", []), ("", []), (";;; ;", []),
            ("default-src https://applepay.cdn-apple.com", []),
            ("DEFAULT-SRC 'none'; SCRIPT-SRC HTTPS://APPLEPAY.CDN-APPLE.COM/", ["img-src", "frame-src"]),
            ("child-src 'none'", ["frame-src"]), ("script-src 'none'; script-src *", ["script-src"]),
            ("script-src-elem *; script-src 'none'", []), ("script-src https://applepay.cdn-apple.com/jsapi/", []),
            ("script-src https://applepay.cdn-apple.com.evil.example", ["script-src"]),
        ] as [(String, [String])])
    func policies(_ policy: String, _ blocking: [String]) {
        #expect(ButtonPolicy.blockingDirectives(in: policy) == blocking)
        let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"><apple-pay-button></apple-pay-button>"
        #expect(problems(page).count == blocking.count)
        #expect(problems("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">") == [], "a page without a button")
    }

    @Test("The recommended policy allows everything")
    func line() { #expect(ButtonPolicy.blockingDirectives(in: ButtonPolicy.line) == []) }

    @Test(
        "The deprecated call is a problem",
        arguments: [
            ("ApplePaySession.canMakePaymentsWithActiveCard('visa')", "error"),
            ("canMakePaymentsWithActiveCard( \"masterCard\" )", "error"),
            ("canMakePaymentsWithActiveCard(`VISA`)", "error"), ("canMakePaymentsWithActiveCard('merchant.com.example')", "warning"),
            ("canMakePaymentsWithActiveCard(id)", "warning"), ("canMakePaymentsWithActiveCard(", "warning"),
        ])
    func activeCard(_ text: String, _ severity: String) {
        let found = ButtonPage(Array(text.utf8)).findings
        #expect(found.map { $0.rule } == [.buttonActiveCard] && found.first?.severity.word == severity)
    }

    @Test("Misspelled statuses, shoebox links and button images are problems")
    func others() {
        #expect(problems("if (s == 'paymentCredentialStatusAvailable')").map { $0.prefix(30) } == ["1:11 warning button/web-status"])
        #expect(problems("s == 'paymentCredentialStatusAvailable' || s == 'paymentCredentialsAvailable'") == [])
        #expect(problems("<a href=\"shoebox://\">").map { $0.prefix(26) } == ["1:10 error button/official"])
        #expect(
            problems("<button><img src=\"Apple_Pay.png\"></button><img src=\"apple-pay.png\">").map { $0.prefix(27) } == [
                "1:9 warning button/official"
            ])
    }

    @Test("Columns count Unicode scalars")
    func places() {
        let found = ButtonPage(Array("\u{FEFF}é日\r\n\n  😀<apple-pay-button type=x>".utf8)).findings
        #expect(
            found.map { $0.place.line } == [3] && found.map { $0.place.column } == [27] && found.map { $0.place.start.utf16Column } == [28])
    }

    @Test(
        "Broken and endless markup is read to its end",
        arguments: [
            "<", "<a", "<apple-pay-button", "<apple-pay-button ", "<apple-pay-button a", "<apple-pay-button a=", "<apple-pay-button a=\"",
            "<apple-pay-button {", "<apple-pay-button =>", "<apple-pay-button / / />", "<!--", "<!-", "/*", "-", "--apple-pay-button-",
            "-apple-pay-button-type", "-apple-pay-button-type:", "-apple-pay-button-type: '", "<meta http-equiv", "<script src=\\\"",
        ])
    func broken(_ text: String) {
        _ = problems(text)
        for count in [2, 1000, 20_000] {
            let bytes = Array(String(repeating: text, count: count).utf8)
            _ = ButtonPage(bytes, isHTML: true)
            _ = ButtonPage(Array(bytes.reversed()))
        }
        #expect(ButtonPage([]).findings == [])
    }

    @Test(
        "Every prefix and every changed byte of a page is read",
        arguments: [
            "<html><meta http-equiv='Content-Security-Policy' content='script-src x'><apple-pay-button type={`${a}`} locale=\"\\\"\"/>--apple-pay-button-width:1px",
            "<script src='apple-pay-sdk.js%2C'><apple-pay-merchandising amount={1} partners='[\"x\", &quot;' currency=\"\\\"usd\"/>",
        ])
    func mutations(_ text: String) {
        let page = Array(text.utf8)
        for end in page.indices { _ = ButtonPage(Array(page[..<end])) }
        for place in page.indices {
            for byte in [0x00, 0x22, 0x3C, 0x7B, 0xFF] as [UInt8] {
                var changed = page
                changed[place] = byte
                _ = ButtonPage(changed)
            }
        }
        #expect(!ButtonPage(page).findings.isEmpty)
    }
}
