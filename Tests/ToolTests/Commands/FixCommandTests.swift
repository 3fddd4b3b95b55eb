import PaySheetTool
import TestSupport
import Testing

@Suite("fix")
struct FixCommandTests {
    static let fixed = Sample.comma.replacing("200,50", with: "200.50")

    @Test("Safe fixes are written in place, and every other byte stays unchanged")
    func place() {
        let world = TestWorld(["a.json": Sample.comma])
        #expect(world.run("fix", "a.json") == 0)
        #expect(world.text("a.json") == FixCommandTests.fixed)
        #expect(world.output.isEmpty)
        #expect(world.errors == "paysheet: fixed a.json: 1 finding\n")
        #expect(world.run("fix", "a.json") == 0)
        #expect(world.text("a.json") == FixCommandTests.fixed)
        #expect(world.errors.isEmpty)
        #expect(world.run("check", "a.json") == 0)
    }

    @Test("Findings that the configuration hides are not fixed")
    func configuration() {
        let script = "new ApplePaySession(3, " + Sample.comma + ")"
        let hidden = #"{"rules": {"amount/format": "off"}}"#
        let world = TestWorld([".paysheet.json": hidden, "a.json": Sample.comma, "b.js": script])
        #expect(world.run("check", "a.json", "b.js") == 0)
        #expect(world.run("fix", "a.json", "b.js") == 0)
        #expect(world.text("a.json") == Sample.comma && world.text("b.js") == script)
        #expect(world.errors.isEmpty)
        #expect(world.run("fix", "--no-config", "a.json", "b.js") == 0)
        #expect(world.text("a.json") == FixCommandTests.fixed && world.text("b.js")?.contains("200.50") == true)
        let other = TestWorld(["strict.json": hidden, "a.json": Sample.comma])
        #expect(other.run("fix", "--config", "strict.json", "a.json") == 0)
        #expect(other.text("a.json") == Sample.comma)
    }

    @Test("A configuration entry for some files protects only these files")
    func configurationOfFiles() {
        let ignore = #"{"ignore": [{"rule": "amount", "glob": "old/*.json", "reason": "the archive stays as it is"}]}"#
        let world = TestWorld([".paysheet.json": ignore, "old/a.json": Sample.comma, "a.json": Sample.comma])
        #expect(world.run("fix", "old/a.json", "a.json") == 0)
        #expect(world.text("old/a.json") == Sample.comma && world.text("a.json") == FixCommandTests.fixed)
    }

