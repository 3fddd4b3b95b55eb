// What a script exports to others.
extension ScriptCalls {
    /// A name in `export { own as name } from "./path"`.
    private struct Clause {
        let own: Int
        /// The token of the path; `nil` if the value is the file's own.
        let path: Int?
    }

    /// The value that a script exports for an import.
    mutating func exported(_ export: SourceImport) -> ScriptValue? {
        let whole = assigned(to: nil)
        if let name = export.name {
            let own = assigned(to: name)
            // Of several values nothing tells which one counts.
            guard own.isEmpty || own.count == 1 && whole.isEmpty else { return nil }
            if let first = own.first { return expression(first).map { value($0) } }
        }
        if let name = export.name, let node = only(whole).flatMap({ expression($0) }) {
            let value = value(node)
            return evaluator.member(of: value, [UInt8](name.utf8), value.range)
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
        let defaults = tokens.indices.dropLast(2).filter { tokens[$0].word == .export && tokens[$0 + 1].word == .default }
        if !export.isRequired, let first = only(defaults) { return expression(first + 2).map { value($0) } }
        return defaults.isEmpty ? only(whole).flatMap { expression($0) }.map { value($0) } : nil
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
            guard let path = clause.path.flatMap({ self.path($0) }) else { return [] }
            return [export.from(path, name: tokens[clause.own].word == .default ? nil : text(clause.own))]
        }
        guard export.name != nil else { return [] }
        return tokens.indices.dropLast(3).compactMap { index in
            guard tokens[index].word == .export, names.isOnly(index + 1, "*"), tokens[index + 2].word == .from else { return nil }
            return path(index + 3).map { export.from($0, name: export.name) }
        }
    }

    // MARK: Forms of exports

    private func only(_ tokens: [Int]) -> Int? { tokens.count == 1 ? tokens[0] : nil }

    private func text(_ token: Int) -> String { String(decoding: bytes[tokens[token].range], as: UTF8.self) }

    /// The text of a relative path.
    private func path(_ token: Int) -> String? {
        guard tokens[token].kind == .string, let text = ScriptText.content(bytes, tokens[token].range), text.first == UInt8(ascii: ".")
        else {
            return nil
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The first tokens of the values that a script assigns to `module.exports`, or to a member of it.
    private func assigned(to name: String?) -> [Int] {
        tokens.indices.dropLast(2).compactMap { index in
            guard reads("exports", index) else { return nil }
            let isOfModule = index > 1 && names.isMember(index) && reads("module", index - 2) && !names.isMember(index - 2)
            guard isOfModule || name != nil && !names.isMember(index) else { return nil }
            var last = index
            if let name {
                guard names.isOnly(index + 1, "."), reads(name, index + 2) else { return nil }
                last += 2
            }
            return names.isOnly(last + 1, "=") ? last + 2 : nil
        }
    }

    /// The clause that exports what an import gets. `require()` gets no default.
    private func clause(of export: SourceImport) -> Clause? {
        guard export.name != nil || !export.isRequired else { return nil }
        for index in tokens.indices.dropLast(2) where tokens[index].word == .export && tokens[index + 1].kind == .open {
            let end = Int(tokens[index + 1].mate)
            guard tokens[index + 1].byte == UInt8(ascii: "{"), end > index + 1 else { continue }
            for own in index + 2..<end where tokens[own].kind == .name && tokens[own].word != .as {
                // The other name follows.
                guard own + 1 >= end || tokens[own + 1].word != .as else { continue }
                guard reads(export.name ?? "default", own) else { continue }
                let isRenamed = own > index + 3 && tokens[own - 1].word == .as
                let isForwarded = end + 2 < tokens.count && tokens[end + 1].word == .from
                return Clause(own: isRenamed ? own - 2 : own, path: isForwarded ? end + 2 : nil)
            }
        }
        return nil
    }
}

extension ScriptNames.Change.Kind {
    /// Whether other files can only read the value, or get it from an import of their own.
    var isExport: Bool { if case .exported = self { true } else { false } }
}
