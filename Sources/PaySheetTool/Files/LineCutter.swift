/// Cuts a stream at line ends into blocks, in memory that does not grow with the stream.
package struct LineCutter {
    private let stream: ByteStream
    /// How many bytes of a line are kept; the rest of a longer one is skipped, which is enough to refuse it.
    private let kept: Int
    /// How many times that is skipped at most, so that a line without an end has one.
    private static let patience = 16
    private let blockPool: BlockPool
    /// The beginning of a line whose end is still to come.
    private var rest: [UInt8] = []
    /// How many bytes of that line were skipped.
    private var skipped = 0
    private var number = 1
    private var failure: SystemFailure?
    private var isAtEnd = false

    package init(_ stream: ByteStream, limit: Int, blockPool: BlockPool) {
        self.stream = stream
        kept = limit + 1
        self.blockPool = blockPool
    }

    /// A block in the making.
    private struct Draft {
        /// The storage; what was read ends at `end`.
        var bytes: [UInt8]
        var end: Int
        var lines: [LinePlace] = []
        /// Where the line begins whose end was not yet found.
        var start = 0
    }

    /// All lines that are there, up to a block of them, and at least one. `nil` at the end of the stream.
    ///
    /// - Parameter beforeWaiting: Called before the stream is asked for more, which may take as long as it likes.
    package mutating func next(beforeWaiting: () -> Void) -> Attempt<LineBlock>? {
        if let failure {
            self.failure = nil
            return .failure(failure)
        }
        guard !isAtEnd else { return nil }
        var draft = Draft(bytes: blockPool.take(), end: rest.count)
        draft.bytes.replaceSubrange(0..<min(rest.count, draft.bytes.count), with: rest)
        while !isAtEnd {
            if !stream.isReady() {
                // What is there is checked first.
                if !draft.lines.isEmpty { break }
                beforeWaiting()
            } else if !draft.lines.isEmpty, draft.end >= blockPool.blockSize {
                break
            }
            read(&draft)
        }
        rest = isAtEnd ? [] : Array(draft.bytes[draft.start..<draft.end])
        let block = LineBlock(draft.bytes, lines: draft.lines, firstNumber: number, from: blockPool)
        number += draft.lines.count
        if draft.lines.isEmpty, isAtEnd {
            defer { failure = nil }
            return failure.map { .failure($0) }
        }
        return .success(block)
    }

    private mutating func read(_ draft: inout Draft) {
        // A line longer than the storage gets twice as much each time.
        if draft.bytes.count - draft.end < ByteStream.pieceSize {
            draft.bytes.append(contentsOf: repeatElement(0, count: max(draft.bytes.count, ByteStream.pieceSize)))
        }
        switch stream.read(&draft.bytes, draft.end) {
        case .failure(let failure):
            // What stood before is a line no longer, but the lines before it are.
            isAtEnd = true
            self.failure = failure
        case .success(let count):
            isAtEnd = count == 0
            if isAtEnd, draft.start < draft.end { close(draft.end, &draft) }
            let place = draft.end
            draft.end += count
            cut(from: place, &draft)
            if skipped / LineCutter.patience > kept {
                isAtEnd = true
                failure = SystemFailure("a line without an end; the rest is not read")
            }
        }
    }

    /// Finds the lines that end in what was read.
    private mutating func cut(from place: Int, _ draft: inout Draft) {
        if skipped > 0 {
            // The storage stays as large as it is: to move what stands behind in it would take as long for every piece.
            let end = draft.bytes.lineEnd(in: place..<draft.end) ?? draft.end
            skipped += end - place
            let others = Array(draft.bytes[end..<draft.end])
            draft.end = place + others.count
            if !others.isEmpty { draft.bytes.replaceSubrange(place..<draft.end, with: others) }
        }
        var next = place
        while let end = draft.bytes.lineEnd(in: next..<draft.end) {
            close(end, &draft)
            next = draft.start
        }
        let surplus = draft.end - draft.start - kept
        if surplus > 0 {
            draft.end -= surplus
            skipped += surplus
        }
    }

    /// Ends a line at a place.
    private mutating func close(_ end: Int, _ draft: inout Draft) {
        var last = min(end, draft.start + kept)
        if last > draft.start, draft.bytes[last - 1] == 0x0D { last -= 1 }
        draft.lines.append(LinePlace(start: draft.start, end: last))
        draft.start = min(end + 1, draft.end)
        skipped = 0
    }
}
