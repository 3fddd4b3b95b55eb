// What is said about a document whose kind is unknown or in doubt.
extension Checker {
    /// Reports that the kind of a document is unknown or a guess. Common words alone do not make a document with errors.
    mutating func settleKind(_ outcome: inout Outcome, _ tree: NodeTree, _ policy: Policy) {
        if let fit = outcome.fit, fit.isPlain, !outcome.isGuess, findings.contains(where: { $0.severity == .error }) { forget(&outcome) }
        guard outcome.kind == nil || outcome.isGuess else { return }
        // Names of another interface say more than a guess, or than what is inside.
        let hasDialect = FindingMerger.hasDialect(catalog.catalog, tree)
        if outcome.isGuess, hasDialect { forget(&outcome) }
        if !hasDialect, let inner = EmbeddedDocument.first(in: &kindNames, tree, version: policy.binderVersion),
            outcome.kind == nil || inner.fit.rank > outcome.rank
        {
            forget(&outcome)
            report(.documentWrapped, shape: inner.fit.kind.shape, other: inner.node)
        } else if let fit = outcome.fit, outcome.isGuess {
            add(fit)
        } else {
            let near = outcome.fit.flatMap { $0.evidence.known > $0.evidence.unknown ? $0 : nil }
            report(.documentKind, shape: 255, other: near?.kind.shape)
        }
    }

    /// Drops a kind, and what was found about the document as that kind.
    private mutating func forget(_ outcome: inout Outcome) {
        outcome.kind = nil
        outcome.shape = nil
        outcome.isGuess = false
        outcome.isWhole = false
        outcome.leftOut = FindingTally()
        outcome.surplus = []
        findings.removeAll(keepingCapacity: true)
        notes.removeAll(keepingCapacity: true)
        boundShape = -1
    }

    mutating func report(_ rule: RuleID, shape: Int, other: Int?) {
        findings.append(
            RawFinding(
                rule: rule.code, severity: .error, shape: UInt8(truncatingIfNeeded: shape), node: 0,
                other: other.map { UInt32(truncatingIfNeeded: $0) } ?? RawFinding.none))
    }

    /// Reports repeated members of a document that no table describes. Commands that write must not drop one.
    mutating func reportRepeatedNames(_ tree: NodeTree, limit: Int, _ outcome: inout Outcome) {
        for pair in RepeatedNames.inside(0, tree) {
            guard findings.count < limit else {
                outcome.leftOut.add(RuleID.memberDuplicate.code, .error)
                continue
            }
            findings.append(
                RawFinding(
                    rule: RuleID.memberDuplicate.code, severity: .error, shape: 255,
                    node: UInt32(truncatingIfNeeded: pair.key), other: UInt32(truncatingIfNeeded: pair.earlier)))
        }
    }

    /// Says that the root is a list of arguments in place of an object.
    mutating func reportArguments(_ shape: Int) {
        let tables = catalog.tables
        var members = ""
        for slot in 0..<Int(tables.shapes[shape].names.count) {
            members += (slot == 0 ? "" : ", ") + "\"" + tables.memberName(slot, of: shape) + "\""
        }
        let note = RuleNote(
            message: "the list has the arguments of \(tables.shapeName(shape), "dictionary")",
            help: "write an object with the members " + members,
            related: [], fix: nil)
        report(.documentArguments, .info, shape: shape, note)
    }

    /// Says that the kind is a guess.
    private mutating func add(_ fit: KindFit) {
        let evidence = fit.evidence
        let reason: Sentence =
            if evidence.unknown >= evidence.exact {
                "only \(evidence.exact, "members") of its \(evidence.known + evidence.unknown, "names") names are members"
            } else if evidence.missing > 0 {
                evidence.missing == 1 ? "a required member is missing" : "\(evidence.missing, "missing") required members are missing"
            } else {
                "other documents have such members, too"
            }
        let note = RuleNote(
            message: "\(fit.kind.name, "kind") is a guess: \(words: reason)", help: "name the kind (--kind)", related: [], fix: nil)
        report(.documentGuess, .info, shape: fit.kind.shape, note)
    }

    /// Reports what the document is, before what is missing in it.
    private mutating func report(_ rule: RuleID, _ severity: Severity, shape: Int, _ note: RuleNote) {
        findings.insert(
            RawFinding(
                rule: rule.code, severity: severity, shape: UInt8(truncatingIfNeeded: shape), node: 0,
                other: UInt32(truncatingIfNeeded: notes.count)), at: 0)
        notes.append(note)
    }
}
