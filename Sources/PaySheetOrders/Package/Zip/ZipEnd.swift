/// The end record of a zip archive, which says where the directory is.
struct ZipEnd {
    /// How many bytes follow the archive.
    let bytesAfter: Int
    /// How many files the archive has, as it says.
    let count: UInt64
    let isZip64: Bool

    private let size: UInt64
    private let offset: UInt64
    /// Where the directory ends.
    private let directoryEnd: Int

    private static let length = 22

    /// Finds the end record.
    init(_ bytes: [UInt8]) throws(ZipError) {
        guard let place = ZipEnd.place(bytes) else { throw ZipEnd.error(bytes) }
        let comment = Int(bytes.littleEndian(2, at: place + 20) ?? 0)
        // A comment that is cut off is not worth an error.
        bytesAfter = max(0, bytes.count - place - ZipEnd.length - comment)
        let disks = [bytes.littleEndian(2, at: place + 4) ?? 0, bytes.littleEndian(2, at: place + 6) ?? 0]
        if let record = ZipEnd.zip64Record(bytes, before: place) {
            isZip64 = true
            directoryEnd = record
            count = bytes.littleEndian(8, at: record + 32) ?? 0
            size = bytes.littleEndian(8, at: record + 40) ?? 0
            offset = bytes.littleEndian(8, at: record + 48) ?? 0
        } else {
            guard disks == [0, 0] else { throw .split }
            isZip64 = false
            directoryEnd = place
            count = bytes.littleEndian(2, at: place + 10) ?? 0
            size = bytes.littleEndian(4, at: place + 12) ?? 0
            offset = bytes.littleEndian(4, at: place + 16) ?? 0
        }
    }

    /// Where the directory is, and by how many bytes all offsets are too small.
    func directory() throws(ZipError) -> (range: Range<Int>, shift: Int) {
        guard let size = Int(exactly: size), let offset = Int(exactly: offset), size <= directoryEnd else { throw .directory }
        let start = directoryEnd - size
        guard offset <= start else { throw .directory }
        return (start..<directoryEnd, start - offset)
    }

    /// The last end record, or the last one whose comment ends with the file.
    private static func place(_ bytes: [UInt8]) -> Int? {
        guard bytes.count >= length else { return nil }
        var last: Int?
        for place in stride(from: bytes.count - length, through: 0, by: -1) where isRecord(bytes, place, 0x05, 0x06) {
            let comment = Int(bytes.littleEndian(2, at: place + 20) ?? 0)
            if place + length + comment == bytes.count { return place }
            last = last ?? place
        }
        return last
    }

    /// The place of the larger record of zip64, which a short record in front of the end points to.
    private static func zip64Record(_ bytes: [UInt8], before place: Int) -> Int? {
        guard place >= 20, isRecord(bytes, place - 20, 0x06, 0x07) else { return nil }
        let stated = bytes.littleEndian(8, at: place - 12).flatMap { Int(exactly: $0) }
        for candidate in [place - 76, stated ?? -1] where candidate >= 0 && candidate <= place - 76 {
            if isRecord(bytes, candidate, 0x06, 0x06) { return candidate }
        }
        return nil
    }

    static func isRecord(_ bytes: [UInt8], _ place: Int, _ third: UInt8, _ fourth: UInt8) -> Bool {
        place >= 0 && place <= bytes.count - 4 && bytes[place] == UInt8(ascii: "P") && bytes[place + 1] == UInt8(ascii: "K")
            && bytes[place + 2] == third && bytes[place + 3] == fourth
    }

    /// Why there is no end record.
    private static func error(_ bytes: [UInt8]) -> ZipError {
        if isRecord(bytes, 0, 0x03, 0x04) { return .truncated }
        return bytes.first { $0 > 0x20 } == UInt8(ascii: "{") ? .json : .notZip
    }
}
