// Objects and lists.
extension ScriptEvaluator {
    mutating func list(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        var values: [ScriptValue] = []
        for element in tree.children(node) {
            guard tree.kind(element) == .spread else {
                // A hole, or what makes no sense, is not understood.
                values.append(tree.kind(element) == .error ? .unknown(range(element)) : value(element))
                continue
            }
            if let inner = tree.child(element), case .list(let all, _) = value(inner) {
                values += all
            } else {
                values.append(.unknown(range(element)))
            }
        }
        return .list(values, place)
    }

    mutating func object(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        var members = ScriptMembers()
        // A template engine chooses among the members.
        var hasConditions = false
        for child in tree.children(node) {
            if tree.kind(child) == .literal {
                // A condition of a template engine: it may leave out what follows, or choose one of two members of a name.
                hasConditions = true
                members.append(unknown: range(child))
            } else {
                add(child, to: &members)
            }
        }
        return .object((hasConditions ? members.withMergedAlternatives : members).all, place)
    }

    private mutating func add(_ node: Int, to members: inout ScriptMembers) {
        if tree.kind(node) == .spread { return members.spread(tree.child(node).map { value($0) } ?? .unknown(range(node))) }
        guard tree.kind(node) != .error, let key = tree.child(node), let name = names.name(key) else { return members.forget(range(node)) }
        let place = range(key)
        switch tree.kind(node) {
        case .property:
            if name.elementsEqual("__proto__".utf8) { members.forget(place) }
            members.replace(name, place, tree.next(key).map { value($0) } ?? .unknown(place), isSpread: false)
        case .shorthand:
            members.replace(name, place, tree.next(key) == nil && tree.kind(key) == .name ? value(key) : .unknown(place), isSpread: false)
        default: members.replace(name, place, method(node, place), isSpread: false)
        }
    }

    /// A method, or what a getter returns.
    private mutating func method(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        guard names.body(node) != nil, !names.isAccessor(node, .set) else { return .unknown(place) }
        let body = ScriptNames.Body(function: node)
        return names.isAccessor(node, .get) ? result(of: body, place) : .function(body, place)
    }
}
