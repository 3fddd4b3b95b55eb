// What a script exports to others.
extension ScriptCalls {
    /// The value that a script exports for an import.
    mutating func exported(_ export: SourceImport) -> ScriptValue? {
        let whole = assigned(to: nil)
        if let name = export.name {
            let own = assigned(to: name)
            // Of several values nothing tells which one counts.
            guard own.isEmpty || own.count == 1 && whole.isEmpty else { return nil }
            if let first = own.first { return value(first) }
            if whole.count == 1 {
                let value = value(whole[0])
                return evaluator.member(of: value, [UInt8](name.utf8), value.range)
            }
        }
        if let clause = clause(of: export) {
            let range = tokens[clause.own].range
            guard clause.path == nil, let binding = names.binding(of: range, at: clause.own) else { return nil }
            return evaluator.value(of: binding, range)
        }
        if let name = export.name {
            let list = names.bindings[ScriptNames.hash(name.utf8)] ?? []
            let own = list.filter { $0.scope == 0...tokens.count && bytes[$0.name].elementsEqual(name.utf8) }
            return own.count == 1 ? evaluator.value(of: own[0], own[0].name) : nil
        }
        let defaults = exports.filter { tokens[tree.first($0) + 1].word == .default }
        if !export.isRequired, defaults.count == 1, let value = tree.child(defaults[0]) {
            return tree.kind(value).isExpression ? self.value(value) : nil
        }
        return defaults.isEmpty && whole.count == 1 ? value(whole[0]) : nil
    }

    /// The value of an expression. A literal has no name in the file that what other files do with it is known by.
    private mutating func value(_ node: Int) -> ScriptValue {
        let value = evaluator.value(node)
        return tokens[tree.first(node)].kind == .open ? evaluator.exported(value, at: value.range) : value
    }

    /// The imports of the script from which the value of an export may come.
    func forwards(_ export: SourceImport, _ value: ScriptValue?) -> [SourceImport] {
        if let value, value.isUnknown {
            return [imported(export.kind, value.range, version: export.version).flatMap { export.handedOn($0) }].compactMap { $0 }
        }
        guard value == nil else { return [] }
        if let clause = clause(of: export) {
            guard let path = clause.path, path.hasPrefix(".") else { return [] }
            let isDefault = tokens[clause.own].word == .default
            return [export.from(path, name: isDefault ? nil : String(decoding: bytes[tokens[clause.own].range], as: UTF8.self))]
        }
        guard export.name != nil else { return [] }
        return exports.compactMap { node in
            guard isOnly(tree.first(node) + 1, "*"), tokens[tree.first(node) + 2].word == .from, let path = names.source(of: node),
                path.hasPrefix(".")
            else { return nil }
            return export.from(path, name: export.name)
        }
    }

    // MARK: Forms of exports

    private var exports: [Int] { tree.nodes.indices.filter { tree.kind($0) == .exports }.sorted { tree.first($0) < tree.first($1) } }

    /// The values that a script assigns to `module.exports`, or to a member of it.
    private func assigned(to name: String?) -> [Int] {
        tree.nodes.indices.compactMap { node in
            guard tree.kind(node) == .assignment, let left = tree.child(node), let value = tree.next(left), isOnly(tree.end(left), "="),
                let chain = names.chain(left)
            else { return nil }
            let isOfModule = chain.count > 1 && reads("module", chain[0]) && reads("exports", chain[1])
            guard isOfModule || name != nil && reads("exports", chain[0]) else { return nil }
            let rest = chain.dropFirst(isOfModule ? 2 : 1)
            return rest.count == (name == nil ? 0 : 1) && rest.allSatisfy { reads(name ?? "", $0) } ? value : nil
        }
    }

    /// The name in `export { own as name } from "./path"` that an import gets, and the path, unless the value is the file's own. `require()`
    /// gets no default.
    private func clause(of export: SourceImport) -> (own: Int, path: String?)? {
        guard export.name != nil || !export.isRequired else { return nil }
        for node in exports where tokens[tree.first(node) + 1].kind == .open {
            for name in tree.children(node) where tree.kind(name) == .name {
                let own = tree.first(name)
                let other = tokens[own + 1].word == .as ? own + 2 : own
                if reads(export.name ?? "default", other) { return (own, names.source(of: node)) }
            }
        }
        return nil
    }
}

extension ScriptNames.Change.Kind {
    /// Whether other files can only read the value, or get it from an import of their own.
    var isExport: Bool { if case .exported = self { true } else { false } }
}
