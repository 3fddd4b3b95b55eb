/// Reads documents in both ways, for tests and fuzzers: they must make the same of each.
@_spi(Comparison) public struct WaysOfReading {
    private var quick = Checker()
    private var slow = Checker()
    private var thorough = Checker()
    private let policy: RulePolicy

    /// Two readers that remember what they have read, as the ones of a program do.
    public init(policy: Policy = Policy()) {
        self.policy = RulePolicy(policy)
        thorough.callAllRules()
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

    /// Whether the rules find the same when none of them is left out because a glance finds a document ordinary.
    public mutating func glancesRight(_ bytes: [UInt8], asShape shape: Int) -> Bool {
        WaysOfReading.load(bytes, &slow)
        WaysOfReading.load(bytes, &thorough)
        let (usual, other) = (slow.check(as: .shape(shape), by: policy), thorough.check(as: .shape(shape), by: policy))
        return usual.findings == other.findings && usual.notes == other.notes
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
