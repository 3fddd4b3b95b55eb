// Nodes and tokens as the names of a script need them.
extension ScriptNames {
    /// The innermost node around a token.
    func node(_ token: Int) -> Int { token >= 0 && token < tree.owners.count ? Int(tree.owners[token]) : 0 }

    func kind(_ token: Int) -> ScriptNode.Kind { tree.kind(node(token)) }

    func word(_ token: Int) -> [UInt8] { [UInt8](bytes[tokens[token].range]) }

    func reads(_ word: String, _ token: Int) -> Bool {
        token >= 0 && token < tokens.count && tokens[token].kind == .name && word.utf8.elementsEqual(bytes[tokens[token].range])
    }

    func parent(_ node: Int, _ kind: ScriptNode.Kind) -> Int? { tree.parent(node).flatMap { tree.kind($0) == kind ? $0 : nil } }

    /// The place of a node in the file.
    func range(_ node: Int) -> Range<Int> { range(tree.first(node), tree.end(node)) }

    /// The place of some tokens in the file.
    func range(_ start: Int, _ end: Int) -> Range<Int> {
        guard start < tokens.count else { return tokens.last.map { Int($0.end)..<Int($0.end) } ?? 0..<0 }
        // Cannot trap: the last token is the first one or after it.
        return Int(tokens[start].start)..<Int(tokens[Swift.min(Swift.max(end - 1, start), tokens.count - 1)].end)
    }

    func isPunctuation(_ index: Int, _ byte: UInt8) -> Bool { tokens[index].kind == .punctuation && tokens[index].byte == byte }

    /// Whether a token is this one character and no longer operator.
    func isOnly(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        isPunctuation(index, UInt8(truncatingIfNeeded: character.value)) && tokens[index].range.count == 1
    }

    /// Whether a token is this character twice.
    func isDouble(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        isPunctuation(index, UInt8(truncatingIfNeeded: character.value)) && tokens[index].range.count == 2
            && bytes[Int(tokens[index].start) + 1] == tokens[index].byte
    }

    func isName(_ index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .name && (tokens[index].word == .none || tokens[index].word.isContextual)
    }

    /// Whether a name is one of a member, after a dot.
    func isMember(_ token: Int) -> Bool { kind(token) == .member && tokens[token].kind == .name }

    /// Whether a token is the name of a field of a class.
    func isField(_ token: Int) -> Bool { kind(token) == .name && isKey(node(token), of: .field) }

    /// Whether a node is the name of a member.
    func isKey(_ node: Int, of kind: ScriptNode.Kind) -> Bool { parent(node, kind).map { key($0) == node } ?? false }

    // MARK: Parts

    /// The name of a property, a method or a field, the target of a declaration or parameter: what is not a decorator.
    func key(_ node: Int) -> Int? { tree.children(node).first { tree.kind($0) != .decorator } }

    /// The value behind the name of a property or field, of a declaration or parameter.
    func value(_ node: Int) -> Int? {
        guard let key = key(node) else { return nil }
        var next = tree.next(key)
        while let node = next, !tree.kind(node).isExpression { next = tree.next(node) }
        return next
    }

    /// The name of a property or field, if it is written.
    func name(_ key: Int) -> [UInt8]? {
        let token = tokens[tree.first(key)]
        switch tree.kind(key) {
        case .name: return [UInt8](bytes[token.range])
        case .literal:
            return token.kind == .string
                ? ScriptText.content(bytes, token.range) : token.kind == .number ? ScriptText.number(bytes, token.range) : nil
        default: return nil
        }
    }

    /// The last child of a node, if it is of a kind.
    func child(_ node: Int, _ kind: ScriptNode.Kind) -> Int? { tree.children(node).first { tree.kind($0) == kind } }

    /// A node without the types around it: `name!`, `name as Type`.
    func uncast(_ node: Int) -> Int {
        var node = node
        while tree.kind(node) == .cast, let inner = tree.children(node).first(where: { tree.kind($0).isExpression }) { node = inner }
        return node
    }

    /// A call or `new` whose function or class is an expression, with or without types around it.
    func call(of callee: Int) -> Int? {
        var callee = callee
        while let cast = parent(callee, .cast) { callee = cast }
        guard let parent = tree.parent(callee), tree.kind(parent) == .call || tree.kind(parent) == .new, tree.child(parent) == callee,
            child(parent, .arguments) != nil
        else { return nil }
        return parent
    }

    /// The token of the name of a called function or class.
    func calleeToken(_ call: Int) -> Int? {
        guard let callee = tree.child(call).map({ uncast($0) }) else { return nil }
        switch tree.kind(callee) {
        case .name: return tree.first(callee)
        case .member: return tree.last(callee)
        default: return nil
        }
    }

