/// The checksum of zip and PNG: CRC-32 of ISO 3309.
package enum CRC32 {
    /// The checksum of some bytes.
    package static func checksum(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes { rest = table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
        return ~rest
    }

    /// What each byte changes.
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }
}
