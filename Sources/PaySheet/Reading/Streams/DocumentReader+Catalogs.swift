// Which of several catalogs a document belongs to.

extension DocumentReader {
    /// Makes the readers of the other catalogs. Most runs see no document of theirs.
    mutating func makeOthers() {
        guard let pending else { return }
        self.pending = nil
        others = pending.others.map { DocumentReader(RulePolicy(shared.policy, shared.expectations, $0)) }
    }

    /// From now on, documents are made of parts of a file, and the places of findings are those of the file. `nil`: they are not.
    package mutating func readParts(of origin: TextOrigin?) {
        // Nearly all documents are whole files.
        guard origin != nil || checker.origin != nil else { return }
        makeOthers()
        checker.origin = origin
        for index in others.indices { others[index].checker.origin = origin }
    }

    /// The reader of another catalog that has the kind.
    mutating func other(for kind: DocumentKind?) -> Int? {
        guard let kind, !checker.catalog.kinds.contains(kind) else { return nil }
        makeOthers()
        return others.firstIndex { $0.checker.catalog.kinds.contains(kind) }
    }

    /// The reader of another catalog that has a kind which fits the document in hand better than this catalog's best kind does.
    ///
    /// - Parameter isUnknown: None of this catalog's kinds fits at all. Then a document of another catalog may be inside.
    mutating func betterFit(than own: KindFit?, isUnknown: Bool) -> Int? {
        // Nothing fits better than a kind that has every name, and misses none.
        guard own?.isPerfect != true else { return nil }
        makeOthers()
        var best: Int?
        var highest = own?.rank ?? .min
        let names = checker.names
        for index in others.indices {
            guard let fit = checker.fit(names, in: &others[index].checker.kindNames, shared.policy, over: highest) else { continue }
            guard fit.isEnough(for: others[index].checker.catalog.catalog) else { continue }
            best = index
            highest = fit.rank
        }
        guard isUnknown, best == nil else { return best }
        for index in others.indices where others[index].checker.catalog.catalog.translation == nil {
            if checker.holdsDocument(of: &others[index].checker.kindNames, shared.policy) { return index }
        }
        return nil
    }

    /// The kind of a document in which nothing is wrong, where a document of another catalog began with the same name.
    mutating func readFastElsewhere(isCounting: Bool) -> DocumentKind? {
        guard let index = remembered() else { return nil }
        others[index].checker.load(checker.text.bytes)
        let kind = others[index].readFast(as: nil, isCounting: isCounting)
        if kind != nil || others[index].certainKind() != nil { inHand = index }
        return kind
    }

    /// Checks a document that begins as one of another catalog did, and that fits there better than it can fit here. To find out how well
    /// it fits here is slow, because every name may be a misspelt one.
    mutating func checkElsewhere(recovering: Bool) -> DocumentCheck? {
        guard let index = remembered() else { return nil }
        return others[index].check(checker.text, ifBetterThanIn: &checker.kindNames, recovering: recovering)
    }

    private mutating func check(
        _ text: borrowing SourceText, ifBetterThanIn kinds: inout KindNames, recovering: Bool
    ) -> DocumentCheck? {
        checker.load(text.bytes)
        let outcome = checker.check(as: .automatic, by: shared, recovering: recovering)
        guard outcome.isJSON, let fit = outcome.fit, fit.evidence.certainty == .certain, outcome.kind != nil,
            fit.isEnough(for: checker.catalog.catalog),
            checker.highestScore(in: &kinds) < fit.score
        else { return nil }
        return finish(outcome, as: nil, nil)
    }

    /// The reader of another catalog of which a document began with the same name.
    private func remembered() -> Int? { others.firstIndex { $0.guesses.guess(checker.text) != nil } }

    /// Checks a document that another reader has loaded.
    mutating func check(_ text: borrowing SourceText, as kind: DocumentKind?, recovering: Bool) -> DocumentCheck {
        checker.load(text.bytes)
        return checkLoaded(as: kind, recovering: recovering)
    }
}

extension KindFit {
    /// Whether a document can belong to a catalog. Documents that are translated share their names with many others, so nothing that they
    /// require may be missing.
    fileprivate func isEnough(for catalog: Catalog) -> Bool {
        catalog.translation == nil || evidence.certainty == .certain && evidence.missing == 0
    }
}

extension Checker {
    /// The names of the document in hand; `nil` if it is not an object.
    fileprivate var names: KindNames.Names? {
        guard scanner.nodeCount > 0, scanner.nodes[0].is(.object) else { return nil }
        let text = text
        return KindNames.Names(of: 0, NodeTree(scanner.window, text.window))
    }

    /// The kind of a catalog that fits the document in hand best, if its rank is above another one.
    fileprivate func fit(_ names: KindNames.Names?, in kinds: inout KindNames, _ policy: Policy, over rank: Int) -> KindFit? {
        guard scanner.nodeCount > 0 else { return nil }
        let text = text
        let tree = NodeTree(scanner.window, text.window)
        if let names, KindFit.highestRank(score: kinds.highestScore(names, tree)) <= rank { return nil }
        guard let fit = kinds.detectedKind(tree, version: policy.binderVersion), fit.rank > rank else { return nil }
        return fit
    }

    /// The score of the kind of a catalog that could fit the document in hand best.
    fileprivate func highestScore(in kinds: inout KindNames) -> Int {
        guard let names else { return .max }
        let text = text
        return kinds.highestScore(names, NodeTree(scanner.window, text.window))
    }

    /// Whether the document in hand holds one of a catalog.
    fileprivate func holdsDocument(of kinds: inout KindNames, _ policy: Policy) -> Bool {
        guard scanner.nodeCount > 0 else { return false }
        let text = text
        let tree = NodeTree(scanner.window, text.window)
        return EmbeddedDocument.first(in: &kinds, tree, version: policy.binderVersion) != nil
    }
}
