// The values of parameters.
extension ScriptEvaluator {
    /// What the calls of a function in the file give to a parameter; `nil` if there is none.
    mutating func argument(for parameter: ScriptNames.Parameter) -> ScriptValue? {
        let name = tokens[parameter.function].range
        var values: [ScriptValue] = []
        var needsFallback = true
        if let callers = callers(of: parameter, name) {
            guard callers.count <= ScriptValue.mostAlternatives else { return nil }
            needsFallback = callers.isEmpty
            for caller in callers {
                let (argument, isKnown) = self.argument(parameter.index, caller + 1)
                guard argument != nil || isKnown else { return nil }
                needsFallback = needsFallback || argument == nil
                if let argument { values.append(argument) } else if parameter.fallback == nil { values.append(.undefined(name)) }
            }
        }
        if needsFallback, let fallback = parameter.fallback {
            // What is undefined there, a caller gives.
            let value = expression(fallback).value.forgettingValues { $0.isUndefined }
            // An empty object is seldom all that there is.
            if case .object(let entries, _) = value, entries.isEmpty {
                values.append(value.opened(at: value.range))
            } else {
                values.append(value)
            }
        }
        return values.isEmpty ? nil : ScriptValue(oneOf: values, name)
    }

    /// The names of a function in its calls; `nil` if there are too many.
    private mutating func callers(of parameter: ScriptNames.Parameter, _ name: Range<Int>) -> [Int]? {
        if parameter.isMember, reads("constructor", parameter.function) {
            let brace = Int(names.enclosing[parameter.function])
            guard brace >= 0, let token = names.classNames[brace], let list = names.calls[names.hash(tokens[token].range)] else {
                return []
            }
            guard list.count <= ScriptNames.mostSteps else { return nil }
            return list.filter { $0 > 0 && tokens[$0 - 1].word == .new && names.binding(of: tokens[$0].range, at: $0)?.token == token }
        }
        guard let list = names.calls[names.hash(name)] else { return [] }
        guard list.count <= ScriptNames.mostSteps else { return nil }
        let owner = parameter.isMember ? Int(names.enclosing[parameter.function]) : -1
        return list.filter { token in
            guard names.isMember(token) == parameter.isMember else { return false }
            guard parameter.isMember else { return names.binding(of: tokens[token].range, at: token)?.token == parameter.function }
            guard token > 1, tokens[token - 2].kind == .name, !names.isMember(token - 2) else { return false }
            guard case .builtin(.instance(let own), _) = operand(token - 2, limit: token - 1).value else { return false }
            return own == owner || owner > 0 && names.enclosing[owner] == Int32(truncatingIfNeeded: own)
        }
    }

    /// An argument of a call; `nil` if there is none, or if only the program knows.
    private mutating func argument(_ number: Int, _ open: Int) -> (value: ScriptValue?, isKnown: Bool) {
        let end = mate(open)
        var index = open + 1
        for _ in 0..<number {
            if names.isSpread(index) { return (nil, false) }
            index = names.skip(from: index)
            guard index < end, names.isPunctuation(index, UInt8(ascii: ",")) else { return (nil, true) }
            index += 1
        }
        guard index < end else { return (nil, true) }
        return names.isSpread(index) ? (nil, false) : (expression(index).value, true)
    }
}
