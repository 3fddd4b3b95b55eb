/// A node of the tree of a script: an expression, a statement, or a part of one.
///
/// The tokens between its children are its own.
struct ScriptNode: Sendable, BitwiseCopyable {
    enum Kind: UInt8, Sendable {
        // Expressions.
        case name, literal, template, tagged, array, object, group, function, arrow, classExpression, call, new, member, element, unary,
            postfix, binary, assignment, conditional, cast, spread, markup
        /// An expression that is too deep to be read with what is around it.
        case later

        // Parts of expressions.
        case property, shorthand, method, arguments, parameters, parameter, computed, container, type

        // Statements and their parts.
        case script, statement, block, declaration, declarator, classBody, field, control, head, result, imports, exports, label, decorator
        /// Tokens that make no sense where they are.
        case error
    }

    var kind: Kind
    /// The first token.
    let first: Int32
    /// The token after the last one.
    var end: Int32
    /// -1 for the script.
    var parent: Int32 = -1
    /// The first child, and the next child of the parent; -1 if there is none.
    var child: Int32 = -1
    var next: Int32 = -1
}

extension ScriptNode.Kind {
    /// Whether it has a value. The name of a property has none, but is read as one.
    var isExpression: Bool { rawValue <= ScriptNode.Kind.later.rawValue }
    /// Whether it is a member of an object or class, with a name.
    var isMember: Bool { self == .property || self == .method || self == .field }
    /// Whether it is a function: with parameters, and with a body unless it is only declared.
    var isFunction: Bool { self == .function || self == .arrow || self == .method }
}

/// The tokens of a script as a tree. Each token belongs to one node, the innermost around it.
struct ScriptTree: Sendable {
    let nodes: [ScriptNode]
    /// The innermost node around each token.
    let owners: [Int32]
    /// The outermost expression that begins with each token; -1 if there is none.
    let starts: [Int32]

    subscript(node: Int) -> ScriptNode { nodes[node] }

    func first(_ node: Int) -> Int { Int(nodes[node].first) }
    func end(_ node: Int) -> Int { Int(nodes[node].end) }
    /// The numbers of the tokens of a node.
    func tokens(_ node: Int) -> Range<Int> { first(node)..<max(end(node), first(node)) }
    func last(_ node: Int) -> Int { Int(nodes[node].end) - 1 }
    func parent(_ node: Int) -> Int? { nodes[node].parent >= 0 ? Int(nodes[node].parent) : nil }
    func child(_ node: Int) -> Int? { nodes[node].child >= 0 ? Int(nodes[node].child) : nil }
    func next(_ node: Int) -> Int? { nodes[node].next >= 0 ? Int(nodes[node].next) : nil }
    func kind(_ node: Int) -> ScriptNode.Kind { nodes[node].kind }

    /// The children of a node, in the order of the text.
    func children(_ node: Int) -> Children { Children(tree: self, place: nodes[node].child) }

    struct Children: Sequence, IteratorProtocol {
        let tree: ScriptTree
        var place: Int32

        mutating func next() -> Int? {
            guard place >= 0 else { return nil }
            defer { place = tree.nodes[Int(place)].next }
            return Int(place)
        }
    }

    /// The node after a node, if each node is before its children.
    func following(_ node: Int, in whole: Int = 0) -> Int? { child(node) ?? behind(node, in: whole) }

    /// The node after a node and all that is in it.
    func behind(_ node: Int, in whole: Int = 0) -> Int? {
        var node = node
        while node != whole {
            if let next = next(node) { return next }
            guard let parent = parent(node) else { return nil }
            node = parent
        }
        return nil
    }
}
