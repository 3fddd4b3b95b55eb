import PaySheet
import TestSupport
import Testing

/// Which files of a folder are checked, and what is said about the others.
@Suite("Skipped files")
struct SkippedFileTests {
    /// One good request and six broken ones.
    private static func shop() -> TestWorld {
        let world = TestWorld([
            "shop/good.json": Sample.clean, "shop/comma.json": Sample.clean.replacing("]", with: ",]"),
            "shop/cut.json": String(Sample.clean.dropLast(40)), "shop/script.json": "const r = " + Sample.clean + ";",
            "shop/entities.json": Sample.clean.replacing("\"", with: "&quot;"),
        ])
        world.files["shop/mark.json"] = [0xEF, 0xBB, 0xBF] + Array(Sample.clean.utf8)
        world.files["shop/wide.json"] = [0xFF, 0xFE] + Sample.clean.utf8.flatMap { [$0, 0] }
        return world
    }

    @Test("Broken requests in a folder are errors")
    func broken() throws {
        let world = SkippedFileTests.shop()
        #expect(world.run("check", "shop", "--format", "json") == 1)
        let report = try JSON(world.output)
        #expect(report["documents"].count == 7 && report["skipped"].count == 0)
        #expect(report["documents"].list.filter { $0["findings"].count == 0 }.map { $0["path"].string } == ["shop/good.json"])
    }

    @Test("Without an operand, the current folder is checked")
    func currentFolder() {
        let world = SkippedFileTests.shop()
        #expect(world.run("check", "--format", "concise") == 1)
        let named = SkippedFileTests.shop()
        #expect(named.run("check", "--format", "concise", ".") == 1)
        #expect(world.output == named.output && world.output.contains("shop/comma.json:1:"), "\(world.output)\(world.errors)")
    }

    @Test("An empty .applepay.json file is an error, and other empty files are skipped")
    func empty() throws {
        let world = TestWorld(["shop/a.applepay.json": "", "shop/b.json": "", "shop/c.json": Sample.clean])
        #expect(world.run("check", "shop", "--format", "json") == 1)
        let report = try JSON(world.output)
        #expect(report["documents"].strings("path") == ["shop/a.applepay.json", "shop/c.json"])
        #expect(report["skipped"][0]["path"].string == "shop/b.json" && report["skipped"][0]["reason"].string == "it is empty")
    }

    @Test("An empty .applepay.ndjson file is an error")
    func emptyArchive() throws {
        let world = TestWorld(["shop/a.applepay.ndjson": "", "shop/b.applepay.ndjson": Sample.clean.replacing("\n", with: "") + "\n"])
        #expect(world.run("check", "shop", "--format", "json") == 1)
        let document = try JSON(world.output)["documents"][0]
        #expect(document["path"].string == "shop/a.applepay.ndjson" && document["findings"].strings("rule") == ["json/empty"])
    }

    @Test(
        "A W3C request for other methods that is found in a folder is skipped",
        arguments: [["basic-card"], ["https://google.com/pay", "basic-card"]])
    func otherMethods(_ methods: [String]) throws {
        let request =
            #"{"methodData":[\#(methods.map { #"{"supportedMethods":"\#($0)"}"# }.joined(separator: ","))],"#
            + #""details":{"total":{"label":"Shop","amount":{"currency":"EUR","value":"1.00"}}}}"#
        let world = TestWorld(["shop/good.json": Sample.clean, "shop/other.json": request])
        #expect(world.run("check", "shop", "--format", "json") == 0)
        let report = try JSON(world.output)
        #expect(report["documents"].strings("path") == ["shop/good.json"])
        #expect(report["skipped"].strings("path") == ["shop/other.json"])
        #expect(report["skipped"][0]["reason"].string?.contains("none of its payment methods is Apple Pay") == true)
        // A file that is named, has the extension of documents, or has a stated kind is checked.
        for command in [["shop/other.json"], ["shop/other.json", "--kind", "PaymentRequest"], ["shop", "--kind", "PaymentRequest"]] {
            #expect(world.run(["check"] + command + ["--select", "w3c/apple-pay-none", "--format", "concise"]) == 1, "\(command)")
            #expect(world.output.contains("shop/other.json:1:") && world.output.contains("w3c/apple-pay-none"), "\(world.output)")
        }
        world.files["shop/other.applepay.json"] = Array(request.utf8)
        #expect(world.run("check", "shop") == 1)
        #expect(world.output.contains("other.applepay.json") && !world.output.contains("shop/other.json"))
    }

