// What functions return.
extension ScriptEvaluator {
    /// What a function returns.
    ///
    /// - Parameter node: The call.
    mutating func call(_ function: ScriptValue, _ node: Int, _ place: Range<Int>) -> ScriptValue {
        guard case .builtin(let builtin, _) = function else { return result(of: function, place) }
        switch builtin {
        case .identity: return first(node) ?? .unknown(place)
        case .assign: return assigned(node, place)
        case .merge: return merged(arguments(node), place)
        case .find: return element(first(node), place)
        case .attribute(let tag): return attribute(first(node), of: tag, place)
        // Other packages have a function of this name, too.
        case .unbox(let name): return only(node)?.member(name) ?? .unknown(place)
        case .parse: return parsed(node, place)
        case .result: return first(node).map { result(of: $0, place) } ?? .unknown(place)
        case .box(let name): return .object([.named(name, first(node) ?? .undefined(place))], place)
        case .resultBox(let name): return .object([.named(name, first(node).map { result(of: $0, place) } ?? .unknown(place))], place)
        case .state:
            guard let value = first(node) else { return .unknown(place) }
            if case .function = value { return .list([result(of: value, place), .builtin(.state, place)], place) }
            return .list([value, .builtin(.state, place)], place)
        default: return .unknown(place)
        }
    }

    /// `JSON.parse(…)`: every call makes a value of its own, so each one is charged.
    private mutating func parsed(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        // A second argument can change everything.
        if let copy = unwrapped(node) { return copy }
        guard case .text(let json, let range)? = only(node) else { return .unknown(place) }
        budget -= json.count / 64
        guard budget > 0 else {
            isCut = true
            return .unknown(place)
        }
        guard let value = ScriptText.value(json, range) else { return .unknown(place) }
        budget -= value.extent.count
        return value
    }

    /// The object of `JSON.parse(JSON.stringify(object))`.
    private mutating func unwrapped(_ call: Int) -> ScriptValue? {
        guard let inner = names.argument(0, call), tree.kind(inner) == .call, let name = names.calleeToken(inner), reads("stringify", name),
            names.isMember(name), reads("JSON", name - 2)
        else { return nil }
        return only(inner)
    }

    /// The argument of a call that has one.
    private mutating func only(_ call: Int) -> ScriptValue? { names.argument(0, call).flatMap { tree.next($0) == nil ? first(call) : nil } }

    private mutating func first(_ call: Int) -> ScriptValue? {
        names.argument(0, call).flatMap { tree.kind($0) == .spread || tree.kind($0) == .error ? nil : value($0) }
    }

    mutating func result(of function: ScriptValue, _ place: Range<Int>) -> ScriptValue {
        guard case .function(let body, _) = function else { return .unknown(place) }
        return result(of: body, place)
    }

    /// What a function can return.
    mutating func result(of body: ScriptNames.Body, _ place: Range<Int>) -> ScriptValue {
        if body.isOverridable { return result(of: ScriptNames.Body(function: body.function), place).opened(at: place) }
        guard let code = names.body(body.function) else { return .unknown(place) }
        return shared(Key(place: range(code).lowerBound, member: [0]), place) { reader in
            guard reader.depth < ScriptEvaluator.mostDepth else {
                reader.isCut = true
                return nil
            }
            guard reader.tree.kind(code) == .block else { return reader.value(code) }
            var values: [ScriptValue] = []
            for result in reader.results(of: code) where reader.budget > 0 { values.append(reader.value(result)) }
            if reader.budget <= 0 { reader.isCut = true }
            return values.isEmpty ? nil : ScriptValue(oneOf: values, by: .calls, place)
        }
    }

    /// What a function returns, without what functions inside do.
    private mutating func results(of code: Int) -> [Int] {
        var results: [Int] = []
        var steps = 0
        var node = tree.child(code)
        while let next = node, budget > 0 {
            if tree.kind(next) == .result, tokens[tree.first(next)].word == .return, let value = tree.child(next) { results.append(value) }
            steps += 1
            if steps & 15 == 0 { budget -= 1 }
            node =
                tree.kind(next).isFunction || tree.kind(next) == .classBody ? tree.behind(next, in: code) : tree.following(next, in: code)
        }
        return results
    }

    /// `list.concat(other, …)`; `nil` if it is something else.
    mutating func concatenated(_ call: Int, _ place: Range<Int>) -> ScriptValue? {
        guard let callee = names.calleeToken(call), reads("concat", callee), names.isMember(callee),
            let receiver = tree.child(names.node(callee)), case .list(var values, _) = value(receiver)
        else { return nil }
        for argument in arguments(call) {
            switch argument {
            case .list(let more, _)?: values += more
            case .object(let entries, let range)?: values.append(.object(entries, range))
            // It can be a list, and so any number of elements.
            default: return .unknown(place)
            }
        }
        budget -= values.count
        return .list(values, place)
    }

    /// `_.merge(…)`, `$.extend(true, …)`
    private mutating func merged(_ arguments: [ScriptValue?], _ place: Range<Int>) -> ScriptValue {
        guard var whole = arguments.first ?? nil else { return .unknown(place) }
        for argument in arguments.dropFirst() {
            guard let argument else { return .unknown(place) }
            budget -= whole.extent.count
            guard budget > 0 else {
                isCut = true
                return .unknown(place)
            }
            whole = whole.joined(with: argument)
        }
        return whole
    }

    /// `Object.assign(…)`, `$.extend(…)`
    private mutating func assigned(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        let all = arguments(node)
        if case .boolean(let isDeep, _)?? = all.first {
            return isDeep ? merged([ScriptValue?](all.dropFirst()), place) : .unknown(place)
        }
        var members = ScriptMembers()
        var whole = place
        var isFirst = true
        for argument in all {
            guard let argument else { return .unknown(place) }
            if isFirst, case .object = argument { whole = argument.range }
            isFirst = false
            members.spread(argument)
        }
        return .object(members.all, whole)
    }

    /// The arguments of a call. A spread one is `nil`.
    mutating func arguments(_ call: Int) -> [ScriptValue?] {
        var arguments: [ScriptValue?] = []
        for argument in names.arguments(call) {
            arguments.append(
                tree.kind(argument) == .spread ? nil : tree.kind(argument) == .error ? .unknown(range(argument)) : value(argument))
        }
        return arguments
    }
}
