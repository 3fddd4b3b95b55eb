/// One document of NDJSON: its place, and its result.
public struct DocumentLine<Content: Sendable>: Sendable {
    /// The number of its line, from 1; empty lines count.
    public let number: Int
    /// Its first byte, counted from 0 over all that was read.
    public let offset: Int
    /// How many bytes its line has, without the line end, and also where it is too long to be read.
    public let byteCount: Int
    /// The result: a ``DocumentCheck`` or a ``Reading``.
    public let content: Content

    package init(number: Int, offset: Int, byteCount: Int, content: Content) {
        self.number = number
        self.offset = offset
        self.byteCount = byteCount
        self.content = content
    }
}

extension DocumentLine where Content == DocumentCheck {
    /// The kind of the document, or `nil` if it is unknown or the text is not JSON.
    public var kind: DocumentKind? { content.kind }
    /// Everything that was found, in the order of the text; places are those of the document, not of the stream.
    public var findings: Findings { content.findings }
    /// What Safari does with the document, over all findings, also those that are not kept.
    public var safari: SafariVerdict { content.safari }
}

/// The documents of NDJSON, one per line, each read on demand and with the storage of the one before.
///
/// ``DocumentReader/checks(ofLinesIn:as:)`` and ``DocumentReader/readings(of:linesIn:)`` return it.
public struct DocumentLines<Bytes: Collection, Content: Sendable>: Sequence where Bytes.Element == UInt8 {
    private let bytes: Bytes
    private let origin: Origin

    /// What every pass begins with. Copies share it, because a reader is large.
    private final class Origin: Sendable {
        let reader: DocumentReader
        let make: @Sendable (inout DocumentReader, Span<UInt8>) -> Content

        init(_ reader: DocumentReader, _ make: @escaping @Sendable (inout DocumentReader, Span<UInt8>) -> Content) {
            self.reader = reader
            self.make = make
        }
    }

    init(_ bytes: Bytes, _ reader: DocumentReader, _ make: @escaping @Sendable (inout DocumentReader, Span<UInt8>) -> Content) {
        self.bytes = bytes
        origin = Origin(reader, make)
    }

    /// Reads one document after another.
    public struct Iterator: IteratorProtocol {
        private var rest: Bytes.SubSequence
        /// (A list of one, because a reader is large.)
        private var reader: [DocumentReader]
        private let origin: Origin
        private var number = 0
        private var offset = 0

        fileprivate init(_ lines: DocumentLines) {
            rest = lines.bytes[...]
            origin = lines.origin
            reader = [origin.reader]
        }

        /// The next document; empty lines are passed over.
        public mutating func next() -> DocumentLine<Content>? {
            while !rest.isEmpty {
                let end = rest.firstIndex(of: 0x0A) ?? rest.endIndex
                var line = rest[..<end]
                let start = offset
                offset += line.count
                if end != rest.endIndex { offset += 1 }
                number += 1
                rest = end == rest.endIndex ? rest[end...] : rest[rest.index(after: end)...]
                line = NDJSON.content(of: line)
                guard !NDJSON.isBlank(line) else { continue }
                let count = line.count
                // One byte more than is allowed is enough to see that there are too many.
                let content = withSpan(of: line.prefix(reader[0].policy.limits.bytes + 1)) { origin.make(&reader[0], $0) }
                return DocumentLine(number: number, offset: start, byteCount: count, content: content)
            }
            return nil
        }
    }

    /// Begins with the first document.
    public func makeIterator() -> Iterator { Iterator(self) }
}

extension DocumentLines: Sendable where Bytes: Sendable {}
extension DocumentLines.Iterator: Sendable where Bytes.SubSequence: Sendable {}

extension DocumentReader {
    /// Checks the documents of NDJSON, each when it is asked for.
    ///
    /// A line that is not JSON has its findings and ends nothing; one with more bytes than ``Limits/bytes`` has one finding.
    ///
    /// ```swift
    /// for line in DocumentReader(policy: policy).checks(ofLinesIn: body) where !line.findings.isEmpty {
    ///     log(line.number, line.kind?.name ?? "unknown", line.findings.count)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - bytes: The lines.
    ///   - kind: What the documents are. `nil`: told by their members, each for itself.
    public func checks<Bytes: Collection>(ofLinesIn bytes: Bytes, as kind: DocumentKind? = nil) -> DocumentLines<Bytes, DocumentCheck>
    where Bytes.Element == UInt8 {
        DocumentLines(bytes, self) { $0.check($1, as: kind, recovering: false) }
    }

    /// Reads the documents of NDJSON as Swift values, each when it is asked for.
    ///
    /// ```swift
    /// for line in DocumentReader().readings(of: PaymentRequest.self, linesIn: body) {
    ///     if let request = line.content.value { take(request) }
    /// }
    /// ```
    public func readings<Value: PaymentObject, Bytes: Collection>(
        of type: Value.Type, linesIn bytes: Bytes
    ) -> DocumentLines<Bytes, Reading<Value>> where Bytes.Element == UInt8 {
        DocumentLines(bytes, self) { type.read($1, with: &$0) }
    }
}

package enum NDJSON {
    /// A line without the carriage return that some systems end it with.
    package static func content<Bytes: Collection>(of line: Bytes) -> Bytes where Bytes.Element == UInt8, Bytes.SubSequence == Bytes {
        let last = line.index(line.startIndex, offsetBy: max(line.count - 1, 0))
        return !line.isEmpty && line[last] == 0x0D ? line[..<last] : line
    }

    package static func isBlank(_ line: some Collection<UInt8>) -> Bool { line.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
}
