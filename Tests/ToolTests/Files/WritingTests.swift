import Foundation
import PaySheet
import PaySheetChecking
import PaySheetTool
import Testing

@Suite("Written files")
struct WritingTests {
    private static let files = [
        "in.json": Sample.comma, "/etc/x.json": "", "old.json": "",
        "a.har": #"{"log":{"creator":{},"entries":[{"request":{"method":"GET","url":"https://shop.example"},"response":{"content":{"text":"#
            + JSONTree.text(Sample.clean).json + "}}}]}}",
    ]

    /// Calls that write a file, and the path of the file.
    private static let outputs = [
        ("check --report json=report.json in.json", "report.json"), ("check --format json -o report.json in.json", "report.json"),
        ("check --statistics=report.json in.json", "report.json"), ("check --write-baseline report.json in.json", "report.json"),
        ("anonymize -o report.json in.json", "report.json"), ("preview --as svg -o report.svg in.json", "report.svg"),
        ("init --add vscode", ".vscode/paysheet.schema.json"), ("init --add github", ".github/workflows/paysheet.yml"),
        ("extract --force --out out a.har", "out/001-ApplePayPaymentRequest.applepay.json"),
        ("extract --out out a.har", "out/extracted.json"),
        ("example basic --force --count 2 --out out", "out/manifest.json"),
    ]

    /// Calls that never replace a file.
    private static let keeping = ["extract --out out a.har", "init --add github"]

    @Test("An output does not follow a link out of its folder", arguments: outputs)
    func links(_ call: String, _ path: String) {
        // The link is the file, or a folder above it.
        let parts = path.split(separator: "/")
        for depth in 1...parts.count {
            let link = parts.prefix(depth).joined(separator: "/")
            let world = TestWorld(WritingTests.files)
            world.links = [link: depth == parts.count ? "/etc/x.json" : "/etc"]
            if depth == parts.count, WritingTests.keeping.contains(call) { continue }
            #expect(world.run(call.split(separator: " ").map { String($0) }) == 2)
            #expect(world.errors.contains("a link leads out of the folder; remove the link, or name its target"), "\(world.errors)")
            #expect(world.files.keys.filter { $0.hasPrefix("/etc") } == ["/etc/x.json"] && world.text("/etc/x.json")?.isEmpty == true)
        }
    }

    @Test("An output does not replace a file with several hard links", arguments: outputs.filter { !keeping.contains($0.0) })
    func hardLinks(_ call: String, _ path: String) {
        let world = TestWorld(WritingTests.files)
        world.files[path] = []
        world.shared = [path]
        #expect(world.run(call.split(separator: " ").map { String($0) }) == 2)
        #expect(world.errors.contains("it has several hard links; first replace it by a copy"), "\(world.errors)")
        #expect(world.text(path)?.isEmpty == true)
    }

    @Test("A link inside of the folder can be used for an output, and so can another folder that is named")
    func allowed() {
        for (path, link, target) in [
            ("report.json", "report.json", "old.json"), ("out/report.json", "out", "deep/out"), ("/etc/x.json", "", ""),
            ("../report.json", "", ""), ("/dev/stdout", "/dev/stdout", "/proc/1/fd/1"),
        ] {
            let world = TestWorld(WritingTests.files.merging(["deep/out/a": "", "/proc/1/fd/1": ""]) { $1 })
            world.links = link.isEmpty ? [:] : [link: target]
            #expect(world.run("check", "--report", "json=" + path, "in.json") == 1, "\(path) \(world.errors)")
        }
    }

    @Test("A file with several hard links is not rewritten, and all its names keep the content", arguments: ["fmt", "fix", "check --fix"])
    func shared(_ command: String) throws {
        try Folders.temporary { folder in
            let system = System.posix()
            let path = folder + "/a.json"
            #expect(system.save(Array(Sample.comma.utf8), to: path) == nil)
            try FileManager.default.linkItem(atPath: path, toPath: folder + "/b.json")
            var said = ""
            system.write = { _ in .done }
            system.complain = { said += String(decoding: $0, as: UTF8.self) }
            #expect(Command.run(command.split(separator: " ").map { String($0) } + [path], system) == 2)
            #expect(said.contains("a.json: it has several hard links; first replace it by a copy\n"), "\(said)")
            for name in ["a.json", "b.json"] { #expect(system.read(folder + "/" + name, 9999) == .success(Array(Sample.comma.utf8))) }
            #expect(try system.list(folder).get().sorted() == ["a.json", "b.json"])
        }
    }

    @Test("A document that changed after it was read is not overwritten", arguments: ["fmt", "fix", "check --fix"])
    func changed(_ command: String) throws {
        try Folders.temporary { folder in
            let system = System.posix()
            let path = folder + "/a.json"
            #expect(system.save(Array(Sample.comma.utf8), to: path) == nil)
            var said = ""
            system.write = { _ in .done }
            system.complain = { said += String(decoding: $0, as: UTF8.self) }
            let read = system.read
            system.read = { file, limit in
                let content = read(file, limit)
                // An editor saves the file.
                if file == path { _ = system.save(Array("[]".utf8), to: path) }
                return content
            }
            #expect(Command.run(command.split(separator: " ").map { String($0) } + [path], system) == 2)
            #expect(said.contains("a.json: it changed after it was read; run the command again\n"), "\(said)")
            #expect(read(path, 9999) == .success(Array("[]".utf8)))
            #expect(system.list(folder) == .success(["a.json"]))
        }
    }

    @Test("A link to a document stays, and the document is rewritten", arguments: ["fmt", "fix"])
    func documentLink(_ command: String) throws {
        try Folders.temporary { folder in
            let system = System.posix()
            try FileManager.default.createDirectory(atPath: folder + "/deep", withIntermediateDirectories: false)
            #expect(system.save(Array(Sample.comma.utf8), to: folder + "/deep/a.json") == nil)
            try FileManager.default.createSymbolicLink(atPath: folder + "/link.json", withDestinationPath: "deep/a.json")
            system.write = { _ in .done }
            system.complain = { _ in }
            #expect(Command.run([command, folder + "/link.json"], system) < 2)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link.json") == "deep/a.json")
            #expect(system.read(folder + "/deep/a.json", 9999) != .success(Array(Sample.comma.utf8)))
        }
    }

    @Test("An output replaces a link to nothing")
    func linkToNothing() throws {
        try Folders.temporary { folder in
            let system = System.posix()
            try FileManager.default.createSymbolicLink(atPath: folder + "/a.json", withDestinationPath: "/paysheet-nowhere/b.json")
            #expect(system.save([1], to: folder + "/a.json") == nil)
            #expect(system.read(folder + "/a.json", 9) == .success([1]))
            try FileManager.default.createSymbolicLink(atPath: folder + "/out", withDestinationPath: "/paysheet-nowhere")
            #expect(system.save([1], as: "deep/a.json", in: folder + "/out") == SystemFailure(folder + "/out is not a folder"))
        }
    }
}
