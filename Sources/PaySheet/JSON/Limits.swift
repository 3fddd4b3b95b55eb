/// How much a reader takes before it refuses: the guard against hostile input.
public struct Limits: Sendable, Hashable {
    /// How deep arrays and objects may be nested.
    public var depth: Int
    /// How many bytes the text may have. No limit goes beyond 1 GiB.
    public var bytes: Int
    /// How many values and member names the text may have. No limit goes beyond 2^25.
    public var nodes: Int

    /// The limits that apply unless others are given: depth 64, 64 MiB, four million nodes.
    public init(depth: Int = 64, bytes: Int = 64 << 20, nodes: Int = 4_000_000) {
        self.depth = min(max(depth, 1), 4096)
        self.bytes = min(max(bytes, 0), 1 << 30)
        self.nodes = min(max(nodes, 1), 1 << 25)
    }
}
