/// The header before the data of a file in a zip archive. It repeats what the directory says.
struct ZipHeader {
    let name: ArraySlice<UInt8>
    let method: Int
    let checksum: UInt32
    let isEncrypted: Bool
    /// Whether sizes and checksum follow the data instead.
    let hasDescriptor: Bool
    /// Whether the sizes are in a field of zip64.
    let isZip64: Bool
    let size: UInt64
    let compressedSize: UInt64
    /// Where the data begins.
    let end: Int

    /// Reads a header; `nil` if there is none.
    init?(_ bytes: [UInt8], at place: Int) {
        guard ZipEnd.isRecord(bytes, place, 0x03, 0x04), let flags = bytes.littleEndian(2, at: place + 6),
            let method = bytes.littleEndian(2, at: place + 8), let checksum = bytes.littleEndian(4, at: place + 14),
            let compressedSize = bytes.littleEndian(4, at: place + 18), let size = bytes.littleEndian(4, at: place + 22),
            let nameLength = bytes.littleEndian(2, at: place + 26), let extraLength = bytes.littleEndian(2, at: place + 28)
        else { return nil }
        let nameEnd = place + 30 + Int(nameLength)
        end = nameEnd + Int(extraLength)
        guard end <= bytes.count else { return nil }
        name = bytes[place + 30..<nameEnd]
        self.method = Int(method)
        self.checksum = UInt32(truncatingIfNeeded: checksum)
        isEncrypted = flags & 1 != 0
        hasDescriptor = flags & 8 != 0
        isZip64 = ZipRecord.zip64Field(bytes, nameEnd..<end) != nil
        (self.size, self.compressedSize) = (size, compressedSize)
    }
}
