package import PaySheet

/// Reads documents with the fast reader and with scanner and binder, for tests and fuzzers: both must make the same of each.
package struct ReaderComparison {
    private var quick: Checker
    private var slow: Checker
    private var thorough: Checker
    private var line: Checker
    private let policy: RulePolicy

    /// Two readers that remember what they have read, as the ones of a program do.
    package init(
        policy: Policy = Policy(), expecting expectations: Expectations = Expectations(), in catalog: PreparedCatalog = .applePay
    ) {
        self.policy = RulePolicy(policy, expectations, catalog)
        quick = Checker(catalog)
        slow = Checker(catalog)
        thorough = Checker(catalog)
        line = Checker(catalog)
        thorough.testAllConditions()
    }

    /// Whether the fast reader takes the bytes as a dictionary of the tables; `nil` when scanner and binder disagree with it, or when
    /// it makes anything else of them where they are a line of a larger text.
    ///
    /// - Parameter next: What follows that line; `nil`: the second half of the bytes, as if a line had been broken.
    package mutating func takes(_ bytes: [UInt8], asShape shape: Int, before next: [UInt8]? = nil) -> Bool? {
        ReaderComparison.load(bytes, &quick)
        let slots = quick.readFast(as: shape, by: policy)
        guard readsLine(bytes, as: shape, before: next ?? Array(bytes[(bytes.count / 2)...]), slots) else { return nil }
        guard let slots else { return false }
        ReaderComparison.load(bytes, &slow)
        let outcome = slow.check(as: .shape(shape), by: policy)
        guard outcome.isJSON, outcome.findings.isEmpty else { return nil }
        return ReaderComparison.agree(quick, slow, slots) ? true : nil
    }

    /// Whether the fast reader has the same result for the bytes inside a larger text.
    private mutating func readsLine(_ bytes: [UInt8], as shape: Int, before next: [UInt8], _ slots: Int?) -> Bool {
        let before = [UInt8]("{}\n".utf8)
        let text = before + bytes + [UInt8(ascii: "\n")] + next + [UInt8](repeating: UInt8(ascii: " "), count: SourceText.reach)
        line.bound = Bound(count: 1024 + bytes.count * 2)
        line.load(text, before.count..<before.count + bytes.count)
        defer { line.giveBack() }
        guard line.readFast(as: shape, by: policy) == slots else { return false }
        // In any case, the text is the original one.
        guard Array(line.text.bytes) == bytes else { return false }
        return slots.map { ReaderComparison.agree(quick, line, $0, isNoted: true) } ?? true
    }

    /// Whether the rules find the same when every condition is tested, and nothing in a document for which the fast reader reports
    /// nothing.
    package mutating func conditionsAgree(_ bytes: [UInt8], asShape shape: Int) -> Bool {
        ReaderComparison.load(bytes, &slow)
        ReaderComparison.load(bytes, &thorough)
        let usual = slow.check(as: .shape(shape), by: policy)
        let other = thorough.check(as: .shape(shape), by: policy)
        ReaderComparison.load(bytes, &quick)
        let isSilent = quick.readFast(as: shape, by: policy) != nil
        // What rules have found in the fast reader is not looked for again.
        let found = quick.check(as: .shape(shape), by: policy)
        return usual.findings == other.findings && usual.notes == other.notes && (!isSilent || other.findings.isEmpty)
            && found.findings == usual.findings && found.notes == usual.notes && found.leftOut == usual.leftOut
    }

    /// A summary of what a document requires, also where the fast reader leaves it to the others.
    package static func requirements(_ bytes: [UInt8], asShape shape: Int) -> RequirementSummary {
        var checker = Checker()
        checker.load(bytes)
        let outcome = checker.check(as: .shape(shape), by: RulePolicy(Policy()), checkingRules: false)
        var summary = RequirementSummary()
        guard outcome.isJSON, checker.base != 0 else { return summary }
        var notes = RequirementNotes()
        if checker.noteRequirements(of: shape, &notes) { notes.write(to: &summary) }
        return summary
    }

    /// Fresh storage, so that nothing is compared which an earlier document left, with room for all documents of tests.
    private static func load(_ bytes: [UInt8], _ checker: inout Checker) {
        checker.bound = Bound(count: 1024 + bytes.count * 2)
        checker.load(bytes)
    }

    /// Both have written the same, but that the fast reader notes what is ordinary where the binder leaves a zero.
    ///
    /// - Parameter isNoted: The other is a fast reader, too.
    private static func agree(_ quick: Checker, _ slow: Checker, _ slots: Int, isNoted: Bool = false) -> Bool {
        let count = quick.scanner.nodeCount
        guard count == slow.scanner.nodeCount, slots <= slow.bound.slots.count else { return false }
        for index in 0..<count {
            let (one, other) = (quick.scanner.nodes[index], slow.scanner.nodes[index])
            guard one.start == other.start, one.end == other.end, one.next == other.next, one.info == other.info else { return false }
        }
        for place in 0..<slots {
            guard quick.bound.values[place] == slow.bound.values[place] else { return false }
            let (one, other) = (quick.bound.slots[place], slow.bound.slots[place])
            // Only after the members, which are there as a mask; without members everything is ordinary.
            let isNote = one & ~OrdinaryValues.all == 0 && (quick.bound.values[place] != 0 || one == OrdinaryValues.all)
            guard one == other || !isNoted && other == 0 && isNote else { return false }
        }
        return true
    }
}
