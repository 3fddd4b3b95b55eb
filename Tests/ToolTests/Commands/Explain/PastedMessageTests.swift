import PaySheet
import PaySheetChecking
import PaySheetGuide
import TestSupport
import Testing

@Suite("Pastes of explain")
struct PastedMessageTests {
    private static func explain(_ text: String) throws -> JSON? {
        let found = MessageExplanation(text, among: PrintedTexts.index, RuleCard.all)
        return try found.map { try JSON(String(decoding: $0.json, as: UTF8.self)) }
    }

    @Test(
        "What surrounds a message may stay",
        arguments: [
            ("\u{1B}[31mTypeError: Load failed\u{1B}[39m", "CORS"),
            ("\u{1B}]8;;https://shop.example\u{7}TypeError: Load failed\u{1B}]8;;\u{7}", "CORS"),
            ("TypeError: Load failed\n    at pay (https://shop.example/pay.js:12:34)\n    at click", "CORS"),
            ("pay@https://shop.example/pay.js:12:34\nTypeError: Load failed", "CORS"),
            ("2026-11-02T10:11:12.345Z ERROR [pay] TypeError: Load failed", "CORS"),
            ("[2026-11-02 10:11:12] production.ERROR: Load failed", "CORS"),
            ("{\"level\":\"error\",\"msg\":\"TypeError: Load failed\",\"time\":1}", "CORS"),
            ("{\"error\":{\"message\":\"Unexpected validation URL\"}}", "validationURL"),
            ("{\"msg\":\"TypeError: \\\"12,50\\\" is not a valid amount.\"}", "such as 12.50: 12,50"),
            ("Total amount must not\n  be negative.", "the total is negative"),
            ("> TypeError: “12,50” is not a valid amount.", "such as 12.50: 12,50"),
            ("&lt;p&gt;&quot;12,50&quot; is not a valid amount.&lt;/p&gt;", "such as 12.50: 12,50"),
            (
                "* TLSv1.2 (IN), TLS alert, handshake failure (552):\n* OpenSSL/3.0.11: error:0A000410:SSL routines::sslv3 alert handshake failure\n"
                    + "* Closing connection 0\ncurl: (35) OpenSSL/3.0.11: error:0A000410:SSL routines::sslv3 alert handshake failure",
                "no client certificate"
            ),
            ("Exception in thread \"main\" java.io.IOException: Invalid keystore format\n\tat java.base/x.y(Z.java:1)", "JKS"),
            ("hello\nworld\n\n\nCaused by: java.security.InvalidKeyException: Illegal key size\n\tat a.b(C.java:1)", "256 bits"),
        ])
    func surrounded(_ text: String, _ cause: String) throws {
        let first = try #require(try Self.explain(text), "not known")["causes"][0]["what"].string
        #expect(first?.contains(cause) == true, "\(first ?? "")")
    }

    @Test(
        "A wrapper counts only alone",
        arguments: [
            ("TypeError: fetch failed", "the inner text says more"),
            ("TypeError: fetch failed\n  [cause]: Error: getaddrinfo ENOTFOUND shop.exmple", "shop.exmple is not a host"),
            ("The SSL connection could not be established, see inner exception.\n ---> Keyset does not exist", "without its private key"),
            ("Failed to load resource: the server responded with a status of 422", "passes a refusal of Apple's server on"),
            (
                "Failed to load resource: the server responded with a status of 422\n{\"message\": \"Unexpected validation URL\"}",
                "event.validationURL"
            ),
        ])
    func wrapper(_ text: String, _ cause: String) throws {
        let first = try #require(try Self.explain(text))["causes"][0]["what"].string
        #expect(first?.contains(cause) == true, "\(first ?? "")")
    }

