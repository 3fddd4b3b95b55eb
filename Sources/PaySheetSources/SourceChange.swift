import PaySheet

/// What a file changes in a value that it imports from another one: `request.total.amount = sum`.
package struct SourceChange: Sendable, Hashable {
    /// The path of the other file as the import has it: `./request`, `@/request`.
    package let path: String
    /// The name in that file, empty if it can be any; `nil` for its default.
    let name: [UInt8]?
    /// The members that lead to what is changed.
    let members: [[UInt8]]
    /// Whether code that is not followed has got it, or a method fills it: any part of it can be changed.
    var isEscape = false

    /// The change of any part of anything that a file exports.
    static func all(of path: String) -> SourceChange { SourceChange(path: path, name: ScriptNames.anyMember, members: [], isEscape: true) }

    /// The same change, of a value that can have another name in the file.
    package var ofAnyName: SourceChange { .all(of: path) }
}

/// The changes of imported values in a file.
package struct SourceChanges: Sendable {
    /// In the order of the file.
    package let all: [SourceChange]
    /// The files whose values the file hands on.
    package let forwarded: [Forwarding]

    /// A file whose values another one hands on: `export * from "./request"`, `export const other = request`.
    package struct Forwarding: Sendable, Hashable {
        /// The path of the file as the import has it.
        package let path: String
        /// Whether the values have the same names in both files.
        package let keepsNames: Bool
    }

    /// Reads a file.
    package init(_ bytes: [UInt8], _ language: SourceLanguage) {
        let script = SourceDocuments.script(bytes, language)
        let names = ScriptNames(script)
        var evaluator = ScriptEvaluator(names)
        evaluator.begin()
        var changes: [SourceChange] = []
        var forwarded: [Forwarding] = []
        // The tokens of the paths that are followed.
        var followed: Set<Int> = []
        for binding in names.bindings.values.joined().inOrder(of: { $0.token }) {
            guard let imported = names.imported(binding), let path = names.path(imported.path) else { continue }
            followed.insert(imported.path)
            let name = imported.name.map { [UInt8](script.bytes[script.tokens[$0].range]) }
            // Of too many changes nothing is known.
            for kind in evaluator.effects(of: binding.token, []) ?? [.escaped([])] {
                let isEscape: Bool
                switch kind {
                case .escaped, .mutated: isEscape = true
                case .exported:
                    forwarded.append(Forwarding(path: path, keepsNames: false))
                    continue
                default: isEscape = false
                }
                if imported.isRequired, name == nil {
                    let first = kind.path.first ?? ScriptNames.anyMember
                    changes.append(SourceChange(path: path, name: first, members: Array(kind.path.dropFirst()), isEscape: isEscape))
                } else {
                    changes.append(SourceChange(path: path, name: name, members: kind.path, isEscape: isEscape))
                }
            }
        }
        var place: Int? = 0
        while let node = place {
            place = names.tree.following(node)
            if names.tree.kind(node) == .exports, let path = names.source(of: node) {
                // `export { name as other } from "./path"`, `export * as name from "./path"`
                let keepsNames = !names.tree.tokens(node).contains { script.tokens[$0].word == .as }
                forwarded.append(Forwarding(path: path, keepsNames: keepsNames))
            }
            // `await import("./request")`, `require("./request").request.total = …`, `mock("./request", …)`
            guard names.tree.kind(node) == .arguments else { continue }
            let token = names.tree.first(node)
            guard !followed.contains(token + 1), let path = names.path(token + 1) else { continue }
            let isImport = token > 0 && (script.tokens[token - 1].word == .import || evaluator.reads("require", token - 1))
            if isImport || path.utf8.first == UInt8(ascii: ".") { changes.append(.all(of: path)) }
        }
        all = changes
        self.forwarded = forwarded
    }
}

extension ScriptNames {
    /// What a name imports: `import { name } from "./path"`, `require("./path")`, or all that a file exports.
    fileprivate func imported(_ binding: Binding) -> Import? {
        if case .imported(let imported) = binding.content { return imported }
        let token = binding.token
        // `import * as name from "./path"`
        guard token > 1, token + 2 < tokens.count, tokens[token - 1].word == .as, isPunctuation(token - 2, "*"),
            tokens[token + 1].word == .from
        else { return nil }
        return Import(path: token + 2, name: nil, isRequired: true)
    }

    /// The text of a string that can be the path of a file.
    fileprivate func path(_ token: Int) -> String? {
        guard token < tokens.count else { return nil }
        let range = tokens[token].range
        switch tokens[token].kind {
        case .string: return ScriptText.content(bytes, range).map { String(decoding: $0, as: UTF8.self) }
        // It has no escapes that a path needs.
        case .template: return range.count > 2 ? String(decoding: bytes[range.dropFirst().dropLast()], as: UTF8.self) : nil
        default: return nil
        }
    }

    /// The path of the file whose values an export hands on. `export type { Name } from "./path"` has no values.
    func source(of exports: Int) -> String? {
        let (first, last) = (tree.first(exports), tree.last(exports))
        let isList = tokens[first + 1].kind == .open || isOnly(first + 1, "*")
        return isList && tokens[last - 1].word == .from ? path(last) : nil
    }
}
