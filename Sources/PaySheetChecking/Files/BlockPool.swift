/// Reusable storage for the blocks of all files of a run. Allocating new storage for every block costs more than reading it.
package final class BlockPool: Sendable {
    private let unused = Shared<[[UInt8]]>([])
    /// The size of a block in bytes.
    let blockSize: Int
    private let size: Int
    /// The number of free blocks to keep.
    private static let most = 16

    package init(blockSize: Int) {
        self.blockSize = blockSize
        // With capacity for the beginning of a line of usual length.
        size = blockSize + ByteStream.pieceSize
    }

    /// Returns storage of some size with undefined content.
    func next() -> [UInt8] { unused.use { $0.popLast() } ?? [UInt8](repeating: 0, count: size) }

    /// Returns storage to the pool. Storage that grew for a long line is not kept.
    func put(_ bytes: consuming [UInt8]) {
        guard bytes.count == size else { return }
        let bytes = bytes
        unused.use { if $0.count < BlockPool.most { $0.append(bytes) } }
    }
}
