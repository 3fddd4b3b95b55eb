/// Takes a stream apart into lines, in memory that does not grow with the stream.
package struct LineReader {
    private let stream: ByteStream
    /// How many bytes of a line are kept; the rest of a longer one is skipped, which is enough to refuse it.
    private let limit: Int
    /// How many times the limit is skipped at most, so that a line without an end has one.
    private static let patience = 16
    private var piece: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    package init(_ stream: ByteStream, limit: Int) {
        self.stream = stream
        self.limit = limit
    }

    /// The next line without its end. `nil` at the end of the stream.
    ///
    /// - Parameter beforeWaiting: Called before the stream is asked for more, which may take as long as it likes.
    package mutating func next(beforeWaiting: () -> Void) -> Result<[UInt8], SystemFailure>? {
        var line: [UInt8] = []
        var hasLine = false
        var length = 0
        while true {
            if position == piece.count {
                guard !isAtEnd else { return hasLine ? .success(LineReader.trimmed(line)) : nil }
                beforeWaiting()
                switch stream.next() {
                case .failure(let failure):
                    isAtEnd = true
                    return .failure(failure)
                case .success(let next):
                    piece = next
                    position = 0
                    isAtEnd = next.isEmpty
                }
                continue
            }
            let end = piece[position...].firstIndex(of: 0x0A)
            let part = piece[position..<(end ?? piece.count)]
            line += part.prefix(max(limit + 1 - line.count, 0))
            hasLine = true
            length += part.count
            position = (end ?? piece.count - 1) + 1
            if end != nil { return .success(LineReader.trimmed(line)) }
            if length / LineReader.patience > limit {
                isAtEnd = true
                return .failure(SystemFailure("a line without an end; the rest is not read"))
            }
        }
    }

    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        line.last == 0x0D ? Array(line.dropLast()) : line
    }
}
