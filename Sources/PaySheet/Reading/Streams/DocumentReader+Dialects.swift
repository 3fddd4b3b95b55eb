// Which kind of another catalog a document of another interface can be.

extension DocumentReader {
    /// Adds the kind to the help of a finding about another interface, if this reader knows documents of that interface.
    mutating func nameKind(ofOtherInterface outcome: inout Checker.Outcome) {
        guard let finding = outcome.findings.first(where: { $0.rule == RuleID.documentDialect.code }), outcome.isJSON,
            let dialect = checker.dialect, !dialect.kinds.isEmpty
        else { return }
        makeOthers()
        for other in others {
            let catalog = other.checker.catalog.catalog
            let kinds = dialect.kinds.compactMap { name in catalog.kinds.first { name.equals(Array($0.name.utf8)) } }
            guard let options = checker.options(for: kinds, of: catalog) else { continue }
            let note = Int(finding.other)
            outcome.notes[note].help = "name the kind (" + options + ")" + (outcome.notes[note].help.map { ", or: " + $0 } ?? "")
            return
        }
    }
}

extension Checker {
    /// The interface that the names of the document in hand are of.
    fileprivate var dialect: Dialect? {
        guard scanner.nodeCount > 0 else { return nil }
        let text = text
        return FindingMerger.dialect(catalog.catalog, NodeTree(scanner.window, text.window), threshold: 2)
    }

    /// The options that check the document in hand, or a member of it, as one of some kinds. `nil`: none of them fits.
    fileprivate func options(for kinds: [DocumentKind], of catalog: Catalog) -> String? {
        guard scanner.nodeCount > 0, scanner.nodes[0].is(.object) else { return nil }
        let text = text
        let tree = NodeTree(scanner.window, text.window)
        if let kind = Checker.bestFit(of: kinds, at: 0, tree, catalog) { return "--kind " + kind.name }
        var members = tree.members(of: 0, most: DocumentKind.decidingNames)
        while let (key, value) = members.next() {
            guard tree[value].is(.object), let kind = Checker.bestFit(of: kinds, at: value, tree, catalog) else { continue }
            let name = String(decoding: tree.text(key), as: UTF8.self)
            guard name.utf8.allSatisfy({ ASCII.isLowerCaseLetter(ASCII.lowerCased($0)) }) else { continue }
            return "--at /" + name + " --kind " + kind.name
        }
        return nil
    }

    /// The kind that has most of the names of an object. `nil`: the object has more other names.
    private static func bestFit(of kinds: [DocumentKind], at object: Int, _ tree: NodeTree, _ catalog: Catalog) -> DocumentKind? {
        var best: (kind: DocumentKind, weight: Int)?
        for kind in kinds {
            let evidence = KindEvidence(of: object, as: kind.shape, catalog, tree)
            let weight = evidence.exact - evidence.unknown - evidence.missing
            guard evidence.exact > 1, evidence.exact >= evidence.unknown, weight >= best.map({ $0.weight }) ?? .min else { continue }
            best = (kind, weight)
        }
        return best?.kind
    }
}