    @Test("A document with thousands of findings is fixed completely")
    func thousands() {
        let items = (0..<4500).map { #"{"label":"Item \#($0)","amount":"1,50"}"# }.joined(separator: ",")
        let document = Sample.clean.replacing("\"total\"", with: "\"lineItems\": [" + items + "], \"total\"")
        let world = TestWorld(["a.json": document])
        _ = world.run("fix", "a.json")
        // Once all lines can be read, their sum is wrong: that is for the author.
        #expect(world.errors.contains("fixed a.json: 4500 findings\n"), "\(world.errors)")
        #expect(world.errors.contains("amount/format is fixed, and total/sum remains: "), "\(world.errors)")
        #expect(world.text("a.json")?.contains("1,50") == false)
    }

    @Test("Fixes that cause findings do not stop others, and each one has its reason")
    func manyObstacles() {
        // Once its amount can be read, every other method has a negative one.
        let methods = (0..<80).map { index in
            let amount = index % 2 == 0 ? "- 5.00" : "5,00"
            return #"{"identifier":"m\#(index)","label":"Method \#(index)","detail":"d","amount":"\#(amount)"}"#
        }
        let document = Sample.clean.replacing(
            "\"total\"",
            with: "\"requiredShippingContactFields\":[\"postalAddress\"],\"shippingMethods\": [" + methods.joined(separator: ",")
                + "], \"total\"")
        let world = TestWorld(["a.json": document])
        #expect(world.run("fix", "a.json") == 1)
        #expect(world.errors.contains("fixed a.json: 40 findings\n"), "\(world.errors)")
        #expect(world.text("a.json")?.contains("5,00") == false)
        #expect(world.text("a.json")?.ranges(of: "- 5.00").count == 40)
        #expect(world.errors.contains("left 20 more fixes\n"))
        #expect(!world.errors.contains("changes the same place"))
        #expect(world.errors.contains("paysheet: a.json: 40 findings left\n"))
    }

    @Test("Thousands of fixes that would cause findings are not applied, each with its reason")
    func blockedThousands() {
        let methods = (0..<3000).map { #"{"identifier":"m\#($0)","label":"Method \#($0)","detail":"d","amount":"- 1.00"}"# }
        let document = Sample.clean.replacing(
            "\"total\"",
            with: "\"requiredShippingContactFields\":[\"postalAddress\"],\"shippingMethods\": [" + methods.joined(separator: ",")
                + "], \"total\"")
        let world = TestWorld(["a.json": document])
        _ = world.run("fix", "a.json")
        #expect(world.text("a.json") == document)
        #expect(world.errors.ranges(of: "this change would cause shipping/negative").count == 20, "\(world.errors.prefix(2000))")
        #expect(world.errors.contains("left 2980 more fixes\n"), "\(world.errors.suffix(300))")
    }

    @Test("The broken example of the README is fixed, whatever its seed", arguments: 0..<20)
    func brokenExample(_ seed: Int) {
        let broken = TestWorld().output("example", "--break", "amount/format", "--seed", String(seed))
        #expect(TestWorld(input: broken).run("check", "-") == 1)
        let fixed = TestWorld(input: broken).output("fix", "-")
        let world = TestWorld(input: fixed)
        #expect(world.run("check", "-") == 0, "\(world.output)")
    }

    @Test("Fixed standard input is printed, also without changes")
    func pipe() {
        #expect(TestWorld(input: Sample.comma).output("fix", "-") == FixCommandTests.fixed)
        #expect(TestWorld(input: Sample.clean).output("fix", "-") == Sample.clean)
    }

    @Test("--diff prints a patch and writes nothing")
    func diff() {
        let world = TestWorld(["a.json": Sample.comma])
        #expect(world.run("fix", "--diff", "a.json") == 0)
        #expect(
            world.output == """
                --- a/a.json
                +++ b/a.json
                @@ -3,5 +3,5 @@
                   "currencyCode": "USD",
                   "merchantCapabilities": ["supports3DS"],
                   "supportedNetworks": ["visa"],
                -  "total": { "label": "Trip", "amount": "200,50" }
                +  "total": { "label": "Trip", "amount": "200.50" }
                 }

                """)
        #expect(world.text("a.json") == Sample.comma)
        #expect(world.errors.isEmpty)
    }

    @Test("A diff marks lines without a line ending")
    func lastLine() {
        let world = TestWorld(["a.json": Sample.clean.replacing("200.50", with: "200,50")])
        #expect(world.run("fix", "--diff", "a.json") == 0)
        #expect(world.output.hasPrefix("--- a/a.json\n+++ b/a.json\n@@ -1 +1 @@\n-{"))
        #expect(world.output.split(separator: "\n").filter { $0 == "\\ No newline at end of file" }.count == 2)
    }

    @Test("--format json prints the text, the fixes and the findings of one document, and writes nothing")
    func json() throws {
        let document = Sample.comma.replacing("\"US\"", with: "\"XX\"")
        let world = TestWorld(["a.json": document])
        #expect(world.run("fix", "--format", "json", "a.json") == 1)
        #expect(world.text("a.json") == document && world.errors.isEmpty, "\(world.errors)")
        let result = try #require(TestJSON(parsing: Array(world.output.utf8)))
        #expect(result["text"] == .string(document.replacing("200,50", with: "200.50")))
        #expect(result["changed"] == .boolean(true) && result["errors"] == .number("1"))
        #expect(result.value(at: TestPath(["applied", "0", "rule"])) == .string("amount/format"))
        #expect(result.value(at: TestPath(["applied", "1"])) == nil)
        #expect(result.value(at: TestPath(["findings", "0", "rule"])) == .string("country/unknown"))
        #expect(world.output.hasSuffix("}\n"))
        let broken = TestWorld(input: "{")
        #expect(broken.run("fix", "--format=json", "-") == 1 && broken.output.isEmpty && broken.errors.contains("not fixed"))
    }

    @Test("--format json takes one document, and no other form of the changes")
    func jsonAlone() {
        let world = TestWorld(["a.json": Sample.comma, "b.json": Sample.clean])
        #expect(world.run("fix", "--format", "json", "a.json", "b.json") == 2)
        #expect(world.run("fix", "--format", "json", "--diff", "a.json") == 2)
        #expect(world.run("fix", "--format", "json", "--patch", "a.json") == 2)
        #expect(world.errors.contains("--format json and --patch print the same changes; choose one"), "\(world.errors)")
        #expect(world.text("a.json") == Sample.comma)
    }

    @Test("--patch prints a JSON Patch and writes nothing")
    func patch() {
        let world = TestWorld(["a.json": Sample.comma])
        #expect(world.run("fix", "--patch", "a.json") == 0)
        #expect(
            world.output == """
                [
                  {
                    "op": "replace",
                    "path": "/total/amount",
                    "value": "200.50"
                  }
                ]

                """)
        #expect(world.text("a.json") == Sample.comma)
        #expect(TestWorld(["a.json": Sample.clean]).output("fix", "--patch", "a.json") == "[]\n")
        #expect(TestWorld(["a.json": Sample.clean, "b.json": Sample.clean]).run("fix", "--patch", "a.json", "b.json") == 2)
        #expect(TestWorld(["a.json": Sample.clean]).run("fix", "--patch", "--diff", "a.json") == 2)
    }

