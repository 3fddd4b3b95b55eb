// The values of parameters.
extension ScriptEvaluator {
    /// What the calls of a function in the file give to a parameter; `nil` if there is none.
    mutating func argument(for parameter: ScriptNames.Parameter) -> ScriptValue? {
        guard let name = names.name(ofFunction: parameter.function) else {
            return names.promise(of: parameter.function).map { value($0) }
        }
        let place = tokens[name.token].range
        var values: [ScriptValue] = []
        var needsFallback = true
        if let callers = callers(of: parameter, name.token, isMember: name.isMember) {
            guard callers.count <= ScriptValue.mostAlternatives else { return nil }
            needsFallback = callers.isEmpty
            for caller in callers {
                let (argument, isKnown) = self.argument(parameter.index, caller)
                guard argument != nil || isKnown else { return nil }
                needsFallback = needsFallback || argument == nil
                if let argument { values.append(argument) } else if parameter.fallback == nil { values.append(.undefined(place)) }
            }
        }
        if needsFallback, let fallback = parameter.fallback {
            // What is undefined there, a caller gives.
            let value = self.value(fallback).forgettingValues { $0.isUndefined }
            // An empty object is seldom all that there is.
            if case .object(let entries, _) = value, entries.isEmpty {
                values.append(value.opened(at: value.range))
            } else {
                values.append(value)
            }
        }
        return values.isEmpty ? nil : ScriptValue(oneOf: values, by: .calls, place)
    }

    /// The names of a function in its calls; `nil` if there are too many.
    private mutating func callers(of parameter: ScriptNames.Parameter, _ name: Int, isMember: Bool) -> [Int]? {
        if isMember, reads("constructor", name) {
            guard let body = tree.parent(parameter.function), let token = names.name(ofClass: body),
                let list = names.calls[names.hash(tokens[token].range)]
            else { return [] }
            guard list.count <= ScriptNames.mostSteps else { return nil }
            return list.filter { names.parent(names.node($0), .new) != nil && names.declaration(of: $0)?.token == token }
        }
        guard let list = names.calls[names.hash(tokens[name].range)] else { return [] }
        guard list.count <= ScriptNames.mostSteps else { return nil }
        let owner = isMember ? names.owner(ofFunction: parameter.function) : nil
        return list.filter { token in
            guard names.isMember(token) == isMember else { return false }
            guard isMember else { return names.declaration(of: token)?.token == name }
            guard let object = tree.child(names.node(token)), tree.kind(object) == .name,
                case .builtin(.instance(let own), _) = value(object)
            else { return false }
            return own == owner
        }
    }

    /// An argument of a call; `nil` if there is none, or if only the program knows.
    private mutating func argument(_ number: Int, _ name: Int) -> (value: ScriptValue?, isKnown: Bool) {
        guard let call = names.call(of: names.node(name)) else { return (nil, false) }
        for (index, argument) in names.arguments(call).enumerated() where index <= number {
            if tree.kind(argument) == .spread || tree.kind(argument) == .error { return (nil, false) }
            if index == number { return (value(argument), true) }
        }
        return (nil, true)
    }
}
