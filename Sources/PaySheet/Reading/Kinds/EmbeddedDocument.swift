/// A document inside another one: in the answer of a server, in a recorded request, in a list.
struct EmbeddedDocument {
    let fit: KindFit
    /// The node of the object, or of the text that holds it.
    let node: Int

    /// To tell a kind takes time, and a hostile document can have a hundred thousand objects.
    private static let mostLooks = 8

    /// Returns the first document of a catalog below the root that is certainly one.
    static func first(in kinds: inout KindNames, _ tree: NodeTree, version: UInt8) -> EmbeddedDocument? {
        var looks = 0
        for object in tree.nodes.indices where tree[object].is(.object) && looks < mostLooks {
            var names: [[UInt8]] = []
            var members = tree.members(of: object, most: DocumentKind.decidingNames)
            while let (key, value) = members.next() {
                names.append(tree.text(key))
                if tree[value].isString, looks < mostLooks, let fit = fit(in: tree.text(value), &kinds, version) {
                    looks += 1
                    if kinds.catalog.isCertain(inside: fit) { return EmbeddedDocument(fit: fit, node: value) }
                }
            }
            guard object > 0, kinds.mayKnow(names) else { continue }
            looks += 1
            if let fit = kinds.detectedKind(tree, at: object, version: version), kinds.catalog.isCertain(inside: fit) {
                return EmbeddedDocument(fit: fit, node: object)
            }
        }
        return nil
    }

    private static func fit(in text: [UInt8], _ kinds: inout KindNames, _ version: UInt8) -> KindFit? {
        guard text.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return nil }
        let source = SourceText(text)
        var scanner = Scanner()
        guard scanner.scan(source, limits: Limits()), scanner.nodeCount > 0 else { return nil }
        return kinds.detectedKind(NodeTree(scanner.window, source.window), version: version)
    }
}

extension KindNames {
    /// Returns the kind of an object if it is certainly a document of the catalog. Most objects of other texts cost little.
    package mutating func certainKind(of object: Int, _ tree: NodeTree) -> DocumentKind? {
        var names: [[UInt8]] = []
        var members = tree.members(of: object, most: DocumentKind.decidingNames)
        while let (key, _) = members.next() { names.append(tree.text(key)) }
        guard mayKnow(names), let fit = detectedKind(tree, at: object, version: .max), catalog.isCertain(inside: fit) else { return nil }
        return fit.kind
    }

    /// Whether most of some names are those of a kind, two signs among them.
    fileprivate mutating func mayKnow(_ names: [[UInt8]]) -> Bool {
        guard names.count > 1 else { return false }
        let notes = names.map { note($0) }
        return (0..<catalog.detectedKinds).contains { kind in
            let first = Int(catalog.tables.shapes[catalog.kinds[kind].shape].names.first)
            var known = 0
            var signs = 0
            for note in notes {
                guard let slot = note.slot(kind) else { continue }
                known += 1
                if catalog.tables.isSign(first + slot) { signs += 1 }
            }
            return signs > 1 && known * 2 > names.count
        }
    }
}

extension Catalog {
    /// Whether an object inside of another document is certainly a document. Addresses and other parts are also in other documents.
    fileprivate func isCertain(inside fit: KindFit) -> Bool {
        let evidence = fit.evidence
        guard evidence.certainty == .certain, evidence.signs > 1 else { return false }
        if evidence.required > 0 { return (evidence.missing + evidence.replaced) * 4 <= evidence.required }
        return evidence.signs > 3
            && !tables.members.contains { ($0.code == .record || $0.element == .record) && Int($0.argument) == fit.kind.shape }
    }
}
