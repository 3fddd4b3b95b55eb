import PaySheet
import PaySheetOrders
import Testing

@Suite("Zip archives")
struct ZipTests {
    private static func entries(_ archive: TestArchive) throws -> [ZipEntry] { try ZipReader(archive.bytes).entries }

    private static func oddities(_ archive: TestArchive) throws -> [ZipOddity] { try ZipReader(archive.bytes).oddities }

    // MARK: Writing

    private static let package = OrderPackage([
        OrderPackage.File(path: "order.json", bytes: [UInt8]("{}".utf8)), OrderPackage.File(path: "fr.lproj/é.png", bytes: [0, 255]),
        OrderPackage.File(path: "empty", bytes: []),
    ])

    @Test("An archive contains the files of the package, sorted by path")
    func roundTrip() throws {
        let archive = try ZipTests.package.archive()
        let reader = try ZipReader(archive)
        #expect(reader.oddities.isEmpty && reader.folders.isEmpty)
        #expect(reader.entries.map { $0.path } == ["empty", "fr.lproj/é.png", "order.json"])
        #expect(reader.entries.map { $0.content } == [.bytes([]), .bytes([0, 255]), .bytes([0x7B, 0x7D])])
        #expect(try OrderPackage(archive: archive).files == ZipTests.package.files)
    }

    @Test("The order of the files does not change the archive")
    func stable() throws {
        let archive = try ZipTests.package.archive()
        #expect(try OrderPackage(ZipTests.package.files.reversed()).archive() == archive)
        #expect(SHA256.hex(archive) == "642e16481424a31b2c38bce4b4bc69d2e99c63b04a3cc687006c3378f414fcc9")
    }

    @Test("An empty package can be an archive")
    func empty() throws {
        let archive = try OrderPackage([]).archive()
        #expect(archive.count == 22)
        #expect(try ZipReader(archive).entries.isEmpty)
    }

    @Test("Files with unsafe paths are not written", arguments: ["../a", "/a", "a//b", "a\\b", "C:/a", "", "a/../b", "a\nb"])
    func unsafePaths(_ path: String) {
        #expect(throws: ZipError.path(path)) { try OrderPackage([OrderPackage.File(path: path, bytes: [])]).archive() }
    }

    // MARK: Other programs

