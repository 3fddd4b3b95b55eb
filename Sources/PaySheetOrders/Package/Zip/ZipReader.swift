import PaySheet
import PaySheetCompression

/// Reads a zip archive: stored and deflated files, with and without zip64.
///
/// The directory at the end of the archive decides. Where a header before a file says something else, the archive is odd.
package struct ZipReader {
    /// The files in the order of the directory.
    package private(set) var entries: [ZipEntry] = []
    /// The paths of folders that have an entry of their own.
    package private(set) var folders: [String] = []
    /// What readers treat differently.
    package private(set) var oddities: [ZipOddity] = []
    /// How many bytes decompressing has read and made at most. A bound of the time, which needs no clock.
    package private(set) var work = 0

    private let bytes: [UInt8]
    private let limits: ZipLimits
    /// Where the archive begins, if there are bytes before it.
    private var start = 0
    /// The files of the directory, which are read when it is known that each has data of its own.
    private var files: [(record: ZipRecord, path: String, part: Int?)] = []
    /// The parts of the archive that files use.
    private var parts: [Part] = []
    private var hasLostFiles = false

    /// A part of the archive: the header of a file, and its data.
    private struct Part {
        let range: Range<Int>
        let data: Range<Int>
        /// How many bytes can follow that belong to the file.
        let slack: Int
        let path: String
        /// Some of the bytes belong to a file before it.
        var isShared = false
    }

    /// How many bytes were read or made so far.
    private var total: UInt64 = 0

    /// Reads an archive.
    package init(_ bytes: [UInt8], limits: ZipLimits = ZipLimits()) throws(ZipError) {
        self.bytes = bytes
        self.limits = limits
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count <= limits.bytes else { throw .tooLong(limits.bytes) }
        let end = try ZipEnd(bytes)
        let directory = try end.directory()
        start = directory.shift
        if end.bytesAfter > 0 { note(.bytesAfter(end.bytesAfter)) }
        if end.isZip64 { note(.zip64) }
        try readDirectory(directory.range, count: end.count)
        checkParts(upTo: directory.range.lowerBound)
        for (record, path, part) in files { entries.append(ZipEntry(path: path, content: content(of: record, path, part))) }
        files = []
    }

    private mutating func note(_ cause: ZipOddity.Cause, _ path: String? = nil) { oddities.append(ZipOddity(cause, path: path)) }

    // MARK: The directory

    private mutating func readDirectory(_ range: Range<Int>, count: UInt64) throws(ZipError) {
        var place = range.lowerBound
        var found: UInt64 = 0
        while place < range.upperBound {
            guard let record = ZipRecord(bytes, at: place, before: range.upperBound) else { throw .directory }
            guard found < limits.entries else { throw .tooMany(limits.entries) }
            found += 1
            place = record.end
            try read(record)
        }
        if found != count { note(.count) }
    }

    private mutating func read(_ record: ZipRecord) throws(ZipError) {
        let path = String(decoding: record.name, as: UTF8.self)
        if !path.utf8.elementsEqual(record.name) { note(.encoding, path) }
        if record.isZip64 { note(.zip64, path) }
        if record.isSpecial { note(.link, path) }
        let most = UInt64(clamping: limits.total)
        // Many files can have the same data, and to read that again takes time even if it fails.
        let cost = max(record.size, min(record.compressedSize, UInt64(bytes.count)))
        guard cost <= most, total <= most - cost else { throw .tooLarge(limits.total) }
        total += cost
        // Files can have data in common, so the whole archive counts.
        if total > 1 << 20, total / UInt64(clamping: max(1, limits.ratio)) > bytes.count { throw .ratio(limits.ratio) }
        guard record.name.last != UInt8(ascii: "/") else {
            folders.append(path)
            _ = part(of: record, path)
            return
        }
        files.append((record, path, part(of: record, path)))
    }

    // MARK: Files

    private mutating func content(of record: ZipRecord, _ path: String, _ part: Int?) -> ZipEntry.Content {
        guard let part else { return .unreadable(.misplaced) }
        guard !record.isEncrypted else { return .unreadable(.encrypted) }
        guard !parts[part].isShared else { return .unreadable(.overlapping) }
        let data = bytes[parts[part].data]
        let content: [UInt8]
        switch record.method {
        case 0: content = Array(data)
        case 8:
            // The directory was read, so all sizes together are in the limits.
            guard let limit = Int(exactly: record.size) else { return .unreadable(.size) }
            work += data.count + limit
            do throws(Inflate.Fault) {
                let result = try Inflate.decompress(data, limit: limit)
                guard result.used == data.count else { return .unreadable(.size) }
                content = result.bytes
            } catch {
                return .unreadable(error == .tooLong ? .size : .damaged)
            }
        default: return .unreadable(.method(record.method))
        }
        guard UInt64(content.count) == record.size else { return .unreadable(.size) }
        if CRC32.checksum(content) != record.checksum { note(.checksum, path) }
        return .bytes(content)
    }

    /// Returns the part of a file, and compares its header with the directory. Returns `nil` if there is no such file.
    private mutating func part(of record: ZipRecord, _ path: String) -> Int? {
        guard let offset = Int(exactly: record.offset), offset <= bytes.count - start,
            let size = Int(exactly: record.compressedSize),
            let header = ZipHeader(bytes, at: start + offset), size <= bytes.count - header.end
        else {
            hasLostFiles = true
            return nil
        }
        if header.isZip64, !record.isZip64 { note(.zip64, path) }
        if !header.name.elementsEqual(record.name) {
            note(.header(.path), path)
        } else if header.method != record.method || header.isEncrypted != record.isEncrypted {
            note(.header(.method), path)
        } else if !header.hasDescriptor, !header.isZip64 {
            if header.size != record.size || header.compressedSize != record.compressedSize {
                note(.header(.size), path)
            } else if header.checksum != record.checksum {
                note(.header(.checksum), path)
            }
        }
        // A descriptor of 12 to 24 bytes can follow the data.
        let data = header.end..<header.end + size
        // Cannot trap: the data is behind the header.
        parts.append(Part(range: start + offset..<data.upperBound, data: data, slack: header.hasDescriptor ? 24 : 0, path: path))
        return parts.count - 1
    }

    // MARK: The whole archive

    /// Looks for bytes that two files have, or none.
    private mutating func checkParts(upTo directory: Int) {
        let sorted = parts.indices.inOrder { parts[$0].range.lowerBound }
        var place = sorted.first.map { parts[$0].range.lowerBound } ?? directory
        if place > 0, !hasLostFiles { note(.bytesBefore(place)) }
        var slack = 0
        var between = 0
        for index in sorted {
            let range = parts[index].range
            if range.lowerBound < place {
                parts[index].isShared = true
                note(.overlap, parts[index].path)
            } else if range.lowerBound - place > slack {
                between += range.lowerBound - place
            }
            if range.upperBound >= place { (place, slack) = (range.upperBound, parts[index].slack) }
        }
        if place > directory, let last = sorted.last { note(.overlap, parts[last].path) }
        if directory > place, directory - place > slack { between += directory - place }
        if between > 0, !hasLostFiles { note(.bytesBetween(between)) }
    }
}
