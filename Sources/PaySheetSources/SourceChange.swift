import PaySheet

/// What a file changes in a value that it imports from another one: `request.total.amount = sum`.
package struct SourceChange: Sendable, Hashable {
    /// The path of the other file as the import has it: `./request`.
    package let path: String
    /// The name in that file, empty if it can be any; `nil` for its default.
    let name: [UInt8]?
    /// The members that lead to what is changed.
    let members: [[UInt8]]

    /// The same change of a value that another file hands on.
    package func from(_ path: String) -> SourceChange { SourceChange(path: path, name: name, members: members) }
}

/// The changes of imported values in a file. Code that only gets such a value is not taken to change it.
package struct SourceChanges: Sendable {
    /// In the order of the imports.
    package let all: [SourceChange]
    /// The paths of the files whose values the file hands on: `export * from "./request"`.
    package let forwarded: [String]

    /// Reads a file.
    package init(_ bytes: [UInt8], _ language: SourceLanguage) {
        let script = SourceDocuments.script(bytes, language)
        let names = ScriptNames(script.tokens, script.bytes, changed: script.changed)
        var evaluator = ScriptEvaluator(script.tokens, script.bytes, names)
        evaluator.begin()
        var changes: [SourceChange] = []
        for binding in names.bindings.values.joined().inOrder(of: { $0.token }) {
            guard let imported = names.imported(binding), let path = names.relativePath(imported.path) else { continue }
            let name = imported.name.map { [UInt8](script.bytes[script.tokens[$0].range]) }
            // Of too many changes nothing is known.
            for kind in evaluator.effects(of: binding.token, []) ?? [.member([])] {
                let members: [[UInt8]]
                switch kind {
                case .member(let path), .mutated(let path): members = path
                default: continue
                }
                if imported.isRequired, name == nil {
                    let first = members.first ?? ScriptNames.anyMember
                    changes.append(SourceChange(path: path, name: first, members: Array(members.dropFirst())))
                } else {
                    changes.append(SourceChange(path: path, name: name, members: members))
                }
            }
        }
        all = changes
        forwarded = script.tokens.indices.dropLast(3).compactMap { names.forwardedPath($0) }
    }
}

extension ScriptNames {
    /// What a name imports: `import { name } from "./path"`, `require("./path")`, or all that a file exports.
    fileprivate func imported(_ binding: Binding) -> Import? {
        if case .imported(let imported) = binding.content { return imported }
        let token = binding.token
        // `import * as name from "./path"`
        guard token > 1, token + 2 < tokens.count, tokens[token - 1].word == .as, isPunctuation(token - 2, UInt8(ascii: "*")),
            tokens[token + 1].word == .from
        else { return nil }
        return Import(path: token + 2, name: nil, isRequired: true)
    }

    /// The text of a string that is a relative path.
    fileprivate func relativePath(_ token: Int) -> String? {
        guard tokens[token].kind == .string, let text = ScriptText.content(bytes, tokens[token].range), text.first == UInt8(ascii: ".")
        else { return nil }
        return String(decoding: text, as: UTF8.self)
    }

    /// The path in `export * from "./path"` and `export { name } from "./path"`, if it begins at a token.
    fileprivate func forwardedPath(_ token: Int) -> String? {
        guard tokens[token].word == .export else { return nil }
        let next = tokens[token + 1]
        let from = next.kind == .open && Int(next.mate) > token ? Int(next.mate) + 1 : token + 2
        guard from + 1 < tokens.count, tokens[from].word == .from else { return nil }
        return relativePath(from + 1)
    }
}
