import PaySheet
import PaySheetCompression
import PaySheetOrders

/// A zip archive for tests, in which each number can be wrong.
struct TestArchive {
    struct Entry {
        var path: [UInt8]
        var data: [UInt8]
        var method = 0
        var flags = 0
        /// The system that made the entry, and the kind of its file.
        var system = 3
        var mode = 0o100644
        /// What the header before the data says instead.
        var localPath: [UInt8]?
        var localMethod: Int?
        var localSize: Int?
        var localChecksum: UInt32?
        var size: Int?
        var compressedSize: Int?
        var checksum: UInt32?
        var offset: Int?
        var extra: [UInt8] = []
        /// Bytes after the data.
        var after: [UInt8] = []

        init(_ path: String, _ data: [UInt8] = [1, 2, 3], _ change: (inout Entry) -> Void = { _ in }) {
            self.path = Array(path.utf8)
            self.data = data
            change(&self)
        }
    }

    var entries: [Entry]
    var before: [UInt8] = []
    var after: [UInt8] = []
    var count: Int?
    var directoryOffset: Int?
    var disk = 0

    init(_ entries: [Entry], _ change: (inout TestArchive) -> Void = { _ in }) {
        self.entries = entries
        change(&self)
    }

    var bytes: [UInt8] {
        var archive: [UInt8] = []
        var directory: [UInt8] = []
        for entry in entries {
            let offset = entry.offset ?? archive.count
            let size = entry.size ?? entry.data.count
            let compressedSize = entry.compressedSize ?? entry.data.count
            let checksum = entry.checksum ?? CRC32.checksum(entry.data)
            let localPath = entry.localPath ?? entry.path
            archive += number(0x0403_4B50, 4) + number(20, 2) + number(entry.flags, 2) + number(entry.localMethod ?? entry.method, 2)
            archive += number(0, 4) + number(Int(entry.localChecksum ?? checksum), 4) + number(entry.localSize ?? compressedSize, 4)
            archive += number(size, 4) + number(localPath.count, 2) + number(0, 2) + localPath + entry.data + entry.after
            directory += number(0x0201_4B50, 4) + number(20, 1) + number(entry.system, 1) + number(20, 2) + number(entry.flags, 2)
            directory += number(entry.method, 2) + number(0, 4) + number(Int(checksum), 4) + number(compressedSize, 4) + number(size, 4)
            directory += number(entry.path.count, 2) + number(entry.extra.count, 2) + number(0, 6) + number(entry.mode << 16, 4)
            directory += number(offset, 4) + entry.path + entry.extra
        }
        let counts = number(count ?? entries.count, 2)
        let end = number(0x0605_4B50, 4) + number(disk, 4) + counts + counts
        let place = number(directory.count, 4) + number(directoryOffset ?? archive.count, 4)
        return before + archive + directory + end + place + number(0, 2) + after
    }

    private func number(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

    // MARK: Archives of other programs

    /// Python: a short file with the fixed code of deflate, and a longer one with its own code.
    static let deflated = Base64.decode(
        Array(
            "UEsDBBQAAAAIAIMYIlAgMDo2CAAAAAYAAAAFAAAAYS50eHTLSM3JyecCAFBLAwQUAAAACACDGCJQutgcbRgBAAA/BAAACAAAAHRleHQudHh0dVNbEsIgDPz3FFwNaUYZsWUQ9fqO7AZCrT/ltdlNNmnwN3GPuhVx2Zcgyb19SlLd4xpzjuvFLZLiS4os7ry9k6K4bGWRMrBF6rOs5LtLCVe/1rEBOnwlieSSY7g98z6u6dWt+i4HQCMAF16LBInZCO2ITFjjxBlfjQUTi8eB0siNGeAu+bP0F2XYuzD02m74ONltpRiIA1A0uO2hqv1pV4D2Qq1yT6dvEM/i/7Q3jHk4VEA+U/cHQ3eCztoW69tAsxC62NQV1LLQnmumnBsgfukgihnlOGkklQ67Zi07ajVqJINxpzsCVnwRYrO31SFwZAxqOgqcemLHnXeaMJFTGCfKaJmR2E2nHThkPf8CkzYAh/P7lTl9AFBLAQIUAxQAAAAIAIMYIlAgMDo2CAAAAAYAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLAQIUAxQAAAAIAIMYIlC62BxtGAEAAD8EAAAIAAAAAAAAAAAAAACAASsAAAB0ZXh0LnR4dFBLBQYAAAAAAgACAGkAAABpAQAAAAA="
                .utf8))
    /// Python, whose header says zip64 while the directory does not.
    static let zip64Header = Base64.decode(
        Array(
            "UEsDBC0AAAAAAAAAIQAgMDo2//////////8FABQAYS50eHQBABAABgAAAAAAAAAGAAAAAAAAAGhlbGxvClBLAQItAy0AAAAAAAAAIQAgMDo2BgAAAAYAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAA9AAAAAAA="
                .utf8))
    /// Python, with the sizes after the data.
    static let stream = Base64.decode(
        Array(
            "UEsDBBQACAAAAAAAIQAAAAAAAAAAAAAAAAAFAAAAYS50eHRoZWxsbwpQSwcIIDA6NgYAAAAGAAAAUEsBAhQDFAAIAAAAAAAhACAwOjYGAAAABgAAAAUAAAAAAAAAAAAAAIABAAAAAGEudHh0UEsFBgAAAAABAAEAMwAAADkAAAAAAA=="
                .utf8))
    /// Info-ZIP from standard input: zip64 in header and end.
    static let zip64 = Base64.decode(
        Array(
            "UEsDBC0AAAAAALQJel0gMDo2//////////8BABQALQEAEAAGAAAAAAAAAAYAAAAAAAAAaGVsbG8KUEsBAh4DLQAAAAAAtAl6XSAwOjYGAAAABgAAAAEAAAAAAAAAAQAAAIARAAAAAC1QSwYGLAAAAAAAAAAeAy0AAAAAAAAAAAABAAAAAAAAAAEAAAAAAAAALwAAAAAAAAA5AAAAAAAAAFBLBgcAAAAAaAAAAAAAAAABAAAAUEsFBgAAAAABAAEALwAAADkAAAAAAA=="
                .utf8))
}
