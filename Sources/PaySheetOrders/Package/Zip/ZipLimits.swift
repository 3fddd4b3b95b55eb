/// Limits for the reader of packages. Hostile archives end in an error instead of a long wait or a full memory.
public struct ZipLimits: Sendable, Hashable {
    /// The most bytes of the archive.
    public var bytes: Int
    /// The most files and folders.
    public var entries: Int
    /// The most bytes of all files together.
    public var total: Int
    /// How many times larger than the archive all files can be together, if they have more than a megabyte.
    public var ratio: Int

    /// Creates limits. The defaults are many times larger than a package that Wallet accepts with a return label.
    public init(bytes: Int = 64 << 20, entries: Int = 4096, total: Int = 128 << 20, ratio: Int = 200) {
        self.bytes = bytes
        self.entries = entries
        self.total = total
        self.ratio = ratio
    }
}
