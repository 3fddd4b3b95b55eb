/// Reads documents in both ways, for tests and fuzzers: they must make the same of each.
@_spi(Comparison) public struct WaysOfReading {
    private var quick = Checker()
    private var slow = Checker()
    private let policy: Policy

    /// Two readers that remember what they have read, as the ones of a program do.
    public init(policy: Policy = Policy()) {
        self.policy = policy
    }

    /// Whether the quick pass takes the bytes as a dictionary of the tables; `nil` when scanner and binder disagree with it.
    public mutating func takes(_ bytes: [UInt8], asShape shape: Int) -> Bool? {
        WaysOfReading.load(bytes, &quick)
        guard let slots = quick.passQuickly(as: shape, by: policy) else { return false }
        WaysOfReading.load(bytes, &slow)
        let outcome = slow.check(as: .shape(shape), by: policy)
        guard outcome.isJSON, outcome.findings.isEmpty else { return nil }
        let one = WaysOfReading.storage(quick, slots)
        return one == WaysOfReading.storage(slow, slots) ? true : nil
    }

    /// Fresh storage, so that nothing is compared which an earlier document left, with room for all documents of tests.
    private static func load(_ bytes: [UInt8], _ checker: inout Checker) {
        checker.bound = Bound(count: 1024 + bytes.count * 2)
        checker.load(bytes)
    }

    private static func storage(_ checker: Checker, _ slots: Int) -> [Int64] {
        var words: [Int64] = [Int64(checker.scanner.nodeCount)]
        for node in checker.scanner.nodes.prefix(checker.scanner.nodeCount) {
            words += [Int64(node.start), Int64(node.end), Int64(node.next), Int64(node.info)]
        }
        words += checker.bound.slots.prefix(slots).map { Int64($0) }
        words += checker.bound.values.prefix(slots)
        return words
    }
}
