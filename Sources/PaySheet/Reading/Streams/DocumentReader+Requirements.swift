extension DocumentReader {
    /// What a document asks of a system. `nil` if no browser sees such a document, or the text cannot be read.
    ///
    /// - Parameters:
    ///   - bytes: The document; where it is not JSON but plainly meant, what is meant counts.
    ///   - kind: What the document is. `nil`: told by its members.
    public mutating func requirements(of bytes: some Collection<UInt8>, as kind: DocumentKind? = nil) -> Requirements? {
        checker.load(bytes)
        return requirementsOfLoaded(as: kind)
    }

    /// What the document that was checked last asks of a system.
    package mutating func requirements(of check: DocumentCheck) -> Requirements? {
        guard let kind = check.kind else { return nil }
        if let other = other(for: kind) { return others[other].requirements(of: check) }
        let source = check.findings.source
        // There may be findings that the policy does not report.
        if source.bound != nil { return requirements(of: kind.shape, source) }
        guard check.findings.isEmpty, checker.boundShape == kind.shape, checker.base != 0 else { return requirementsOfLoaded(as: kind) }
        notes.clear()
        guard checker.noteRequirements(of: kind.shape, &notes) else { return nil }
        guard notes.hasReasons else { return notes.requirements(.empty) }
        return knownRequirements.requirements(
            &notes, of: kind.shape,
            FindingSource(checker.text, nodes: checker.currentNodes(isJSON: true), shape: kind.shape, isJSON: true, policy: shared))
    }

    /// What a document asks of a system, told by what it was bound as.
    private mutating func requirements(of shape: Int, _ source: FindingSource) -> Requirements? {
        notes.clear()
        guard let bound = source.bound, bound.noteRequirements(of: source, shape: shape, &notes) else { return nil }
        return knownRequirements.requirements(&notes, of: shape, source)
    }

    /// The kind of a document in which nothing is wrong. `nil`: that is not known at first sight, and `check` must be asked.
    ///
    /// The document is read in place. Call ``letGo()`` before you write to the bytes; otherwise they are copied.
    ///
    /// - Parameters:
    ///   - range: The range of the document in the bytes.
    ///   - isCounting: Findings are only counted with ``countFindings(_:)``.
    package mutating func clean(
        _ bytes: [UInt8], _ range: Range<Int>, as kind: DocumentKind?, isCounting: Bool = false
    ) -> DocumentKind? {
        checker.load(bytes, range)
        return readFast(as: kind, isCounting: isCounting)
    }

    /// The same, with a summary of the document's requirements: they are equal where these bytes are.
    package mutating func clean(
        _ bytes: [UInt8], _ range: Range<Int>, as kind: DocumentKind?, summary: inout RequirementSummary
    ) -> DocumentKind? {
        checker.load(bytes, range)
        summary.clear()
        guard let kind = readFast(as: kind) else { return nil }
        summarize(kind, &summary)
        return kind
    }

    /// Summarizes what the document that was read last asks of a system.
    private mutating func summarize(_ kind: DocumentKind, _ summary: inout RequirementSummary) {
        if let inHand { return others[inHand].summarize(kind, &summary) }
        notes.clear()
        if checker.noteRequirements(of: kind.shape, &notes) { notes.write(to: &summary) }
    }

    /// Passes on the nodes and the bytes of the document that ``clean(_:_:as:)`` has read, with or without findings of rules.
    package mutating func withDocument<Result>(_ body: (_ nodes: [Node], _ bytes: Span<UInt8>) -> Result) -> Result {
        if let inHand { return others[inHand].withDocument(body) }
        return body(checker.scanner.nodes, checker.text.window)
    }

    /// The kind of the document that ``clean(_:_:as:isCounting:)`` has refused, if its findings can be counted without explaining them.
    ///
    /// - Parameters:
    ///   - limit: How many findings are counted at most.
    ///   - countsFixes: Whether fixes are counted, too. Only trying them shows which ones can be applied.
    package mutating func countableKind(as kind: DocumentKind?, limit: Int, countsFixes: Bool) -> DocumentKind? {
        if kind == nil, let inHand { return others[inHand].countableKind(as: nil, limit: limit, countsFixes: countsFixes) }
        guard other(for: kind) == nil, let known = kind ?? certainKind(), checker.mayCount(as: known.shape, by: shared, limit: limit),
            !countsFixes || !checker.hasFixes
        else { return nil }
        if kind == nil { guesses.remember(known, checker.text) }
        return known
    }

    /// Counts the findings of that document.
    package func countFindings(_ count: (_ rule: RuleID, _ severity: Severity) -> Void) {
        if let inHand { return others[inHand].countFindings(count) }
        checker.countFindings(by: shared, count)
    }

    /// Lets go of bytes in which documents were read where they stand.
    package mutating func letGo() { checker.giveBack() }

    private mutating func requirementsOfLoaded(as kind: DocumentKind?) -> Requirements? {
        if let other = other(for: kind) { return others[other].requirements(of: checker.text.bytes, as: kind) }
        let outcome = checker.check(as: kind.map { .shape($0.shape) } ?? .automatic, by: shared, recovering: true, checkingRules: false)
        if kind == nil, outcome.isJSON, let other = betterFit(than: outcome.fit, isUnknown: outcome.kind == nil) {
            return others[other].requirements(of: checker.text.bytes)
        }
        guard let shape = outcome.shape else { return nil }
        return requirements(
            of: shape,
            FindingSource(
                checker.text, nodes: checker.currentNodes(isJSON: outcome.isJSON), shape: shape, bound: checker.record,
                isJSON: outcome.isJSON, policy: shared))
    }
}

extension Checker {
    /// Notes what the document that was read last asks of a system. False if no browser sees it. (Mutating, because a reader would
    /// pass on a copy of its checker otherwise.)
    package mutating func noteRequirements(of shape: Int, _ notes: inout RequirementNotes) -> Bool {
        let catalog = catalog
        return withRoot { RequirementWalk.run($0, shape: shape, in: catalog, &notes) }
    }
}
