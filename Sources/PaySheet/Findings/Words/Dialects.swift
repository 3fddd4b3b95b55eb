/// Names of other interfaces that count as those of Apple Pay JS.
struct Dialect: Sendable {
    let title: String
    let help: String
    /// Names that no other interface has.
    let strong: [StaticString]
    /// Names that others have, too.
    let weak: [StaticString]
    /// Values at the root that no other interface has.
    let values: [StaticString]
    /// The kinds of another catalog that such a document can be. The last of those that fit equally well counts.
    let kinds: [StaticString]

    /// How much a name speaks for this dialect.
    func weight(of name: [UInt8]) -> Int {
        if strong.contains(where: { $0.equals(name) }) { return 2 }
        return weak.contains(where: { $0.equals(name) }) ? 1 : 0
    }
}

extension Catalog {
    /// The dialect that names and values speak for most; `nil` if that is too little.
    func dialect(of names: [[UInt8]], values: [[UInt8]], threshold: Int) -> Dialect? {
        var best: (dialect: Dialect, weight: Int)?
        for dialect in dialects {
            let isNamed = values.contains { value in dialect.values.contains { $0.equals(value) } }
            // One name can be of anything.
            let own = names.count { dialect.weight(of: $0) > 0 }
            guard own > 0, own + (isNamed ? 1 : 0) > 1 else { continue }
            let weight = names.reduce(isNamed ? 3 : 0) { $0 + dialect.weight(of: $1) }
            guard weight >= threshold, weight > best.map({ $0.weight }) ?? 0 else { continue }
            best = (dialect, weight)
        }
        return best?.dialect
    }
}
