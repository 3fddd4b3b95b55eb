import PaySheetTool
import Testing

@Suite("fmt")
struct FormatCommandTests {
    static let untidy = """
        {"total":{"amount":"01.50","label":"caf\\u00e9"},"x-note":[1, {}],"countryCode":"US","a\\/b":{},"lineItems":[]}
        """
    static let tidy = """
        {
          "countryCode": "US",
          "a\\/b": {},
          "total": {
            "label": "caf\\u00e9",
            "amount": "01.50"
          },
          "x-note": [
            1,
            {}
          ],
          "lineItems": []
        }

        """

    @Test("Members get Apple's order, unknown ones follow their neighbors, and values keep their text")
    func order() {
        let world = TestWorld(["a.json": FormatCommandTests.untidy])
        #expect(world.run("fmt", "a.json") == 0)
        #expect(world.text("a.json") == FormatCommandTests.tidy)
        #expect(world.errors == "paysheet: wrote a.json\n")
        #expect(world.run("fmt", "a.json") == 0)
        #expect(world.text("a.json") == FormatCommandTests.tidy)
        #expect(world.errors.isEmpty)
    }

    @Test("Formatted standard input is printed")
    func pipe() {
        let world = TestWorld(input: FormatCommandTests.untidy)
        #expect(world.run("fmt", "-") == 0)
        #expect(world.output == FormatCommandTests.tidy)
    }

    @Test("With --check, files are listed and not changed")
    func check() {
        let world = TestWorld(["a.json": FormatCommandTests.untidy, "b.json": FormatCommandTests.tidy])
        #expect(world.run("fmt", "--check", "a.json", "b.json") == 1)
        #expect(world.output == "a.json\n")
        #expect(world.text("a.json") == FormatCommandTests.untidy)
        #expect(world.run("fmt", "--check", "b.json") == 0)
    }

    @Test(
        "Invalid JSON and repeated members are rejected, and the file stays unchanged",
        arguments: [
            ("{\"total\": 1,}", "json/trailing-comma"), ("{\"total\": 1, \"total\": 2}", "member/duplicate"), ("", "json/empty"),
            ("{\"x\": {\"y\": 1, \"y\": 2}, \"total\": 1}", "member/duplicate"), ("{\"a\": 1, \"a\": 2}", "member/duplicate"),
            ("[{\"a\": 1, \"a\": 2}]", "member/duplicate"),
        ])
    func refused(_ text: String, _ rule: String) {
        let world = TestWorld(["a.json": text])
        #expect(world.run("fmt", "a.json") == 1)
        #expect(world.errors.contains("error[\(rule)]"))
        #expect(world.errors.contains("a.json: not formatted; correct this first"))
        #expect(world.text("a.json") == text)
    }

    @Test("JavaScript is read on request, and a repeated member is still rejected")
    func script() {
        let world = TestWorld(input: "const r = {\n  // note\n  total: {amount: '1.50', label: 'a \"b\"',},\n  countryCode: 'US',\n};\n")
        #expect(world.run("fmt", "--from-js", "-", "--kind", "ApplePayPaymentRequest") == 0)
        #expect(
            world.output
                == "{\n  \"countryCode\": \"US\",\n  \"total\": {\n    \"label\": \"a \\\"b\\\"\",\n    \"amount\": \"1.50\"\n  }\n}\n")
        #expect(TestWorld(input: "{total: 1, total: 2}").run("fmt", "--from-js", "-") == 1)
        #expect(TestWorld(input: "{total: f(x)}").run("fmt", "--from-js", "-") == 1)
    }

    @Test("A document of unknown kind keeps its order")
    func unknownKind() {
        let world = TestWorld(input: "{\"zz\":1,\"aa\":[]}")
        #expect(world.run("fmt", "-") == 0)
        #expect(world.output == "{\n  \"zz\": 1,\n  \"aa\": []\n}\n")
    }

    @Test("Failures are named, and the other files are written")
    func failures() {
        let world = TestWorld(["a.json": FormatCommandTests.untidy, "b.json": FormatCommandTests.untidy, "c.ndjson": "{}\n"])
        world.locked = ["a.json"]
        #expect(world.run("fmt", "a.json", "gone.json", "c.ndjson", "b.json") == 2)
        #expect(world.text("b.json") == FormatCommandTests.tidy)
        #expect(world.errors.contains("a.json: permission denied"))
        #expect(world.errors.contains("gone.json: no such file"))
        #expect(world.run("fmt") == 2)
    }

    @Test("In a folder, only documents are written")
    func folder() {
        let world = TestWorld([
            "d/a.json": Sample.clean, "d/b.json": FormatCommandTests.untidy, "d/package.json": "{\"name\":\"x\",\"version\":\"1\"}",
        ])
        #expect(world.run("fmt", "d") == 0)
        #expect(world.text("d/a.json")?.hasPrefix("{\n  \"merchantCapabilities\"") == true)
        // Half of a request is a guess.
        #expect(world.text("d/b.json") == FormatCommandTests.untidy)
        #expect(world.errors.contains("skipped d/b.json: it may be a document of the kind ApplePayPaymentRequest"))
        #expect(world.text("d/package.json") == "{\"name\":\"x\",\"version\":\"1\"}")
    }
}
