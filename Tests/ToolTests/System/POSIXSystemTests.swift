import Foundation
import PaySheetChecking
import PaySheetTool
import Testing

#if os(Linux)
    import LinuxAttributes
#endif

@Suite("POSIX system")
struct POSIXSystemTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("paysheet-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.path)
    }

    @Test("Files keep their permissions and links when they are replaced")
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
            #expect(system.replace(folder + "/none/a.json", []) == SystemFailure("there is no folder " + folder + "/none"))
        }
    }

    @Test("A file with several names keeps them")
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

    #if os(Linux)
        @Test("A file keeps its extended attributes if the file system has them", arguments: ["fmt", "fix"])
        func attributes(_ command: String) throws {
            try withFolder { folder in
                let path = folder + "/a.json"
                let system = System.posix()
                #expect(system.replace(path, Array(Sample.comma.utf8)) == nil)
                let value = Array("value".utf8)
                let outcome = unsafe setxattr(path, "user.note", value, value.count, 0)
                // Some file systems have no such attributes.
                let hasAttributes = outcome == 0 || errno != ENOTSUP
                #expect(outcome == 0 || !hasAttributes)
                system.complain = { _ in }
                #expect(Command.run([command, path], system) < 2)
                let changed = try system.read(path, 9999).get()
                #expect(changed != Array(Sample.comma.utf8))
                var kept = [UInt8](repeating: 0, count: 99)
                let size = unsafe getxattr(path, "user.note", &kept, kept.count)
                #expect(!hasAttributes || Array(kept.prefix(max(size, 0))) == value)
            }
            #expect(System.posix().replace("/dev/shm/paysheet-attributes", [1]) == nil)
            #expect(System.posix().replace("/dev/shm/paysheet-attributes", [2]) == nil)
            try FileManager.default.removeItem(atPath: "/dev/shm/paysheet-attributes")
        }
    #endif

    @Test("The file behind an open descriptor is a stream, not a file of the folder")
    func descriptors() throws {
        try withFolder { folder in
            let system = System.posix()
            let path = folder + "/a.json"
            #expect(system.replace(path, Array(Sample.comma.utf8)) == nil)
            let descriptor = unsafe open(path, O_RDWR)
            defer { close(descriptor) }
            let name = "/dev/fd/\(descriptor)"
            try FileManager.default.createSymbolicLink(atPath: folder + "/link.applepay.json", withDestinationPath: name)
            try FileManager.default.createSymbolicLink(atPath: folder + "/second.applepay.json", withDestinationPath: "link.applepay.json")
            #expect(system.look(path)?.kind == .file)
            for stream in [name, folder + "/link.applepay.json", folder + "/second.applepay.json"] {
                #expect(system.look(stream)?.kind == .stream, "\(stream)")
            }
            var said = ""
            let changed = system.with {
                $0.write = { _ in .done }
                $0.complain = { said += String(decoding: $0, as: UTF8.self) }
            }
            for command in ["fmt", "fix"] {
                #expect(Command.run([command, folder + "/second.applepay.json"], changed) == 2)
                #expect(said.contains("second.applepay.json: it is not a regular file; use - to read standard input\n"), "\(said)")
                said = ""
            }
            _ = Command.run(["check", folder], changed)
            #expect(said.contains("skipped " + folder + "/link.applepay.json: it is not a regular file\n"), "\(said)")
            #expect(try system.read(path, 9999).get() == Array(Sample.comma.utf8))
            // What is written goes to the open file, at its place.
            #expect(system.replace(name, Array("{}".utf8)) == nil)
            #expect(try system.read(path, 9999).get().starts(with: "{}".utf8))
            #expect(try system.list(folder).get().count == 3)
        }
    }

    @Test("A name can be as long as the file system allows", arguments: [248, 249, 255])
    func longNames(_ length: Int) throws {
        try withFolder { folder in
            let system = System.posix()
            let path = folder + "/" + String(repeating: "n", count: length)
            #expect(system.replace(path, [1]) == nil)
            #expect(system.replace(path, [2]) == nil)
            #expect(system.read(path, 10) == .success([2]))
        }
    }

    @Test("A folder, a pipe and a device are not replaced by a file")
    func special() throws {
        try withFolder { folder in
            let system = System.posix()
            #expect(system.replace(folder, []) == SystemFailure("it is a folder"))
            #expect(system.replace("/dev/null", Array("x".utf8)) == nil)
            let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
            #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
        }
    }

    @Test("A pipe and a link to a device in a folder are named and never opened", arguments: ["check", "fmt", "fix"])
    func pipes(_ command: String) throws {
        try withFolder { folder in
            let outcome = unsafe mkfifo(folder + "/pipe.applepay.json", 0o600)
            #expect(outcome == 0)
            try FileManager.default.createSymbolicLink(atPath: folder + "/device.applepay.json", withDestinationPath: "/dev/null")
            let system = System.posix()
            #expect(system.look(folder + "/pipe.applepay.json")?.kind == .stream)
            var said = ""
            system.write = { _ in .done }
            system.complain = { said += String(decoding: $0, as: UTF8.self) }
            _ = Command.run([command, folder], system)
            #expect(said.contains("skipped " + folder + "/pipe.applepay.json: it is not a regular file\n"), "\(said)")
            #expect(said.contains("skipped " + folder + "/device.applepay.json: it is not a regular file\n"), "\(said)")
        }
    }

    @Test("Looking and reading return the kind, the bytes or the reason for a failure")
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
