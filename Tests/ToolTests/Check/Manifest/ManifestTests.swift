import PaySheetTool
import Testing

@Suite("Manifests of expectations")
struct ManifestTests {
    private static let german = """
        {"schemaVersion":1,"tool":{"name":"paysheet"},"files":[
          {"file":"comma.applepay.json","kind":"ApplePayPaymentRequest","rule":"amount/format","pointer":"/total/amount","seed":1,"needs":[]},
          {"file":"us.applepay.json","rule":"country/expected","pointer":null,"needs":["--expect-country","DE"]},
          {"file":"clean.applepay.json","rule":null},
          {"files":["one.applepay.json","two.applepay.json"],"rule":"contexts/external-identifier"}]}
        """

    static func share(_ identifier: String) -> String {
        String(Sample.clean.dropLast())
            + """
            ,"multiTokenContexts":[{"merchantIdentifier":"merchant.com.example.air","externalIdentifier":"\(identifier)",\
            "merchantName":"Sky Air","merchantDomain":"sky-air.example","amount":"120.00"}]}
            """
    }

    private func world(_ manifest: String = ManifestTests.german) -> TestWorld {
        TestWorld([
            "out/comma.applepay.json": Sample.comma, "out/us.applepay.json": Sample.clean, "out/clean.applepay.json": Sample.clean,
            "out/one.applepay.json": ManifestTests.share("a"), "out/two.applepay.json": ManifestTests.share("b"),
            "out/manifest.json": manifest, "out/notes.json": "{\"name\":\"x\"}",
        ])
    }

    @Test("A manifest without differences returns 0")
    func passes() {
        let world = world()
        #expect(world.run("check", "out", "--expect-manifest", "out/manifest.json") == 0)
        #expect(world.output == "out/manifest.json: 4 expectations: all as expected\n")
        #expect(world.errors.isEmpty)
        #expect(world.run("check", "out", "--expect-manifest", "out/manifest.json", "-q") == 0)
        #expect(world.output.isEmpty)
    }

    @Test("Differences are listed and return 1")
    func differences() {
        let world = world()
        world.files["out/comma.applepay.json"] = Array(Sample.clean.utf8)
        world.files["out/clean.applepay.json"] = Array(Sample.comma.utf8)
        world.files["out/us.applepay.json"] = Array(Sample.comma.utf8)
        world.files["out/two.applepay.json"] = nil
        world.files["out/deep/more.json"] = Array(Sample.clean.utf8)
        #expect(world.run("check", "out", "--expect-manifest", "out/manifest.json") == 1)
        #expect(
            world.output == """
                out/comma.applepay.json: expected amount/format at /total/amount, found nothing
                out/us.applepay.json: expected country/expected only, also found amount/format at /total/amount
                out/clean.applepay.json: expected no finding, found amount/format at /total/amount
                out/two.applepay.json: the manifest names it, but it cannot be read
                out/deep/more.json: missing in the manifest
                out/manifest.json: 4 expectations: 5 differences

                """)
    }

    @Test("A given pointer is compared")
    func pointers() {
        let world = world(#"{"files":[{"file":"comma.applepay.json","rule":"amount/format","pointer":"/total"}]}"#)
        #expect(world.run("check", "out/comma.applepay.json", "--expect-manifest", "out/manifest.json") == 1)
        #expect(
            world.output.hasPrefix("out/comma.applepay.json: expected amount/format at /total, found amount/format at /total/amount\n"))
    }

    @Test("Configurations are ignored, and options apply to every file")
    func settings() {
        let world = world(
            #"{"files":[{"file":"comma.applepay.json","rule":"amount/format"},{"file":"us.applepay.json","rule":"country/expected"}]}"#)
        world.files[".paysheet.json"] = Array(#"{"rules":{"amount":"off"}}"#.utf8)
        let call = ["check", "out/comma.applepay.json", "out/us.applepay.json", "--expect-manifest", "out/manifest.json"]
        #expect(world.run(call) == 1)
        #expect(world.output.contains("us.applepay.json: expected country/expected, found nothing"))
        #expect(world.run(call + ["--expect-country", "US"]) == 1)
        #expect(world.run(call + ["--expect-country", "DE"]) == 1)
        #expect(world.output.contains("comma.applepay.json: expected amount/format only, also found country/expected"))
    }

    @Test(
        "Mistakes in a manifest return 2 with a message",
        arguments: [
            ("{}", "out/manifest.json:1:1: a manifest needs \"files\""),
            (#"{"files":[]}"#, "out/manifest.json: the manifest names no file"),
            (#"{"files":[{"rule":null}]}"#, "out/manifest.json:1:11: an entry needs \"file\""),
            (#"{"files":[{"file":"a"}]}"#, "out/manifest.json:1:11: an entry needs \"rule\"; null means no finding"),
            (#"{"files":[{"file":"../a","rule":null}]}"#, "out/manifest.json:1:19: \"../a\" leads out of the folder of the manifest"),
            (#"{"files":[{"file":"a","rule":"amount/fromat"}]}"#, "out/manifest.json:1:30: unknown rule \"amount/fromat\"; did you mean"),
            (
                #"{"files":[{"file":"a","rule":null,"needs":["--write-baseline","x"]}]}"#,
                "out/manifest.json:1:11: unknown option --write-baseline"
            ),
            (#"{"files":[{"file":"a","rule":null,"needs":["x"]}]}"#, "out/manifest.json:1:11: \"needs\" takes only options"),
            (
                #"{"files":[{"file":"a","rule":null,"needs":["--merchants","../m.json"]}]}"#,
                "out/manifest.json:1:11: ../m.json: it leads out of the folder of the manifest"
            ),
            (#"{"schemaVersion":9,"files":[]}"#, "out/manifest.json:1:18: \"schemaVersion\" must be"),
        ])
    func mistakes(_ text: String, _ message: String) {
        let world = world(text)
        #expect(world.run("check", "out/clean.applepay.json", "--expect-manifest", "out/manifest.json", "-q") == 2)
        #expect(world.errors.contains("paysheet: " + message), "\(world.errors)")
        #expect(world.text("x") == nil)
    }

    @Test("A manifest cannot be combined with --write-baseline")
    func options() {
        #expect(world().run("check", "out", "--expect-manifest", "out/manifest.json", "--write-baseline", "b.json") == 2)
        #expect(world().run("check", "out", "--expect-manifest", "gone.json") == 2)
    }
}
