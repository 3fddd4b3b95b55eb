// Where the object goes that a name has. What other code gets, it can change.
extension ScriptNames {
    /// An expression that has an object, or has it inside of an object or list around it.
    struct Use {
        var node: Int
        /// What of the name's object it is.
        var path: [[UInt8]] = []
        /// The members of the expression that lead to it.
        var place: [[UInt8]] = []
        /// Whether only this one member is at the path.
        var isExact = true
        /// Whether it is only its members that are in the expression.
        var isCopy = false
        var changes: [Change.Kind] = []

        mutating func escape() { changes.append(.escaped(path)) }

        /// A method adds something to the object, or takes something from it.
        mutating func mutate() { changes.append(place.isEmpty ? .mutated(path) : .escaped(path)) }
    }

    /// Any member or element.
    static let anyMember: [UInt8] = []
    /// No object goes through more expressions, members and calls in one statement.
    private static let mostExpressions = 24

    /// What the code at a name does with the object of the name: with `this.name` that of the member.
    func changes(at token: Int) -> [Change.Kind] { changes(of: Use(node: node(token))) }

    /// What the code at `new Name(…)` does with the new object.
    func changes(ofObjectAt node: Int) -> [Change.Kind] { isCallOfMember(node) ? [] : changes(of: Use(node: node)) }

    /// Whether a method of a value is called.
    func isCallOfMember(_ node: Int) -> Bool { parent(node, .member).flatMap { call(of: $0) } != nil }

    func changes(of use: Use) -> [Change.Kind] {
        var use = use
        var steps = 0
        while let parent = tree.parent(use.node), go(to: parent, &use) {
            steps += 1
            guard steps <= ScriptNames.mostExpressions else {
                use.changes.append(.escaped([]))
                break
            }
        }
        guard use.isCopy else { return use.changes }
        return use.changes.compactMap { if case .shared(let path, let token, let place) = $0 { .copied(path, token, place) } else { nil } }
    }

    /// Goes to what is around an expression. Returns false if the object is not there, or what that does with the object is noted.
    private func go(to parent: Int, _ use: inout Use) -> Bool {
        let node = use.node
        use.node = parent
        let isFirst = tree.child(parent) == node
        switch tree.kind(parent) {
        case .member:
            if let call = call(of: parent), tree.kind(call) == .call { return method(&use, tree.last(parent), call) }
            return enter(&use, tokens[tree.last(parent)].kind == .name ? word(tree.last(parent)) : ScriptNames.anyMember)
        case .element: return isFirst && enter(&use, writtenIndex(parent).flatMap { name($0) } ?? ScriptNames.anyMember)
        case .cast, .group: return true
        case .call, .new, .computed, .tagged, .classExpression, .decorator, .control: return false
        case .statement:
            if let head = self.parent(parent, .head) { iterate(&use, parent, head) }
            if self.parent(parent, .later) != nil { use.escape() }
            return false
        case .conditional: return !isFirst
        case .arguments: return argument(&use, node, parent)
        case .unary, .postfix: return change(&use, parent)
        case .binary:
            guard let left = tree.child(parent) else { return false }
            if isDouble(tree.end(left), "|") || isDouble(tree.end(left), "?") { return true }
            return isDouble(tree.end(left), "&") && !isFirst
        case .assignment: return isFirst ? assign(&use, node, parent) : assigned(&use, parent)
        case .declarator, .parameter, .field: return key(parent) != node && declared(&use, parent)
        case .property: return !isFirst && inside(&use, parent, key(parent).flatMap { name($0) } ?? ScriptNames.anyMember)
        case .shorthand: return isFirst ? inside(&use, parent, word(tree.first(node))) : declared(&use, parent)
        case .spread: return spread(&use, parent)
        case .array: return inside(&use, node, ScriptNames.anyMember)
        case .template:
            // A text, if the template is not the argument of a function.
            if self.parent(parent, .tagged) != nil { use.escape() }
        case .container:
            // What an element shows, or gives to a component.
            if isOnly(tree.first(parent) - 1, "=") || tree.kind(node) == .spread { use.escape() }
        case .result: use.changes.append(tokens[tree.first(parent)].word == .return ? .returned(use.path) : .escaped(use.path))
        case .exports: use.changes.append(.exported)
        default: use.escape()
        }
        return false
    }

    // MARK: Members and operators

    /// Goes to a member of an expression. Returns false if the object is not there.
    func enter(_ use: inout Use, _ name: [UInt8]) -> Bool {
        if let first = use.place.first {
            use.place.removeFirst()
            return ScriptNames.match(first, name)
        }
        if name == ScriptNames.anyMember { use.isExact = false }
        use.path.append(name)
        return true
    }

