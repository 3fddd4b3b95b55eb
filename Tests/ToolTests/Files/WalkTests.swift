import Testing

@Suite("Files, folders and patterns")
struct WalkTests {
    static let tree = [
        "shop/a.applepay.json": Sample.clean, "shop/b.json": Sample.clean, "shop/deep/er/c.json": Sample.clean,
        "shop/package.json": "{\"name\":\"shop\",\"version\":\"1\",\"scripts\":{},\"dependencies\":{},\"label\":\"x\"}",
        "shop/list.json": "[1,2]", "shop/other.applepay.json": "[1,2]", "shop/notes.txt": "no",
        "shop/all.applepay.ndjson": Sample.clean + "\n" + Sample.clean, "shop/log.ndjson": "no\n", "shop/.hidden/d.applepay.json": "no",
        "shop/node_modules/e/e.applepay.json": "no", "shop/.build/f.applepay.json": "no",
    ]

    private func paths(_ world: TestWorld) throws -> [String] { try JSON(world.output)["documents"].strings("path") }

    @Test("A folder contains its documents, sorted, and nothing else")
    func folder() throws {
        let world = TestWorld(WalkTests.tree)
        #expect(world.run("check", "shop", "--format", "json") == 1)
        #expect(
            try paths(world) == [
                "shop/a.applepay.json", "shop/all.applepay.ndjson", "shop/all.applepay.ndjson", "shop/b.json", "shop/deep/er/c.json",
                "shop/other.applepay.json",
            ])
        #expect(world.run("check", ".", "--format", "json") == 1)
        #expect(try paths(world).count == 6)
    }

    @Test("Circular links end")
    func circles() throws {
        let world = TestWorld(["shop/deep/a.applepay.json": Sample.clean])
        world.links = ["shop/deep/up": "shop"]
        #expect(world.run("check", "shop", "--format", "json") == 0)
        #expect(try paths(world) == ["shop/deep/a.applepay.json"])
        #expect(world.run("check", "**/*.json", "--format", "json") == 0)
        #expect(Set(try paths(world)).count >= 1)
    }

    @Test(
        "Patterns are expanded if the shell did not do it",
        arguments: [
            ("shop/*.json", ["shop/a.applepay.json", "shop/b.json"]), ("shop/**/c.json", ["shop/deep/er/c.json"]),
            ("shop/?.json", ["shop/b.json"]), ("**/b.json", ["shop/b.json"]), ("shop/**/[x]*.json", []),
        ] as [(String, [String])])
    func patterns(_ pattern: String, _ expected: [String]) throws {
        let world = TestWorld(
            WalkTests.tree.filter { !["shop/package.json", "shop/list.json", "shop/other.applepay.json"].contains($0.key) })
        #expect(world.run("check", pattern, "--format", "json") == (expected.isEmpty ? 2 : 0))
        #expect(try paths(world) == expected)
        if expected.isEmpty { #expect(world.errors.contains("no file matches the pattern")) }
    }

    @Test("An existing file with a pattern as its name is that file")
    func literal() throws {
        let world = TestWorld(["a*.json": Sample.clean, "ab.json": Sample.clean])
        #expect(world.run("check", "a*.json", "--format", "json") == 0)
        #expect(try paths(world) == ["a*.json"])
    }

    @Test("A run without documents returns 2")
    func empty() {
        let world = TestWorld(["shop/package.json": "{\"name\":\"x\"}"])
        #expect(world.run("check", "shop") == 2)
        #expect(world.errors == "paysheet: no document found; 1 file skipped, which --verbose names\n")
    }

    @Test(
        "Paths are relative to the root",
        arguments: [
            ("/home/shop/a/b.json", nil, "a/b.json"), ("./a/b.json", nil, "a/b.json"), ("a/../a/b.json", nil, "a/b.json"),
            ("a/b.json", "a", "b.json"), ("a/b.json", "/home", "shop/a/b.json"), ("a/b.json", "/elsewhere", "a/b.json"),
        ] as [(String, String?, String)])
    func roots(_ path: String, _ root: String?, _ expected: String) throws {
        let world = TestWorld([path: Sample.clean, "/home/x": "", "/elsewhere/x": ""])
        #expect(world.run(["check", path, "--format", "json"] + (root.map { ["--root", $0] } ?? [])) == 0)
        #expect(try paths(world) == [expected])
    }
}