    @Test(
        "A W3C request with data for Apple Pay is checked, whatever its method is called",
        arguments: [
            ("https://appel.com/apple-pay", #""merchantIdentifier":"merchant.com.example""#),
            ("https://apple-pay.com", #""merchantCapabilities":["supports3DS"]"#),
            ("https://example.com/applepay", #""supportedNetworks":["visa"]"#),
            ("basic-card", #""supportedNetworks":["visa"],"merchantCapabilities":["supports3DS"]"#),
        ])
    func misspeltMethod(_ method: String, _ data: String) throws {
        let request =
            #"{"methodData":[{"supportedMethods":"https://google.com/pay"},{"supportedMethods":"\#(method)","data":{\#(data)}}],"#
            + #""details":{"total":{"label":"Shop","amount":{"currency":"EUR","value":"1.00"}}}}"#
        let world = TestWorld(["shop/good.json": Sample.clean, "shop/other.json": request])
        #expect(world.run("check", "shop", "--format", "json") == 1)
        let findings = try JSON(world.output)["documents"][1]["findings"]
        #expect(findings.strings("rule") == ["w3c/apple-pay-none"])
        #expect(findings[0]["related"].strings("pointer") == ["/methodData/1/data"])
    }

    @Test("A W3C request for basic cards with networks is skipped")
    func basicCard() throws {
        let request =
            #"{"methodData":[{"supportedMethods":"basic-card","data":{"supportedNetworks":["visa"],"supportedTypes":["credit"]}}],"#
            + #""details":{"total":{"label":"Shop","amount":{"currency":"EUR","value":"1.00"}}}}"#
        let world = TestWorld(["shop/good.json": Sample.clean, "shop/other.json": request])
        #expect(world.run("check", "shop", "--format", "json") == 0)
        #expect(try JSON(world.output)["skipped"].strings("path") == ["shop/other.json"])
    }

    @Test("A W3C request with Apple Pay among other methods is checked")
    func mixedMethods() throws {
        let request =
            #"{"methodData":[{"supportedMethods":"basic-card"},{"supportedMethods":"https://apple.com/apple-pay"}],"#
            + #""details":{"total":{"label":"Shop","amount":{"currency":"EUR","value":"1.00"}}}}"#
        let world = TestWorld(["shop/other.json": request])
        #expect(world.run("check", "shop", "--format", "json") == 1)
        #expect(try JSON(world.output)["documents"].strings("path") == ["shop/other.json"])
    }

    private static func mixed() -> TestWorld {
        TestWorld([
            "shop/good.json": Sample.clean, "shop/package.json": "{\"name\":\"x\",\"version\":\"1\"}", "shop/notes.json": "not JSON",
            "shop/lines.ndjson": "{}\n", "shop/UPPER.JSON": Sample.clean,
            "shop/total.json": "{\"total\":{\"label\":\"a\",\"amount\":\"1\"}}",
        ])
    }

    @Test("The last line counts skipped files, and --verbose names them")
    func counted() {
        let world = SkippedFileTests.mixed()
        world.isTerminal = true
        #expect(world.run("check", "shop") == 0)
        #expect(world.output.contains("2 documents: 0 errors, 0 warnings; 4 files skipped. Not checked"))
        #expect(world.output.contains("--verbose names the skipped files.") && !world.output.contains("Nothing is wrong"))
        #expect(world.errors.isEmpty)
        #expect(world.run("check", "shop", "--verbose") == 0)
        #expect(!world.output.contains("--verbose"))
        for line in [
            "lines.ndjson: it has a document a line", "notes.json: it is not JSON", "package.json: it is not a document of a known kind",
            "total.json: it may be a document of the kind ApplePayPaymentRequest",
        ] {
            #expect(world.errors.contains("paysheet: skipped shop/" + line), "\(world.errors)")
        }
    }

    @Test("A run without documents reports how many files were skipped")
    func nothingElse() {
        let world = TestWorld(["shop/package.json": "{\"name\":\"x\"}"])
        #expect(world.run("check", "shop") == 2)
        #expect(world.errors == "paysheet: no document found; 1 file skipped, which --verbose names\n")
    }

    @Test("The order of skipped files does not depend on threads")
    func threads() throws {
        let world = SkippedFileTests.mixed()
        _ = world.run("check", "shop", "--format", "json", "--jobs", "4")
        let first = world.output
        _ = world.run("check", "shop", "--format", "json")
        #expect(world.output == first)
        #expect(try JSON(first)["skipped"].strings("path").sorted().count == 4)
    }

    @Test(
        "Reports in most formats name skipped files",
        arguments: [
            ("sarif", "\"level\": \"note\""), ("junit", "<skipped message=\"skipped: it is not JSON"), ("markdown", "## Skipped"),
            ("html", "<h2>Skipped</h2>"), ("github", "4 files skipped."), ("json", "\"skipped\": ["),
        ])
    func formats(_ format: String, _ text: String) {
        let world = SkippedFileTests.mixed()
        #expect(world.run("check", "shop", "--format", format) == 0)
        #expect(world.output.contains(text), "\(world.output)")
        if format != "github" { #expect(world.output.contains("notes.json")) }
    }

    @Test(
        "Documents of other programs are skipped in a folder and are errors if named",
        // The command knows this one; the core alone does not.
        arguments: TestScale.sampled(KindCorpus.foreign.filter { $0.name != "wallet-order" }))
    func foreign(_ foreign: KindCorpus.Foreign) throws {
        let world = TestWorld(["shop/a.json": foreign.text, "shop/good.json": Sample.clean])
        #expect(world.run("check", "shop", "--format", "json") == 0)
        let report = try JSON(world.output)
        #expect(report["documents"].strings("path") == ["shop/good.json"])
        #expect(report["skipped"].strings("path") == ["shop/a.json"])
        _ = world.run("check", "shop/a.json", "--format", "json")
        let document = try JSON(world.output)["documents"][0]
        #expect(document["kind"].isNull || document["kindIsGuess"].bool == true)
        #expect(document["findings"].count > 0)
        for command in ["fix", "fmt"] {
            _ = world.run(command, "shop")
            #expect(world.text("shop/a.json") == foreign.text)
        }
    }

    @Test("A broken link is skipped with its reason")
    func brokenLink() throws {
        let world = TestWorld(["shop/good.json": Sample.clean])
        world.links = ["shop/gone.json": "nowhere.json"]
        #expect(world.run("check", "shop", "--format", "json") == 0)
        let report = try JSON(world.output)
        #expect(report["skipped"].strings("path") == ["shop/gone.json"])
        #expect(report["skipped"].strings("reason") == ["its link leads nowhere"])
    }

    @Test("A named document that is not recognized is an error with a remedy")
    func named() {
        let world = TestWorld(["a.json": "{\"items\":[{\"sku\":\"A\"}],\"total\":10}"])
        #expect(world.run("check", "a.json") == 1)
        #expect(world.output.contains("it resembles Order most") && world.output.contains("--kind"))
        #expect(world.run("check", "a.json", "--kind", "Order") == 1)
        #expect(world.output.contains("member/missing"))
    }
}
