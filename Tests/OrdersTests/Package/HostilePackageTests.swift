import PaySheet
import PaySheetCompression
import PaySheetOrders
import TestSupport
import Testing

/// Archives that are made to harm: each ends in findings or in an error.
@Suite("Hostile packages")
struct HostilePackageTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let findings: [String]
        let change: @Sendable (inout [TestArchive.Entry]) -> Void

        init(_ description: String, _ findings: [String], _ change: @escaping @Sendable (inout [TestArchive.Entry]) -> Void) {
            testDescription = description
            self.findings = findings
            self.change = change
        }
    }

    private static func logo(_ entries: [TestArchive.Entry]) -> Int {
        entries.firstIndex { $0.path == Array("logo@2x.png".utf8) } ?? 0
    }

    static let attacks = [
        Attack("a byte of an image is changed", ["package/digest logo@2x.png"]) {
            let logo = logo($0)
            $0[logo].checksum = CRC32.checksum($0[logo].data)
            $0[logo].data[45] ^= 1
        },
        Attack("a wrong checksum", ["package/archive logo@2x.png"]) { $0[logo($0)].checksum = 7 },
        Attack("an encrypted image", ["package/compression logo@2x.png"]) { $0[logo($0)].flags = 1 },
        Attack("a method that nobody knows", ["package/compression logo@2x.png"]) { $0[logo($0)].method = 93 },
        Attack("compressed data that is not", ["package/archive logo@2x.png"]) { $0[logo($0)].method = 8 },
        Attack("an image that is elsewhere", ["package/archive logo@2x.png"]) { $0[logo($0)].offset = 3 },
        Attack("another name before the data", ["package/archive logo@2x.png"]) { $0[logo($0)].localPath = Array("order.json".utf8) },
        Attack("a link", ["package/path logo@2x.png"]) { $0[logo($0)].mode = 0o120777 },
        Attack("a new link", ["package/path passwords"]) {
            $0.append(TestArchive.Entry("passwords", Array("/etc/passwd".utf8)) { $0.mode = 0o120777 })
        },
        Attack("a file twice", ["package/path logo@2x.png"]) { $0.append(TestArchive.Entry("logo@2x.png", [1])) },
        Attack("a parent folder", ["package/path ../../etc/cron.d/x"]) { $0.append(TestArchive.Entry("../../etc/cron.d/x")) },
        Attack("a parent folder as a folder", ["package/path ../x/"]) { $0.append(TestArchive.Entry("../x/", [])) },
        Attack("an absolute path", ["package/path /etc/x"]) { $0.append(TestArchive.Entry("/etc/x")) },
        Attack("a drive", ["package/path C:x"]) { $0.append(TestArchive.Entry("C:x")) },
        Attack("an empty path", ["package/path "]) { $0.append(TestArchive.Entry("")) },
        Attack("a path without end", ["package/path " + String(repeating: "a/", count: 300) + "a"]) {
            $0.append(TestArchive.Entry(String(repeating: "a/", count: 300) + "a"))
        },
        Attack("a path with an escape sequence", ["package/path a\u{1B}[2J"]) { $0.append(TestArchive.Entry("a\u{1B}[2J")) },
        Attack("a device of a system in its folder", ["package/path __MACOSX/x", "package/metadata-file __MACOSX"]) {
            $0.append(TestArchive.Entry("__MACOSX/x") { $0.mode = 0o120777 })
            $0.append(TestArchive.Entry("__MACOSX/y"))
        },
    ]

    @Test("Attacks in a package are reported", arguments: attacks)
    func attack(_ attack: Attack) throws {
        let archive = SamplePackage().archive { attack.change(&$0) }
        let package = try OrderPackage(archive: archive)
        #expect(SamplePackage.found(package) == attack.findings)
        for finding in SamplePackage.check().findings(in: package) { #expect(!finding.description.utf8.contains(0x1B)) }
        // No file that leaves the folder can be unpacked or packed again.
        #expect(package.files.allSatisfy { !$0.path.hasPrefix("/") && !$0.path.contains("..") && !$0.path.contains("\u{1B}") })
    }

    @Test("Bytes before or after the archive are reported")
    func around() throws {
        let archive = SamplePackage().archive()
        #expect(SamplePackage.found(try OrderPackage(archive: [1, 2, 3] + archive)) == ["package/archive -"])
        #expect(SamplePackage.found(try OrderPackage(archive: archive + [1, 2, 3])) == ["package/archive -"])
    }

    @Test("Many distinct file names are checked quickly")
    func manyNames() throws {
        var sample = SamplePackage()
        var keys = ""
        for number in 0..<500 { keys += "\"K\(number)\"=\"\";" }
        for number in 0..<100 { sample.files["x\(number).lproj/order.strings"] = Array((keys + "\"L\(number)\"=\"\";").utf8) }
        sample.writeManifest()
        let rules = Set(SamplePackage.check().findings(in: sample.package).map { $0.rule.name })
        #expect(rules == ["package/language-folder", "package/image-localized", "package/size", "strings/keys"])
    }

    @Test("Data that many files share counts once per file toward the limits")
    func sharedData() throws {
        let block = TestArchive.Entry("block", [UInt8](repeating: 7, count: 60_000))
        let others = (0..<3000).map { number in
            TestArchive.Entry("f\(number)", []) { entry in (entry.offset, entry.compressedSize, entry.size) = (0, 60_000, 0) }
        }
        #expect(throws: ZipError.tooLarge(128 << 20)) {
            try ZipReader(TestArchive([block] + others).bytes, limits: ZipLimits(ratio: 10_000))
        }
        #expect(throws: ZipError.ratio(200)) { try ZipReader(TestArchive([block] + others.prefix(1000)).bytes) }
    }

    @Test("A manifest with thousands of missing images is checked quickly")
    func manyMissingImages() throws {
        var sample = SamplePackage()
        let images = (0..<2000).map { "\"x\($0).lproj/logo.png\":\"\(String(repeating: "0", count: 64))\"" }
        sample.files["manifest.json"] = Array(("{" + images.joined(separator: ",") + "}").utf8)
        #expect(Set(SamplePackage.check().findings(in: sample.package).map { $0.rule.name }).contains("package/manifest-files"))
    }

    @Test("Randomly changed archives have findings or errors")
    func mutations() throws {
        var random = SeededGenerator(seed: 7)
        let seeds = [SamplePackage().archive(), try #require(TestArchive.deflated), try #require(TestArchive.zip64)]
        var outcomes = (errors: 0, findings: 0)
        for _ in 0..<TestScale.scaled(150) {
            var bytes = random.pick(seeds)
            for _ in 0...random.below(4) { HostilePackageTests.mutate(&bytes, &random) }
            do throws(ZipError) {
                let package = try OrderPackage(archive: bytes)
                let findings = SamplePackage.check().findings(in: package)
                outcomes.findings += findings.isEmpty ? 0 : 1
                #expect(findings.allSatisfy { !$0.message.isEmpty && !($0.help ?? "").isEmpty })
                #expect(package.files.allSatisfy { !$0.path.contains("..") })
                // What could be read can be written again, and is then the same.
                if package.flaws.allSatisfy({ !$0.losesFile }) {
                    let again = try OrderPackage(archive: package.archive())
                    #expect(again.files == package.files)
                }
            } catch {
                outcomes.errors += 1
                #expect(!error.description.isEmpty)
            }
        }
        #expect(outcomes.errors > 0 && outcomes.findings > 0)
    }

    /// Changes a byte, mostly in the directory, or cuts, doubles or removes a part.
    private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard !bytes.isEmpty else { return }
        let place = random.chance(50) ? bytes.count - 1 - random.below(min(200, bytes.count)) : random.below(bytes.count)
        switch random.below(8) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.removeSubrange(place..<min(place + random.below(40), bytes.count))
        case 2: bytes.insert(contentsOf: bytes[place..<min(place + 60, bytes.count)], at: place)
        case 3: bytes[place] = random.pick([0, 1, 0xFF, 0x80, 0x2F, 0x2E])
        default: bytes[place] ^= UInt8(1 << random.below(8))
        }
    }
}
