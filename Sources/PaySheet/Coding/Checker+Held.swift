extension Checker {
    /// What the storage holds of the text that was read last.
    struct Held {
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

    /// Answers from what is held where that is enough: for the findings of a text that the quick pass has read, and for what any
    /// text asks of a system.
    mutating func recall(
        _ held: Held, as target: Target, checkingRules: Bool, notingRequirements: Bool
    ) -> Outcome? {
        guard checkingRules ? held.holdsRuleFindings && !notingRequirements : notingRequirements else { return nil }
        var outcome = Outcome()
        outcome.isJSON = held.isJSON
        guard let shape = held.shape else { return outcome }
        let text = text
        let nodes = held.isJSON ? scanner.nodes : recovered?.nodes ?? []
        guard held.nodeCount > 0, held.nodeCount <= nodes.count else { return nil }
        let window = nodes.window.extracting(0..<held.nodeCount)
        outcome.shape = shape
        switch target {
        case .shape(let wanted): guard wanted == shape else { return nil }
        case .automatic:
            outcome.kind = DocumentKind.detected(0, nodes: window, bytes: text.window)
            guard outcome.kind?.shape == shape else { return nil }
        }
        if checkingRules {
            outcome.isTruncated = held.isTruncated
            swap(&outcome.findings, &workspace.findings)
            swap(&outcome.notes, &workspace.notes)
            self.held?.holdsRuleFindings = false
        }
        guard window[0].is(.object) else { return outcome }
        if checkingRules {
            outcome.isWhole = true
        } else {
            outcome.requirements = RequirementWalk.run(
                Cursor(bytes: text.window, nodes: window, slots: bound.slots.span, values: bound.values.span, base: base, node: 0),
                shape: shape)
        }
        return outcome
    }
}

extension RuleWorkspace {
    /// No document is compared with those before it, so that it makes no difference how often rules go over one.
    var remembersNothing: Bool { !hasMerchants || merchants.isRecording }
}
