import PaySheetTool
import Testing

@Suite("Folders from untrusted sources")
struct UntrustedFolderTests {
    private static func world() -> TestWorld {
        let world = TestWorld([
            "shop/a.json": Sample.comma, "shop/package.json": "{\"name\":\"x\",\"version\":\"1\"}", "shop/list.applepay.json": "[1,2]",
            "shop/pipe.json": Sample.comma, "shop/pipe.applepay.ndjson": Sample.comma, "outside/b.json": Sample.comma,
            "outside/deep/c.applepay.json": Sample.comma,
        ])
        world.links = ["shop/b.json": "outside/b.json", "shop/deep": "outside/deep", "shop/deep.json": "outside/b.json"]
        world.pipes = ["shop/pipe.json", "shop/pipe.applepay.ndjson"]
        return world
    }

    @Test(
        "Commands write only known documents inside the folder and name the rest",
        arguments: ["fix", "fmt"], ["shop", "shop/", "shop/*", "shop/**/*"])
    func writing(_ command: String, _ operand: String) {
        let world = UntrustedFolderTests.world()
        let before = world.files
        _ = world.run(command, operand)
        let changed = world.files.keys.filter { world.files[$0] != before[$0] }
        #expect(changed == ["shop/a.json"])
        #expect(world.pipesRead.isEmpty)
        for name in ["b.json: its link", "pipe.json: it is not a regular file", "list.applepay.json: it is not a document of a known kind"]
        {
            #expect(world.errors.contains("paysheet: skipped shop/" + name), "\(world.errors)")
        }
    }

    @Test("Links inside the folder can be used, and a named link is followed")
    func links() {
        let world = UntrustedFolderTests.world()
        world.links["shop/inner.applepay.json"] = "shop/a.json"
        #expect(world.run("fmt", "--check", "shop") == 1)
        #expect(world.output.contains("shop/inner.applepay.json\n"))
        #expect(world.run("fmt", "--check", "shop/b.json") == 1)
        #expect(world.output == "shop/b.json\n")
    }

    @Test("Only check reads a named pipe", arguments: ["fix", "fmt"])
    func pipes(_ command: String) {
        let world = UntrustedFolderTests.world()
        #expect(world.run(command, "shop/pipe.json") == 2)
        #expect(world.errors == "paysheet: shop/pipe.json: it is not a regular file; use - to read standard input\n")
        #expect(world.pipesRead.isEmpty)
        #expect(world.run("check", "shop/pipe.json") == 1)
        #expect(world.pipesRead == ["shop/pipe.json"])
    }

    @Test("check reads no pipe in a folder or a pattern", arguments: ["shop", "shop/*.json"])
    func check(_ operand: String) {
        let world = UntrustedFolderTests.world()
        #expect(world.run("check", operand) == 1)
        #expect(world.pipesRead.isEmpty)
        #expect(world.errors.contains("paysheet: skipped shop/pipe.json: it is not a regular file\n"))
    }

    @Test("A path at the beginning of a line is not a build server command")
    func paths() {
        let world = TestWorld(["::stop-commands::x.json": Sample.comma, "m.json": #"{"files":[]}"#])
        #expect(world.run("fmt", "--check", ".") == 1)
        #expect(world.output == "./::stop-commands::x.json\n")
        _ = world.run("check", "--expect-manifest", "m.json", ".")
        #expect(!world.output.split(separator: "\n").contains { $0.hasPrefix("::") })
    }

    private static let capture =
        #"{"log":{"entries":[{"request":{"method":"POST","url":"https://shop.example/","postData":{"mimeType":"application/json","#
        + #""text":"{\"countryCode\":\"US\",\"currencyCode\":\"USD\",\"supportedNetworks\":[\"visa\"],"#
        + #"\"merchantCapabilities\":[\"supports3DS\"],\"total\":{\"label\":\"A\",\"amount\":\"1.00\"}}"}},"response":{}}]}}"#

    @Test(
        "Each command that names its file first writes it as a path",
        arguments: [
            ("button", ["button"], "<p>A page</p>"), ("contact", ["contact"], #"{"countryCode":"US"}"#),
            ("contact without problems", ["contact", "--fields", "email"], #"{"emailAddress":"a@example.com"}"#),
            ("extract", ["extract"], UntrustedFolderTests.capture),
        ])
    func first(_ name: String, _ command: [String], _ content: String) {
        let world = TestWorld(["::stop-commands::x.json": content])
        _ = world.run(command + ["::stop-commands::x.json"])
        #expect(!world.output.isEmpty && world.output.contains("./::stop-commands::x.json"), "\(name): \(world.output)")
        #expect(!world.output.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(name): \(world.output)")
    }

    /// Every command, so that a new one is in it without a change here.
    @Test("No command begins a line with two colons of a file's name", arguments: Command.all.map { $0.name })
    func everyCommand(_ name: String) {
        let path = "::stop-commands::x.json"
        let words = [[], ["check"], ["show"], ["--check"], ["--format", "json"]].map { [name] + $0 + [path] } + [[name, path, path]]
        let contents = [Sample.comma, "<p>A page</p>", #"{"countryCode":"US","emailAddress":"a"}"#, UntrustedFolderTests.capture, "", "{}"]
        for arguments in words {
            for content in contents {
                let world = TestWorld([path: content])
                _ = world.run(arguments)
                for line in (world.output + world.errors).split(separator: "\n") {
                    #expect(!line.hasPrefix("::"), "\(arguments.joined(separator: " ")): \(line)")
                }
            }
        }
    }
}
