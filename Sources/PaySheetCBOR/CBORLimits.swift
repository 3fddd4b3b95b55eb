/// Limits for the reader of CBOR. Hostile input ends in an error instead of a long wait.
public struct CBORLimits: Sendable, Hashable {
    /// The most bytes.
    public var bytes: Int
    /// The most nested values.
    public var depth: Int
    /// The most values.
    public var values: Int

    /// Creates limits. The defaults are larger than any answer with a portrait.
    public init(bytes: Int = 1 << 22, depth: Int = 32, values: Int = 1 << 16) {
        self.bytes = bytes
        self.depth = depth
        self.values = values
    }
}
