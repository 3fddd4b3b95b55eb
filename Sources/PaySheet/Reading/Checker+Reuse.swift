extension Checker {
    /// What the storage holds of the text that was read last.
    struct LastReading {
        /// What it was checked by.
        let policy: RulePolicy
        /// The dictionary at the root. `nil`: nobody can read the text.
        var shape: Int?
        var nodeCount = 0
        /// The nodes are those of the scanner, else of what was recovered.
        var isJSON = true
        /// The text has its shape; rules have found something, which is still where they write to.
        var holdsRuleFindings = false
        /// Findings of rules were left out because there were too many.
        var isTruncated = false
    }

    /// Answers from what is held where that is enough: for the findings of a text that the quick pass has read.
    mutating func recall(_ lastReading: LastReading, as target: Target) -> Outcome? {
        guard lastReading.holdsRuleFindings, let shape = lastReading.shape, lastReading.nodeCount > 0,
            lastReading.nodeCount <= scanner.nodes.count
        else { return nil }
        var outcome = Outcome()
        outcome.shape = shape
        switch target {
        case .shape(let wanted): guard wanted == shape else { return nil }
        case .automatic:
            let text = text
            outcome.take(catalog.catalog.detectedKind(scanner.nodes.window.extracting(0..<lastReading.nodeCount), text.window))
            guard outcome.kind?.shape == shape else { return nil }
        }
        outcome.isTruncated = lastReading.isTruncated
        swap(&outcome.findings, &workspace.findings)
        swap(&outcome.notes, &workspace.notes)
        self.lastReading?.holdsRuleFindings = false
        outcome.isWhole = scanner.nodes[0].is(.object)
        return outcome
    }

    /// Whether something is held of a text, and what that asks of a system.
    enum ReusedRequirements {
        /// It must be read for that.
        case unknown
        /// Nobody can read it, or no browser sees it.
        case none
        /// It was noted.
        case noted
    }

    /// Notes what a text that is held asks of a system.
    func noteRequirements(of shape: Int, by shared: RulePolicy, to notes: inout RequirementNotes) -> ReusedRequirements {
        guard let lastReading, lastReading.policy === shared else { return .unknown }
        guard let known = lastReading.shape else { return .none }
        let nodes = lastReading.isJSON ? scanner.nodes : recovered?.nodes ?? []
        guard known == shape, lastReading.nodeCount > 0, lastReading.nodeCount <= nodes.count else { return .unknown }
        guard nodes[0].is(.object) else { return .none }
        let text = text
        var root = Cursor(
            bytes: text.window, nodes: nodes.window.extracting(0..<lastReading.nodeCount), slots: bound.slots.span,
            values: bound.values.span,
            base: base, node: 0)
        notes.clear()
        return RequirementWalk.run(&root, shape: shape, in: catalog, &notes) ? .noted : .none
    }
}

extension RuleWorkspace {
    /// No document is compared with those before it, so that it makes no difference how often rules go over one.
    var remembersNothing: Bool { !hasMerchants || merchants.isRecording }
}
