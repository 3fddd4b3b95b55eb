package import PaySheet

/// A value that another file exports, and that reaches Apple Pay.
package struct SourceImport: Sendable, Equatable {
    /// The path of the file as the import has it: `./request`.
    package let path: String
    /// The name in that file; `nil` for what it exports as its default.
    let name: String?
    /// Whether the value is what the exported function returns.
    let isResult: Bool
    /// Whether `require()` returns it, so that the default is all that the file exports.
    let isRequired: Bool
    /// What the document is.
    package let kind: DocumentKind
    /// The version of Apple Pay that the importing file states for it.
    let version: Int?

    /// The import, whatever the path of the file is.
    package var withoutPath: SourceImport { from("", name: name, isRequired: isRequired) }

    /// The same value in another file.
    func from(_ path: String, name: String?, isRequired: Bool = false) -> SourceImport {
        SourceImport(path: path, name: name, isResult: isResult, isRequired: isRequired, kind: kind, version: version)
    }

    /// The value of another import, handed on under this one. `nil`: it is the result of a result.
    func handedOn(_ other: SourceImport) -> SourceImport? {
        guard !isResult || !other.isResult else { return nil }
        return SourceImport(
            path: other.path, name: other.name, isResult: isResult || other.isResult, isRequired: other.isRequired, kind: kind,
            version: version)
    }
}

/// The documents that a file exports to others.
package struct SourceExports: Sendable {
    /// The documents that the file alone does not show to be ones.
    package let file: SourceDocuments
    /// Whether the value of the import is a document of the file.
    package let isReached: Bool
    /// The imports of this file from which it may come otherwise: `export { request } from "./request"`.
    package let forwarded: [SourceImport]

    /// Reads a file. It follows no imports of this file.
    ///
    /// - Parameter changes: What other files change in values that they import from this one.
    package init(_ bytes: [UInt8], _ language: SourceLanguage, _ imported: SourceImport, changedBy changes: [SourceChange] = []) {
        let script = SourceDocuments.script(bytes, language)
        var calls = ScriptCalls(script)
        calls.evaluator.imports = changes
        (isReached, forwarded) = calls.find(imported)
        let file = OriginFile(padded: script.bytes, count: bytes.count, literals: script.literals(count: bytes.count))
        let tags = script.tags
        self.file = SourceDocuments(
            documents: calls.found.flatMap { SourceDocument.all($0, file, tags: tags) }, unreached: [],
            suppressions: SourceSuppressions(SourceSuppression.all(script, file)))
    }
}

extension ScriptCalls {
    /// Finds what a script exports to another one, and not what it hands to Apple Pay itself.
    ///
    /// - Returns: Whether the value is a document of the file, and the imports that the file only hands on.
    mutating func find(_ export: SourceImport) -> (isReached: Bool, forwarded: [SourceImport]) {
        look()
        let own = indexes
        evaluator.begin()
        let origin = exported(export)
        // Each call makes another object. One object of several files can get members in any of them.
        let value = origin.map { export.isResult ? evaluator.result(of: $0, $0.range) : $0.opened(at: $0.range) }
        var isReached = false
        for value in value?.alternatives ?? []
        where add(export.kind, value, version: export.version, isHanded: true) && !evaluator.isCut {
            isReached = true
        }
        let forwarded = isReached ? [] : forwards(export, origin)
        settle()
        found.removeAll { own[Place(kind: $0.kind, range: $0.value.range)] != nil }
        return (isReached, forwarded)
    }

    /// The import that an unknown value comes from.
    func imported(_ kind: DocumentKind, _ range: Range<Int>, version: Int?) -> SourceImport? {
        var token = tokens.lowerBound { Int($0.start) < range.lowerBound }
        if token < tokens.count, tokens[token].word == .await { token += 1 }
        guard token < tokens.count, tokens[token].kind == .name, let name = self.name(of: range), !name.utf8.contains(UInt8(ascii: ".")),
            let binding = names.binding(of: tokens[token].range, at: token), case .imported(let path) = binding.content,
            name.hasSuffix("()") || names.changes(of: binding)?.allSatisfy({ $0.kind.isExport }) == true,
            let text = ScriptText.content(bytes, tokens[path.path].range), text.first == UInt8(ascii: ".")
        else { return nil }
        return SourceImport(
            path: String(decoding: text, as: UTF8.self), name: path.name.map { String(decoding: bytes[tokens[$0].range], as: UTF8.self) },
            isResult: name.hasSuffix("()"), isRequired: path.isRequired, kind: kind, version: version)
    }
}
