import PaySheet
import PaySheetOrders
import PaySheetReports
import PaySheetTokens
import PaySheetTool
import TestSupport
import Testing

@Suite("Order packages as documents of check")
struct PackageDocumentTests {
    private typealias Packages = OrderPackageCommandTests

    @Test("A package has its order as a document and its own findings")
    func document() throws {
        let world = Packages.world()
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--root", "root.cer") == 0)
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates") == 0)
        #expect(world.output.contains("a.order!/order.json: no findings (checked as WalletOrder)"))
        #expect(world.run("check", "a.order") == 1)
        #expect(world.output.contains("error[signature/certificates]: signature: the certificates lead to another root"))
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates") == 0)
        let start = "a.order: no findings outside its documents (checked as package of an order; not checked: dates of the certificates"
        #expect(world.output.hasPrefix(start))
        #expect(world.output.contains("\n2 documents: 0 errors, 0 warnings.") && world.errors == "")
        world.files["b.order"] = try Packages.archive([("order.json", Packages.order)])
        #expect(world.run("check", "b.order", "--format", "concise", "--quiet") == 1)
        #expect(world.output.contains("b.order:1:1: error[package/required-file]: manifest.json: the file is missing\n"))
        #expect(world.run("check", "b.order", "--quiet") == 1)
        #expect(world.output.contains("   = help write it with paysheet order manifest\n") && !world.output.contains("not checked"))
        #expect(world.run("check", "b.order", "--fail-on", "never", "--ignore", "package/required-file") == 0)
        #expect(world.output.contains("\nb.order!/order.json: no findings"))
        #expect(world.run("check", "b.order", "--fail-on", "never") == 0)
        world.files["c.order"] = try Packages.archive([("readme.txt", "x")])
        #expect(world.run("check", "c.order") == 1)
        #expect(world.run("fmt", "a.order") == 2)
        #expect(world.run("fix", "a.order") == 2)
        #expect(
            world.errors.contains(
                "a.order: it is a package of an order, which contains other documents; unpack it with paysheet order unpack"))
        #expect(world.run("anonymize", "a.order") == 2)
        #expect(world.errors.contains("unpack it with paysheet order unpack"))
    }

    @Test(
        "A file with the extension .order is checked as a package, whatever its content",
        arguments: [
            ("PK\u{3}\u{4}", "the end of the archive is missing"), ("", "the file is empty"), ("{\"a\":1}", "JSON"), ("x", "not a zip"),
        ])
    func named(_ content: String, _ message: String) {
        let world = TestWorld(["A.ORDER": content, "folder/b.order": content])
        #expect(world.run("check", "A.ORDER", "--format", "concise") == 1)
        #expect(world.output.hasPrefix("A.ORDER:1:1: error[package/archive]: ") && world.output.contains(message))
        // In a folder it can be something else, which a message says.
        #expect(world.run("check", "folder") == (content.hasPrefix("PK") ? 1 : 2))
        let note = "skipped folder/b.order: it is not a package of an order, although it is called like one"
        #expect(world.errors.contains(note) == !content.hasPrefix("PK"))
        #expect(world.run("describe", "A.ORDER") == 2)
        #expect(world.errors.contains("it is a package of an order without a readable document; see paysheet check A.ORDER"))
    }

    @Test("Every report has the findings of a package", arguments: ReportFormat.allCases)
    func formats(_ format: ReportFormat) throws {
        let world = TestWorld()
        world.files["shop/b.order"] = try Packages.archive([("order.json", Packages.order)])
        #expect(world.run("check", "shop", "--format", format.rawValue) == 1)
        #expect(world.output.contains("package/required-file"))
        #expect(world.output.replacing("shop/b.order!/order.json", with: "").contains("shop/b.order"))
    }

    @Test("--expect, baselines, statistics and the clock support packages")
    func expected() throws {
        let world = Packages.world()
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--root", "root.cer") == 0)
        world.files["b.order"] = try Packages.archive([("order.json", Packages.order)])
        #expect(world.run("check", "b.order", "--expect", "valid") == 1)
        #expect(world.errors.contains("b.order: expected to be valid, found package/required-file"))
        // One of a package and its order is enough.
        #expect(world.run("check", "b.order", "--expect", "package/required-file", "--expect", "invalid") == 0, "\(world.errors)")
        #expect(world.run("check", "b.order", "--expect", "wallet-order/token-missing") == 1)
        #expect(world.errors == "paysheet: b.order!/order.json: expected wallet-order/token-missing, found nothing\n")
        #expect(world.run("check", "b.order", "--statistics") == 1)
        #expect(world.output.contains("package/required-file"))
        #expect(world.run("check", "b.order", "--write-baseline", "known.json") == 0)
        #expect(world.run("check", "b.order", "--baseline", "known.json") == 0, "\(world.output)")
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates", "--now", "2027-06-01") == 0)
        #expect(!world.output.contains("dates of the certificates"))
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates", "--now", "2030-06-01", "--format", "concise") == 1)
        #expect(world.output.contains("a.order:1:1: error[signature/dates]: signature: "))
    }

    @Test("Options and actions that read an order read its package")
    func inputs() {
        let world = Packages.world()
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--root", "root.cer") == 0)
        #expect(world.run("check", "shop/order.json", "--earlier", "a.order") == 0)
        #expect(world.run("check", "shop/order.json", "--request", "a.order") == 2)
        #expect(
            world.errors.contains("(--request takes ApplePayPaymentRequest; this resembles WalletOrder)")
                && world.errors.contains("a.order!/"))
        #expect(world.run("check", "shop/order.json", "--request", "shop/order.json") == 2)
        #expect(world.errors.contains("(--request takes ApplePayPaymentRequest; this resembles WalletOrder)"))
        #expect(world.run("order", "details", "a.order") == 1)
        #expect(world.errors.contains("webServiceURL"), "\(world.errors)")
    }

    @Test("A fix inside a package is not offered, because no command can apply it there")
    func fixes() throws {
        let order = Packages.order.replacing("\"status\":\"open\"", with: "\"status\":\"canceled\"")
        let world = TestWorld(["order.json": order])
        world.files["b.order"] = try Packages.archive([("order.json", order)])
        #expect(world.run("check", "order.json") == 1)
        #expect(world.output.contains("paysheet fix --include-risky order.json"))
        #expect(world.run("check", "b.order") == 1)
        #expect(world.output.contains("b.order!/order.json:1:") && world.output.contains("code/unknown"))
        #expect(!world.output.contains("paysheet fix"))
    }

    @Test("Reports for programs list the unchecked parts of a package")
    func unchecked() throws {
        let world = Packages.world()
        #expect(world.run("order", "pack", "shop", "-o", "a.order", "--root", "root.cer") == 0)
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates", "--format", "json") == 0)
        let documents = try JSON(world.output)["documents"]
        #expect(documents.list.map { $0["path"].string } == ["a.order", "a.order!/order.json"])
        #expect(documents.list.first?["notChecked"].list.first?.string == "dates of the certificates")
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates", "--format", "ndjson") == 0)
        #expect(world.output.contains("\"notChecked\":[\"dates of the certificates\""))
    }

    @Test("A baseline stores the file inside the package and reports missing findings")
    func baseline() throws {
        func archive(_ file: String) throws -> [UInt8] {
            try OrderPackage([
                .init(path: "order.json", bytes: Array(Packages.order.utf8)), .init(path: "logo.png", bytes: [1]),
                .init(path: "a.png", bytes: [2]),
                .init(
                    path: "manifest.json", bytes: Array("{\"order.json\":\"\(SHA256.hex(Packages.order.utf8))\",\"\(file)\":\"00\"}".utf8)),
            ]).archive()
        }
        let world = TestWorld()
        world.files["a.order"] = try archive("logo.png")
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates", "--write-baseline", "known.json") == 0)
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates", "--baseline", "known.json") == 0)
        world.files["a.order"] = try archive("a.png")
        #expect(world.run("check", "a.order", "--ignore", "signature/certificates", "--baseline", "known.json", "--format", "concise") == 1)
        #expect(world.output.contains("a.png: ") && world.errors.contains("no longer occur"), "\(world.output)\(world.errors)")
    }

    @Test("Jobs, limits and --only-findings treat packages as documents")
    func options() throws {
        let world = TestWorld()
        for name in ["a", "b", "c"] { world.files["shop/\(name).order"] = try Packages.archive([("order.json", Packages.order)]) }
        #expect(world.run("check", "shop", "--format", "concise") == 1)
        let lines = world.output
        #expect(lines.split(separator: "\n").map { $0.prefix { $0 != ":" } }.count == 6)
        #expect(world.run("check", "shop", "--format", "concise", "--jobs", "3") == 1)
        #expect(world.output == lines)
        #expect(world.run("check", "shop", "--max-findings", "1", "--format", "concise") == 1)
        #expect(world.output.contains("shop/a.order: 1 more finding, not shown"))
        #expect(world.run("check", "shop", "--only-findings", "--format", "ndjson") == 1)
        #expect(world.output.split(separator: "\n").count == 3)
        #expect(world.run("check", "shop", "--statistics") == 1)
        #expect(world.output.contains("\"documents\": 3,") && world.output.contains("\"package/required-file\": 6"))
        #expect(world.run("check", "shop/a.order", "--select", "wallet-order") == 0)
        #expect(world.output.contains("2 documents: 0 errors"))
    }

    @Test("A zip archive of other files is not a package, and an order in a subfolder is found")
    func archives() throws {
        let world = TestWorld()
        world.files["other.zip"] = try Packages.archive([("readme.txt", "x")])
        world.files["folder/vendor.order"] = world.files["other.zip"]
        #expect(world.run("check", "other.zip") == 1)
        #expect(!world.output.contains("package/") && !world.output.contains("order.json"))
        #expect(world.run("check", "folder") == 2)
        #expect(world.errors.contains("skipped folder/vendor.order: it is not a package of an order"))
        world.files["deep.order"] = try Packages.archive([("shop/order.json", Packages.order.replacing("\"open\"", with: "\"opn\""))])
        #expect(world.run("check", "deep.order", "--format", "concise") == 1)
        #expect(world.output.contains("deep.order!/shop/order.json:1:") && world.output.contains("[package/archive]: shop: "))
        world.files["lines.order"] = Array("{\"a\":1}\n{".utf8)
        #expect(world.run("anonymize", "--ndjson", "lines.order") == 2)
        #expect(world.errors.contains("lines.order:2:") && !world.errors.contains("package"))
        world.files["text.order"] = Array(Packages.order.utf8)
        #expect(world.run("fmt", "text.order") == 0)
    }

    @Test(
        "The files that a path in reports can name are the whole path and the parts before container marks",
        arguments: [
            ("a.json", []), ("x.order!/order.json", ["x.order"]), ("a!b/x.order!/order.json", ["a!b/x.order"]), ("a!", []),
            ("all.orders!/x.order!/order.json", ["all.orders!/x.order", "all.orders"]),
        ])
    func files(_ path: String, _ containers: [String]) { #expect(Container.files(of: path) == [path] + containers) }

    @Test("A manifest of expectations can name packages")
    func manifests() throws {
        let world = TestWorld()
        world.files["d/b.order"] = try Packages.archive([("order.json", Packages.order), ("manifest.json", "{}"), ("signature", "s")])
        world.files["d/manifest.json"] = Array(
            #"{"schemaVersion":1,"files":[{"file":"b.order","rule":"signature/form","needs":["--ignore","package"]}]}"#.utf8)
        #expect(world.run("check", "d", "--expect-manifest", "d/manifest.json") == 0, "\(world.output)")
        world.files["d/manifest.json"] = Array(#"{"schemaVersion":1,"files":[{"file":"b.order","rule":null}]}"#.utf8)
        #expect(world.run("check", "d", "--expect-manifest", "d/manifest.json") == 1)
        #expect(world.output.contains("signature/form at /signature"))
    }
}
