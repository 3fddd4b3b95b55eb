// Operands: literals, names, objects of classes.
extension ScriptEvaluator {
    func literal(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        let token = tokens[tree.first(node)]
        if token.kind == .tag, token.byte == "<" { return encoded(place) ?? .unknown(place) }
        return literal(at: tree.first(node), place) ?? .unknown(place)
    }

    /// The text or number of a token.
    func literal(at token: Int, _ range: Range<Int>? = nil) -> ScriptValue? {
        let place = range ?? tokens[token].range
        switch tokens[token].kind {
        case .string, .template: return ScriptText.content(bytes, place).map { .text($0, place) }
        case .number: return ScriptText.number(bytes, place).map { .number($0, place) }
        default: return nil
        }
    }

    /// What `<?= json_encode([…]) ?>` writes.
    private func encoded(_ tag: Range<Int>) -> ScriptValue? {
        guard let name = ScriptCalls.place(of: ScriptEvaluator.encoder, in: bytes[tag]) else { return nil }
        // Nothing else is in the expression.
        // Cannot trap: the name is searched within the tag.
        let before = bytes[tag.lowerBound..<name].filter { $0 > 0x20 }
        guard before.elementsEqual("<?=".utf8) || before.elementsEqual("<?phpecho".utf8) else { return nil }
        let open = name + ScriptEvaluator.encoder.count
        var reader = ArrayReader(bytes, count: tag.upperBound)
        let (value, next) = reader.value(open)
        return next > open && next < tag.upperBound ? value : nil
    }

    private static let encoder = [UInt8]("json_encode(".utf8)

    mutating func prefixed(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        guard let child = tree.child(node) else { return .unknown(place) }
        let operand = names.uncast(child)
        let sign = tokens[tree.first(node)]
        if sign.word == .await { return value(child) }
        let own = tokens[tree.first(operand)]
        guard sign.range.count == 1 || sign.word == .void, tree.kind(operand) == .literal, own.kind == .number else {
            return .unknown(place)
        }
        switch sign.byte {
        case "v": return .undefined(place)
        case "-": return ScriptText.number(bytes, own.range).map { .number([sign.byte] + $0, place) } ?? .unknown(place)
        // Minifiers write `!0` for true.
        case "!" where own.range.count == 1 && (own.byte == "0" || own.byte == "1"): return .boolean(own.byte == "0", place)
        default: return .unknown(place)
        }
    }

    mutating func name(_ token: Int, _ place: Range<Int>) -> ScriptValue {
        let word = tokens[token].word
        switch word {
        case .true, .false: return .boolean(word == .true, place)
        case .null: return .null(place)
        case .undefined: return .undefined(place)
        case .this:
            let owner = names.owner(of: names.node(token)) ?? names.constructor(around: names.node(token))
            return owner.map { .builtin(.instance($0), place) } ?? .unknown(place)
        case .none: break
        default: if !word.isContextual { return .unknown(place) }
        }
        guard let binding = names.binding(of: place, at: token) else {
            if let value = subscribed(token, place) { return value }
            return ScriptBuiltin(global: [UInt8](bytes[place])).map { .builtin($0, place) } ?? .unknown(place)
        }
        return value(of: binding, place)
    }

    /// The value of a store of Svelte: `$name`.
    private mutating func subscribed(_ token: Int, _ place: Range<Int>) -> ScriptValue? {
        guard names.hasProps, tokens[token].byte == "$", let store = names.binding(of: place.dropFirst(), at: token),
            names.uses(of: names.hash(place)).changes.allSatisfy({ $0.kind.isRead })
        else { return nil }
        return member(of: value(of: store, place), [UInt8](ScriptBuiltin.store.utf8), place)
    }

    // MARK: New objects

    /// `new Date("…")` is a text, `new ApplePayError(…)` an object.
    mutating func created(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        guard let callee = tree.child(node), names.child(node, .arguments) != nil else { return .unknown(place) }
        if tree.kind(callee) == .name, !names.declares(range(callee)) {
            let token = tree.first(callee)
            if reads("Date", token) { return date(node, place) }
            if reads("ApplePayError", token) { return error(node, place) }
            if reads("Promise", token) { return promised(node, place) }
        }
        guard names.calleeToken(node) != nil else { return .unknown(place) }
        switch value(callee) {
        case .builtin(.sessionClass, _): return .builtin(.session, place)
        case .builtin(.instance(let owner), _): return .builtin(.instance(owner), place)
        default: return .unknown(place)
        }
    }

    /// What `new Promise(resolve => …)` hands to the first parameter of its function.
    private mutating func promised(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        guard let function = names.argument(0, node), tree.kind(function).isFunction, let name = names.parameter(0, of: function),
            name >= 0,
            names.declaration(of: name)?.token == name
        else { return .unknown(place) }
        let key = names.hash(tokens[name].range)
        func isOwn(_ token: Int) -> Bool { names.declaration(of: token)?.token == name }
        let uses = names.uses(of: key).reads
        let calls = names.calls[key] ?? []
        guard max(uses.count, calls.count) <= ScriptNames.mostSteps else { return .unknown(place) }
        let own = calls.filter { isOwn($0) }
        // Other functions can get it, too.
        guard uses.filter({ isOwn($0) }).count == own.count else { return .unknown(place) }
        let values = own.compactMap { name in
            names.call(of: names.node(name)).flatMap { names.argument(0, $0) }.flatMap { tree.kind($0) == .spread ? nil : value($0) }
        }
        return ScriptValue(oneOf: values, by: .calls, place)
    }

    private mutating func date(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        let arguments = self.arguments(node)
        guard arguments.count == 1, case .text(let text, _)? = arguments[0] else { return .unknown(place) }
        return .text(text, place)
    }

    private mutating func error(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        var entries: [ScriptValue.Entry] = []
        for (name, argument) in zip(ScriptText.errorMembers, arguments(node)) {
            guard let argument else { return .unknown(place) }
            if case .undefined = argument { continue }
            entries.append(.member(name: name, place: argument.range, value: argument, isSpread: false))
        }
        return .object(entries, place)
    }
}
