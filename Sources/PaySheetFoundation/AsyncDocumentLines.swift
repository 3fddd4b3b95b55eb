public import PaySheet

/// The documents of an NDJSON stream, one per line. Each is read on demand, with the storage of the one before.
///
/// `documentChecks(by:as:)` and `documentReadings(of:by:)` return it for a request body, the bytes of a file, or any other source of
/// chunks. It asks for a chunk after you have taken all documents of the earlier ones, so a slow reader slows the source down. A
/// cancelled task ends with `CancellationError`, at the latest between two documents.
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

        /// Returns the next document; empty lines are skipped.
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

    /// Starts with the first document.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }
}

extension AsyncDocumentLines: Sendable where Source: Sendable {}

extension AsyncSequence where Element: Collection, Element.Element == UInt8 {
    /// Checks the documents of an NDJSON stream on demand.
    ///
    /// ```swift
    /// for try await line in request.body.documentChecks() where !line.findings.isEmpty {
    ///     log(line.number, line.findings.count)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - reader: The reader; its policy limits the length of a line.
    ///   - kind: The kind of the documents. `nil` detects it for each document from its members.
    public func documentChecks(
        by reader: DocumentReader = DocumentReader(), as kind: DocumentKind? = nil
    ) -> AsyncDocumentLines<Self, DocumentCheck> {
        AsyncDocumentLines(self, reader) { reader, line in reader.check(line, as: kind) }
    }

    /// Reads the documents of an NDJSON stream as Swift values on demand.
    public func documentReadings<Value: PaymentObject>(
        of type: Value.Type, by reader: DocumentReader = DocumentReader()
    ) -> AsyncDocumentLines<Self, Reading<Value>> {
        AsyncDocumentLines(self, reader) { reader, line in reader.read(type, line) }
    }
}

extension AsyncSequence where Element == UInt8 {
    /// Checks the documents of an NDJSON stream of single bytes, such as `FileHandle.bytes`. Chunks are faster.
    ///
    /// - Parameters:
    ///   - reader: The reader; its policy limits the length of a line.
    ///   - kind: The kind of the documents. `nil` detects it for each document from its members.
    public func documentChecks(
        by reader: DocumentReader = DocumentReader(), as kind: DocumentKind? = nil
    ) -> AsyncDocumentLines<AsyncMapSequence<Self, CollectionOfOne<UInt8>>, DocumentCheck> {
        map { CollectionOfOne($0) }.documentChecks(by: reader, as: kind)
    }

    /// Reads the documents of an NDJSON stream of single bytes as Swift values, on demand.
    public func documentReadings<Value: PaymentObject>(
        of type: Value.Type, by reader: DocumentReader = DocumentReader()
    ) -> AsyncDocumentLines<AsyncMapSequence<Self, CollectionOfOne<UInt8>>, Reading<Value>> {
        map { CollectionOfOne($0) }.documentReadings(of: type, by: reader)
    }
}