    @Test("Data that Python deflated is read, with fixed and dynamic codes")
    func deflated() throws {
        let reader = try ZipReader(#require(TestArchive.deflated))
        #expect(reader.oddities.isEmpty)
        #expect(reader.entries.map { $0.path } == ["a.txt", "text.txt"])
        #expect(reader.entries[0].content == .bytes([UInt8]("hello\n".utf8)))
        guard case .bytes(let text) = reader.entries[1].content else {
            Issue.record("unreadable")
            return
        }
        #expect(SHA256.hex(text) == "bd1039e3c463e509d4945222016d0b6fa6ebdb45c1ed0a7595d44e830be79604")
    }

    @Test("Sizes after the data are read")
    func stream() throws {
        let reader = try ZipReader(#require(TestArchive.stream))
        #expect(reader.oddities.isEmpty)
        #expect(reader.entries.map { $0.content } == [ZipEntry.Content.bytes([UInt8]("hello\n".utf8))])
    }

    @Test("Zip64 archives are read and reported as unusual", arguments: [TestArchive.zip64, TestArchive.zip64Header])
    func zip64(_ archive: [UInt8]?) throws {
        let reader = try ZipReader(#require(archive))
        // The second one was written from a pipe, and says so.
        #expect(Set(reader.oddities.map { $0.cause }).subtracting([.link]) == [.zip64])
        #expect(reader.entries.map { $0.content } == [ZipEntry.Content.bytes([UInt8]("hello\n".utf8))])
    }

    // MARK: Odd archives

    @Test(
        "Structures that readers treat differently are reported",
        arguments: [
            (TestArchive([.init("a")]) { $0.before = [1, 2] }, ZipOddity.Cause.bytesBefore(2), nil),
            (TestArchive([.init("a")]) { $0.after = [1, 2, 3] }, .bytesAfter(3), nil),
            (TestArchive([.init("a") { $0.after = [0, 0, 0, 0] }, .init("b")]), .bytesBetween(4), nil),
            (TestArchive([.init("a"), .init("b") { $0.after = [0] }]), .bytesBetween(1), nil),
            (TestArchive([.init("a")]) { $0.count = 7 }, .count, nil),
            (TestArchive([.init("a") { $0.localPath = [0x62] }]), .header(.path), "a"),
            (TestArchive([.init("a") { $0.localMethod = 8 }]), .header(.method), "a"),
            (TestArchive([.init("a") { $0.localSize = 2 }]), .header(.size), "a"),
            (TestArchive([.init("a") { $0.localChecksum = 2 }]), .header(.checksum), "a"),
            (TestArchive([.init("a") { $0.checksum = 2 }]), .checksum, "a"),
            (TestArchive([.init("a") { $0.mode = 0o120777 }]), .link, "a"),
            (TestArchive([.init("a") { $0.mode = 0o010644 }]), .link, "a"),
            (TestArchive([.init("") { $0.path = [0x61, 0xFF] }]), .encoding, "a\u{FFFD}"),
        ] as [(TestArchive, ZipOddity.Cause, String?)])
    func odd(_ archive: TestArchive, _ cause: ZipOddity.Cause, _ path: String?) throws {
        #expect(try ZipTests.oddities(archive) == [ZipOddity(cause, path: path)])
    }

    @Test("Files with overlapping data are reported")
    func overlap() throws {
        let archive = TestArchive([.init("a", [1, 2, 3, 4]), .init("a", [1, 2, 3, 4]) { $0.offset = 0 }])
        #expect(try ZipTests.oddities(archive).map { $0.cause } == [.overlap, .bytesBetween(35)])
    }

    @Test("Of many files with the same data, only the first one is read", arguments: [2, 50])
    func shared(_ count: Int) throws {
        let first = TestArchive.Entry("a", [1, 2, 3, 4])
        let archive = TestArchive([first] + (1..<count).map { _ in TestArchive.Entry("b", [1, 2, 3, 4]) { $0.offset = 0 } })
        let contents = try ZipReader(archive.bytes).entries.map { $0.content }
        #expect(contents == [.bytes([1, 2, 3, 4])] + [ZipEntry.Content](repeating: .unreadable(.overlapping), count: count - 1))
    }

    @Test("Compressed data that many files have is decompressed once", arguments: [1, 2, 50])
    func sharedStream(_ count: Int) throws {
        // One stored block of deflate.
        let stream: [UInt8] = [1, 2, 0, 0xFD, 0xFF, 7, 8]
        let entries = (0..<count).map { index in
            TestArchive.Entry("a", stream) { entry in
                (entry.method, entry.size) = (8, 2)
                if index > 0 { entry.offset = 0 }
            }
        }
        let reader = try ZipReader(TestArchive(entries).bytes)
        #expect(reader.entries.first?.content == .bytes([7, 8]))
        #expect(reader.work == stream.count + 2)
    }

    @Test("File modes of non-Unix systems are not links", arguments: [0, 10, 11])
    func systems(_ system: Int) throws {
        #expect(try ZipTests.oddities(TestArchive([.init("a") { ($0.system, $0.mode) = (system, 0o120777) }])) == [])
    }

    @Test(
        "An unreadable file has a reason",
        arguments: [
            (.init("a") { $0.flags = 1 }, .encrypted), (.init("a") { $0.method = 12 }, .method(12)),
            (.init("a") { $0.method = 99 }, .method(99)),
            (.init("a") { $0.offset = 1 }, .misplaced), (.init("a") { $0.offset = 1 << 30 }, .misplaced),
            (.init("a") { $0.compressedSize = 1 << 20 }, .misplaced), (.init("a") { $0.size = 4 }, .size),
            (.init("a") { ($0.method, $0.data) = (8, [7]) }, .damaged),
            (.init("a") { ($0.method, $0.data, $0.size) = (8, [3, 0, 9], 0) }, .size),
            (.init("a", [1, 1, 0, 0xFE, 0xFF, 9]) { ($0.method, $0.size) = (8, 0) }, .size),
        ] as [(TestArchive.Entry, ZipEntry.Reason)])
    func unreadable(_ entry: TestArchive.Entry, _ reason: ZipEntry.Reason) throws {
        #expect(try ZipTests.entries(TestArchive([entry])).map { $0.content } == [.unreadable(reason)])
    }

    // MARK: Errors

    @Test(
        "Bytes that are not an archive have one error",
        arguments: [
            ([], .empty), ([UInt8]("{\"schemaVersion\":1}".utf8), .json), ([UInt8](repeating: 65, count: 100), .notZip),
            (Array(TestArchive([.init("a")]).bytes.dropLast()), .truncated), (TestArchive([.init("a")]) { $0.disk = 1 }.bytes, .split),
            (TestArchive([.init("a")]) { $0.directoryOffset = 1 << 20 }.bytes, .directory),
        ] as [([UInt8], ZipError)])
    func errors(_ bytes: [UInt8], _ error: ZipError) {
        #expect(throws: error) { try ZipReader(bytes) }
    }

    @Test("Reading stops at each limit")
    func limits() throws {
        let archive = TestArchive([.init("a"), .init("b"), .init("c")]).bytes
        #expect(throws: ZipError.tooLong(archive.count - 1)) { try ZipReader(archive, limits: ZipLimits(bytes: archive.count - 1)) }
        #expect(throws: ZipError.tooMany(2)) { try ZipReader(archive, limits: ZipLimits(entries: 2)) }
        #expect(throws: ZipError.tooLarge(8)) { try ZipReader(archive, limits: ZipLimits(total: 8)) }
        _ = try ZipReader(archive, limits: ZipLimits(bytes: archive.count, entries: 3, total: 9))
        let bomb = TestArchive([.init("a", [3, 0]) { ($0.method, $0.size) = (8, 2 << 20) }]).bytes
        #expect(throws: ZipError.ratio(200)) { try ZipReader(bomb) }
        // Many files can have the same data.
        let data = [UInt8](repeating: 7, count: 1 << 16)
        let shared = TestArchive(
            (0..<300).map { number in
                .init("a\(number)", number == 0 ? data : []) { ($0.offset, $0.size, $0.compressedSize) = (0, 1 << 16, 1 << 16) }
            }
        ).bytes
        #expect(throws: ZipError.ratio(100)) { try ZipReader(shared, limits: ZipLimits(ratio: 100)) }
        #expect(throws: ZipError.tooLarge(128 << 20)) {
            try ZipReader(TestArchive([.init("a") { $0.size = 0xFFFF_FFFF }]).bytes)
        }
        // Limits that make no sense do not trap.
        #expect(throws: ZipError.tooLarge(-1)) { try ZipReader(archive, limits: ZipLimits(total: -1, ratio: 0)) }
    }
}
