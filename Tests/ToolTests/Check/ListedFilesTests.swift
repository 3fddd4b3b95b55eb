import PaySheetTool
import Testing

/// Files from a list, and lines from a diff.
@Suite("Listed files")
struct ListedFilesTests {
    /// A request with a mistake in line 2 and another one in line 6.
    private static let request = """
        {
          "countryCode": "us",
          "currencyCode": "USD",
          "supportedNetworks": ["visa"],
          "merchantCapabilities": ["supports3DS"],
          "total": { "label": "Shop", "amount": "1,50" }
        }

        """

    private static let files = ["a.applepay.json": request, "b.applepay.json": request, "README.md": "x", "package.json": "{}"]

    private static func diff(_ path: String, adding lines: Int...) -> String {
        lines.reduce("--- a/\(path)\n+++ b/\(path)\n") { $0 + "@@ -\($1),0 +\($1) @@\n+x\n" }
    }

    @Test(
        "The files of a list are checked, whatever separates them",
        arguments: [
            "a.applepay.json\nREADME.md\n", "a.applepay.json\r\npackage.json", "\"a.applepay.json\"\n", "a.applepay.json\0README.md\0",
        ])
    func list(_ text: String) {
        let world = TestWorld(ListedFilesTests.files, input: text)
        #expect(world.run("check", "--files-from", "-", "--no-config", "--format", "concise") == 1)
        #expect(world.output.contains("a.applepay.json:2:") && !world.output.contains("b.applepay.json"))
        #expect(world.errors.isEmpty)
    }

    @Test("A list can be a file")
    func file() {
        let world = TestWorld(ListedFilesTests.files.merging(["list": "b.applepay.json\n"]) { $1 })
        #expect(world.run("check", "--files-from", "list", "--no-config") == 1)
        #expect(world.output.contains("b.applepay.json:2:"))
    }

    @Test(
        "Without a document the exit status is 0",
        arguments: ["", "README.md\npackage.json\n", "gone.applepay.json\n", "node_modules/a.applepay.json\n", ".github/x.json\n"])
    func nothing(_ text: String) {
        let world = TestWorld(
            ListedFilesTests.files.merging([
                "node_modules/a.applepay.json": ListedFilesTests.request, ".github/x.json": ListedFilesTests.request,
            ]) { $1 }, input: text)
        #expect(world.run("check", "--files-from", "-", "--no-config") == 0)
        #expect(world.errors.isEmpty)
    }

    @Test(
        "Only findings in objects with added lines count",
        arguments: [
            ([2], ["country/unknown"]), ([3], ["country/unknown"]), ([6], ["amount/format"]),
            ([2, 6], ["country/unknown", "amount/format"]), ([7], []),
        ])
    func lines(_ added: [Int], _ rules: [String]) {
        let path = "a.applepay.json"
        let text = added.reduce("--- a/\(path)\n+++ b/\(path)\n") { $0 + "@@ -\($1),0 +\($1) @@\n+x\n" }
        let world = TestWorld(ListedFilesTests.files, input: text)
        #expect(world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise") == (rules.isEmpty ? 0 : 1))
        for rule in ["country/unknown", "amount/format"] { #expect(world.output.contains(rule) == rules.contains(rule)) }
        // Counts are those of the same findings.
        let other = TestWorld(ListedFilesTests.files, input: text)
        _ = other.run("check", "--changed-lines", "-", "--no-config", "--stat", "--fail-on", "never")
        #expect(other.output.contains("country/unknown") == rules.contains("country/unknown"))
    }

    @Test("Records count by their line", arguments: [(1, 0), (2, 1)])
    func records(_ line: Int, _ status: Int32) {
        let clean = Sample.clean.filter { $0 != "\n" }
        let broken = ListedFilesTests.request.filter { $0 != "\n" }
        let world = TestWorld(
            ["r.applepay.ndjson": clean + "\n" + broken + "\n" + clean + "\n"],
            input: ListedFilesTests.diff("r.applepay.ndjson", adding: line))
        #expect(world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise") == status)
        #expect(world.output.contains("country/unknown") == (status == 1))
    }

    @Test("Findings in source code are on the lines of the code")
    func source() {
        let code =
            "new ApplePaySession(3, {countryCode: 'us', currencyCode: 'USD', supportedNetworks: ['visa'], "
            + "merchantCapabilities: ['supports3DS'],\ntotal: {label: 'Shop', amount: '1,50'}})\n"
        let world = TestWorld(["pay.js": code], input: ListedFilesTests.diff("pay.js", adding: 2))
        #expect(world.run("check", "--changed-lines", "-", "--no-config", "--format", "concise") == 1)
        #expect(world.output.contains("amount/format") && !world.output.contains("country/unknown"))
    }

    @Test("An entry of the configuration is not called unused when its finding is left out")
    func configuration() {
        let configuration = #"{"ignore":[{"rule":"amount/format","reason":"old"}]}"#
        let world = TestWorld(
            ListedFilesTests.files.merging([".paysheet.json": configuration]) { $1 },
            input: ListedFilesTests.diff("a.applepay.json", adding: 7))
        #expect(world.run("check", "--changed-lines", "-") == 0)
        #expect(world.errors.isEmpty)
    }

    @Test(
        "What does not go together is refused",
        arguments: [
            (["--files-from", "-", "a.applepay.json"], "remove the operands"),
            (["--files-from", "-", "--changed-lines", "-"], "do not go together"),
            (["--changed-lines", "-", "--fix"], "do not go together"),
            (["--changed-lines", "-", "--write-baseline", "b.json"], "do not go together"),
            (["--files-from", "-", "--watch"], "do not go together"), (["--files-from", "gone"], "gone: no such file"),
            (["--changed-lines", "README.md"], "takes a unified diff"),
        ])
    func refused(_ arguments: [String], _ words: String) {
        let world = TestWorld(ListedFilesTests.files, input: "")
        #expect(world.run(["check", "--no-config"] + arguments) == 2)
        #expect(world.errors.contains(words), "\(world.errors)")
    }
}
