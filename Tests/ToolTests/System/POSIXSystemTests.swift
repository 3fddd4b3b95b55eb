import Foundation
import PaySheetTool
import Testing

@Suite("the real system")
struct POSIXSystemTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("paysheet-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    @Test("files are replaced with their permissions, links keep leading to them, nothing is left over")
    func replace() throws {
        try withFolder { folder in
            let system = System.posix()
            let path = folder + "/a.json"
            #expect(system.replace(path, Array("old".utf8)) == nil)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try FileManager.default.createSymbolicLink(atPath: folder + "/link.json", withDestinationPath: path)
            #expect(system.replace(folder + "/link.json", Array("new".utf8)) == nil)
            #expect(try system.read(path, 100).get() == Array("new".utf8))
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o640)
            #expect(try system.list(folder).get().sorted() == ["a.json", "link.json"])
            #expect(system.replace(folder + "/none/a.json", []) == SystemFailure("no such file"))
        }
    }

    @Test("a file with several names keeps them")
    func hardLinks() throws {
        try withFolder { folder in
            let system = System.posix()
            #expect(system.replace(folder + "/a", Array("a longer text".utf8)) == nil)
            try FileManager.default.linkItem(atPath: folder + "/a", toPath: folder + "/b")
            #expect(system.replace(folder + "/a", Array("new".utf8)) == nil)
            #expect(try system.read(folder + "/b", 100).get() == Array("new".utf8))
            #expect(try system.list(folder).get().sorted() == ["a", "b"])
        }
    }

    @Test("a name can be as long as the file system allows", arguments: [248, 249, 255])
    func longNames(_ length: Int) throws {
        try withFolder { folder in
            let system = System.posix()
            let path = folder + "/" + String(repeating: "n", count: length)
            #expect(system.replace(path, [1]) == nil)
            #expect(system.replace(path, [2]) == nil)
            #expect(system.read(path, 10) == .success([2]))
        }
    }

    @Test("a folder, a pipe and a device are not replaced by a file")
    func special() throws {
        try withFolder { folder in
            let system = System.posix()
            #expect(system.replace(folder, []) == SystemFailure("it is a folder"))
            #expect(system.replace("/dev/null", Array("x".utf8)) == nil)
            let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
            #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
        }
    }

    @Test("a real pipe and a link to a device in a folder are named and never opened", arguments: ["check", "fmt", "fix"])
    func pipes(_ command: String) throws {
        try withFolder { folder in
            let outcome = unsafe mkfifo(folder + "/pipe.applepay.json", 0o600)
            #expect(outcome == 0)
            try FileManager.default.createSymbolicLink(atPath: folder + "/device.applepay.json", withDestinationPath: "/dev/null")
            var system = System.posix()
            #expect(system.look(folder + "/pipe.applepay.json")?.kind == .stream)
            var said = ""
            system.write = { _ in .done }
            system.complain = { said += String(decoding: $0, as: UTF8.self) }
            _ = Command.run([command, folder], system)
            #expect(said.contains("skipped " + folder + "/pipe.applepay.json: it is not a regular file\n"), "\(said)")
            #expect(said.contains("skipped " + folder + "/device.applepay.json: it is not a regular file\n"), "\(said)")
        }
    }

    @Test("reading says what is there and why it cannot be read")
    func read() throws {
        try withFolder { folder in
            let system = System.posix()
            #expect(system.look(folder)?.kind == .folder)
            #expect(system.look(folder + "/x") == nil)
            #expect(system.read(folder + "/x", 10) == .failure(SystemFailure("no such file")))
            #expect(system.read(folder, 10) == .failure(SystemFailure("it is a folder")))
            let bytes = [UInt8](repeating: 7, count: 200_000)
            #expect(system.replace(folder + "/x", bytes) == nil)
            #expect(system.read(folder + "/x", .max) == .success(bytes))
            #expect(system.read(folder + "/x", 70_000).map { $0.count >= 70_000 } == .success(true))
        }
    }
}
