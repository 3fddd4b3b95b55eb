/// Splits a stream into lines, in memory that does not grow with the stream.
package struct LineReader {
    private var cutter: LineCutter
    private var block: LineBlock?
    private var place = 0

    /// - Parameter limit: The number of bytes to keep of a line, plus one that shows that there are more.
    package init(_ stream: ByteStream, limit: Int) {
        cutter = LineCutter(stream, limit: limit, blockPool: BlockPool(blockSize: ByteStream.pieceSize))
    }

    /// Returns the next line without its end, or `nil` at the end of the stream.
    ///
    /// - Parameter beforeWaiting: Called before the stream is asked for more, which can block.
    package mutating func next(beforeWaiting: () -> Void) -> Attempt<[UInt8]>? {
        while true {
            if let block, place < block.lines.count {
                place += 1
                return .success(Array(block.bytes[block.lines[place - 1].range]))
            }
            switch cutter.next(beforeWaiting: beforeWaiting) {
            case nil: return nil
            case .failure(let failure)?:
                block = nil
                return .failure(failure)
            case .success(let next)?:
                block = next
                place = 0
            }
        }
    }
}
