import Testing

@Suite("Output files")
struct OutputFileTests {
    private static let files = [
        "in.json": Sample.comma, "shop/a.json": Sample.clean, "shop/b.applepay.json": Sample.clean,
        "shop/all.applepay.ndjson": Sample.clean + "\n", "merchants.json": "{}", ".paysheet.json": "{}",
    ]

    @Test(
        "An output never replaces a file that the run reads",
        arguments: [
            "check --report json=in.json .", "check --report json=./in.json .", "check --report json=link.json .",
            "check --report json=in.json *.json", "check --report json=shop/b.applepay.json shop", "check --statistics=in.json .",
            "check --statistics=shop/../in.json .", "check --statistics=shop/a.json **/*.json",
            "check --report sarif=shop/all.applepay.ndjson shop", "check --report sarif=shop/all.applepay.ndjson shop/*.ndjson",
            "check --report json=in.json --kind ApplePayPaymentRequest .", "check --write-baseline in.json .",
            "check --report json=.paysheet.json --config .paysheet.json in.json", "anonymize -o in.json in.json",
            "anonymize -o ./in.json in.json", "anonymize --ndjson -o shop/all.applepay.ndjson shop/all.applepay.ndjson",
            "anonymize -o link.json in.json", "preview -o in.json in.json", "preview --as svg -o shop/../in.json in.json",
        ])
    func reading(_ call: String) {
        let world = TestWorld(OutputFileTests.files)
        world.links = ["link.json": "in.json"]
        let before = world.files
        #expect(world.run(call.split(separator: " ").map { String($0) }) == 2)
        #expect(world.errors.contains("give it another name") || world.errors.contains("give the baseline another name"))
        #expect(world.output.isEmpty)
        #expect(world.files == before)
    }

    @Test(
        "Two outputs need two different files, also if they do not exist yet",
        arguments: ["new.json", "./new.json", "shop/../new.json", "old.json", "link.json"])
    func twice(_ path: String) {
        let world = TestWorld(["in.json": Sample.clean, "shop/a.json": Sample.clean, "old.json": "[]"])
        world.links = ["link.json": "old.json"]
        let first = path == "link.json" ? "old.json" : path == "old.json" ? path : "new.json"
        let before = world.files
        #expect(world.run("check", "--report", "json=" + first, "--statistics=" + path, "in.json") == 2)
        #expect(world.errors.contains("would overwrite"))
        #expect(world.files == before)
    }

    @Test(
        "An output's extension must not mean another format",
        arguments: [
            "check --report html=x.png in.json", "check --report json=x.html in.json", "check --report sarif=x.xml in.json",
            "check --report markdown=x.json in.json", "check --report junit=x.pdf in.json", "check --statistics=x.html in.json",
            "check --write-baseline x.md in.json", "anonymize -o x.svg in.json", "anonymize -o x.ndjson in.json",
        ])
    func extensions(_ call: String) {
        let world = TestWorld(OutputFileTests.files)
        let before = world.files
        #expect(world.run(call.split(separator: " ").map { String($0) }) == 2)
        #expect(world.errors.contains("give it another name, such as x."), "\(world.errors)")
        #expect(world.output.isEmpty && world.files == before)
    }

    @Test(
        "Other extensions are allowed",
        arguments: [
            "json=x.txt", "html=x.out", "html=x", "html=x.HTM", "sarif=x.json", "gitlab=gl-code-quality-report.json", "ndjson=x.json",
            "checkstyle=x.xml", "github=x.log", "markdown=x.markdown",
        ])
    func otherExtensions(_ report: String) {
        let world = TestWorld(OutputFileTests.files)
        #expect(world.run("check", "--report", report, "shop/a.json") == 0, "\(world.errors)")
    }

    @Test("The report of an earlier run in the folder is replaced")
    func again() {
        let world = TestWorld(OutputFileTests.files)
        for _ in 1...2 { #expect(world.run("check", "--report", "json=report.json", ".") == 1) }
        #expect(world.text("report.json")?.contains("schemaVersion") == true)
    }

    @Test("A root must be a folder", arguments: ["gone", "in.json"])
    func root(_ root: String) {
        let world = TestWorld(OutputFileTests.files)
        #expect(world.run("check", "--root", root, "in.json") == 2)
        #expect(world.errors.hasPrefix("paysheet: --root: "))
        #expect(world.output.isEmpty)
    }
}
