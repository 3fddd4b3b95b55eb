/// The checksum of zip, gzip and PNG: CRC-32 of ISO 3309.
package struct CRC32: Sendable {
    private var rest = UInt32.max

    package init() {}

    /// Adds the next bytes.
    package mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { rest = CRC32.table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
    }

    /// The checksum of all bytes so far.
    package var checksum: UInt32 { ~rest }

    /// Returns the checksum of some bytes.
    package static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var sum = CRC32()
        sum.add(bytes)
        return sum.checksum
    }

    /// What each byte changes.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }
}