    /// `++name`, `delete name`, `await name`
    private func change(_ use: inout Use, _ node: Int) -> Bool {
        let first = tokens[tree.first(node)]
        if tree.kind(node) == .postfix || first.kind == .punctuation && first.range.count == 2 {
            use.changes.append(.member(use.path))
            return false
        }
        switch first.word {
        case .await: return true
        case .delete: use.changes.append(.deleted(use.path))
        case .yield: use.escape()
        default: break
        }
        return false
    }

    /// What gets another value: `name = …`, `name.member += …`.
    private func assign(_ use: inout Use, _ node: Int, _ assignment: Int) -> Bool {
        let isNew = isOnly(tree.end(node), "=") && use.isExact && use.place.isEmpty && use.path.count <= ScriptNames.longestPath
        if isNew, let value = tree.next(node) {
            use.changes.append(use.path.isEmpty ? .assignment(value) : .set(use.path, value))
        } else {
            use.changes.append(.member(use.path))
        }
        return false
    }

    /// Goes into a property, or an element of a list.
    private func inside(_ use: inout Use, _ node: Int, _ name: [UInt8]) -> Bool {
        guard let parent = tree.parent(node), use.place.count < ScriptNames.longestPath else {
            use.escape()
            return false
        }
        use.node = parent
        use.place.insert(name, at: 0)
        return true
    }

    private func spread(_ use: inout Use, _ node: Int) -> Bool {
        guard let parent = tree.parent(node), tree.kind(parent) == .object else { return true }
        // `{ ...name }` has the members, and not the object.
        use.isCopy = true
        use.path.append(ScriptNames.anyMember)
        return inside(&use, node, ScriptNames.anyMember)
    }

    /// `for (const name of list)`
    private func iterate(_ use: inout Use, _ statement: Int, _ head: Int) {
        if tokens[tree.first(head) - 1].word == .with { return use.escape() }
        guard tokens[tree.first(statement) - 1].word == .of else { return }
        let name = tree.first(statement) - 2
        guard isName(name), isDeclaration[name] else { return use.escape() }
        use.changes.append(.shared(use.path + (use.place.isEmpty ? [ScriptNames.anyMember] : []), name, [[UInt8]](use.place.dropFirst())))
    }

    // MARK: Names and members that get the value

    /// What gets the value of an assignment. Returns whether the object is in its value, too.
    private func assigned(_ use: inout Use, _ assignment: Int) -> Bool {
        guard let left = tree.child(assignment) else { return false }
        let token = tokens[tree.end(left)]
        let isKept = token.range.count == 1 || [UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "&")].contains(token.byte)
        guard isKept else { return false }
        let target = uncast(left)
        switch tree.kind(target) {
        case .name where declaration(of: tree.first(target)) != nil: use.changes.append(.shared(use.path, tree.first(target), use.place))
        case .member: return self.target(&use, target, place: [])
        default:
            use.escape()
            return false
        }
        return true
    }

    /// What the name of a declaration, a parameter or a field gets.
    private func declared(_ use: inout Use, _ node: Int) -> Bool {
        guard let key = key(node) else { return false }
        switch tree.kind(key) {
        case .name, .literal: use.changes.append(.shared(use.path, tree.first(key), use.place))
        default: pattern(&use, key)
        }
        return false
    }

    /// The names of a pattern get parts of the value.
    private func pattern(_ use: inout Use, _ pattern: Int) {
        var changes: [Change.Kind] = []
        for (index, node) in tree.children(pattern).enumerated() {
            guard index < ScriptNames.mostSteps, let inner = tree.kind(node) == .property ? value(node) : tree.child(node) ?? node,
                tree.kind(inner) == .name, let binding = declaration(of: tree.first(inner)), binding.token == tree.first(inner),
                case .part(_, let part) = binding.content
            else { return use.escape() }
            let name = if case .member(let name) = part { name } else { ScriptNames.anyMember }
            if let first = use.place.first {
                if ScriptNames.match(first, name) { changes.append(.shared(use.path, binding.token, [[UInt8]](use.place.dropFirst()))) }
            } else {
                changes.append(.shared(use.path + [name], binding.token, []))
            }
        }
        use.changes += changes
    }

    /// Whether two members can be the same.
    static func match(_ one: [UInt8], _ other: [UInt8]) -> Bool { one == other || one.isEmpty || other.isEmpty }

    /// Notes that a member gets the value: `this.name`, `object.name`. Returns false if it escapes.
    func target(_ use: inout Use, _ node: Int, place: [[UInt8]]) -> Bool {
        guard let chain = chain(node), let root = chain.first else {
            use.escape()
            return false
        }
        let names = chain.dropFirst().map { word($0) }
        let added = use.place.isEmpty && place.isEmpty ? [] : place + use.place
        if tokens[root].word == .this, chain.count > 1 {
            use.changes.append(.shared(use.path, chain[1], [[UInt8]](names.dropFirst()) + added))
            return true
        }
        if declaration(of: root) != nil {
            use.changes.append(.shared(use.path, root, names + added))
            return true
        }
        if isExports(root) { use.changes.append(.exported) } else { use.escape() }
        return false
    }
}
