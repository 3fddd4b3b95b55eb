import PaySheet
import TestSupport
import Testing

/// Values of source code that the check does not reach.
@Suite("Reports of values that a file does not show")
struct UnreachedValueReportTests {
    private static func shop() -> TestWorld {
        TestWorld([
            "shop/a.js": "new ApplePaySession(3, buildRequest());\n", "shop/b.json": Sample.clean,
            "shop/c.js": "const r = " + Sample.clean + ";\nnew ApplePaySession(14, r);\n",
        ])
    }

    @Test("A run names the places, counts them, and passes")
    func named() {
        let world = UnreachedValueReportTests.shop()
        #expect(world.run("check", "shop") == 0)
        #expect(
            world.errors
                == "paysheet: shop/a.js:1:24: not checked: the file does not show the request, which comes from buildRequest()\n")
        #expect(world.output.contains("; 1 value of source code not reached"), "\(world.output)")
    }

    @Test("--fail-on-unreached ends with status 2, and findings are still reported", arguments: [1, 4])
    func fails(jobs: Int) {
        let world = UnreachedValueReportTests.shop()
        #expect(world.run("check", "shop", "--fail-on-unreached", "--jobs", String(jobs)) == 2)
        world.files["shop/a.js"] = nil
        #expect(world.run("check", "shop", "--fail-on-unreached", "--jobs", String(jobs)) == 0)
    }

    @Test("Very many places are named up to the twentieth, and all with --verbose")
    func many() {
        let world = TestWorld(["a.js": String(repeating: "new ApplePaySession(3, f());\n", count: 100)])
        #expect(world.run("check", "--format", "github", "a.js") == 0)
        #expect(world.errors.split(separator: "\n").count == 21)
        #expect(!world.output.contains("more finding"))
        #expect(world.errors.hasSuffix("paysheet: more places are not checked; --verbose names all\n"))
        let all = TestWorld(["a.js": world.files["a.js"].map { String(decoding: $0, as: UTF8.self) } ?? ""])
        #expect(all.run("check", "--verbose", "a.js") == 0)
        #expect(all.errors.split(separator: "\n").count == 100)
    }

    @Test(
        "Reports in most formats name the place",
        arguments: [
            ("sarif", "shop/a.js:1:24 not checked: the file"), ("junit", "<skipped message=\"not checked: the file"),
            ("markdown", "## Not reached"), ("html", "<h2>Not reached</h2>"), ("github", "::notice file=shop/a.js,line=1,col=24"),
            ("json", "\"unreached\": ["), ("text", "1 value of source code not reached"),
        ])
    func formats(_ format: String, _ text: String) {
        let world = UnreachedValueReportTests.shop()
        #expect(world.run("check", "shop", "--format", format) == 0)
        #expect(world.output.contains(text), "\(world.output)")
    }
}
