import PaySheet
import PaySheetChecking
import PaySheetTool
import Testing

@Suite("Baselines of a configuration, in other folders")
struct BaselinePathTests {
    /// A repository in `/shop`, whose configuration names a baseline.
    private struct Project {
        var files = [
            "/shop/.git": "", "/shop/.paysheet.json": #"{"baseline":"known.json"}"#, "/shop/a.json": Sample.comma,
            "/shop/pay/b.json": Sample.comma, "/shop/pay/deep/c.json": Sample.comma,
            "/shop/pay/old.js": "new ApplePaySession(3, " + Sample.comma + ")",
        ]

        /// Runs the command in a folder, and returns its status and its messages.
        mutating func run(_ arguments: String..., in folder: String = "/shop") -> (status: Int32, notes: String) {
            run(words: arguments, in: folder)
        }

        mutating func run(words: [String], in folder: String) -> (status: Int32, notes: String) {
            let memory = MemorySystem()
            memory.currentFolder = folder
            var names: [String: Set<String>] = ["/": []]
            for (path, text) in files {
                memory.add(.file([UInt8](text.utf8)), at: path)
                var parent = ""
                for part in path.split(separator: "/") {
                    names[parent.isEmpty ? "/" : parent, default: []].insert(String(part))
                    parent += "/" + part
                }
            }
            for (folder, names) in names { memory.add(.folder(names.sorted()), at: folder) }
            let status = Command.run(["check"] + words, memory.system)
            for change in memory.changes { files[change.path] = change.content.map { String(decoding: $0, as: UTF8.self) } }
            return (status, String(decoding: memory.errors, as: UTF8.self))
        }

        /// The paths of the findings in the baseline.
        var known: [String] { (try? JSON(files["/shop/known.json"] ?? ""))?["findings"].strings("path") ?? [] }
    }

    private static let all = ["a.json", "pay/b.json", "pay/deep/c.json", "pay/old.js"]

    private static func written() -> Project {
        var project = Project()
        #expect(project.run("--write-baseline", "known.json").status == 0)
        #expect(project.known == all)
        return project
    }

    @Test(
        "The baseline hides its findings wherever the run is",
        arguments: [
            ("/shop", ["."]), ("/shop/pay", []), ("/shop/pay", ["b.json"]), ("/shop/pay/deep", []), ("/shop/pay/deep", ["../b.json"]),
            ("/shop/pay", ["--root", "..", "b.json"]), ("/shop/pay", ["/shop/a.json"]),
            ("/shop/pay", ["--baseline", "../known.json", "."]),
            ("/", ["--config", "shop/.paysheet.json", "shop"]),
        ])
    func anywhere(_ folder: String, _ arguments: [String]) {
        var project = BaselinePathTests.written()
        let (status, notes) = project.run(words: arguments, in: folder)
        #expect(status == 0)
        #expect(!notes.contains("no longer occur"), "\(notes)")
        // A new finding is reported.
        project.files["/shop/pay/b.json"] = Sample.comma.replacing("\"US\"", with: "\"XQ\"")
        if arguments.contains("/shop/a.json") || folder == "/shop/pay/deep" && arguments.isEmpty { return }
        #expect(project.run(words: arguments, in: folder).status == 1)
    }

    @Test("A run keeps the findings of files that it did not read")
    func keeps() {
        var project = BaselinePathTests.written()
        project.files["/shop/pay/b.json"] = Sample.clean
        let (status, notes) = project.run(in: "/shop/pay")
        #expect(status == 0)
        #expect(notes.contains("../known.json: 1 finding of 4 no longer occurs; --write-baseline writes a new one"), "\(notes)")
        #expect(project.run("--write-baseline", "../known.json", in: "/shop/pay").status == 0)
        #expect(project.known == ["a.json", "pay/deep/c.json", "pay/old.js"])
        #expect(project.run(in: "/shop") == (0, ""))
        #expect(project.run("b.json", "--write-baseline", "../known.json", in: "/shop/pay").status == 0)
        #expect(project.known == ["a.json", "pay/deep/c.json", "pay/old.js"])
    }

    @Test("Only a run over its folder forgets a file that is gone or has no document left")
    func gone() {
        var project = BaselinePathTests.written()
        project.files["/shop/pay/deep/c.json"] = nil
        project.files["/shop/pay/old.js"] = "let a = 1"
        #expect(!project.run("a.json", in: "/shop").notes.contains("no longer"))
        #expect(project.run("a.json", "--write-baseline", "known.json", in: "/shop").status == 0)
        #expect(project.known == BaselinePathTests.all)
        #expect(project.run("b.json", "old.js", in: "/shop/pay").notes.contains("1 finding of 4 no longer occurs"))
        #expect(project.run(in: "/shop/pay").notes.contains("2 findings of 4 no longer occur;"))
        #expect(project.run("--write-baseline", "../known.json", in: "/shop/pay").status == 0)
        #expect(project.known == ["a.json", "pay/b.json"])
    }

    @Test("A baseline that no configuration names has the paths of reports")
    func withoutConfiguration() throws {
        var project = Project()
        #expect(project.run("--write-baseline", "own.json", in: "/shop/pay").status == 0)
        let own = try JSON(project.files["/shop/pay/own.json"] ?? "")
        #expect(own["findings"].strings("path") == ["b.json", "deep/c.json", "old.js"])
        #expect(project.run("--baseline", "own.json", in: "/shop/pay") == (0, ""))
        #expect(project.run("--no-config", "--baseline", "own.json", in: "/shop/pay").status == 0)
        #expect(project.run("--baseline", "pay/own.json", "--root", "pay", "pay", in: "/shop").status == 0)
    }

    @Test("Entries without a path stay")
    func foreign() {
        var project = BaselinePathTests.written()
        project.files["/shop/known.json"] = #"{"findings":[{"fingerprint":"0123"},{"path":"x/y.json","rule":7,"fingerprint":"4567"}]}"#
        #expect(project.run("pay", "--write-baseline", "known.json").status == 0)
        #expect(project.known == ["", "pay/b.json", "pay/deep/c.json", "pay/old.js", "x/y.json"])
    }
}
