// What a script declares, and where it holds.
extension ScriptNames {
    mutating func declare(_ node: Int) {
        switch tree.kind(node) {
        case .declaration:
            let scope = scope(node, isVariable: tokens[tree.first(node)].word == .var)
            for declarator in tree.children(node) { declare(declarator, scope) }
        case .parameters: for parameter in tree.children(node) { declareParameter(parameter, of: tree.parent(node)) }
        case .function, .method, .arrow: declareFunction(node)
        case .classExpression: declareClass(node)
        case .type: declareType(node)
        case .imports: declareImports(tree.first(node) + 1, tree.end(node))
        case .call, .new:
            guard let token = calleeToken(node), child(node, .arguments) != nil, isName(token) else { return }
            calls[hash(tokens[token].range), default: []].append(token)
        default: break
        }
    }

    /// The tokens where what a node declares holds.
    ///
    /// - Parameter isVariable: Whether it holds in the whole function.
    private func scope(_ node: Int, isVariable: Bool = false) -> ClosedRange<Int> {
        var block = Int(places[node].block)
        if isVariable {
            let function = Int(places[node].function)
            block = function < 0 ? 0 : body(function) ?? 0
        }
        // Cannot trap: a block has its braces.
        return tree.kind(block) == .script ? 0...tokens.count : tree.first(block)...max(tree.last(block), tree.first(block))
    }

    mutating func add(_ token: Int, _ content: Binding.Content, _ scope: ClosedRange<Int>) {
        guard token < tokens.count else { return }
        let name = tokens[token].range
        isDeclaration[token] = true
        bindings[hash(name), default: []].append(Binding(token: token, name: name, content: content, scope: scope))
    }

    // MARK: Values

    private mutating func declare(_ declarator: Int, _ scope: ClosedRange<Int>) {
        guard let target = key(declarator) else { return }
        let value = value(declarator)
        switch tree.kind(target) {
        case .name: add(tree.first(target), content(of: value), scope)
        default: declarePattern(target, of: value, scope)
        }
    }

    /// Declares the names in braces or brackets.
    private mutating func declarePattern(_ pattern: Int, of value: Int?, _ scope: ClosedRange<Int>) {
        var waiting = [pattern]
        while let node = waiting.popLast() {
            let value = node == pattern ? value : nil
            switch tree.kind(node) {
            case .name: if isName(tree.first(node)) { add(tree.first(node), .other, scope) }
            case .shorthand: if let name = tree.child(node) { waiting.append(name) }
            case .property: if let inner = self.value(node) { waiting.append(inner) }
            case .assignment, .spread, .cast: if let inner = tree.child(node) { waiting.append(inner) }
            case .object, .array:
                for (index, child) in tree.children(node).enumerated() {
                    if let value, let (token, content) = part(child, index, of: value) {
                        addPart(token, content, scope)
                    } else {
                        waiting.append(child)
                    }
                }
            default: break
            }
        }
    }

    /// What a member or an element of the outermost pattern declares, if it is only a name.
    private func part(_ node: Int, _ index: Int, of value: Int) -> (token: Int, content: Binding.Content)? {
        switch tree.kind(node) {
        case .name: return index <= 1 ? (tree.first(node), .part(of: value, .element(index))) : nil
        case .shorthand:
            guard let name = tree.child(node), tree.next(name) == nil else { return nil }
            return (tree.first(name), member(tree.first(name), of: value))
        case .property:
            guard let key = key(node), tree.kind(key) == .name, let inner = self.value(node), tree.kind(inner) == .name else { return nil }
            return (tree.first(inner), member(tree.first(key), of: value))
        default: return nil
        }
    }

    /// Adds a name of a pattern. It has got a member of an object, whichever that is.
    private mutating func addPart(_ token: Int, _ content: Binding.Content, _ scope: ClosedRange<Int>) {
        guard isName(token) else { return }
        add(token, content, scope)
        guard case .part(_, .member(let name)) = content else { return }
        otherMemberChanges[ScriptNames.hash(name), default: []].append(Change(token: token, kind: .shared([], token, [])))
    }

    /// What a name in a pattern is that gets a member of a value.
    private func member(_ name: Int, of value: Int) -> Binding.Content {
        required(value).map { .imported(Import(path: $0, name: name, isRequired: true)) } ?? .part(of: value, .member(word(name)))
    }

