import Foundation
import PaySheetCompression
import TestSupport
import Testing

@Suite("Gzip")
struct GzipTests {
    /// Decompresses data that arrives in parts of some sizes. The last size is for all other parts.
    private static func read(
        _ data: [UInt8], parts sizes: [Int] = [65_536], partSize: Int = 65_536
    ) -> (parts: [[UInt8]], fault: GzipReader.Fault?) {
        var rest = data[...]
        var sizes = sizes
        var reader = GzipReader([], partSize: partSize) {
            let size = sizes.count > 1 ? sizes.removeFirst() : sizes[0]
            defer { rest = rest.dropFirst(size) }
            return Array(rest.prefix(size))
        }
        var parts: [[UInt8]] = []
        do throws(GzipReader.Fault) {
            while case let part = try reader.next(), !part.isEmpty { parts.append(part) }
            return (parts, nil)
        } catch {
            return (parts, error)
        }
    }

    private static func content(_ data: [UInt8]) -> String? {
        let (parts, fault) = read(data)
        return fault == nil ? String(decoding: parts.joined(), as: UTF8.self) : nil
    }

    // MARK: Valid data

    @Test(
        "Every part of a header can be there",
        arguments: [
            TestGzip("hello"), TestGzip("hello", .stored(2)), TestGzip("hello") { $0.name = [UInt8]("a.json".utf8) },
            TestGzip("hello") { $0.extra = [1, 2, 3] }, TestGzip("hello") { $0.comment = [0xE9] },
            TestGzip("hello") { $0.hasHeaderChecksum = true },
            TestGzip("hello") { ($0.extra, $0.name, $0.comment, $0.hasHeaderChecksum) = ([0, 0x1F], [0x61], [0x62], true) },
            TestGzip("hello") { $0.flags = 1 },
        ])
    func headers(_ gzip: TestGzip) { #expect(GzipTests.content(gzip.bytes) == "hello") }

    @Test("Members that follow each other are one text, and zeros can follow the last one")
    func members() {
        let members = TestGzip("one").bytes + TestGzip("").bytes + TestGzip(" two", .stored(1)).bytes
        #expect(GzipTests.content(members) == "one two")
        #expect(GzipTests.content(members + [0, 0, 0]) == "one two")
        #expect(GzipTests.content(TestGzip("").bytes) == "")
    }

    /// The output of gzip -9, with codes of its own.
    private static let dynamic = Data(
        base64Encoded: """
            H4sICAAAAAAC/2xpbmVzLm5kanNvbgCN1k1qHEEMBeB9ThF6bR6lf5WvkRNMSCABJ5OFszK+ewZvWgoIejcM82h16SuN3o6f347n9XS83l9vL8fz2/Fy+/r9\
            8eH48uP+5/M6no7br/vf36+PbxbWOt7fP719ZGjKUM1s2hA6UzyltKZSEs5nSqbUrqmwwJYzpWOFXmMeDtYzZlOMrcZsG8zOmE8xaU8zUqSfsRgPpL2bioDi\
            jOUU83aQYgzNM7anWLaucRBil16PQKTGaC9QJTIa4VYlrQ0tSGhWEq3MRBQlNDJ5/Kqa1MAqTmiE0mLpDilOaIQi7TAjDV6g0CjF2/NiKXaRQiOV3WA6C7hQ\
            odGKtO6ZMqxYoRFLtLGgTsiChUcs1N5PcoGLFh61WKuT94bVkTJq2e3mMSWycOGRi3adEqDChUcuu/XdHFq48MhF2+vtMEThwiOX3WfmVqzChUcu1tqXJJDC\
            hUcu2XQKw4sWHrV412mEXbTIqIXbXbdYkKJFRi3Z6tTc8KJFRi3WjlNXYte/oFELd9Uc4KJFRi3ZBjyrwwoXGbl4U0ZuyMJF5v+h1odUUNEioxZqjxNosSKz\
            lXb1NjOiYJEZi/ciCatg0RGLdpy+oAWLjliE+yqwEQWLjlgo+y6QWAWLjlj+2wUCUheWebJIXwYcXqzoaCWtbwOGXazoaCW6zVBwwaIjlrC+DwiscNGRS/Q9\
            ghhZuOi+lhMCFS22rpW5bcGKFqNrx5K+kUWL8bU2RCaoaDG51vZYAS1cTC8pc3ZE3W/tImo1rKLF/NolUldI0WJx7dJKCrxosbw2JGQxdtFi+9pQYibwB5d/\
            Vi8j6AUNAAA=
            """)

    private static let dynamicText = (0..<60).map { number in
        let cents = String(number * 31 % 100)
        return #"{"id":\#(number),"total":{"label":"Shop \#(number * number % 97)","amount":"\#(number * 7919 % 1000)."#
            + String(repeating: "0", count: 2 - cents.count) + cents + "\"}}\n"
    }.joined()

    @Test("Data that Python compressed is read")
    func compressed() throws {
        let data = [UInt8](try #require(GzipTests.dynamic))
        #expect(GzipTests.content(data) == GzipTests.dynamicText)
        #expect(GzipTests.content(data + TestGzip("end").bytes) == GzipTests.dynamicText + "end")
    }

    // MARK: Streams

    @Test("Parts of random sizes give equal text")
    func randomParts() throws {
        let dynamic = [UInt8](try #require(GzipTests.dynamic))
        var random = SeededGenerator(seed: 7)
        for _ in 0..<TestScale.scaled(60) {
            let text = (0..<random.below(3000)).map { _ in random.chance(60) ? 0x41 : UInt8(random.below(256)) }
            let plain = TestGzip(text, random.chance(50) ? .fixed : .stored(1 + random.below(500))).bytes
            let data = random.chance(50) ? plain + dynamic : dynamic + plain
            let sizes = (0..<20).map { _ in 1 + random.below(random.chance(50) ? 3 : 300) }
            let partSize = 516 + random.below(2000)
            let (parts, fault) = GzipTests.read(data, parts: sizes, partSize: partSize)
            #expect(fault == nil)
            #expect(parts.allSatisfy { $0.count <= partSize })
            #expect(Array(parts.joined()) == Array(GzipTests.read(data).parts.joined()))
            #expect(parts.joined().count == text.count + GzipTests.dynamicText.utf8.count)
        }
    }

    /// A repetition that begins in another part than what it repeats.
    @Test("A text that is much longer than the window has no part that is too long")
    func longText() {
        let data = TestGzip([UInt8](repeating: 0x20, count: 1 << 20)).bytes
        #expect(data.count < 10_000)
        let (parts, fault) = GzipTests.read(data, parts: [100], partSize: 4096)
        #expect(fault == nil && parts.allSatisfy { $0.count <= 4096 })
        #expect(parts.joined().count == 1 << 20 && parts.joined().allSatisfy { $0 == 0x20 })
    }

    @Test("What is decompressed is returned before more data is asked for")
    func answersFirst() throws {
        let whole = TestGzip("first line\nsecond", .stored(11)).bytes
        // The header, the head of a block and its eleven bytes.
        var waiting = [Array(whole[..<26]), Array(whole[26...])]
        var reader = GzipReader([], partSize: 4096) { waiting.isEmpty ? [] : waiting.removeFirst() }
        #expect(try reader.next() == [UInt8]("first line\n".utf8))
        #expect(waiting.count == 1 && !reader.isReady)
        #expect(try reader.next() == [UInt8]("second".utf8))
        #expect(try reader.next() == [])
        #expect(reader.isReady)
    }

    // MARK: Faults

    @Test("Every beginning of the data has a fault at its end, after the text that is in it", arguments: [0, 1, 2])
    func cuts(_ which: Int) throws {
        let data = try [TestGzip("hello", .stored(2)).bytes, TestGzip("hello hello").bytes, [UInt8](#require(GzipTests.dynamic))][which]
        let text = Array(GzipTests.read(data).parts.joined())
        for count in 0..<data.count {
            let (parts, fault) = GzipTests.read(Array(data.prefix(count)), parts: [7])
            #expect(fault == GzipReader.Fault(cause: .truncated, offset: count))
            #expect(text.starts(with: parts.joined()))
        }
    }

    @Test(
        "Damaged data has a fault at its place",
        arguments: [
            (TestGzip("hello") { $0.checksum = 1 }.bytes, .checksum, 25), (TestGzip("hello") { $0.length = 4 }.bytes, .checksum, 25),
            (TestGzip("hello").bytes + [1], .followed, 25), (TestGzip("hello").bytes + [0, 0x1F, 0x8B], .followed, 25),
            (TestGzip("hello").bytes + [0x1F, 0x8C], .followed, 25), (TestGzip("") { $0.flags = 0x20 }.bytes, .malformed, 4),
            ([0x1F, 0x8B, 7], .malformed, 3), ([0x1F, 0x8B, 8, 2, 0, 0, 0, 0, 0, 0, 9, 9], .checksum, 12),
            (TestGzip("").header + [7], .malformed, 11), ([], .truncated, 0), ([0x1F, 0x8C], .malformed, 2),
        ] as [([UInt8], GzipReader.Cause, Int)])
    func faults(_ data: [UInt8], _ cause: GzipReader.Cause, _ offset: Int) {
        for size in [1, 1000] {
            #expect(GzipTests.read(data, parts: [size]).fault == GzipReader.Fault(cause: cause, offset: offset))
        }
    }

    @Test("A file name has a limit")
    func longName() {
        let data = TestGzip("") { $0.name = [UInt8](repeating: 65, count: 70_000) }.bytes
        let fault = GzipTests.read(data).fault
        #expect(fault == GzipReader.Fault(cause: .malformed, offset: 65_547))
    }

    @Test("The text before a fault is returned")
    func textBeforeFault() {
        let (parts, fault) = GzipTests.read(TestGzip("first").bytes + TestGzip("second") { $0.checksum = 0 }.bytes)
        #expect(parts.joined().elementsEqual("firstsecond".utf8) && fault?.cause == .checksum)
        let damaged = TestGzip("").header + [0, 2, 0, 0xFD, 0xFF, 0x61, 0x62, 7]
        let (others, other) = GzipTests.read(damaged)
        #expect(others.joined().elementsEqual("ab".utf8) && other?.cause == .malformed)
    }

    @Test("A fault is returned again")
    func faultStays() {
        var reader = GzipReader([0x1F, 0x8B, 9], partSize: 4096) { [] }
        for _ in 0..<2 { #expect(throws: GzipReader.Fault(cause: .malformed, offset: 3)) { try reader.next() } }
    }

    @Test(
        "Data that goes on and on without content ends",
        arguments: [([0, 0, 0, 0xFF, 0xFF] as [UInt8], TestGzip("").header), (TestGzip("").bytes, [])])
    func endless(_ part: [UInt8], _ start: [UInt8]) {
        var count = 0
        var reader = GzipReader(start, partSize: 4096) {
            count += part.count
            return part
        }
        #expect { try reader.next() } throws: { ($0 as? GzipReader.Fault)?.cause == .empty }
        #expect(count < 2 << 20)
    }
}
