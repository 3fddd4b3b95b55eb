import PaySheet
import PaySheetFoundation
import Testing

@Suite("Documents of an NDJSON stream")
struct AsyncDocumentLinesTests {
    /// Pieces of a text that count how many of them were asked for.
    private struct Pieces: AsyncSequence, Sendable {
        actor Count {
            private(set) var value = 0
            func add() { value += 1 }
        }

        let text: [UInt8]
        let size: Int
        let asked = Count()

        struct AsyncIterator: AsyncIteratorProtocol {
            var rest: ArraySlice<UInt8>
            let size: Int
            let asked: Count

            mutating func next() async throws -> ArraySlice<UInt8>? {
                await asked.add()
                guard !rest.isEmpty else { return nil }
                let piece = rest.prefix(size)
                rest = rest.dropFirst(size)
                return piece
            }
        }

        func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: text[...], size: size, asked: asked) }
    }

    private static let text = Array(DocumentLinesTests.text.utf8)

    @Test("Chunks of any size give the same documents as the whole text", arguments: [1, 7, 64, 1000])
    func pieces(_ size: Int) async throws {
        let whole = Array(DocumentReader().checks(ofLinesIn: Self.text))
        var found: [DocumentLine<DocumentCheck>] = []
        for try await line in Pieces(text: Self.text, size: size).documentChecks() { found.append(line) }
        #expect(found.map { $0.number } == whole.map { $0.number })
        #expect(found.map { $0.offset } == whole.map { $0.offset })
        #expect(found.map { $0.byteCount } == whole.map { $0.byteCount })
        #expect(found.map { $0.findings.map { $0.description } } == whole.map { $0.findings.map { $0.description } })
    }

    @Test("A stream of single bytes gives values")
    func bytes() async throws {
        let stream = AsyncStream { continuation in
            for byte in Self.text { continuation.yield(byte) }
            continuation.finish()
        }
        var values = 0
        for try await line in stream.documentReadings(of: PaymentRequest.self) where line.content.findings.isEmpty {
            #expect(line.content.value?.total.label == "Trip")
            values += 1
        }
        #expect(values == 2)
    }

    @Test("The source is not read before the next document is needed")
    func backPressure() async throws {
        let pieces = Pieces(text: Array(repeating: Array((DocumentLinesTests.clean + "\n").utf8), count: 10).flatMap { $0 }, size: 400)
        var iterator = pieces.documentChecks().makeAsyncIterator()
        _ = try await iterator.next()
        #expect(await pieces.asked.value == 1)
        _ = try await iterator.next()
        #expect(await pieces.asked.value <= 2)
    }

    @Test("A canceled task ends between two documents")
    func cancellation() async throws {
        let task = Task {
            var count = 0
            for try await _ in Pieces(text: Self.text, size: 5).documentChecks() {
                count += 1
                unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
            }
            return count
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("An error of the source is thrown after the complete documents")
    func failure() async throws {
        struct Broken: Error {}
        let stream = AsyncThrowingStream { continuation in
            continuation.yield(Self.text)
            continuation.finish(throwing: Broken())
        }
        var count = 0
        await #expect(throws: Broken.self) {
            for try await _ in stream.documentChecks() { count += 1 }
        }
        // The last line has no end, so it may be incomplete.
        #expect(count == 3)
    }
}
