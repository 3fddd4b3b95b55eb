import PaySheet

// What calls hand to Apple Pay and the file does not show.
extension ScriptCalls {
    /// A value that reaches Apple Pay and that is not checked, or not to its end.
    struct Unreached {
        let kind: DocumentKind
        let range: Range<Int>
        /// Whether the reader gave up, because it is too much.
        let isTooLarge: Bool
        /// Whether the value is one expression, whose name says where it comes from.
        let isNamed: Bool
        /// What another file exports.
        let imported: SourceImport?
        /// Whether an SDK of a provider gets it.
        var isOption = false
        /// What hides its members.
        var cause: Cause?
    }

    /// What makes all members of an object unknown that the file shows.
    enum Cause {
        /// The function with the name at a token gets it, and can change it.
        case escape(Int)
        /// The name of a member is computed, and can be any.
        case computedName
        /// The parenthesis of the call is not closed.
        case unclosed
    }

    /// Adds what a call hands to Apple Pay, or notes that the file does not show it.
    ///
    /// - Parameter node: The expression of the value.
    mutating func hand(_ kind: DocumentKind, _ value: ScriptValue, version: Int? = nil, takesVersion: Bool = false, of node: Int? = nil) {
        switch value {
        case .unknown, .object, .choice, .function, .builtin:
            let isReached = add(kind, value, version: version, takesVersion: takesVersion, isHanded: true)
            if !isReached || evaluator.isCut {
                miss(kind, value.range, isNamed: value.isUnknown, version: version, because: node.flatMap { cause($0) })
            }
        case .text, .number, .boolean, .null, .undefined, .list: break
        }
    }

    /// Notes that the file does not show a value.
    ///
    /// - Parameter call: The call of another interface that gets it. An import has a whole document.
    mutating func miss(
        _ kind: DocumentKind, _ range: Range<Int>, isNamed: Bool = false, version: Int? = nil, by call: SourceCall? = nil,
        because cause: Cause? = nil
    ) {
        guard missed.updateValue(unreached.count, forKey: Place(kind: kind, range: range)) == nil else { return }
        let isWhole = if case .document? = call?.role { true } else { call == nil }
        let imported = isNamed && isWhole ? imported(kind, range, version: version) : nil
        unreached.append(
            Unreached(
                kind: kind, range: range, isTooLarge: evaluator.isCut, isNamed: isNamed, imported: imported, isOption: call != nil,
                cause: cause))
    }

    /// What hides the members of an object that a name has.
    private func cause(_ node: Int) -> Cause? {
        let name = names.uncast(node)
        guard tree.kind(name) == .name, let binding = names.declaration(of: tree.first(name)) else { return nil }
        for change in names.changes(of: binding) ?? [] {
            guard case .escaped(let path) = change.kind, path.isEmpty,
                let call = names.parent(names.node(change.token), .arguments).flatMap({ tree.parent($0) }),
                let callee = names.calleeToken(call)
            else { continue }
            return .escape(callee)
        }
        guard case .value(let value?) = binding.content, tree.kind(names.uncast(value)) == .object else { return nil }
        let hasComputed = tree.children(names.uncast(value)).contains { names.child($0, .computed) != nil }
        return hasComputed ? .computedName : nil
    }

    /// The name of an expression that is only a name, or a call of it, such as `cart.request()`. It has no literals, which can be
    /// personal.
    func name(of range: Range<Int>) -> String? {
        var index = tokens.lowerBound { Int($0.start) < range.lowerBound }
        if index < tokens.count, tokens[index].word == .await { index += 1 }
        var name = ""
        while index < tokens.count, tokens[index].kind == .name, name.utf8.count + tokens[index].range.count <= ScriptCalls.longestName {
            let token = tokens[index]
            guard token.word == .none || token.word == .this || token.word.isContextual else { return nil }
            name += String(decoding: bytes[token.range], as: UTF8.self)
            if Int(token.end) == range.upperBound { return name }
            index += 1
            if isBracket(index, "(") {
                return Int(tokens[Int(tokens[index].mate)].end) == range.upperBound ? name + "()" : nil
            }
            guard isPunctuation(index, "."), tokens[index].range.count == 1 else { return nil }
            name += "."
            index += 1
        }
        return nil
    }

    private static let longestName = 80
}
