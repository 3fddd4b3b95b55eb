import Foundation
import PaySheetChecking
import PaySheetTool
import TestSupport
import Testing

@Suite("check")
struct CheckCommandTests {
    @Test("A finding is printed with excerpt, reason, fix and Safari's verdict")
    func finding() {
        let world = TestWorld(["requests/trip.json": Sample.comma])
        #expect(world.run("requests/trip.json", "--kind", "ApplePayPaymentRequest") == 1)
        #expect(
            world.output == """
                requests/trip.json:6:41: error[amount/format]: \(message(world))
                   |
                 6 |   "total": { "label": "Trip", "amount": "200,50" }
                   |                                         ^^^^^^^^ write "200.50"
                   |
                   = why  A browser throws a TypeError
                   = fix  safe: paysheet fix requests/trip.json
                   = more paysheet explain amount/format

                requests/trip.json: Safari throws in new ApplePaySession(): TypeError: "200,50" is not a valid amount. (amount/format at /total/amount)

                1 document: 1 error, 0 warnings (1 fixable). Not checked: merchant registration, certificates, device support, dates.

                """)
        #expect(world.errors.isEmpty)
    }

    /// The library decides the wording of messages.
    private func message(_ world: TestWorld) -> String {
        String(world.output.prefix { $0 != "\n" }.split(separator: "]: ", maxSplits: 1).last ?? "")
    }

    @Test("A clean document has a line with its kind and a hint")
    func clean() {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("a.json") == 0)
        #expect(
            world.output.hasPrefix(
                "a.json: no findings (checked as ApplePayPaymentRequest)\n1 document: 0 errors, 0 warnings. Not checked: "))
        #expect(!world.output.contains("If the payment sheet still does not open"))
        let terminal = TestWorld(["a.json": Sample.clean])
        terminal.isTerminal = true
        #expect(terminal.run("a.json") == 0)
        #expect(terminal.output.contains("If the payment sheet still does not open"))
    }

    @Test(
        "--now accepts a moment, a day and today",
        arguments: [
            ("2026-11-23", "2026-11-23T00:00:00Z"), ("2026-11-23T10:00:00+02:00", "2026-11-23T10:00:00+02:00"),
            ("today", "2026-11-24T12:00:00Z"),
        ])
    func now(_ word: String, _ shown: String) {
        let world = TestWorld(["a.json": Sample.clean])
        world.date = 1_795_521_600
        #expect(world.run("check", "--now", word, "a.json") == 0)
        #expect(world.output.contains("Clock set to \(shown)."), "\(world.output)")
    }

    @Test(
        "A file, a pipe and the default command have the same findings",
        arguments: [["check", "a.json"], ["a.json"], ["check", "--", "a.json"]])
    func ways(_ arguments: [String]) {
        let world = TestWorld(["a.json": Sample.comma])
        #expect(world.run(arguments) == 1)
        let first = world.output.split(separator: "\n").first.map { String($0) } ?? ""
        #expect(first.hasPrefix("a.json:6:41: error[amount/format]: "))
        let piped = TestWorld(input: Sample.comma)
        #expect(piped.run("-", "--stdin-filepath", "a.json") == 1)
        #expect(piped.output == world.output)
    }

    @Test(
        "The threshold determines the exit status",
        arguments: [("error", 0), ("warning", 1), ("info", 1), ("never", 0)] as [(String, Int32)])
    func threshold(_ level: String, _ status: Int32) {
        let world = TestWorld(["a.json": Sample.clean.replacing("\"visa\"", with: "\"VISA\"")])
        #expect(world.run("a.json", "--fail-on", level) == status)
        #expect(world.output.contains("warning[network/spelling]"))
    }

    @Test("Severities can be changed, and rules and topics can be selected and ignored")
    func selection() {
        let world = TestWorld(["a.json": Sample.comma.replacing("\"visa\"", with: "\"VISA\"")])
        #expect(world.run("a.json", "--ignore", "amount/format", "--format", "concise") == 0)
        #expect(world.output.hasPrefix("a.json:5:25: warning[network/spelling]: "))
        #expect(world.output.utf8.filter { $0 == 0x0A }.count == 1)
        #expect(world.run("a.json", "--ignore", "amount", "--severity", "network/spelling=error") == 1)
        #expect(world.run("a.json", "--select", "network,json") == 0)
        #expect(world.run("a.json", "--severity=amount/format=info") == 0)
        #expect(world.output.contains("info[amount/format]"))
        #expect(world.output.contains("0 errors, 1 warning, 1 info (2 fixable)."))
        #expect(world.run("a.json", "--select", "advice", "-q") == 1)
    }

    @Test("A file of a type that is not read is said to be one", arguments: ["Pay.swift", "pay.css", "notes.rst", "a.YML", "shop.graphql"])
    func unreadType(_ path: String) {
        let world = TestWorld([path: "import PassKit // ApplePay", "b.json": Sample.clean, "c.yml": Sample.clean])
        _ = world.run(path, "b.json")
        #expect(
            world.errors.contains(path) && world.errors.contains("it is not JSON, and its type is not read")
                && !world.output.contains("json/"))
        // What is JSON is read, whatever it is called.
        #expect(world.run("c.yml") == 0 && !world.errors.contains("it is not JSON"))
    }

    @Test("A part of two documents of a script has its findings once")
    func sharedPart() {
        let world = TestWorld([
            "a.js": "const total = {label:'A',amount:1}; const a = {countryCode:'US',currencyCode:'USD',supportedNetworks:['visa'],"
                + "merchantCapabilities:['supports3DS']}; new ApplePaySession(3, {...a, total}); new ApplePaySession(3, {...a, total, lineItems: items})"
        ])
        #expect(world.run("a.js", "--format", "concise") == 0)
        #expect(world.output.split(separator: "\n").count == 1)
    }

    @Test(
        "A document of another system that is checked as a request is named, and not said to be unknown",
        arguments: [("pass", "a Wallet pass"), ("storekit", "a StoreKit configuration"), ("ephemeral-key", "Stripe's ephemeral key")])
    func otherSystem(_ example: String, _ name: String) {
        let world = TestWorld()
        #expect(world.run("example", example) == 0)
        world.files["other.json"] = [UInt8](world.output.utf8)
        #expect(world.run("other.json", "--kind", "ApplePayPaymentRequest") == 1)
        #expect(world.output.contains(name) && world.output.contains("= help name a file with a request"))
    }

    @Test(
        "Mistakes in the call return 2 with a suggestion",
        arguments: [
            (["--formt", "json", "a.json"], "unknown option --formt; did you mean --format?"),
            (["chekc"], "unknown command chekc; did you mean check?"),
            (["check", "--ndjson"], "name a file, a folder, or - for standard input"),
            (["a.json", "--kind", "PaymentReqest"], "unknown kind \"PaymentReqest\"; did you mean PaymentRequest?"),
            (["a.json", "--kind", "adyen"], "unknown kind \"adyen\"; known are AdyenApplePay, AdyenSheetUpdate\n"),
            (["a.json", "--kind", "CouponCodeUpdate"], "did you mean ApplePayCouponCodeUpdate?"),
            (["a.json", "--ignore", "amount/fromat"], "unknown rule \"amount/fromat\"; did you mean amount/format?"),
            (["a.json", "--select", "amount/fromat"], "unknown rule \"amount/fromat\"; did you mean amount/format?"),
            (["a.json", "--severity", "amount/fromat=info"], "unknown rule \"amount/fromat\"; did you mean amount/format?"),
            (["a.json", "--expect", "amount/fromat"], "--expect takes valid, invalid or a rule, not \"amount/fromat\""),
            (["a.json", "--severity", "amount/format=loud"], "--severity takes RULE=error"),
            (["a.json", "--api-version", "-1"], "--api-version takes a whole number from 0 to 4294967295"),
            (["a.json", "--api-version", "4294967296"], "--api-version takes a whole number from 0 to 4294967295"),
            (["a.json", "--now", "yesterday"], "--now takes a date, a date and time"),
            (["a.json", "--now", "2026-11-21T00:00:00"], "--now takes a date, a date and time"),
            (["a.json", "--format", "jsn"], "; did you mean json?"),
            (["a.json", "--max-findings", "0"], "--max-findings takes a whole number from 1 to "),
            (["a.json", "--jobs", "none"], "--jobs takes a whole number from 1 to 64, not \"none\""),
            (["a.json", "--jobs", "65"], "--jobs takes a whole number from 1 to 64, not \"65\""),
            (["-", "-"], "standard input can be read only once; write - once"),
            (["a.json", "--kind"], "--kind needs a value: --kind KIND"),
            (["a.json", "--ndjson=yes"], "--ndjson takes no value"),
            (["a.json", "-x"], "unknown option -x"),
            (["help", "chck"], "unknown command chck; did you mean check?"),
        ] as [([String], String)])
    func usage(_ arguments: [String], _ message: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run(arguments) == 2)
        #expect(world.errors.hasPrefix("paysheet: "))
        #expect(world.errors.contains(message))
        #expect(world.output.isEmpty)
    }

    @Test("A version above all systems is accepted", arguments: ["0", "16", "99", "4294967295"])
    func versions(_ version: String) {
        let world = TestWorld(["a.json": Sample.clean])
        #expect(world.run("a.json", "--api-version", version, "--format", "json") < 2)
        #expect(world.output.contains("\"apiVersion\": \(version),"))
    }

    @Test("Without arguments, the command explains itself and does not wait for input")
    func nothing() {
        let world = TestWorld(input: Sample.clean)
        #expect(world.run() == 2)
        #expect(world.errors.contains("paysheet request.json"))
        #expect(world.errors.contains("paysheet -"))
        #expect(world.input.count == 1)
    }

    @Test("Unreadable files are named, the rest is reported, and the status is 2")
    func unreadable() throws {
        let world = TestWorld(["a.json": Sample.comma, "locked.json": Sample.clean])
        world.locked = ["locked.json"]
        #expect(world.run("locked.json", "missing.json", "a.json", "--format", "json") == 2)
        #expect(world.errors == "paysheet: locked.json: permission denied\npaysheet: missing.json: no such file\n")
        let report = try JSON(world.output)
        #expect(report["failures"].strings("path") == ["locked.json", "missing.json"])
        #expect(report["documents"].strings("path") == ["a.json"])
        #expect(report["passed"].bool == false)
        #expect(world.run("missing.json") == 2)
        #expect(world.output.hasPrefix("0 documents: 0 errors, 0 warnings; 1 file could not be read."))
    }

    @Test(
        "A document with an obvious syntax mistake is still checked",
        arguments: [
            ("{\"total\": {\"label\": \"a\", \"amount\": \"1,5\",},}", ["json/trailing-comma", "amount/format"]),
            ("const r = {total: {label: 'a', amount: '1,5'}};", ["json/other-format", "amount/format"]),
            (
                "const r = {\"total\": {\"label\": 'a', \"amount\": '1,5'}};",
                ["json/javascript-around", "json/single-quote", "amount/format"]
            ),
            ("// my trip\n{\"total\": {\"label\": \"a\", \"amount\": \"1,5\"}}", ["json/comment", "amount/format"]),
        ])
    func recovering(_ text: String, _ rules: [String]) {
        let world = TestWorld(input: text)
        #expect(world.run("check", "-", "--kind", "ApplePayPaymentRequest", "--format", "concise") == 1)
        for rule in rules { #expect(world.output.contains("error[\(rule)]")) }
    }

    @Test("A given clock is in the report, and the same input gives the same bytes")
    func clock() {
        let world = TestWorld(["a.json": Sample.comma])
        #expect(world.run("a.json", "--now", "2026-11-21T00:00:00Z", "--format", "json") == 1)
        let first = world.output
        #expect(first.contains("\"now\": \"2026-11-21T00:00:00Z\""))
        #expect(world.run("a.json", "--now", "2026-11-21T00:00:00Z", "--format", "json") == 1)
        #expect(world.output == first)
        #expect(world.run("a.json", "--now", "2026-11-21T00:00:00Z") == 1)
        #expect(world.output.contains("Clock set to 2026-11-21T00:00:00Z."))
        #expect(world.run("a.json", "--format", "json") == 1)
        #expect(world.output.contains("\"now\": null"))
    }

    @Test("A limit of findings is in the report")
    func cap() throws {
        let items = String(repeating: "{\"label\":\"a\",\"amount\":\"x\"},", count: 20).dropLast()
        let world = TestWorld(["a.json": Sample.clean.replacing("\"total\"", with: "\"lineItems\":[\(items)],\"total\"")])
        #expect(world.run("a.json", "--max-findings", "3", "--format", "json") == 1)
        let report = try JSON(world.output)
        #expect(report["truncated"].bool == true)
        #expect(report["documents"][0]["findings"].count == 3)
        #expect(world.run("a.json", "--max-findings=3") == 1)
        #expect(world.output.contains("a.json: 17 more findings, not shown"))
        #expect(world.output.contains("1 document: 20 errors"))
        #expect(world.run("a.json", "--max-findings=20", "--format=json") == 1)
        #expect(world.output.contains("\"truncated\": false"))
    }

    @Test("A document with only counted findings is not clean", arguments: ["text", "markdown", "html", "junit"])
    func onlyCounted(_ format: String) {
        // The check keeps the first findings, and all of those are ignored.
        let ignored = String(repeating: "{\"label\":\"a\",\"amount\":\"1.00\",\"zz\":1},", count: 1001)
        let items = ignored + String(repeating: "{\"label\":\"a\",\"amount\":\"x\"},", count: 5).dropLast()
        let text = Sample.clean.replacing("\"total\"", with: "\"lineItems\":[\(items)],\"total\"")
        let world = TestWorld(["a.json": text])
        #expect(world.run("a.json", "--format", format, "--kind", "ApplePayPaymentRequest", "--ignore", "member/unknown") == 1)
        #expect(!world.output.contains("no findings") && !world.output.contains("No findings"), "\(world.output)")
        let words = ["html": "has-error\" id=\"rule-amount/format\"", "markdown": "more findings than this report shows"]
        #expect(world.output.contains(words[format] ?? "5 more findings"), "\(world.output)")
        #expect(world.output.contains("failures=\"1\"") == (format == "junit"))
    }

    @Test("Omitted findings of one document do not count for the next")
    func leftOut() throws {
        let items = String(repeating: "{\"label\":\" \",\"amount\":\"1.00\"},", count: 1500)
        let first = "{\"unknown\":1,\"lineItems\":[\(items.dropLast())],\"total\":{\"label\":\"A\",\"amount\":\"1500.00\"}}"
        let second = "{\"unknown\":1,\"total\":{\"label\":\"A\",\"amount\":\"1.00\"}}"
        let world = TestWorld(["a.ndjson": first + "\n" + second + "\n"])
        func counts(_ text: String) throws -> [Int?] {
            world.files["a.ndjson"] = Array(text.utf8)
            _ = world.run("check", "a.ndjson", "--kind", "ApplePayPaymentRequest", "--format", "json")
            let summary = try JSON(world.output)["summary"]
            return [summary["errors"].int, summary["warnings"].int]
        }
        let both = try counts(first + "\n" + second + "\n")
        let alone = [try counts(first + "\n"), try counts(second + "\n")]
        #expect(both == zip(alone[0], alone[1]).map { ($0 ?? 0) + ($1 ?? 0) })
    }

    @Test(
        "A limit of findings changes neither the counts nor the exit status",
        arguments: [
            #"{"\ud800":1,"total":{}}"#,
            "{" + (0..<1010).map { #""unknown\#($0)":1,"# }.joined() + #""total":{"label":"A","amount":"1,5"}}"#,
            "{\"lineItems\":[" + Array(repeating: "1", count: 1010).joined(separator: ",") + "],\"countryCode\":\"us\"}",
        ], ["json", "text", "concise"])
    func capAndStatus(_ document: String, _ format: String) throws {
        let world = TestWorld(["a.json": document])
        let base = ["check", "--kind", "ApplePayPaymentRequest", "a.json", "--format", format, "--max-findings"]
        // The counts are in JSON alone.
        let whole = format == "json" ? try counts(world, base + ["100000"]) : []
        for limit in ["1", "2", "1000"] {
            #expect(world.run(base + [limit]) == 1)
            if format == "json" { #expect(try counts(world, base + [limit]) == whole) }
            guard TestScale.isInFull || limit == "1000" else { continue }
            #expect(world.run(base + [limit, "--ignore", "member"]) == 1)
            #expect(world.run(base + [limit, "--select", "number"]) == 0)
            #expect(world.run(base + [limit, "--fail-on", "never"]) == 0)
        }
        #expect(world.run(["check", "a.json", "--kind", "ApplePayPaymentRequest", "--max-findings", "1", "--expect", "valid"]) == 1)
    }

    private func counts(_ world: TestWorld, _ words: [String]) throws -> [Int?] {
        _ = world.run(words)
        let summary = try JSON(world.output)["summary"]
        return [summary["errors"].int, summary["warnings"].int, summary["infos"].int]
    }

    @Test("A baseline needs every finding", .enabled(if: TestScale.isInFull, "only in full"))
    func hugeBaseline() {
        let document = "{" + (0..<100_001).map { #""u\#($0)":1,"# }.joined() + #""total":{"label":"A","amount":"1"}}"#
        let world = TestWorld(["a.json": document])
        #expect(world.run("check", "--kind", "ApplePayPaymentRequest", "a.json", "--write-baseline", "b.json", "-q") == 2)
        #expect(world.errors.contains("b.json: not written, because a document has more than 100000 findings"), "\(world.errors)")
        #expect(world.files["b.json"] == nil)
        world.files["a.json"] = Array(Sample.comma.utf8)
        #expect(world.run("check", "a.json", "--write-baseline", "b.json", "--max-findings", "1", "-q") == 0)
    }

    @Test("--quiet prints only findings", arguments: [["-q"], ["--quiet"]])
    func quiet(_ option: [String]) {
        let world = TestWorld(["a.json": Sample.clean, "b.json": Sample.comma])
        #expect(world.run(["a.json"] + option) == 0)
        #expect(world.output.isEmpty)
        #expect(world.run(["b.json"] + option) == 1)
        #expect(world.output.hasPrefix("b.json:6:41: error"))
        #expect(!world.output.contains("Not checked"))
        #expect(world.run(["b.json", "--no-quiet"]) == 1)
        #expect(world.output.contains("Not checked"))
    }

    @Test(
        "The option, the environment and the terminal determine color, in this order",
        arguments: [
            ([], [:], false, false), ([], [:], true, true), (["--color=never"], ["FORCE_COLOR": "1"], true, false),
            (["--color=always"], ["NO_COLOR": "1"], false, true), ([], ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false),
            ([], ["NO_COLOR": ""], true, true), ([], ["FORCE_COLOR": "1"], false, true), ([], ["CLICOLOR_FORCE": "1"], false, true),
            ([], ["TERM": "dumb"], true, false), ([], ["PAYSHEET_COLOR": "always"], false, true), (["--format=concise"], [:], true, false),
        ] as [([String], [String: String], Bool, Bool)])
    func color(_ options: [String], _ environment: [String: String], _ isTerminal: Bool, _ isColored: Bool) {
        let world = TestWorld(["a.json": Sample.comma])
        world.environment = environment
        world.isTerminal = isTerminal
        #expect(world.run(["a.json"] + options) == 1)
        #expect(world.output.contains("\u{1B}[1;31m") == isColored)
        #expect(world.output.contains("\u{1B}") == isColored)
    }

    @Test("A format can come from the environment, and the option overrides it")
    func environmentFormat() {
        let world = TestWorld(["a.json": Sample.comma])
        world.environment = ["PAYSHEET_FORMAT": "json"]
        #expect(world.run("a.json") == 1)
        #expect(world.output.hasPrefix("{\n  \"schemaVersion\": 1,"))
        #expect(world.run("a.json", "--format", "concise") == 1)
        #expect(world.output.hasPrefix("a.json:6:41"))
        world.environment = ["PAYSHEET_FORMAT": "loud"]
        #expect(world.run("a.json") == 2)
        #expect(world.errors.contains("PAYSHEET_FORMAT is \"loud\""))
    }

    @Test("A closed pipe ends the run silently, and a full disk does not")
    func pipes() {
        let files = Dictionary(uniqueKeysWithValues: (0..<9).map { ("\($0).json", Sample.clean) })
        let world = TestWorld(files)
        world.writesUntilClosed = 0
        #expect(world.run(files.keys.sorted()) == 0)
        #expect(world.errors.isEmpty)
        let full = TestWorld(files)
        full.writeFailure = SystemFailure("no space left")
        #expect(full.run("1.json") == 2)
        #expect(full.errors == "paysheet: standard output: no space left\n")
    }

    @Test(
        "Help is printed to standard output for --help in any position",
        arguments: [
            ["--help"], ["-h"], ["help"], ["check", "--help"], ["help", "check"], ["fmt", "-h"], ["a.json", "--help"], ["split", "--help"],
            ["schema", "--help"],
        ])
    func help(_ arguments: [String]) {
        let world = TestWorld()
        #expect(world.run(arguments) == 0)
        #expect(world.output.hasPrefix("Usage: paysheet "))
        #expect(world.output.contains("Exit status:"))
        #expect(world.errors.isEmpty)
        for line in world.output.split(separator: "\n") { #expect(line.count <= 140) }
    }

    @Test("--version prints one line, or all facts as JSON")
    func version() throws {
        let world = TestWorld()
        #expect(world.run("--version") == 0)
        #expect(world.output == "paysheet 0.1.0\n")
        #expect(world.run("--version", "--format", "json") == 0)
        #expect(try JSON(world.output)["rules"].string == "2026.11")
        #expect(world.run("--version", "--fromat") == 2)
    }
}
