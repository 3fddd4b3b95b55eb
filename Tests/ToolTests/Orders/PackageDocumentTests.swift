import PaySheet
import PaySheetReports
import PaySheetTool
import TestSupport
import Testing

@Suite("packages of orders as documents of check")
struct PackageDocumentTests {
    private typealias Packages = OrderPackageCommandTests

    @Test("a package has its order as a document, and findings of its own")
    func document() throws {
        let world = Packages.world()
        #expect(world.run("order", "pack", "shop", "-o", "a.order") == 0)
        #expect(world.run("check", "a.order") == 0)
        #expect(world.output.contains("a.order!/order.json: no findings (checked as WalletOrder)"))
        #expect(world.errors.contains("a.order: a package of an order; not checked: arithmetic of the signature"))
        world.files["b.order"] = try Packages.archive([("order.json", Packages.order)])
        #expect(world.run("check", "b.order", "--format", "concise", "--quiet") == 1)
        #expect(world.output.contains("b.order:1:1: error[package/required-file]: manifest.json: manifest.json is missing\n"))
        #expect(!world.errors.contains("not checked"))
        #expect(world.run("check", "b.order", "--fail-on", "never", "--ignore", "package/required-file") == 0)
        #expect(world.output.hasPrefix("b.order!/order.json: no findings"))
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
        "a file that is called a package is one, whatever is in it",
        arguments: [
            ("PK\u{3}\u{4}", "the end of the archive is missing"), ("", "the file is empty"), ("{\"a\":1}", "JSON"), ("x", "not a zip"),
        ])
    func named(_ content: String, _ message: String) {
        let world = TestWorld(["A.ORDER": content, "folder/b.order": content])
        #expect(world.run("check", "A.ORDER", "--format", "concise") == 1)
        #expect(world.output.hasPrefix("A.ORDER:1:1: error[package/archive]: ") && world.output.contains(message))
        // In a folder it can be something else.
        #expect(world.run("check", "folder") == (content.hasPrefix("PK") ? 1 : 2))
    }

    @Test("every report has the findings of a package", arguments: ReportFormat.allCases)
    func formats(_ format: ReportFormat) throws {
        let world = TestWorld()
        world.files["shop/b.order"] = try Packages.archive([("order.json", Packages.order)])
        #expect(world.run("check", "shop", "--format", format.rawValue) == 1)
        #expect(world.output.contains("package/required-file") && world.output.contains("shop/b.order"))
    }

    @Test("--expect, baselines, statistics and the clock know packages, too")
    func expected() throws {
        let world = Packages.world()
        #expect(world.run("order", "pack", "shop", "-o", "a.order") == 0)
        world.files["b.order"] = try Packages.archive([("order.json", Packages.order)])
        #expect(world.run("check", "b.order", "--expect", "valid") == 1)
        #expect(world.errors.contains("b.order: expected to be valid, found package/required-file"))
        #expect(world.run("check", "b.order", "--statistics") == 1)
        #expect(world.output.contains("package/required-file"))
        #expect(world.run("check", "b.order", "--write-baseline", "known.json") == 0)
        #expect(world.run("check", "b.order", "--baseline", "known.json") == 0, "\(world.output)")
        #expect(world.run("check", "a.order", "--now", "2027-06-01") == 0)
        #expect(!world.errors.contains("dates of the certificates"))
        #expect(world.run("check", "a.order", "--now", "2030-06-01", "--format", "concise") == 1)
        #expect(world.output.contains("a.order:1:1: error[signature/dates]: signature: "))
    }

    @Test("options and actions that take an order take its package")
    func inputs() {
        let world = Packages.world()
        #expect(world.run("order", "pack", "shop", "-o", "a.order") == 0)
        #expect(world.run("check", "shop/order.json", "--earlier", "a.order") == 0)
        #expect(world.run("check", "shop/order.json", "--request", "a.order") == 2)
        #expect(world.errors.contains("(--request takes ApplePayPaymentRequest)"))
        #expect(world.run("check", "shop/order.json", "--request", "shop/order.json") == 2)
        #expect(world.errors.contains("(--request takes ApplePayPaymentRequest; this resembles WalletOrder)"))
        #expect(world.run("order", "details", "a.order") == 1)
        #expect(world.errors.contains("webServiceURL"), "\(world.errors)")
    }
}