    @Test(
        "OpenSSL's reasons need no numbers, and an alert has a number or a name",
        arguments: [
            "error:05800074:x509 certificate routines::key values mismatch",
            "error:0B080074:x509 certificate routines:X509_check_private_key:key values mismatch",
        ])
    func reasons(_ text: String) throws {
        #expect(
            try #require(try Self.explain(text))["causes"][0]["what"].string
                == "key and certificate belong to different certificate requests")
    }

    @Test("Upper and lower case separate two texts with the same words")
    func cased() throws {
        #expect(try #require(try Self.explain("Payment Not Completed"))["source"].string == "Safari")
        #expect(try #require(try Self.explain("Payment not completed"))["source"].string == "cordova-plugin-applepay")
    }

    @Test(
        "A text that is not known has no causes",
        arguments: [
            "TypeError: something that no engine says", "SyntaxError: Unexpected identifier 'shop'",
            "Error: ENOENT: no such file, open 'x'",
            "ReferenceError: $ is not defined", "TypeError: Cannot read properties of undefined (reading 'map')",
            "TypeError: cart.items is not a function", "TypeError: can't access property \"map\", items is undefined",
            "the file has JSON in it", "RangeError: Maximum call stack size exceeded", "HTTP 500",
            "AbortError: signal is aborted without reason",
            "SSL routines", "error", "certificate", "alert number 404", "5_0021", "x undefined y", "", " \n\t\n", "at pay (shop.js:12:34)",
        ])
    func general(_ text: String) throws {
        #expect(try Self.explain(text) == nil)
    }

    @Test(
        "A general text is not said to be about Apple Pay",
        arguments: [
            ("TypeError: Load failed", "a request to your server"), ("SyntaxError: JSON Parse error: Unrecognized token '<'", "HTML"),
            ("SyntaxError: JSON Parse error: Expected '}'", "not JSON: Expected '}'"),
            ("Unexpected token } in JSON at position 12", "is not JSON"),
            ("TypeError: undefined is not an object (evaluating 'cart.items')", "if it is ApplePaySession"),
        ])
    func neutral(_ text: String, _ cause: String) throws {
        let found = try #require(try Self.explain(text))
        #expect(found["causes"][0]["what"].string?.contains(cause) == true)
        #expect(found["causes"].count <= 3)
    }

    @Test(
        "A cause has a part of the text as it is",
        arguments: [
            ("I get `CSR algorithm/size incorrect. Expected: RSA(2048)`", "Apple expects RSA(2048)"),
            ("CSR algorithm/size incorrect. Expected: \"ECC\"", "Apple expects \"ECC\""),
            (
                "Method unsupported: There was a temporary error determining your website's payment method status",
                "There was a temporary error determining your website's payment method status"
            ),
        ])
    func parts(_ text: String, _ end: String) throws {
        let first = try #require(try Self.explain(text))["causes"][0]["what"].string
        #expect(first?.hasSuffix(end) == true, "\(first ?? "")")
    }

    @Test(
        "The first entry of an empty list is not ApplePaySession",
        arguments: [
            "TypeError: undefined is not an object (evaluating 'shippingMethods[0].identifier')",
            "TypeError : undefined is not an object (evaluating : 'shippingMethods[0].identifier')",
        ])
    func emptyList(_ text: String) throws {
        let first = try #require(try Self.explain(text))["causes"][0]["what"].string
        #expect(first?.hasPrefix("shippingMethods is empty") == true, "\(first ?? "")")
    }

    @Test("The answer names the line, the page, the certainty and other texts")
    func whole() throws {
        let text = "start\n\nWarning: x\nApple Pay: ApplePay reverify failed for shop.example\nTypeError: Load failed\n"
        let found = try #require(try Self.explain(text))
        #expect(found["line"].int == 4 && found["message"].string == "Apple Pay: ApplePay reverify failed for shop.example")
        #expect(found["page"].string == "Docs/Certificates.md#the-domain-association-file")
        #expect(found["certainty"]["text"].string == "pasted" && found["certainty"]["cause"].string == "documented")
        #expect(found["others"][0]["line"].int == 5 && found["others"][0]["source"].string == "Safari")
        let shown = try #require(MessageExplanation(text, among: PrintedTexts.index, RuleCard.all)).text()
        #expect(shown.hasPrefix("Line 4: Apple Pay: ApplePay reverify failed"))
        #expect(shown.contains("\n    To do: serve the file again"))
        #expect(shown.contains("\nHow sure: people reported this text; the first cause is documented.\n"))
        #expect(shown.contains("\nSee Docs/Certificates.md#the-domain-association-file\n"))
        #expect(shown.contains("\nOther known texts:\n  line 5, Safari: TypeError: Load failed\n"))
    }

    @Test("A long log of beginnings and quotes is read to its end")
    func long() throws {
        // Beginnings of messages without their ends, and quotes everywhere.
        let noise = String(
            repeating: "curl: (35) \"%\" Payment Services Exception merchantId= \"\"\"\" is not a\n",
            count: TestScale.isInFull ? 4000 : 500)
        #expect(try Self.explain(noise + "TypeError: Missing total label.\n")?["causes"][0]["what"].string == "the total has no label")
        #expect(try Self.explain(noise) == nil)
        #expect(try Self.explain(String(repeating: "\"", count: 50_000)) == nil)
    }
}
