/// Splits a stream at line ends into blocks, in memory that does not grow with the stream.
package struct LineCutter {
    private let stream: ByteStream
    /// The number of bytes to keep of a line. The rest of a longer line is skipped, which is enough to reject it.
    private let kept: Int
    /// The limit for skipped bytes, as a multiple of that number, so that a line without an end stops.
    private static let patience = 16
    private let blockPool: BlockPool
    /// The beginning of a line without its end.
    private var rest: [UInt8] = []
    /// The number of skipped bytes of that line.
    private var skipped = 0
    private var number = 1
    private var failure: SystemFailure?
    private var isAtEnd = false

    package init(_ stream: ByteStream, limit: Int, blockPool: BlockPool) {
        self.stream = stream
        kept = limit + 1
        self.blockPool = blockPool
    }

    /// A block that is being read.
    private struct Draft {
        /// The storage; its content ends at `end`.
        var bytes: [UInt8]
        var end: Int
        var lines: [LinePlace] = []
        /// The start of the line whose end has not been found.
        var start = 0
    }

    /// Returns all available lines, up to a block of them, and at least one. Returns `nil` at the end of the stream.
    ///
    /// - Parameter beforeWaiting: Called before the stream is asked for more, which can block.
    package mutating func next(beforeWaiting: () -> Void) -> Attempt<LineBlock>? {
        if let failure {
            self.failure = nil
            return .failure(failure)
        }
        guard !isAtEnd else { return nil }
        var draft = Draft(bytes: blockPool.next(), end: rest.count)
        draft.bytes.replaceSubrange(0..<min(rest.count, draft.bytes.count), with: rest)
        while !isAtEnd {
            if !stream.isReady() {
                // Check available lines first.
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
        // For a longer line the storage doubles each time.
        if draft.bytes.count - draft.end < ByteStream.pieceSize {
            draft.bytes.append(contentsOf: repeatElement(0, count: max(draft.bytes.count, ByteStream.pieceSize)))
        }
        switch stream.read(&draft.bytes, draft.end) {
        case .failure(let failure):
            // The skipped text is not a line any more, but the lines before it are.
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

    /// Finds the lines that end in the new bytes.
    private mutating func cut(from place: Int, _ draft: inout Draft) {
        if skipped > 0 {
            // The storage keeps its size, because shrinking would move bytes for every read.
            // Cannot trap: the new bytes begin at the place.
            let end = draft.bytes.lineEnd(in: place..<draft.end) ?? draft.end
            skipped += end - place
            let others = Array(draft.bytes[end..<draft.end])
            draft.end = place + others.count
            if !others.isEmpty { draft.bytes.replaceSubrange(place..<draft.end, with: others) }
        }
        var next = place
        // Cannot trap: a line ends within the draft.
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
