// Which of several catalogs a document belongs to.

extension DocumentReader {
    /// The reader of another catalog that has the kind.
    func other(for kind: DocumentKind?) -> Int? {
        guard !others.isEmpty, let kind, !checker.catalog.kinds.contains(kind) else { return nil }
        return others.firstIndex { $0.checker.catalog.kinds.contains(kind) }
    }

    /// The reader of another catalog, and the kind, that fits the document in hand better than this catalog's kinds do.
    func betterFit(than score: Int) -> (other: Int, kind: DocumentKind)? {
        guard !others.isEmpty else { return nil }
        var best: (other: Int, kind: DocumentKind)?
        var highest = score
        for index in others.indices {
            guard let fit = checker.fit(in: others[index].checker.catalog.catalog), fit.score > highest else { continue }
            best = (index, fit.kind)
            highest = fit.score
        }
        return best
    }

    /// Checks a document that another reader has loaded.
    mutating func check(_ text: borrowing SourceText, as kind: DocumentKind?, recovering: Bool) -> DocumentCheck {
        checker.load(text.bytes)
        return checkLoaded(as: kind, recovering: recovering)
    }
}

extension Checker {
    /// The kind of a catalog that fits the document in hand best.
    fileprivate func fit(in catalog: Catalog) -> (kind: DocumentKind, score: Int)? {
        guard scanner.nodeCount > 0 else { return nil }
        let text = text
        return catalog.detectedKind(scanner.nodes.window.extracting(0..<scanner.nodeCount), text.window)
    }
}
