import PaySheetCBOR
import Testing

/// The examples of RFC 8949, appendix A, and input that is not CBOR.
@Suite("CBOR")
struct CBORTreeTests {
    @Test("The examples of the standard are read as it says", arguments: Vectors.rows)
    func vectors(_ row: Vectors.Row) throws {
        let bytes = try #require(Vectors.bytes(row.hex))
        let value = try CBORTree(bytes).root
        #expect(Vectors.diagnostic(value) == row.diagnostic)
        #expect(Array(value.encoding) == bytes)
    }

    @Test("No example can lose its last byte, or have one more", arguments: Vectors.rows)
    func cut(_ row: Vectors.Row) throws {
        let bytes = try #require(Vectors.bytes(row.hex))
        for count in 0..<bytes.count { #expect(throws: CBORError.self) { try CBORTree(Array(bytes[..<count])) } }
        #expect(throws: CBORError(.trailingBytes, at: bytes.count)) { try CBORTree(bytes + [0]) }
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        let hex: String
        let error: CBORError
        var testDescription: String { hex }

        init(_ hex: String, _ cause: CBORError.Cause, at offset: Int) {
            self.hex = hex
            error = CBORError(cause, at: offset)
        }
    }

    @Test(
        "Other bytes end in an error with its place",
        arguments: [
            Fault("", .empty, at: 0), Fault("18", .truncated, at: 0), Fault("8201", .truncated, at: 0),
            Fault("82820102", .truncated, at: 4), Fault("6261", .truncated, at: 0),
            // The reserved details, and lengths that numbers and tags cannot miss.
            Fault("1c", .malformed, at: 0), Fault("3d", .malformed, at: 0), Fault("fe", .malformed, at: 0), Fault("1f", .malformed, at: 0),
            Fault("3f", .malformed, at: 0), Fault("df00", .malformed, at: 0), Fault("f81f", .malformed, at: 0),
            Fault("f800", .malformed, at: 0),
            Fault("ff", .unexpectedEnd, at: 0), Fault("81ff", .unexpectedEnd, at: 1), Fault("bf01ff", .unexpectedEnd, at: 2),
            Fault("c1ff", .unexpectedEnd, at: 1), Fault("a1ff", .truncated, at: 0), Fault("a100ff", .unexpectedEnd, at: 2),
            Fault("5f00ff", .wrongPart, at: 1), Fault("5f6161ff", .wrongPart, at: 1), Fault("7f4161ff", .wrongPart, at: 1),
            Fault("5f5f4100ffff", .wrongPart, at: 1), Fault("9f01", .truncated, at: 2), Fault("5f4101", .truncated, at: 3),
            Fault("62c328", .notUTF8, at: 0), Fault("63eda080", .notUTF8, at: 0), Fault("7f61c361a9ff", .notUTF8, at: 1),
            // Lengths that no memory has.
            Fault("5bffffffffffffffff", .truncated, at: 0), Fault("7b7fffffffffffffff", .truncated, at: 0),
            Fault("9bffffffffffffffff00", .truncated, at: 0), Fault("bb8000000000000000", .truncated, at: 0),
            Fault("9affffffff", .truncated, at: 0), Fault("ba7fffffff0000", .truncated, at: 0),
        ])
    func faults(_ fault: Fault) throws {
        let bytes = try #require(Vectors.bytes(fault.hex))
        #expect(throws: fault.error) { try CBORTree(bytes) }
        #expect(fault.error.description.hasSuffix("at byte \(fault.error.offset)"))
    }

    @Test("Depth, number and length have limits", arguments: [UInt8(0x81), 0x9F, 0xC1, 0xA1, 0xBF])
    func limits(_ head: UInt8) {
        let step = head == 0xA1 || head == 0xBF ? [head, 0] : [head]
        let deep = [UInt8](Array(repeating: step, count: 100_000).joined())
        #expect(throws: CBORError(.tooDeep, at: 32 * step.count)) { try CBORTree(deep) }
        #expect(throws: CBORError(.tooMany, at: 8)) {
            try CBORTree([0x88] + [UInt8](repeating: 0, count: 8), limits: CBORLimits(values: 8))
        }
        #expect(throws: CBORError(.tooLong, at: 1 << 22)) { try CBORTree([UInt8](repeating: head, count: 10_000_000)) }
    }

    @Test("A value says which type it is not, and a map which key it lacks or repeats")
    func types() throws {
        let map = try CBORTree(try #require(Vectors.bytes("a461610161610261622003f5"))).root
        #expect(throws: CBORError(.repeated("a"), at: 4)) { try map.member("a") }
        #expect(try map.needed("b").integer() == -1)
        #expect(try map.needed(3).truth())
        #expect(throws: CBORError(.missing("c"), at: 0)) { try map.needed("c") }
        #expect(throws: CBORError(.missing("-1"), at: 0)) { try map.needed(-1) }
        #expect(throws: CBORError(.expected(.array), at: 0)) { try map.array() }
        #expect(throws: CBORError(.expected(.bytes), at: 9)) { try map.needed("b").bytes() }
        #expect(throws: CBORError(.expected(.text), at: 9)) { try map.needed("b").text() }
        #expect(throws: CBORError(.expected(.truth), at: 9)) { try map.needed("b").truth() }
        #expect(throws: CBORError(.expected(.map), at: 9)) { try map.needed("b").member("a") }
        #expect(throws: CBORError(.expected(.number), at: 0)) { try CBORTree([0x1B] + [UInt8](repeating: 255, count: 8)).root.integer() }
        #expect(throws: CBORError(.expected(.embedded), at: 0)) { try map.embedded() }
        #expect(try CBORTree([0xD8, 24, 0x42, 0x18, 0x2A]).root.embedded().integer() == 42)
        #expect(throws: CBORError(.truncated, at: 0)) { try CBORTree([0xD8, 24, 0x41, 0x18]).root.embedded() }
    }

    @Test(
        "The writer uses the shortest heads",
        arguments: [0, 23, 24, 255, 256, 65535, 65536, 4_294_967_295, 4_294_967_296, .max, -1, -25, .min])
    func writer(_ number: Int) throws {
        var writer = CBORWriter()
        writer.integer(number)
        #expect(try CBORTree(writer.encoding).root.integer() == Int64(number))
        let size = [24, 1 << 8, 1 << 16, 1 << 32].firstIndex { (number < 0 ? -1 - number : number) < $0 } ?? 4
        #expect(writer.encoding.count == [1, 2, 3, 5, 9][size])
    }
}
