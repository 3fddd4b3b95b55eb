extension DocumentReader {
    /// What a document asks of a system. `nil` where no browser sees such a document, or the text cannot be read.
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
        if !check.findings.isEmpty {
            switch checker.noteRequirements(of: kind.shape, by: shared, to: &notes) {
            case .noted: return knownRequirements.requirements(&notes, of: kind.shape, check.findings.source)
            case .none: return nil
            case .unknown: break
            }
        }
        guard check.findings.isEmpty, checker.readFast(as: kind.shape, by: DocumentReader.shapesOnly) != nil else {
            return requirementsOfLoaded(as: kind, source: check.findings.source)
        }
        guard let notes = RequirementWalk.run(checker.root, shape: kind.shape, in: checker.catalog) else { return nil }
        guard notes.hasReasons else { return notes.requirements(.empty) }
        return notes.requirements(
            FindingSource(
                checker.text, nodes: checker.currentNodes(isJSON: true), shape: kind.shape, notes: [], isJSON: true,
                policy: shared))
    }

    /// The kind of a document in which nothing is wrong. `nil`: that is not known at first sight, and `check` must be asked.
    ///
    /// The document is read where it stands; ``letGo()`` must be called before the bytes are written to, or they are copied.
    ///
    /// - Parameter range: Where the document stands among the bytes.
    package mutating func clean(_ bytes: [UInt8], _ range: Range<Int>, as kind: DocumentKind?) -> DocumentKind? {
        checker.load(bytes, range)
        return readFast(as: kind)
    }

    /// The same, with the document's requirements in brief: they are equal where these bytes are.
    package mutating func clean(
        _ bytes: [UInt8], _ range: Range<Int>, as kind: DocumentKind?, summary: inout RequirementSummary
    ) -> DocumentKind? {
        checker.load(bytes, range)
        summary.clear()
        guard let kind = readFast(as: kind) else { return nil }
        notes.clear()
        var root = checker.root
        if RequirementWalk.run(&root, shape: kind.shape, in: checker.catalog, &notes) { notes.write(to: &summary) }
        return kind
    }

    /// Lets go of bytes in which documents were read where they stand.
    package mutating func letGo() { checker.giveBack() }

    /// Where nothing was found, rules need not be asked once more.
    private static let shapesOnly = RulePolicy(
        Policy(limits: Limits(depth: .max, bytes: .max, nodes: .max)).with { $0.checksRules = false })

    /// - Parameter source: The document, where it was kept before.
    private mutating func requirementsOfLoaded(as kind: DocumentKind?, source: FindingSource = .empty) -> Requirements? {
        let outcome = checker.check(
            as: kind.map { .shape($0.shape) } ?? .automatic, by: shared, recovering: true, checkingRules: false, notingRequirements: true)
        guard let notes = outcome.requirements else { return nil }
        guard source.nodes.isEmpty else { return notes.requirements(source) }
        return notes.requirements(
            FindingSource(
                checker.text, nodes: checker.currentNodes(isJSON: outcome.isJSON), shape: outcome.shape, notes: [],
                isJSON: outcome.isJSON,
                policy: shared))
    }
}
