public import PaySheet

/// The documents of an NDJSON stream, one a line, each read when it is asked for and with the storage of the one before.
///
/// Made by `documentChecks(by:as:)` and `documentReadings(of:by:)` from a body of a request, the bytes of a file, or any
/// other source that comes in pieces. A piece is asked for only when all documents of the pieces before were taken: whoever is slow
/// slows the source down. A task that is cancelled ends with `CancellationError`, between two documents at the latest.
public struct AsyncDocumentLines<Source: AsyncSequence, Content: Sendable>: AsyncSequence
where Source.Element: Collection, Source.Element.Element == UInt8 {
    /// A document with its place.
    public typealias Element = DocumentLine<Content>

    private let source: Source
    private let reader: DocumentReader
    private let make: @Sendable (inout DocumentReader, ArraySlice<UInt8>) -> Content

    init(
        _ source: Source, _ reader: DocumentReader, _ make: @escaping @Sendable (inout DocumentReader, ArraySlice<UInt8>) -> Content
    ) {
        self.source = source
        self.reader = reader
        self.make = make
    }

    /// Reads one document after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var source: Source.AsyncIterator
        private var reader: DocumentReader
        private let make: @Sendable (inout DocumentReader, ArraySlice<UInt8>) -> Content
        private var lines: LineAssembler
        private var isAtEnd = false

        fileprivate init(_ documents: AsyncDocumentLines) {
            source = documents.source.makeAsyncIterator()
            reader = documents.reader
            make = documents.make
            lines = LineAssembler(limit: reader.policy.limits.bytes)
        }

        /// The next document; empty lines are passed over.
        @concurrent
        public mutating func next() async throws -> DocumentLine<Content>? {
            while true {
                try Task.checkCancellation()
                if let line = lines.next() {
                    guard !NDJSON.isBlank(line.bytes) else { continue }
                    return DocumentLine(
                        number: line.number, offset: line.offset, byteCount: line.byteCount, content: make(&reader, line.bytes))
                }
                guard !isAtEnd else { return nil }
                if let piece = try await source.next() {
                    lines.append(piece)
                } else {
                    isAtEnd = true
                    lines.finish()
                }
            }
        }
    }

    /// Begins with the first document.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}

extension AsyncDocumentLines: Sendable where Source: Sendable {}

extension AsyncSequence where Element: Collection, Element.Element == UInt8 {
    /// Checks the documents of an NDJSON stream, each when it is asked for.
    ///
    /// ```swift
    /// for try await line in request.body.documentChecks() where !line.findings.isEmpty {
    ///     log(line.number, line.findings.count)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - reader: What reads; its policy limits the length of a line.
    ///   - kind: What the documents are. `nil`: told by their members, each for itself.
    public func documentChecks(
        by reader: DocumentReader = DocumentReader(), as kind: DocumentKind? = nil
    ) -> AsyncDocumentLines<Self, DocumentCheck> {
        AsyncDocumentLines(self, reader) { reader, line in reader.check(line, as: kind) }
    }

    /// Reads the documents of an NDJSON stream as Swift values, each when it is asked for.
    public func documentReadings<Value: PaymentObject>(
        of type: Value.Type, by reader: DocumentReader = DocumentReader()
    ) -> AsyncDocumentLines<Self, Reading<Value>> {
        AsyncDocumentLines(self, reader) { reader, line in reader.read(type, line) }
    }
}

extension AsyncSequence where Element == UInt8 {
    /// Checks the documents of an NDJSON stream that comes byte by byte, such as `FileHandle.bytes`; pieces are faster.
    ///
    /// - Parameters:
    ///   - reader: What reads; its policy limits the length of a line.
    ///   - kind: What the documents are. `nil`: told by their members, each for itself.
    public func documentChecks(
        by reader: DocumentReader = DocumentReader(), as kind: DocumentKind? = nil
    ) -> AsyncDocumentLines<AsyncMapSequence<Self, CollectionOfOne<UInt8>>, DocumentCheck> {
        map { CollectionOfOne($0) }.documentChecks(by: reader, as: kind)
    }

    /// Reads the documents of an NDJSON stream that comes byte by byte as Swift values, each when it is asked for.
    public func documentReadings<Value: PaymentObject>(
        of type: Value.Type, by reader: DocumentReader = DocumentReader()
    ) -> AsyncDocumentLines<AsyncMapSequence<Self, CollectionOfOne<UInt8>>, Reading<Value>> {
        map { CollectionOfOne($0) }.documentReadings(of: type, by: reader)
    }
}
