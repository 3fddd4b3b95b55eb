// Which of several catalogs a document belongs to.

extension DocumentReader {
    /// The reader of another catalog that has the kind.
    func other(for kind: DocumentKind?) -> Int? {
        guard !others.isEmpty, let kind, !checker.catalog.kinds.contains(kind) else { return nil }
        return others.firstIndex { $0.checker.catalog.kinds.contains(kind) }
    }

    /// The reader of another catalog that has a kind which fits the document in hand better than this catalog's kinds do.
    ///
    /// - Parameter isUnknown: None of this catalog's kinds fits at all. Then a document of another catalog may be inside.
    func betterFit(than rank: Int, isUnknown: Bool) -> Int? {
        guard !others.isEmpty else { return nil }
        var best: Int?
        var highest = rank
        for index in others.indices {
            guard let fit = checker.fit(in: others[index].checker.catalog.catalog, shared.policy), fit.rank > highest else { continue }
            best = index
            highest = fit.rank
        }
        guard isUnknown, best == nil else { return best }
        return others.indices.first { checker.holdsDocument(of: others[$0].checker.catalog.catalog, shared.policy) }
    }

    /// Checks a document that another reader has loaded.
    mutating func check(_ text: borrowing SourceText, as kind: DocumentKind?, recovering: Bool) -> DocumentCheck {
        checker.load(text.bytes)
        return checkLoaded(as: kind, recovering: recovering)
    }
}

extension Checker {
    /// The kind of a catalog that fits the document in hand best.
    fileprivate func fit(in catalog: Catalog, _ policy: Policy) -> KindFit? {
        guard scanner.nodeCount > 0 else { return nil }
        let text = text
        return catalog.detectedKind(
            scanner.nodes.window.extracting(0..<scanner.nodeCount), text.window, version: policy.binderVersion)
    }

    /// Whether the document in hand holds one of a catalog.
    fileprivate func holdsDocument(of catalog: Catalog, _ policy: Policy) -> Bool {
        guard scanner.nodeCount > 0 else { return false }
        let text = text
        let nodes = scanner.nodes.window.extracting(0..<scanner.nodeCount)
        return EmbeddedDocument.first(in: catalog, nodes, text.window, version: policy.binderVersion) != nil
    }
}
