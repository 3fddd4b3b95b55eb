// Nodes and tokens as the names of a script need them.
extension ScriptNames {
    /// The innermost node around a token.
    func node(_ token: Int) -> Int { token >= 0 && token < tree.owners.count ? Int(tree.owners[token]) : 0 }

    func kind(_ token: Int) -> ScriptNode.Kind { tree.kind(node(token)) }

    func parent(_ node: Int, _ kind: ScriptNode.Kind) -> Int? { tree.parent(node).flatMap { tree.kind($0) == kind ? $0 : nil } }

    /// The place of a node in the file.
    func range(_ node: Int) -> Range<Int> { range(tree.first(node), tree.end(node)) }

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

    /// The text in `object['name']`; `nil` if something else is in the brackets.
    func writtenIndex(_ element: Int) -> Int? {
        guard let inner = child(element, .computed).flatMap({ tree.child($0) }), tree.next(inner) == nil, tree.kind(inner) == .literal,
            tokens[tree.first(inner)].kind == .string
        else { return nil }
        return inner
    }

    /// The name that an expression begins with: `name.member`, `(name as Type)['member']`.
    func root(_ node: Int) -> Int {
        var node = node
        while let inner = tree.children(node).first(where: { tree.kind($0).isExpression }),
            [.member, .element, .group, .cast].contains(tree.kind(node))
        {
            node = inner
        }
        return node
    }

    /// The first child of a node that is of a kind.
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
        guard let property = parent(object, .property), let outer = parent(property, .object),
            let name = key(property).flatMap({ name($0) }),
            ScriptNames.sections.contains(where: { name.elementsEqual($0) })
        else { return object }
        return outer
    }

    private static let sections = ["methods", "computed", "watch"].map { [UInt8]($0.utf8) }

    /// The token of the name of a class.
    func name(ofClass body: Int) -> Int? {
        guard let whole = tree.parent(body), let name = tree.child(whole), tree.kind(name) == .name,
            tree.first(name) == tree.first(whole) + 1
        else { return nil }
        return tree.first(name)
    }

    /// The token of the name of the class that a class extends.
    func base(ofClass body: Int) -> Int? {
        guard let whole = tree.parent(body),
            let base = tree.children(whole).first(where: { tokens[tree.first($0) - 1].word == .extends && tree.kind($0).isExpression })
        else { return nil }
        return tree.last(base)
    }

    /// What is around each node.
    static func places(_ tree: ScriptTree) -> [Place] {
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
            case .arrow: place.function = number
            case .method: (place.function, place.owner) = (number, tree[parent].parent)
            case .function:
                let outer = tree.parent(parent) ?? 0
                (place.function, place.owner) = (number, tree.kind(outer).isMember ? tree[outer].parent : -1)
            default: break
            }
            for child in tree.children(parent) {
                places[child] = place
                place.number += 1
            }
        }
        return places
    }
}
