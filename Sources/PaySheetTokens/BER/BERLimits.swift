/// Limits for the reader of BER and DER. Hostile input ends in an error instead of a long wait.
public struct BERLimits: Sendable, Hashable {
    /// The most bytes.
    public var bytes: Int
    /// The most nested values.
    public var depth: Int
    /// The most values.
    public var values: Int

    /// Creates limits. The defaults are many times larger than a certificate or a payment token's signature.
    public init(bytes: Int = 1 << 20, depth: Int = 32, values: Int = 1 << 16) {
        self.bytes = bytes
        self.depth = depth
        self.values = values
    }
}
