// What functions return.
extension ScriptEvaluator {
    /// What a function returns.
    ///
    /// - Parameter open: The parenthesis of the call.
    mutating func call(_ function: ScriptValue, _ open: Int, _ place: Range<Int>) -> ScriptValue {
        guard case .builtin(let builtin, _) = function else { return result(of: function, place) }
        switch builtin {
        case .identity: return first(open) ?? .unknown(place)
        case .assign: return assigned(open, place)
        case .parse:
            return parsed(open, place)
        case .result: return first(open).map { result(of: $0, place) } ?? .unknown(place)
        case .box(let name): return box(name, first(open) ?? .undefined(place), place)
        case .resultBox(let name): return box(name, first(open).map { result(of: $0, place) } ?? .unknown(place), place)
        case .state:
            guard let value = first(open) else { return .unknown(place) }
            if case .function = value { return .list([result(of: value, place), .builtin(.state, place)], place) }
            return .list([value, .builtin(.state, place)], place)
        default: return .unknown(place)
        }
    }

    /// `JSON.parse(…)`: every call makes a value of its own, so each one is charged.
    private mutating func parsed(_ open: Int, _ place: Range<Int>) -> ScriptValue {
        // A second argument can change everything.
        if let copy = unwrapped(open) { return copy }
        guard case .text(let json, let range)? = only(open) else { return .unknown(place) }
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
    private mutating func unwrapped(_ open: Int) -> ScriptValue? {
        let inner = open + 4
        guard reads("JSON", open + 1), names.isOnly(open + 2, "."), reads("stringify", open + 3), names.isGroup(inner, UInt8(ascii: "(")),
            mate(inner) + 1 == mate(open)
        else { return nil }
        return only(inner)
    }

    /// The argument of a call that has one.
    private mutating func only(_ open: Int) -> ScriptValue? { names.skip(from: open + 1) == mate(open) ? first(open) : nil }

    private func box(_ name: String, _ value: ScriptValue, _ place: Range<Int>) -> ScriptValue {
        .object([.member(name: [UInt8](name.utf8), place: place, value: value, isSpread: false)], place)
    }

    private mutating func first(_ open: Int) -> ScriptValue? {
        guard open + 1 < mate(open), !names.isSpread(open + 1) else { return nil }
        return expression(open + 1).value
    }

    mutating func result(of function: ScriptValue, _ place: Range<Int>) -> ScriptValue {
        guard case .function(let body, _) = function else { return .unknown(place) }
        return result(of: body, place)
    }

    /// What a function can return.
    mutating func result(of body: ScriptNames.Body, _ place: Range<Int>) -> ScriptValue {
        let start: Int
        switch body {
        case .block(let open): start = open
        case .overridable(let open): return result(of: .block(open), place).opened(at: place)
        case .expression(let first): start = first
        }
        return shared(Key(place: Int(tokens[start].start), member: [0]), place) { reader in
            guard reader.depth < ScriptEvaluator.mostDepth else {
                reader.isCut = true
                return nil
            }
            switch body {
            case .expression(let first): return reader.expression(first).value
            case .block(let open), .overridable(let open):
                var values: [ScriptValue] = []
                for first in reader.returns(open) where reader.budget > 0 { values.append(reader.expression(first).value) }
                if reader.budget <= 0 { reader.isCut = true }
                return values.isEmpty ? nil : ScriptValue(oneOf: values, place)
            }
        }
    }

    /// The first tokens of what a function returns, without those of functions inside.
    private mutating func returns(_ block: Int) -> [Int] {
        var places: [Int] = []
        let end = mate(block)
        var index = block + 1
        while index < end, budget > 0 {
            let token = tokens[index]
            if token.kind == .open, token.byte == UInt8(ascii: "{"), names.isBody(index), Int(token.mate) > index {
                index = Int(token.mate)
            }
            if token.word == .return, index + 1 < end, !names.isPunctuation(index - 1, UInt8(ascii: ".")),
                !names.isPunctuation(index + 1, UInt8(ascii: ":")), !tokens[index + 1].isFirstOfLine
            {
                places.append(index + 1)
            }
            if index & 15 == 0 { budget -= 1 }
            index += 1
        }
        return places
    }

    /// `Object.assign(…)`
    private mutating func assigned(_ open: Int, _ place: Range<Int>) -> ScriptValue {
        var members = ScriptMembers()
        var whole = place
        var isFirst = true
        for argument in arguments(open) {
            guard let argument else { return .unknown(place) }
            if isFirst, case .object = argument { whole = argument.range }
            isFirst = false
            members.spread(argument)
        }
        return .object(members.all, whole)
    }

    /// The arguments of a call. A spread one is `nil`.
    mutating func arguments(_ open: Int) -> [ScriptValue?] {
        var arguments: [ScriptValue?] = []
        let end = mate(open)
        var index = open + 1
        while index < end {
            if names.isSpread(index) {
                arguments.append(nil)
                index = names.skip(from: index + 1)
            } else {
                let (value, next) = expression(index)
                arguments.append(value)
                index = next
            }
            index = max(index, open + 1) + 1
        }
        return arguments
    }
}
