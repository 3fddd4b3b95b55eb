/// Some lines of a stream that are read together.
package struct LineBlock: Sendable {
    /// The lines with their ends, and perhaps the beginning of one more.
    package fileprivate(set) var bytes: [UInt8]
    /// Where the lines stand, without their ends.
    package fileprivate(set) var lines: [Range<Int>] = []
    /// The number of the first line, from 1.
    package let firstNumber: Int
}

/// Cuts a stream at line ends into blocks, in memory that does not grow with the stream.
package struct LineCutter {
    private let stream: ByteStream
    /// How many bytes of a line are kept; the rest of a longer one is skipped, which is enough to refuse it.
    private let kept: Int
    /// How many times that is skipped at most, so that a line without an end has one.
    private static let patience = 16
    /// A block of so many bytes is large enough.
    private let blockSize: Int
    /// The beginning of a line whose end is still to come.
    private var rest: [UInt8] = []
    /// How many bytes of that line were skipped.
    private var skipped = 0
    private var number = 1
    private var failure: SystemFailure?
    private var isAtEnd = false

    package init(_ stream: ByteStream, limit: Int, blockSize: Int) {
        self.stream = stream
        kept = limit + 1
        self.blockSize = blockSize
    }

    /// All lines that are there, up to a block of them, and at least one. `nil` at the end of the stream.
    ///
    /// - Parameter beforeWaiting: Called before the stream is asked for more, which may take as long as it likes.
    package mutating func next(beforeWaiting: () -> Void) -> Result<LineBlock, SystemFailure>? {
        if let failure {
            self.failure = nil
            return .failure(failure)
        }
        guard !isAtEnd else { return nil }
        var block = LineBlock(bytes: rest, firstNumber: number)
        var start = 0
        while !isAtEnd {
            if !stream.isReady() {
                // What is there is checked first.
                if !block.lines.isEmpty { break }
                beforeWaiting()
            } else if !block.lines.isEmpty, block.bytes.count >= blockSize {
                break
            }
            switch stream.next() {
            case .failure(let failure):
                // What stood before is a line no longer, but the lines before it are.
                isAtEnd = true
                self.failure = failure
            case .success(let piece):
                isAtEnd = piece.isEmpty
                if isAtEnd, start < block.bytes.count { close(block.bytes.count, from: &start, &block) }
                take(piece, from: &start, &block)
                if skipped / LineCutter.patience > kept {
                    isAtEnd = true
                    failure = SystemFailure("a line without an end; the rest is not read")
                }
            }
        }
        rest = isAtEnd ? [] : Array(block.bytes[start...])
        number += block.lines.count
        if block.lines.isEmpty, isAtEnd {
            defer { failure = nil }
            return failure.map { .failure($0) }
        }
        return .success(block)
    }

    private mutating func take(_ piece: [UInt8], from start: inout Int, _ block: inout LineBlock) {
        var first = 0
        if skipped > 0 {
            first = piece.lineEnd(from: 0) ?? piece.count
            skipped += first
        }
        var next = block.bytes.count
        block.bytes += piece[first...]
        while let end = block.bytes.lineEnd(from: next) {
            close(end, from: &start, &block)
            next = start
        }
        let surplus = block.bytes.count - start - kept
        if surplus > 0 {
            block.bytes.removeLast(surplus)
            skipped += surplus
        }
    }

    /// Ends a line at a place.
    private mutating func close(_ end: Int, from start: inout Int, _ block: inout LineBlock) {
        var last = min(end, start + kept)
        if last > start, block.bytes[last - 1] == 0x0D { last -= 1 }
        block.lines.append(start..<last)
        start = min(end + 1, block.bytes.count)
        skipped = 0
    }
}
