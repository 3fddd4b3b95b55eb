import Foundation
import PaySheetChecking
import PaySheetTool
import Testing

#if os(Linux)
    import LinuxAttributes
#endif

@Suite("POSIX system")
struct POSIXSystemTests {
    @Test("Files keep their permissions and links when they are replaced")
    func replace() throws {
        try Folders.temporary { folder in
            let system = System.posix()
            let path = folder + "/a.json"
            #expect(system.save(Array("old".utf8), to: path) == nil)
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
            try FileManager.default.createSymbolicLink(atPath: folder + "/link.json", withDestinationPath: path)
            #expect(system.save(Array("new".utf8), to: folder + "/link.json") == nil)
            #expect(try system.read(path, 100).get() == Array("new".utf8))
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == 0o640)
            #expect(try system.list(folder).get().sorted() == ["a.json", "link.json"])
            #expect(system.save([], to: folder + "/none/a.json") == SystemFailure("there is no folder " + folder + "/none"))
        }
    }

    #if os(Linux)
        @Test("A file keeps its extended attributes if the file system has them", arguments: ["fmt", "fix"])
        func attributes(_ command: String) throws {
            try Folders.temporary { folder in
                let path = folder + "/a.json"
                let system = System.posix()
                #expect(system.save(Array(Sample.comma.utf8), to: path) == nil)
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
            #expect(System.posix().save([1], to: "/dev/shm/paysheet-attributes") == nil)
            #expect(System.posix().save([2], to: "/dev/shm/paysheet-attributes") == nil)
            try FileManager.default.removeItem(atPath: "/dev/shm/paysheet-attributes")
        }
    #endif

    @Test("The file behind an open descriptor is a stream, not a file of the folder")
    func descriptors() throws {
        try Folders.temporary { folder in
            let system = System.posix()
            let path = folder + "/a.json"
            #expect(system.save(Array(Sample.comma.utf8), to: path) == nil)
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
            #expect(system.save(Array("{}".utf8), to: name) == nil)
            #expect(try system.read(path, 9999).get().starts(with: "{}".utf8))
            #expect(try system.list(folder).get().count == 3)
        }
    }

    @Test("A name can be as long as the file system allows", arguments: [248, 249, 255])
    func longNames(_ length: Int) throws {
        try Folders.temporary { folder in
            let system = System.posix()
            let path = folder + "/" + String(repeating: "n", count: length)
            #expect(system.save([1], to: path) == nil)
            #expect(system.save([2], to: path) == nil)
            #expect(system.read(path, 10) == .success([2]))
        }
    }

    @Test("Several threads write files at a time")
    func threads() async throws {
        let folder = NSTemporaryDirectory() + "threads-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let failures = await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    (0..<200).count { System.posix().save([UInt8(truncatingIfNeeded: $0)], to: folder + "/\(task)") != nil }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(failures == 0)
        #expect(try System.posix().list(folder).get().count == 8)
    }

    @Test("A folder, a pipe and a device are not replaced by a file")
    func special() throws {
        try Folders.temporary { folder in
            let system = System.posix()
            #expect(system.save([], to: folder) == SystemFailure("it is a folder"))
            #expect(system.save(Array("x".utf8), to: "/dev/null") == nil)
            let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
            #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
        }
    }

    @Test("Several files grow at a time, and those that are not finished leave nothing")
    func drafts() throws {
        try Folders.temporary { folder in
            let system = System.posix()
            #expect(system.save(Array("old".utf8), to: folder + "/kept") == nil)
            do {
                let drafts = try ["kept", "new", "finished"].map { try system.begin(folder + "/" + $0).get() }
                for draft in drafts { #expect(draft.append([UInt8](repeating: 7, count: 100_000)) == nil) }
                #expect(try system.list(folder).get().count == 4)
                #expect(drafts[2].change([1, 2], at: 99_998) == nil)
                #expect(drafts[2].append([3]) == nil)
                #expect(drafts[2].change([1], at: 100_001) != nil)
                #expect(drafts[2].finish() == nil)
            }
            #expect(try system.list(folder).get().sorted() == ["finished", "kept"])
            #expect(system.read(folder + "/kept", 10) == .success(Array("old".utf8)))
            #expect(try system.read(folder + "/finished", .max).get().suffix(4) == [7, 1, 2, 3])
        }
    }

    @Test("A pipe gets the parts as they come")
    func growingPipe() throws {
        try Folders.temporary { folder in
            let outcome = unsafe mkfifo(folder + "/pipe", 0o600)
            #expect(outcome == 0)
            let system = System.posix()
            // Without a reader, the bytes wait for the end, and there is none then, either.
            let early = try system.begin(folder + "/pipe").get()
            #expect(early.append([1]) == nil)
            #expect(early.finish() == SystemFailure("the pipe is closed"))
            let reader = unsafe open(folder + "/pipe", O_RDONLY | O_NONBLOCK)
            defer { close(reader) }
            let draft = try system.begin(folder + "/pipe").get()
            #expect(!draft.canChange)
            #expect(draft.append([UInt8](repeating: 7, count: 65_536)) == nil)
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = unsafe Foundation.read(reader, &bytes, bytes.count)
            #expect(count > 0 && bytes[0] == 7)
            #expect(draft.finish() == nil)
        }
    }

    @Test("A pipe and a link to a device in a folder are named and never opened", arguments: ["check", "fmt", "fix"])
    func pipes(_ command: String) throws {
        try Folders.temporary { folder in
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

    @Test(
        "A path with a NUL character is refused, whatever is before the character",
        arguments: ["/a.json␀", "/a.json␀.json", "/␀/a.json", "␀"])
    func cutPaths(_ shown: String) throws {
        try Folders.temporary { folder in
            let system = System.posix()
            let refusal = SystemFailure("a path can't contain a NUL character")
            #expect(system.save([7], to: folder + "/a.json") == nil)
            let path = folder + shown.split(separator: "␀", omittingEmptySubsequences: false).joined(separator: "\0")
            #expect(system.look(path) == nil && system.resolve(path) == nil && system.size(path) == nil && system.changed(path) == nil)
            #expect(system.read(path, 10) == .failure(refusal))
            #expect(system.list(path) == .failure(refusal))
            #expect(system.save([8], to: path) == refusal)
            #expect(system.rewrite(path, from: [7], to: [8]) == refusal)
            #expect(system.create(path) == refusal)
            #expect(system.save([8], as: "b.json", in: path) == refusal)
            if case .success = system.open(path) { Issue.record("opened") }
            #expect(system.list(folder) == .success(["a.json"]))
            #expect(system.read(folder + "/a.json", 10) == .success([7]))
        }
    }

    @Test("The command names a path with a NUL character, and reads and writes nothing", arguments: ["check", "fmt", "fix"])
    func cutOperands(_ command: String) throws {
        try Folders.temporary { folder in
            let system = System.posix()
            #expect(system.save(Array(Sample.comma.utf8), to: folder + "/a.json") == nil)
            var said = ""
            system.write = { _ in .done }
            system.complain = { said += String(decoding: $0, as: UTF8.self) }
            #expect(Command.run([command, folder + "/a.json\0b"], system) == 2)
            #expect(said.contains(folder + "/a.json␀b: a path can't contain a NUL character\n"), "\(said)")
            #expect(system.read(folder + "/a.json", 9999) == .success(Array(Sample.comma.utf8)))
        }
    }

    @Test("A list of files cannot name a path with a NUL character")
    func cutListedFile() throws {
        try Folders.temporary { folder in
            let system = System.posix()
            #expect(system.save(Array(Sample.comma.utf8), to: folder + "/a.json") == nil)
            // As git quotes it.
            #expect(system.save(Array(("\"" + folder + "/a.json\\000b\"\n").utf8), to: folder + "/list") == nil)
            var said = ""
            system.write = { _ in .done }
            system.complain = { said += String(decoding: $0, as: UTF8.self) }
            #expect(Command.run(["check", "--files-from", folder + "/list"], system) == 2)
            #expect(said.contains(folder + "/a.json␀b: a path can't contain a NUL character\n"), "\(said)")
        }
    }

    @Test("Looking and reading return the kind, the bytes or the reason for a failure")
    func read() throws {
        try Folders.temporary { folder in
            let system = System.posix()
            #expect(system.look(folder)?.kind == .folder)
            #expect(system.look(folder + "/x") == nil)
            #expect(system.read(folder + "/x", 10) == .failure(SystemFailure("no such file")))
            #expect(system.read(folder, 10) == .failure(SystemFailure("it is a folder")))
            let bytes = [UInt8](repeating: 7, count: 200_000)
            #expect(system.save(bytes, to: folder + "/x") == nil)
            #expect(system.read(folder + "/x", .max) == .success(bytes))
            #expect(system.read(folder + "/x", 70_000).map { $0.count >= 70_000 } == .success(true))
        }
    }
}
