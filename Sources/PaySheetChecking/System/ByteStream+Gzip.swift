import PaySheetCompression

extension ByteStream {
    /// The text of gzip data.
    init(decompressing data: [UInt8]) { self = GzipStream(data, ByteStream { .success([]) }).stream }

    /// Returns the first part. It has two bytes at least if they decide whether this is gzip data.
    fileprivate func start() -> Attempt<[UInt8]> {
        switch next() {
        case .success(let first) where first == [0x1F]: next().map { first + $0 }
        case let other: other
        }
    }

    /// The same stream, which decompresses gzip data.
    package var decompressed: ByteStream {
        let stream = TextStream(self)
        return ByteStream(isReady: { stream.current.isReady() }, next: { stream.next() }, read: { stream.read(&$0, $1) })
    }
}

/// A stream whose first bytes decide whether it is decompressed. Nothing is read before the first part is needed.
private final class TextStream {
    /// The stream of all parts after the first one.
    private(set) var current: ByteStream
    private var hasStarted = false

    init(_ source: ByteStream) { current = source }

    func next() -> Attempt<[UInt8]> { first() ?? current.next() }

    func read(_ bytes: inout [UInt8], _ place: Int) -> Attempt<Int> {
        guard let first = first() else { return current.read(&bytes, place) }
        return first.map { part in
            // Cannot trap: a caller passes a place within the storage.
            bytes.replaceSubrange(place..<min(place + part.count, bytes.count), with: part)
            return part.count
        }
    }

    /// Returns the first part, once.
    private func first() -> Attempt<[UInt8]>? {
        guard !hasStarted else { return nil }
        hasStarted = true
        let start = current.start()
        guard case .success(let part) = start, GzipReader.isGzip(part) else { return start }
        current = GzipStream(part, current).stream
        return current.next()
    }
}

/// The content of gzip data.
private final class GzipStream {
    private var reader: GzipReader
    private let source: ByteStream
    private let sourceFailure: Box

    /// Why the data could not be read to its end.
    private final class Box { var failure: SystemFailure? }

    init(_ start: [UInt8], _ source: ByteStream) {
        let box = Box()
        self.source = source
        sourceFailure = box
        reader = GzipReader(start, partSize: ByteStream.pieceSize) {
            switch source.next() {
            case .success(let part): return part
            case .failure(let failure):
                box.failure = failure
                return []
            }
        }
    }

    var stream: ByteStream { ByteStream(isReady: { self.reader.isReady || self.source.isReady() }, next: { self.next() }) }

    private func next() -> Attempt<[UInt8]> {
        do throws(GzipReader.Fault) {
            let part = try reader.next()
            if part.isEmpty, let failure = sourceFailure.failure { return .failure(failure) }
            return .success(part)
        } catch {
            return .failure(sourceFailure.failure ?? SystemFailure(GzipStream.message(error)))
        }
    }

    private static func message(_ fault: GzipReader.Fault) -> String {
        let place = "byte " + String(fault.offset)
        return switch fault.cause {
        case .truncated: "the gzip data ends too early, at " + place + "; copy the file again"
        case .malformed: "the gzip data is damaged at " + place + "; copy the file again"
        case .checksum: "the gzip data is damaged, because the checksum before " + place + " is wrong; copy the file again"
        case .followed: "other bytes follow the gzip data, which ends at " + place + "; remove them"
        case .empty: "the gzip data has more than 1 MB without content before " + place + "; compress the file again"
        }
    }
}
