import PaySheetReports
import PaySheetTool
import Testing

@Suite("Project configuration")
struct ConfigurationTests {
    private static let loud = Sample.clean.replacing("\"visa\"", with: "\"VISA\"")

    private func world(_ configuration: String, _ files: [String: String] = ["a.json": Sample.comma]) -> TestWorld {
        TestWorld(files.merging([".paysheet.json": configuration]) { $1 })
    }

    @Test(
        "The configuration is searched upward to the repository's root",
        arguments: [
            (".paysheet.json", "", true), ("../.paysheet.json", "", false), ("../../.paysheet.json", "", false),
            ("../../.paysheet.json", "../../.git/HEAD", true),
            ("../.paysheet.json", ".git/HEAD", false), (".paysheet.json", ".git/HEAD", true), ("../.paysheet.json", "../.git/HEAD", true),
            ("../../.paysheet.json", "../.git", false), ("shop/.paysheet.json", "", false),
        ])
    func search(_ path: String, _ repository: String, _ isFound: Bool) {
        let place = path.replacing("../../", with: "/").replacing("../", with: "/home/")
        let git = repository.replacing("../../", with: "/").replacing("../", with: "/home/")
        let world = TestWorld(["a.json": Sample.comma, place: #"{"failOn":"never"}"#, git.isEmpty ? "x" : git: ""])
        #expect(world.run("a.json") == (isFound ? 0 : 1))
    }

    @Test("Every report names the configuration that the run used", arguments: ReportFormat.allCases)
    func named(_ format: ReportFormat) {
        let world = world(#"{"failOn":"never"}"#, ["a.json": Sample.comma, "--> <x>/.paysheet.json": "{}"])
        #expect(world.run("a.json", "--format", format.rawValue) == 0)
        #expect((format.namesConfiguration ? world.output : world.errors).contains(".paysheet.json"))
        #expect((format.namesConfiguration ? world.errors : world.output).isEmpty || !format.namesConfiguration)
        _ = world.run("a.json", "--format", format.rawValue, "--no-config")
        #expect(!(world.output + world.errors).contains(".paysheet.json"))
        _ = world.run("a.json", "--format", format.rawValue, "--config", "--> <x>/.paysheet.json")
        #expect((world.output + world.errors).contains(".paysheet.json") && !world.output.contains("--> <x>/.paysheet.json -->"))
        _ = world.run("a.json", "-o", "report.txt", "--format", format.rawValue)
        #expect(((world.text("report.txt") ?? "") + world.errors).contains(".paysheet.json"))
    }

    @Test("The search begins at the root of the command line")
    func root() {
        let world = TestWorld(["shop/a.json": Sample.comma, "shop/.paysheet.json": #"{"failOn":"never"}"#])
        #expect(world.run("shop/a.json") == 1)
        #expect(world.run("shop/a.json", "--root", "shop") == 0)
        #expect(world.run("shop/a.json", "--root", "/home/shop/shop") == 0)
        #expect(world.run("shop/a.json", "--root", "shop", "--no-config") == 1)
        #expect(world.run("shop/a.json", "--config", "shop/.paysheet.json") == 0)
    }

    @Test("The command line overrides the configuration")
    func commandLine() {
        let world = world(
            """
            {"failOn":"never","rules":{"amount/format":"off","network":"error"},"expectCountry":"DE","kind":"ApplePayPayment",
             "decimals":{"ISK":0,"JPY":0},"select":["amount"]}
            """)
        #expect(world.run("a.json", "--kind", "auto", "--format", "concise") == 0)
        #expect(world.output.isEmpty)
        #expect(world.run("a.json", "--kind", "auto", "--severity", "amount/format=error", "--fail-on", "error") == 1)
        #expect(world.run("a.json", "--kind", "auto", "--select", "country", "--format", "concise") == 0)
        #expect(world.output.contains("[country/expected]") || world.output.contains("[country/"))
        #expect(world.run("a.json", "--kind", "auto", "--select", "country", "--expect-country", "US", "--format", "concise") == 0)
        #expect(world.output.isEmpty)
    }

    @Test("Later entries override earlier ones, and a rule overrides its topic")
    func entries() {
        let world = world(
            """
            {"rules":{"network":"off"},
             "files":[
               {"glob":"shop/**/*.json","rules":{"network/spelling":"error","network":"info"}},
               {"glob":["shop/new/*.json","other.json"],"rules":{"network/spelling":"warning"}}]}
            """,
            [
                "a.json": ConfigurationTests.loud, "shop/b.json": ConfigurationTests.loud, "shop/new/c.json": ConfigurationTests.loud,
                "other.json": ConfigurationTests.loud, "shop/new/deep/d.json": ConfigurationTests.loud,
            ])
        func level(_ path: String) -> String {
            _ = world.run(path, "--format", "concise")
            return String(world.output.split(separator: ": ").dropFirst().first?.prefix { $0 != "[" } ?? "none")
        }
        #expect(level("a.json") == "none")
        #expect(level("shop/b.json") == "error")
        #expect(level("./shop/../shop/b.json") == "error")
        #expect(level("/home/shop/shop/b.json") == "error")
        #expect(level("shop/new/c.json") == "warning")
        #expect(level("shop/new/deep/d.json") == "error")
        #expect(level("other.json") == "warning")
        // Standard input has the path that it is given.
        world.input = [Array(ConfigurationTests.loud.utf8)]
        #expect(world.run("-", "--stdin-filepath", "shop/b.json") == 1)
        world.input = [Array(ConfigurationTests.loud.utf8)]
        #expect(world.run("-") == 0)
    }

    @Test("The configuration sets kind, version, merchants and the shop's expectations")
    func settings() throws {
        let context = """
            "multiTokenContexts":[{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"air-7",\
            "merchantName":"Air Sky","merchantDomain":"sky-air.example","amount":"120.00"}]
            """
        let request = String(Sample.clean.dropLast()) + "," + context + "}"
        let world = world(
            """
            {"$schema":"x","$comment":"c","files":[{"glob":"shop/*","$comment":"c","kind":"ApplePayPaymentRequest","apiVersion":3,
             "merchants":"lists/merchants.json","expectCurrency":"EUR","expectMerchants":["merchant.com.example.inn"],
             "rules":{"$comment":"c"},"decimals":{"$comment":"c"},"select":["advice"]}]}
            """,
            [
                "shop/a.json": request,
                "lists/merchants.json":
                    #"{"merchants":[{"externalIdentifier":"air-7","merchantName":"Sky Air","merchantIdentifier":"merchant.com.example.sky"}]}"#,
            ])
        #expect(world.run("shop/a.json", "--format", "json") == 1)
        #expect(world.errors.isEmpty)
        let document = try JSON(world.output)["documents"][0]
        #expect(document["apiVersion"].int == 3)
        let rules = Set(document["findings"].strings("rule"))
        #expect(rules.isSuperset(of: ["contexts/directory", "member/version", "merchant/identifier"]))
        #expect(rules.contains { $0.hasPrefix("currency/") })
        #expect(world.run("shop/a.json", "--no-config", "--format", "json") == 0)
    }

    @Test("A kind in the configuration makes an unknown file a document")
    func candidates() {
        let world = world(
            #"{"files":[{"glob":"shop/odd.json","kind":"ApplePayPaymentRequest"}]}"#, ["shop/odd.json": "{\"name\":1,\"version\":2}"])
        #expect(world.run("shop", "--no-config") == 2)
        #expect(world.run("shop") == 1)
    }

    @Test("A finding can be ignored by rule or topic, pattern and pointer, with a reason")
    func ignores() throws {
        let twice = Sample.comma.replacing("\"visa\"", with: "\"VISA\", \"MasterCard\"")
        let world = world(
            """
            {"ignore":[{"rule":"amount/format","reason":"PAY-142"},
                       {"rule":"network","glob":"a.*","pointer":"/supportedNetworks/*","reason":"old <b>","$comment":"c"}]}
            """, ["a.json": twice, "b.json": twice])
        #expect(world.run("a.json", "--format", "json", "--fail-on", "info") == 0)
        let report = try JSON(world.output)
        let suppressed = report["documents"][0]["suppressed"]
        #expect(suppressed.strings("rule") == ["network/spelling", "network/spelling", "amount/format"])
        #expect(suppressed.strings("reason") == ["old <b>", "old <b>", "PAY-142"])
        #expect(suppressed.strings("source") == ["config", "config", "config"])
        #expect(suppressed[0].names == ["rule", "severity", "pointer", "fingerprint", "source", "reason"])
        #expect(suppressed[2]["pointer"].string == "/total/amount")
        #expect(report["documents"][0]["findings"].count == 0)
        #expect(report["summary"]["suppressed"].int == 3)
        #expect(report["summary"]["errors"].int == 0)
        // What a browser does is not a matter of taste.
        #expect(report["documents"][0]["safari"]["outcome"].string == "throws")
        #expect(world.run("a.json") == 0)
        #expect(world.output.hasPrefix("a.json: no findings (checked as ApplePayPaymentRequest; 3 suppressed)\n1 document: 0 errors, "))
        #expect(world.output.contains(" 0 warnings, 3 suppressed. Not checked") && !world.output.contains("Nothing is wrong"))
        #expect(world.errors.isEmpty)
        #expect(world.run("b.json", "--fail-on", "warning") == 1)
        #expect(world.output.contains("1 suppressed"))
    }

    @Test(
        "A pointer covers everything below it, step by step",
        arguments: [
            ("/total", true), ("/total/amount", true), ("", true), ("/total/*", true), ("/*/amount", true), ("/tot", false),
            ("/total/amount/x", false), ("/total/label", false), ("/lineItems", false),
        ])
    func pointers(_ pointer: String, _ fits: Bool) {
        let world = world(#"{"ignore":[{"rule":"amount/format","pointer":"\#(pointer)","reason":"r"}]}"#)
        #expect(world.run("a.json") == (fits ? 0 : 1))
    }

    @Test("An unused ignore is reported only if its documents were checked")
    func unused() {
        let world = world(
            #"{"ignore":[{"rule":"amount","reason":"r","glob":"b.json"},\#n{"rule":"contact","reason":"r"}]}"#,
            ["a.json": Sample.clean, "b.json": Sample.clean])
        #expect(world.run("a.json") == 0)
        #expect(
            world.errors
                == "paysheet: .paysheet.json:2:1: no document of this run needs this entry for contact; remove it if these are all documents\n"
        )
        #expect(world.run("a.json", "b.json") == 0)
        #expect(world.errors.contains(".paysheet.json:1:12: no document of this run needs this entry for amount"))
        #expect(world.run("a.json", "-q") == 0)
        #expect(world.errors.isEmpty)
    }

    @Test(
        "An ignore is valid through its last day, by the given or the system's clock",
        arguments: [
            ("2026-11-21", nil, true), ("2026-11-20", nil, false), ("2026-11-20", "2026-11-20T23:59:59Z", true),
            ("2026-11-20", "2026-11-21T00:00:00Z", false), ("2026-11-22", "2030-01-01T00:00:00Z", false),
        ] as [(String, String?, Bool)])
    func ends(_ until: String, _ now: String?, _ counts: Bool) {
        let world = world(#"{"ignore":[{"rule":"amount","until":"\#(until)","reason":"r"}]}"#)
        #expect(world.run(["a.json"] + (now.map { ["--now", $0] } ?? [])) == (counts ? 0 : 1))
        #expect(
            world.errors
                == (counts
                    ? ""
                    : "paysheet: .paysheet.json:1:12: this entry for amount ended on \(until); its findings count again\n"))
    }

    @Test("An unknown edition is reported and is not a failure")
    func edition() {
        let world = world(#"{"edition":"2099.01"}"#, ["a.json": Sample.clean])
        #expect(world.run("a.json") == 0)
        #expect(world.errors.contains(".paysheet.json:1:12: the configuration uses edition 2099.01 of the rules, this paysheet has "))
        #expect(world.run("a.json", "-q") == 0)
        #expect(world.errors.isEmpty)
        world.files[".paysheet.json"] = Array(#"{"edition":"2026.11"}"#.utf8)
        #expect(world.run("a.json") == 0)
        #expect(world.errors.isEmpty)
    }

    @Test(
        "A mistake returns 2 with its place and a suggestion",
        arguments: [
            ("{", "1:2: "), ("[]", "1:1: the configuration must be an object"),
            ("{\n  \"fail-on\": \"error\"}", "2:3: unknown member \"fail-on\"; did you mean failOn?"),
            (#"{"expectMerchant":[]}"#, "1:2: unknown member \"expectMerchant\"; did you mean expectMerchants?"),
            (#"{"failOn":"warn"}"#, "1:11: \"failOn\" takes error, warning, info, never, not \"warn\""),
            (#"{"failOn":"error","failOn":"error"}"#, "1:19: the member \"failOn\" appears twice; keep one of them"),
            (#"{"rules":{"amount/fromat":"off"}}"#, "1:11: unknown rule \"amount/fromat\"; did you mean amount/format?"),
            (#"{"rules":{"amount":"none"}}"#, "1:20: \"amount\" takes error, warning, info, off, not \"none\""),
            (#"{"rules":[]}"#, "1:10: \"rules\" must be an object"), (#"{"files":{}}"#, "1:10: \"files\" must be a list"),
            (#"{"files":[{}]}"#, "1:11: an entry of \"files\" needs \"glob\": a pattern of paths below"),
            (#"{"files":[{"glob":[]}]}"#, "1:19: \"glob\" needs a pattern"),
            (#"{"files":[{"glob":"../*.json"}]}"#, "1:19: \"../*.json\" leads out of the folder of the configuration"),
            (#"{"files":[{"glob":"/etc/*"}]}"#, "1:19: \"/etc/*\" leads out of the folder of the configuration"),
            (#"{"merchants":"x/../../m.json"}"#, "1:14: \"x/../../m.json\" leads out of the folder of the configuration"),
            (#"{"merchants":"gone.json"}"#, "1:14: gone.json: no such file"),
            (#"{"merchants":""}"#, "1:14: \"merchants\" must not be empty"),
            (#"{"ignore":[{"rule":"amount"}]}"#, "1:12: an entry of \"ignore\" needs \"reason\": the reason for accepting it"),
            (#"{"ignore":[{"rule":"amount","reason":" "}]}"#, "1:38: \"reason\" must say why"),
            (#"{"ignore":[{"reason":"r"}]}"#, "1:12: an entry of \"ignore\" needs \"rule\""),
            (#"{"ignore":[{"rule":"x","reason":"r"}]}"#, "1:20: unknown rule \"x\""),
            (#"{"ignore":[{"rule":"amount","reason":"r","until":"soon"}]}"#, "1:50: \"until\" must be a day such as 2027-01-31"),
            (#"{"ignore":[{"rule":"amount","reason":"r","pointer":"total"}]}"#, "1:52: \"pointer\" must be an RFC 6901 pointer"),
            (#"{"edition":"2026.1"}"#, "1:12: \"edition\" must be a year and a month such as 2026.11"),
            (#"{"edition":"2025.01"}"#, "1:12: there was no edition 2025.01 of the rules; the first is 2026.11"),
            (#"{"apiVersion":"14"}"#, "1:15: \"apiVersion\" must be a whole number from 0 to 4294967295"),
            (#"{"apiVersion":14.0}"#, "1:15: \"apiVersion\" must be a whole number"),
            (#"{"kind":"PaymentRequst"}"#, "1:9: unknown kind \"PaymentRequst\"; did you mean PaymentRequest?"),
            (#"{"expectCountry":"UK"}"#, "1:18: \"UK\" is not a country of ISO 3166-1; did you mean GB?"),
            (#"{"expectCurrency":"usd"}"#, "1:19: \"usd\" is not a currency of ISO 4217; did you mean USD?"),
            (#"{"decimals":{"ISK":5}}"#, "1:20: \"ISK\" must be a whole number from 0 to 4"),
            (#"{"decimals":{"XXQ":2}}"#, "1:14: \"XXQ\" is not a currency of ISO 4217"),
            (#"{"select":["advise"]}"#, "1:12: unknown rule \"advise\"; did you mean advice?"),
            (#"{"expectMerchants":[""]}"#, "1:21: an element of \"expectMerchants\" is empty"),
            (#"{"$comment":1}"#, "1:13: \"$comment\" must be text"), ("{/* no */}", "1:2: "),
        ])
    func mistakes(_ configuration: String, _ message: String) {
        let world = world(configuration)
        #expect(world.run("a.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: .paysheet.json:" + message), "\(world.errors)")
        #expect(world.output.isEmpty)
        #expect(world.run("a.json", "--no-config") == 1)
    }

    @Test("Links out of the repository are refused")
    func links() {
        let world = TestWorld([
            "a.json": Sample.clean, "/secret/config.json": "{}", "/secret/merchants.json": #"{"merchants":[]}"#,
            "in/real.json": #"{"merchants":[]}"#,
        ])
        world.links = [".paysheet.json": "/secret/config.json"]
        #expect(world.run("a.json") == 2)
        #expect(
            world.errors.hasPrefix(
                "paysheet: .paysheet.json: it is a link that leads out of its folder; name the file with --config, or use --no-config"))
        #expect(world.run("a.json", "--config", "/secret/config.json") == 0)
        world.links = ["lists": "/secret", "near.json": "in/real.json"]
        world.files[".paysheet.json"] = Array(#"{"merchants":"lists/merchants.json"}"#.utf8)
        #expect(world.run("a.json") == 2)
        #expect(world.errors.contains(":1:14: \"merchants\" is a link that leads out of the folder of the configuration"))
        world.files[".paysheet.json"] = Array(#"{"merchants":"near.json"}"#.utf8)
        #expect(world.run("a.json") == 0)
        #expect(world.errors.isEmpty)
    }

    @Test("A named configuration must exist, and no other is read")
    func named() {
        let world = world(#"{"failOn":"never"}"#)
        #expect(world.run("a.json", "--config", "gone.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: gone.json: no such file"))
        #expect(world.run("a.json", "--config", "a.json", "--no-config") == 2)
        world.files["ci.json"] = Array("{}".utf8)
        #expect(world.run("a.json", "--config", "ci.json") == 1)
    }

    @Test("Patterns with many stars are matched quickly")
    func stars() {
        let pattern = Array(repeating: "**/a*a*a*a*b", count: 40).joined(separator: "/")
        let path = Array(repeating: String(repeating: "a", count: 60), count: 40).joined(separator: "/") + "/x.json"
        let world = world(#"{"failOn":"never","files":[{"glob":"\#(pattern)","rules":{"amount":"off"}}]}"#, [path: Sample.comma])
        #expect(world.run(path, "--format", "concise") == 0)
        #expect(world.output.contains("amount/format"))
    }
}
