import PaySheetCompression
import Testing

@Suite("Deflate")
struct InflateTests {
    @Test("CRC-32 has the published check value")
    func checksum() {
        #expect(CRC32.checksum("123456789".utf8) == 0xCBF4_3926)
        #expect(CRC32.checksum([]) == 0)
        var parts = CRC32()
        parts.add("1234".utf8)
        parts.add("56789".utf8)
        #expect(parts.checksum == 0xCBF4_3926)
    }

    @Test("Decompression stops at the size limit")
    func expansion() throws {
        // One literal and then repetitions: 1 + 258 bytes.
        let bytes: [UInt8] = [0x4B, 0x1C, 0x05, 0x00]
        let whole = try Inflate.decompress(bytes[...], limit: 1000)
        #expect(whole.bytes == [UInt8](repeating: 0x61, count: whole.bytes.count))
        for limit in 0..<whole.bytes.count {
            #expect(throws: Inflate.Fault.tooLong) { try Inflate.decompress(bytes[...], limit: limit) }
        }
    }

    @Test(
        "Damaged data is refused",
        arguments: [
            ([], .truncated), ([0x07], .malformed), ([0x01, 0x05, 0x00, 0x00, 0x00], .malformed),
            ([0x01, 0x05, 0x00, 0xFA, 0xFF], .truncated),
            ([0x03, 0x02], .malformed), ([0x05, 0xE0, 0x01], .truncated), ([0xFD, 0xFF, 0xFF], .malformed),
        ] as [([UInt8], Inflate.Fault)])
    func damaged(_ bytes: [UInt8], _ fault: Inflate.Fault) {
        #expect(throws: fault) { try Inflate.decompress(bytes[...], limit: 1000) }
    }
}
