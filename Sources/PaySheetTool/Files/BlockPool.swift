/// Storage of blocks that nobody needs any longer, of all files of a run. To get as much from the system for every block costs more
/// than to read it.
package final class BlockPool: Sendable {
    private let unused = Shared<[[UInt8]]>([])
    /// A block of so many bytes is large enough.
    let blockSize: Int
    private let size: Int
    /// What more than so many bring back is let go.
    private static let most = 16

    package init(blockSize: Int) {
        self.blockSize = blockSize
        // With room for the beginning of a line, as long as most are.
        size = blockSize + ByteStream.pieceSize
    }

    /// Storage of some size, with anything in it.
    func take() -> [UInt8] { unused.use { $0.popLast() } ?? [UInt8](repeating: 0, count: size) }

    /// Puts storage back. What a long line has made larger is not kept.
    func put(_ bytes: consuming [UInt8]) {
        guard bytes.count == size else { return }
        let bytes = bytes
        unused.use { if $0.count < BlockPool.most { $0.append(bytes) } }
    }
}
