/// Decompresses the gzip format of RFC 1952 as a stream: one member after another, in memory that does not grow with them.
package struct GzipReader {
    /// Why data cannot be decompressed, and up to which byte of it the reader came.
    package struct Fault: Error, Sendable, Hashable {
        package let cause: Cause
        package let offset: Int

        package init(cause: Cause, offset: Int) { (self.cause, self.offset) = (cause, offset) }
    }

    package enum Cause: Sendable, Hashable {
        /// The data ends too early.
        case truncated
        /// The data is not in the gzip format.
        case malformed
        /// The content is not the one that was compressed.
        case checksum
        /// Other bytes follow the data.
        case followed
        /// The data goes on and on without content.
        case empty
    }

    private enum Place { case header, data, trailer, end }

    private var input: BitReader
    private var inflate = Inflate()
    private var sum = CRC32()
    private var length: UInt32 = 0
    private var place = Place.header
    private var fault: Fault?
    private var isFirst = true
    /// Where the last member ends.
    private var end = 0

    /// The highest number of bytes of a part.
    private let partSize: Int
    /// The highest number of bytes of a file name and of a comment.
    private static let longestText = 1 << 16

    /// - Parameters:
    ///   - part: The start of the data.
    ///   - partSize: The highest number of bytes of a part of the content; at least 512.
    ///   - more: Returns the next part of the data, or an empty one at the end.
    package init(_ part: [UInt8], partSize: Int, more: @escaping () -> [UInt8]) {
        input = BitReader(part[...], more: more)
        self.partSize = max(partSize, 2 * Inflate.longestRepetition)
    }

    /// Whether bytes begin as gzip data does. Two of them are enough.
    package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

    /// Whether the next part is here, so that no more data has to arrive first.
    package var isReady: Bool { place == .end || fault != nil || place == .data && !input.isLow }

    /// Returns the next part of the content, or an empty one at the end. What comes before a fault is returned first.
    package mutating func next() throws(Fault) -> [UInt8] {
        while fault == nil, place != .end {
            do throws(Inflate.Fault) {
                switch place {
                case .header: try readHeader()
                case .data: try inflate.advance(&input, until: partSize - Inflate.longestRepetition)
                case .trailer: try readTrailer()
                case .end: break
                }
            } catch {
                stop(input.isStalled ? .empty : error == .truncated ? .truncated : .malformed)
            }
            guard place == .data else { continue }
            let part = inflate.take()
            if fault == nil, inflate.isAtEnd { place = .trailer }
            guard !part.isEmpty else { continue }
            sum.add(part)
            length &+= UInt32(truncatingIfNeeded: part.count)
            input.markUseful()
            return part
        }
        if let fault { throw fault }
        return []
    }

    private mutating func stop(_ cause: Cause) {
        fault = fault ?? Fault(cause: cause, offset: cause == .truncated ? input.read : cause == .followed ? end : input.used)
    }

    // MARK: Members

    private mutating func readHeader() throws(Inflate.Fault) {
        (inflate, sum, length) = (Inflate(), CRC32(), 0)
        guard try skipToMember() else { return }
        var header = CRC32()
        header.add([0x1F, 0x8B])
        func byte(_ input: inout BitReader) throws(Inflate.Fault) -> Int {
            let byte = try input.take(8)
            header.add([UInt8(truncatingIfNeeded: byte)])
            return byte
        }
        // Deflate is the only method.
        guard try byte(&input) == 8 else { throw .malformed }
        let flags = try byte(&input)
        guard flags & 0xE0 == 0 else { throw .malformed }
        // The time, and how it was compressed where.
        for _ in 0..<6 { _ = try byte(&input) }
        if flags & 4 != 0 {
            let size = try byte(&input) | (try byte(&input)) << 8
            for _ in 0..<size { _ = try byte(&input) }
        }
        for flag in [8, 16] where flags & flag != 0 {
            var size = 0
            while try byte(&input) != 0 {
                size += 1
                guard size <= GzipReader.longestText else { throw .malformed }
            }
        }
        if flags & 2 != 0 {
            let stated = try input.take(16)
            guard stated == Int(header.checksum & 0xFFFF) else { return stop(.checksum) }
        }
        isFirst = false
        place = .data
    }

    /// Reads the first two bytes of a member. Returns false at the end of the data, which can be padded with zeros.
    private mutating func skipToMember() throws(Inflate.Fault) -> Bool {
        var padding = false
        while true {
            guard let first = try? input.take(8) else {
                if isFirst || input.isStalled { throw .truncated }
                place = .end
                return false
            }
            if first == 0, !isFirst {
                padding = true
                continue
            }
            guard first == 0x1F, !padding, try input.take(8) == 0x8B else {
                guard isFirst else {
                    stop(.followed)
                    return false
                }
                throw .malformed
            }
            return true
        }
    }

    private mutating func readTrailer() throws(Inflate.Fault) {
        input.align()
        let stated = UInt32(try input.take(16)) | UInt32(try input.take(16)) << 16
        let size = UInt32(try input.take(16)) | UInt32(try input.take(16)) << 16
        guard stated == sum.checksum, size == length else { return stop(.checksum) }
        place = .header
        end = input.used
    }
}