    @Test("Risky fixes need an option and are announced")
    func risky() {
        let text = Sample.clean.replacing("\"amount\"", with: "\"type\":\"finall\",\"amount\"")
        let world = TestWorld(["a.json": text])
        #expect(world.run("fix", "a.json") == 1)
        #expect(world.text("a.json") == text)
        #expect(world.errors == "paysheet: a.json: 1 finding left, 1 with a fix for --include-risky\n")
        #expect(world.run("fix", "--include-risky", "a.json") == 0)
        #expect(world.text("a.json") == text.replacing("finall", with: "final"))
    }

    @Test(
        "Invalid JSON and repeated members are rejected, and the file stays unchanged",
        arguments: [
            ("{\"total\": 1,}", "json/trailing-comma"), ("{\"total\": 1, \"total\": 2}", "member/duplicate"), ("", "json/empty"),
        ])
    func refused(_ text: String, _ rule: String) {
        for options in [["fix", "a.json"], ["fix", "--include-risky", "a.json"], ["fix", "--diff", "a.json"]] {
            let world = TestWorld(["a.json": text])
            #expect(world.run(options) == 1)
            #expect(world.errors.contains("error[\(rule)]"))
            #expect(world.errors.contains("a.json: not fixed; correct this first"))
            #expect(world.text("a.json") == text)
            #expect(world.output.isEmpty)
        }
    }

    @Test("Unreadable and unwritable files return 2, and the rest is fixed")
    func unreadable() {
        let world = TestWorld(["a.json": Sample.comma, "b.json": Sample.comma])
        world.locked = ["b.json"]
        #expect(world.run("fix", "gone.json", "b.json", "a.json") == 2)
        #expect(world.errors.contains("gone.json: no such file"))
        #expect(world.errors.contains("b.json: permission denied"))
        #expect(world.text("a.json") == FixCommandTests.fixed)
        #expect(TestWorld().run("fix") == 2)
    }

    /// The correction makes the total negative.
    static let blocked = """
        {
          "countryCode": "US",
          "currencyCode": "USD",
          "merchantCapabilities": ["supports3DS"],
          "supportedNetworks": ["visa"],
          "total": { "label": "Trip", "amount": "- 38.06" }
        }

        """

    @Test(
        "A fix that would cause another finding is not applied, and the reason is printed",
        arguments: [[], ["--diff"], ["--include-risky"]])
    func blockedFix(_ options: [String]) {
        let world = TestWorld(["a.json": FixCommandTests.blocked])
        #expect(world.run(["fix", "a.json"] + options) == 1)
        #expect(world.text("a.json") == FixCommandTests.blocked)
        #expect(world.output.isEmpty)
        #expect(world.errors.hasPrefix("paysheet: a.json: left /total/amount (amount/format): this change would cause total/negative, "))
        #expect(world.errors.hasSuffix("; correct that, too\npaysheet: a.json: 1 finding left\n"))
        let right = TestWorld(["a.json": FixCommandTests.blocked.replacing("- 38.06", with: "38,06")])
        #expect(right.run("fix", "a.json") == 0)
        #expect(right.errors == "paysheet: fixed a.json: 1 finding\n")
    }

    @Test("No report marks a blocked fix as safe")
    func blockedReport() throws {
        let world = TestWorld(["a.json": FixCommandTests.blocked])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains("= fix  by hand: it would cause total/negative, so correct that, too\n"))
        #expect(!world.output.contains("fixable"))
        #expect(world.run("check", "a.json", "--format", "json") == 1)
        let report = try JSON(world.output)
        #expect(report["documents"][0]["findings"][0]["fix"]["safety"].string == "risky")
        #expect(report["summary"]["fixable"].int == 0)
    }

    @Test("A report and the command say which less severe finding remains after a fix")
    func remainder() {
        let text = FixCommandTests.blocked.replacing(
            "\"- 38.06\" }", with: "\"38,06\" }, \"lineItems\": [{ \"label\": \"Ride\", \"amount\": \"35.00\" }]")
        let world = TestWorld(["a.json": text])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains("= fix  safe: paysheet fix a.json; then total/sum remains\n"))
        #expect(world.run("fix", "a.json") == 0)
        #expect(world.errors.contains("a.json: amount/format is fixed, and total/sum remains: "))
        #expect(world.text("a.json") == text.replacing("38,06", with: "38.06"))
    }

    @Test("Errors without a fix return 1")
    func left() {
        let world = TestWorld(["a.json": Sample.comma.replacing("\"US\"", with: "\"Q1\"")])
        #expect(world.run("fix", "a.json") == 1)
        #expect(world.errors == "paysheet: fixed a.json: 1 finding\npaysheet: a.json: 1 finding left\n")
    }
}

extension TestWorld {
    /// The output of a successful call.
    func output(_ arguments: String...) -> String? { run(arguments) == 0 ? output : nil }
}
