import PaySheetCompression

/// Writes a zip archive. All files are stored, in the order of their paths and with the same time, so equal files give equal bytes.
///
/// Images and PDF files become no smaller by compression, and every reader takes stored files.
enum ZipWriter {
    /// 1 January 1980, the first day of the format.
    private static let date: UInt64 = 0x21
    /// The version 2.0, and Unix as the system.
    private static let madeBy: UInt64 = 0x0314
    /// A regular file that its owner can write and everyone can read.
    private static let attributes: UInt64 = 0o100644 << 16
    /// Numbers of 32 bits can count the bytes of the archive.
    private static let largest = 0x7FFF_FF00

    /// Returns an archive with some files.
    ///
    /// - Parameter files: The files, sorted by their paths.
    static func archive(_ files: [OrderPackage.File]) throws(ZipError) -> [UInt8] {
        guard files.count < 0xFFFF else { throw .tooMany(0xFFFE) }
        var total: UInt64 = 0
        for file in files { total += UInt64(file.bytes.count) + UInt64(file.path.utf8.count) + UInt64(file.path.utf8.count) + 76 }
        guard total <= largest else { throw .tooLarge(largest) }
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        archive.reserveCapacity(Int(total) + 22)
        for file in files {
            let name = Array(file.path.utf8)
            guard name.count <= 0xFFFF else { throw .path(file.path) }
            let common = head(of: file, name)
            directory += number(0x0201_4B50, 4) + number(madeBy, 2) + common + number(0, 6)
            directory += number(attributes, 4) + number(UInt64(archive.count), 4) + name
            archive += number(0x0403_4B50, 4) + common + name + file.bytes
        }
        let count = number(UInt64(files.count), 2)
        let place = number(UInt64(directory.count), 4) + number(UInt64(archive.count), 4)
        return archive + directory + number(0x0605_4B50, 4) + number(0, 4) + count + count + place + number(0, 2)
    }

    /// What the header of a file and its record in the directory have in common.
    private static func head(of file: OrderPackage.File, _ name: [UInt8]) -> [UInt8] {
        // The path is UTF-8.
        let flags: UInt64 = name.allSatisfy { $0 < 0x80 } ? 0 : 1 << 11
        let size = number(UInt64(file.bytes.count), 4)
        var head = number(20, 2) + number(flags, 2) + number(0, 2) + number(0, 2) + number(date, 2)
        head += number(UInt64(CRC32.checksum(file.bytes)), 4) + size + size
        return head + number(UInt64(name.count), 2) + number(0, 2)
    }

    private static func number(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }
}