    /// A function expression is a function, and `require()` an import; everything else is a value.
    private func content(of value: Int?) -> Binding.Content {
        guard let value else { return .value(nil) }
        if let path = required(value) { return .imported(Import(path: path, name: nil, isRequired: true)) }
        return tree.kind(value).isFunction && body(value) != nil ? .function(Body(function: value)) : .value(value)
    }

    /// The token of the path in `require("path")`.
    private func required(_ value: Int) -> Int? {
        guard tree.kind(value) == .call, let callee = calleeToken(value), reads("require", callee), callee == tree.first(value),
            let path = argument(0, value), tokens[tree.first(path)].kind == .string, tree.next(path) == nil
        else { return nil }
        return tree.first(path)
    }

    // MARK: Functions

    private mutating func declareFunction(_ function: Int) {
        if tree.kind(function) == .function, let name = child(function, .name) {
            add(tree.first(name), body(function) == nil ? .other : .function(Body(function: function)), scope(function))
        }
        if let parameter = child(function, .parameter) { declareParameter(parameter, of: function) }
        guard let name = name(ofFunction: function), name.isMember, let owner = owner(ofFunction: function) else { return }
        let key = MemberKey(owner: owner, name: hash(tokens[name.token].range))
        // Nothing tells which one of two counts.
        functions[key] = functions[key] == nil ? function : -1
    }

    private mutating func declareParameter(_ parameter: Int, of function: Int?) {
        guard let function, let target = key(parameter) else { return }
        // Cannot trap: the parameters are before the end.
        let scope = tree.first(parameter)...max(tree.last(function), tree.first(parameter))
        guard tree.kind(target) == .name, tree.kind(function).isFunction else { return declarePattern(target, of: nil, scope) }
        let token = tree.first(target)
        let index = tree.parent(parameter) == function ? 0 : Int(places[parameter].number)
        let isFollowed = name(ofFunction: function) != nil || index == 0 && promise(of: function) != nil
        add(token, isFollowed ? .parameter(Parameter(function: function, index: index, fallback: value(parameter))) : .other, scope)
        if parameters[function, default: []].count == index { parameters[function]?.append(token) }
    }

    /// The promise in `promise.then(function)`.
    func promise(of function: Int) -> Int? {
        guard let arguments = parent(function, .arguments), tree.child(arguments) == function, let call = tree.parent(arguments),
            let callee = calleeToken(call), isMember(callee), reads("then", callee)
        else { return nil }
        return tree.child(node(callee))
    }

    /// The name of a parameter of a function; `nil` if it is a pattern, and -1 if there is no such parameter.
    func parameter(_ number: Int, of function: Int) -> Int? {
        let all = child(function, .parameters) ?? function
        guard let parameter = tree.children(all).filter({ tree.kind($0) == .parameter }).dropFirst(number).first else { return -1 }
        return key(parameter).flatMap { tree.kind($0) == .name ? tree.first($0) : nil }
    }

    // MARK: Classes, types and imports

    private mutating func declareClass(_ node: Int) {
        let body = child(node, .classBody)
        if let body { classes.append(body) }
        guard let name = tree.child(node), tree.kind(name) == .name, tree.first(name) == tree.first(node) + 1 else { return }
        add(tree.first(name), body.map { .classBody($0) } ?? .other, scope(node))
    }

    private mutating func declareType(_ node: Int) {
        let name = tree.first(node) + 1
        let declares = [.enum, .interface, .type].contains(tokens[name - 1].word)
        if declares, isName(name), tree.end(node) > name { add(name, .other, scope(node)) }
    }

    private mutating func declareImports(_ start: Int, _ end: Int) {
        guard start < end else { return }
        let hasPath = tokens[end - 1].kind == .string && tokens[end - 2].word == .from
        var isInBraces = false
        for index in start..<end {
            if tokens[index].byte == "{" { isInBraces = true }
            guard tokens[index].kind == .name, tokens[index].word == .none else { continue }
            // `{ name as other }` declares the other name.
            if index + 1 < end, tokens[index + 1].word == .as { continue }
            let isRenamed = index > start && tokens[index - 1].word == .as
            let isWhole = isRenamed && isPunctuation(index - 2, "*")
            let original = isInBraces ? (isRenamed ? index - 2 : index) : nil
            let content = hasPath ? Binding.Content.imported(Import(path: end - 1, name: original, isRequired: false)) : .other
            add(index, isWhole ? .other : content, 0...tokens.count)
        }
    }
}