    /// The arguments of a call.
    func arguments(_ call: Int) -> ScriptTree.Children {
        ScriptTree.Children(tree: tree, place: child(call, .arguments).map { tree[$0].child } ?? -1)
    }

    func argument(_ number: Int, _ call: Int) -> Int? { arguments(call).dropFirst(number).first { _ in true } }

    /// The names that lead to a member: `this`, `request`, `total`. `nil` if something else leads there.
    func chain(_ member: Int) -> [Int]? {
        var names: [Int] = []
        var node = member
        while tree.kind(node) == .member, let object = tree.child(node), names.count < ScriptNames.longestPath {
            names.append(tree.last(node))
            node = object
        }
        return tree.kind(node) == .name ? [tree.first(node)] + names.reversed() : nil
    }

    // MARK: Functions and classes

    /// The expression or block that a function has.
    func body(_ function: Int) -> Int? {
        var last: Int?
        for child in tree.children(function) { last = child }
        guard let last, tree.kind(last) == .block || tree.kind(function) == .arrow && tree.kind(last).isExpression else { return nil }
        return last
    }

    /// The name of a function, and whether it is a member of an object or class: `const name = …`, or `name: …` and `name = …` there.
    func name(ofFunction function: Int) -> (token: Int, isMember: Bool)? {
        if tree.kind(function) == .method { return key(function).flatMap { tree.kind($0) == .name ? (tree.first($0), true) : nil } }
        if let parent = tree.parent(function), value(parent) == function, let key = key(parent), tree.kind(key) == .name {
            switch tree.kind(parent) {
            case .property, .field: return (tree.first(key), true)
            case .declarator: return (tree.first(key), false)
            default: break
            }
        }
        return child(function, .name).flatMap { tree.kind(function) == .function ? (tree.first($0), false) : nil }
    }

    /// The object or class that a function is a member of.
    func owner(ofFunction function: Int) -> Int? {
        guard let parent = tree.parent(function) else { return nil }
        let member = tree.kind(function) == .method ? function : parent
        return tree.parent(member).flatMap { tree.kind($0) == .object || tree.kind($0) == .classBody ? component($0) : nil }
    }

    /// The component of Vue, if an object has its functions.
    func component(_ object: Int) -> Int {
        guard let property = parent(object, .property), let outer = parent(property, .object), let name = key(property).flatMap({ name($0) }),
            ScriptNames.sections.contains(where: { name.elementsEqual($0) })
        else { return object }
        return outer
    }

    private static let sections = ["methods", "computed", "watch"].map { [UInt8]($0.utf8) }

    /// The token of the name of a class.
    func name(ofClass body: Int) -> Int? {
        tree.parent(body).flatMap { tree.child($0) }.flatMap { tree.first($0) == tree.first(tree.parent($0) ?? 0) + 1 && isClassName($0) ? tree.first($0) : nil }
    }

    private func isClassName(_ node: Int) -> Bool { tree.kind(node) == .name && isName(tree.first(node)) }

    /// The token of the name of the class that a class extends.
    func base(ofClass body: Int) -> Int? {
        guard let whole = tree.parent(body),
            let base = tree.children(whole).first(where: { tokens[tree.first($0) - 1].word == .extends && tree.kind($0).isExpression })
        else { return nil }
        return tree.last(base)
    }

    /// What is around each node.
    static func places(_ tree: ScriptTree, _ script: ScriptTokens) -> [Place] {
        var places = [Place](repeating: Place(), count: tree.nodes.count)
        var node: Int? = 0
        while let parent = node {
            node = tree.following(parent)
            let number = Int32(truncatingIfNeeded: parent)
            var place = places[parent]
            place.number = 0
            switch tree.kind(parent) {
            case .block: place.block = number
            case .classBody: place.owner = number
            case .function, .method, .arrow:
                place.function = number
                if tree.kind(parent) != .arrow { place.owner = owner(parent, tree, script) }
            default: break
            }
            for child in tree.children(parent) {
                places[child] = place
                place.number += 1
            }
        }
        return places
    }

    /// The object or class whose members `this` has in a function.
    private static func owner(_ function: Int, _ tree: ScriptTree, _ script: ScriptTokens) -> Int32 {
        var member = function
        if tree.kind(function) == .function {
            guard let parent = tree.parent(function), tree.kind(parent) == .property || tree.kind(parent) == .field else { return -1 }
            member = parent
        }
        return tree[member].parent
    }
}

extension ScriptWord {
    /// The word can be before the name of a member or parameter.
    var isModifier: Bool {
        switch self {
        case .get, .set, .async, .static, .public, .private, .protected, .readonly: true
        default: false
        }
    }

    /// The word is a name nearly everywhere.
    var isContextual: Bool {
        switch self {
        case .get, .set, .async, .of, .from, .as, .type, .readonly, .static, .public, .private, .protected, .satisfies: true
        default: false
        }
    }
}
