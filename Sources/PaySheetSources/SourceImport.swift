package import PaySheet

/// A value that another file exports, and that reaches Apple Pay.
package struct SourceImport: Sendable, Hashable {
    /// The path of the file as the import has it: `./request`.
    package let path: String
    /// The name in that file; `nil` for what it exports as its default.
    let name: String?
    /// Whether the value is what the exported function returns.
    let isResult: Bool
    /// What the document is.
    package let kind: DocumentKind
    /// The version of Apple Pay that the importing file states for it.
    let version: Int?

    /// The import, whatever the path of the file is.
    package var withoutPath: SourceImport { SourceImport(path: "", name: name, isResult: isResult, kind: kind, version: version) }
}

/// The documents that a file exports to others.
package struct SourceExports: Sendable {
    /// The documents that the file alone does not show to be ones.
    package let file: SourceDocuments
    /// The imports whose values are documents of the file.
    package let reached: Set<SourceImport>

    /// Reads a file. It follows no imports of this file.
    package init(_ bytes: [UInt8], _ language: SourceLanguage, _ imports: [SourceImport]) {
        let script = SourceDocuments.script(bytes, language)
        var calls = ScriptCalls(script)
        reached = calls.find(exports: imports)
        let file = OriginFile(padded: script.bytes, count: bytes.count, literals: script.literals(count: bytes.count))
        let tags = script.tags
        self.file = SourceDocuments(
            documents: calls.found.map { SourceDocument($0, file, tags: tags) }, unreached: [],
            suppressions: SourceSuppressions(SourceSuppression.all(script, file)))
    }
}

extension ScriptCalls {
    /// Finds what a script exports to others, and not what it hands to Apple Pay itself.
    ///
    /// - Returns: The imports whose values are documents of the file.
    mutating func find(exports: [SourceImport]) -> Set<SourceImport> {
        look()
        let own = Set(found.map { Place(kind: $0.kind, range: $0.value.range) })
        var reached: Set<SourceImport> = []
        for export in exports {
            evaluator.begin()
            guard var value = exported(export.name) else { continue }
            // Each call makes another object. One object of several files can get members in any of them.
            value = export.isResult ? evaluator.result(of: value, value.range) : value.opened(at: value.range)
            for value in value.alternatives
            where add(export.kind, value, version: export.version, isHanded: true) && !evaluator.isCut {
                reached.insert(export)
            }
        }
        settle()
        found.removeAll { own.contains(Place(kind: $0.kind, range: $0.value.range)) }
        return reached
    }

    /// The value that a script exports under a name.
    private mutating func exported(_ name: String?) -> ScriptValue? {
        if let name {
            let list = names.bindings[ScriptNames.hash(name.utf8)] ?? []
            let own = list.filter { $0.scope == 0...tokens.count && bytes[$0.name].elementsEqual(name.utf8) }
            return own.count == 1 ? evaluator.value(of: own[0], own[0].name) : nil
        }
        let defaults = tokens.indices.dropLast(2).filter { tokens[$0].word == .export && tokens[$0 + 1].word == .default }
        return defaults.count == 1 ? evaluator.expression(defaults[0] + 2).value : nil
    }

    /// The import that an unknown value comes from.
    func imported(_ kind: DocumentKind, _ range: Range<Int>, version: Int?) -> SourceImport? {
        var token = tokens.lowerBound { Int($0.start) < range.lowerBound }
        if token < tokens.count, tokens[token].word == .await { token += 1 }
        guard token < tokens.count, tokens[token].kind == .name, let name = self.name(of: range), !name.utf8.contains(UInt8(ascii: ".")),
            let binding = names.binding(of: tokens[token].range, at: token), case .imported(let path) = binding.content,
            name.hasSuffix("()") || names.changes(of: binding)?.isEmpty == true,
            let text = ScriptText.content(bytes, tokens[path.path].range), text.first == UInt8(ascii: ".")
        else { return nil }
        return SourceImport(
            path: String(decoding: text, as: UTF8.self), name: path.name.map { String(decoding: bytes[tokens[$0].range], as: UTF8.self) },
            isResult: name.hasSuffix("()"), kind: kind, version: version)
    }
}
