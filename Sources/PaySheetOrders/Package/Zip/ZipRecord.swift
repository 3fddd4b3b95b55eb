/// The record of a file in the directory of a zip archive.
struct ZipRecord {
    let name: ArraySlice<UInt8>
    let method: Int
    let checksum: UInt32
    let isEncrypted: Bool
    /// Whether the file is a link, a device or a pipe.
    let isSpecial: Bool
    private(set) var isZip64 = false
    private(set) var size: UInt64
    private(set) var compressedSize: UInt64
    /// Where the header of the file is, from the start of the archive.
    private(set) var offset: UInt64
    /// Where the next record begins.
    let end: Int

    /// Reads a record; `nil` if there is none, or if it does not end before a place.
    init?(_ bytes: [UInt8], at place: Int, before limit: Int) {
        guard ZipEnd.isRecord(bytes, place, 0x01, 0x02), limit - place >= 46, let flags = bytes.littleEndian(2, at: place + 8),
            let method = bytes.littleEndian(2, at: place + 10), let checksum = bytes.littleEndian(4, at: place + 16),
            let compressedSize = bytes.littleEndian(4, at: place + 20), let size = bytes.littleEndian(4, at: place + 24),
            let nameLength = bytes.littleEndian(2, at: place + 28), let extraLength = bytes.littleEndian(2, at: place + 30),
            let commentLength = bytes.littleEndian(2, at: place + 32), let attributes = bytes.littleEndian(4, at: place + 38),
            let offset = bytes.littleEndian(4, at: place + 42)
        else { return nil }
        let nameEnd = place + 46 + Int(nameLength)
        let extraEnd = nameEnd + Int(extraLength)
        end = extraEnd + Int(commentLength)
        guard end <= limit else { return nil }
        name = bytes[place + 46..<nameEnd]
        self.method = Int(method)
        self.checksum = UInt32(truncatingIfNeeded: checksum)
        isEncrypted = flags & 1 != 0
        // Systems like Unix have the kind of the file in the upper half: 4 is a folder, 8 is a file.
        let system = bytes[place + 5]
        let kind = attributes >> 28
        isSpecial = (system == 3 || system == 19) && kind != 0 && kind != 4 && kind != 8
        (self.size, self.compressedSize, self.offset) = (size, compressedSize, offset)
        readZip64(bytes, nameEnd..<extraEnd)
    }

    /// Reads the larger numbers of zip64, in the place of those that have no room.
    private mutating func readZip64(_ bytes: [UInt8], _ range: Range<Int>) {
        guard [size, compressedSize, offset].contains(0xFFFF_FFFF), let field = ZipRecord.zip64Field(bytes, range) else { return }
        isZip64 = true
        var place = field.lowerBound
        func next(_ short: UInt64) -> UInt64 {
            guard short == 0xFFFF_FFFF, field.upperBound - place >= 8, let number = bytes.littleEndian(8, at: place) else { return short }
            place += 8
            return number
        }
        size = next(size)
        compressedSize = next(compressedSize)
        offset = next(offset)
    }

    /// Where the numbers of zip64 are in the extra fields of a record or header.
    static func zip64Field(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        var place = range.lowerBound
        while range.upperBound - place >= 4, let id = bytes.littleEndian(2, at: place), let length = bytes.littleEndian(2, at: place + 2) {
            let end = place + 4 + Int(length)
            guard end <= range.upperBound else { return nil }
            if id == 1 { return place + 4..<end }
            place = end
        }
        return nil
    }
}
