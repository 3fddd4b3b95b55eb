extension Checker {
    /// What rules have found in the text that was read last, and which is still where they write to.
    struct LastReading {
        /// What it was checked by.
        let policy: RulePolicy
        /// The dictionary at the root.
        let shape: Int
    }

    /// Reuses the findings of a text that the fast path has read. `nil` if the text must be read as something else.
    mutating func recall(_ lastReading: LastReading, as target: Target) -> Outcome? {
        let shape = lastReading.shape
        var outcome = Outcome()
        outcome.shape = shape
        switch target {
        case .shape(let wanted): guard wanted == shape else { return nil }
        case .automatic:
            outcome.use(detectedKind(version: lastReading.policy.policy.binderVersion))
            guard let fit = outcome.fit, outcome.kind?.shape == shape, !outcome.isGuess, !fit.isPlain else { return nil }
        }
        swap(&outcome.findings, &workspace.findings)
        swap(&outcome.notes, &workspace.notes)
        swap(&outcome.surplus, &workspace.surplus)
        swap(&outcome.leftOut, &workspace.leftOut)
        self.lastReading = nil
        outcome.isWhole = scanner.nodes[0].is(.object)
        return outcome
    }
}

extension Checker {
    /// The findings of the text that the fast path has read depend on nothing else: they are those of rules, and no engine stops there.
    func mayCount(as shape: Int, by shared: RulePolicy, limit: Int) -> Bool {
        guard let lastReading, lastReading.policy === shared, lastReading.shape == shape, workspace.leftOut.isEmpty else { return false }
        return workspace.findings.count <= limit
            && workspace.findings.allSatisfy { $0.rule >= RuleID.ruleBase && $0.webKit == nil }
    }

    /// Whether one of them has a fix.
    var hasFixes: Bool { workspace.findings.contains { workspace.notes[Int($0.other)].fix != nil } }

    /// Counts them, as far as the policy reports them.
    func countFindings(by shared: RulePolicy, _ count: (_ rule: RuleID, _ severity: Severity) -> Void) {
        for finding in workspace.findings {
            let rule = shared.catalog.rule(finding.rule)
            guard shared.changesSeverities else {
                count(rule, finding.severity)
                continue
            }
            if let severity = shared.policy.severity(of: rule, finding.severity) { count(rule, severity) }
        }
    }
}

extension RuleWorkspace {
    /// No document is compared with those before it, so that it makes no difference how often rules go over one.
    var remembersNothing: Bool { !hasMerchants || merchants.isRecording }
}
