/// Takes a stream apart into lines, in memory that does not grow with the stream.
struct LineReader {
    private let stream: ByteStream
    /// How many bytes of a line are kept; the rest of a longer one is skipped, which is enough to refuse it.
    private let limit: Int
    private var piece: [UInt8] = []
    private var position = 0
    private var isAtEnd = false

    init(_ stream: ByteStream, limit: Int) {
        self.stream = stream
        self.limit = limit
    }

    /// The next line without its end. `nil` at the end of the stream.
    ///
    /// - Parameter beforeWaiting: Called before the stream is asked for more, which may take as long as it likes.
    mutating func next(beforeWaiting: () -> Void) -> Result<[UInt8], SystemFailure>? {
        var line: [UInt8] = []
        var hasLine = false
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
            position = (end ?? piece.count - 1) + 1
            if end != nil { return .success(LineReader.trimmed(line)) }
        }
    }

    private static func trimmed(_ line: [UInt8]) -> [UInt8] {
        line.last == 0x0D ? Array(line.dropLast()) : line
    }
}
