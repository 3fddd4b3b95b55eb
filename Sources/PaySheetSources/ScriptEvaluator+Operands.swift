// The first part of operands.
extension ScriptEvaluator {
    mutating func primary(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let token = tokens[start]
        let place = token.range
        switch token.kind {
        case .string, .template: return (ScriptText.content(bytes, place).map { .text($0, place) } ?? .unknown(place), start + 1)
        case .number: return (ScriptText.number(bytes, place).map { .number($0, place) } ?? .unknown(place), start + 1)
        case .name: return name(start, limit)
        case .open: return group(start, limit)
        case .punctuation: return prefixed(start, limit)
        case .templateOpen, .elementOpen: return (.unknown(range(start, mate(start) + 1)), mate(start) + 1)
        case .tag where token.byte == UInt8(ascii: "<"): return (encoded(place) ?? .unknown(place), start + 1)
        default: return (.unknown(place), start + 1)
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

    private mutating func prefixed(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let unknown = (ScriptValue.unknown(range(start, limit)), limit)
        guard start + 1 < limit, tokens[start].end - tokens[start].start == 1 else { return unknown }
        let place = range(start, start + 2)
        let operand = tokens[start + 1]
        switch tokens[start].byte {
        case UInt8(ascii: "-"):
            guard operand.kind == .number, let number = ScriptText.number(bytes, operand.range) else { return unknown }
            return (.number([UInt8(ascii: "-")] + number, place), start + 2)
        case UInt8(ascii: "!"):
            // Minifiers write `!0` for true.
            guard operand.kind == .number, operand.range.count == 1, operand.byte == UInt8(ascii: "0") || operand.byte == UInt8(ascii: "1")
            else { return unknown }
            return (.boolean(operand.byte == UInt8(ascii: "0"), place), start + 2)
        case UInt8(ascii: "<"):
            // `<Type>value`
            let end = names.typeEnd(start + 1)
            guard end < limit, names.isOnly(end, ">") else { return unknown }
            return self.operand(end + 1, limit: limit)
        default: return unknown
        }
    }

    private mutating func group(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let end = mate(start)
        guard end > start, end < limit else { return (.unknown(range(start, limit)), limit) }
        switch tokens[start].byte {
        case UInt8(ascii: "{"): return (object(start, end), end + 1)
        case UInt8(ascii: "["): return (list(start, end), end + 1)
        default:
            if let function = function(start, limit) { return function }
            let (value, next) = expression(start + 1)
            return (next == end ? value : .unknown(range(start, end + 1)), end + 1)
        }
    }

    /// The function that an expression begins with.
    private func function(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int)? {
        guard let body = names.function(at: start) else { return nil }
        let end = min(names.end(of: body), limit)
        return (.function(body, range(start, end)), end)
    }

    private mutating func name(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let token = tokens[start]
        let place = token.range
        switch token.word {
        case .true, .false: return (.boolean(token.word == .true, place), start + 1)
        case .null: return (.null(place), start + 1)
        case .undefined: return (.undefined(place), start + 1)
        case .void:
            let isNumber = start + 1 < limit && tokens[start + 1].kind == .number
            return isNumber ? (.undefined(range(start, start + 2)), start + 2) : (.unknown(range(start, limit)), limit)
        case .await: return operand(start + 1, limit: limit)
        case .new: return created(start, limit)
        case .this: return (names.owner(of: start).map { .builtin(.instance($0), place) } ?? .unknown(place), start + 1)
        case .function: return function(start, limit) ?? (.unknown(range(start, limit)), limit)
        case .none, .async: break
        default: if !token.word.isContextual { return (.unknown(range(start, limit)), limit) }
        }
        if token.word == .async || start + 1 < limit && names.isArrow(tokens[start + 1]), let function = function(start, limit) {
            return function
        }
        guard let binding = names.binding(of: place, at: start) else {
            return (ScriptBuiltin(global: [UInt8](bytes[place])).map { .builtin($0, place) } ?? .unknown(place), start + 1)
        }
        return (value(of: binding, place), start + 1)
    }

    /// `new Date("…")` is a text, `new ApplePayError(…)` an object.
    private mutating func created(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let open = names.className(from: start + 1)
        guard open > start + 1, open < limit, tokens[open].kind == .open, tokens[open].byte == UInt8(ascii: "("), mate(open) < limit,
            mate(open) > open
        else { return (.unknown(range(start, limit)), limit) }
        let end = mate(open) + 1
        let place = range(start, end)
        if open == start + 2, !names.declares(tokens[start + 1].range) {
            if reads("Date", start + 1) { return (date(open, place), end) }
            if reads("ApplePayError", start + 1) { return (error(open, place), end) }
            if reads("Promise", start + 1) { return (promised(open, place), end) }
        }
        switch operand(start + 1, limit: open).value {
        case .builtin(.sessionClass, _): return (.builtin(.session, place), end)
        case .builtin(.instance(let owner), _): return (.builtin(.instance(owner), place), end)
        default: return (.unknown(place), end)
        }
    }

    /// What `new Promise(resolve => …)` hands to the first parameter of its function.
    private mutating func promised(_ open: Int, _ place: Range<Int>) -> ScriptValue {
        let last = min(mate(open), open + ScriptNames.longestType)
        guard let name = (open + 1..<max(last, open + 1)).first(where: { names.isName($0) && tokens[$0].word == .none }),
            let binding = names.binding(of: tokens[name].range, at: name), binding.token == name
        else { return .unknown(place) }
        let key = names.hash(tokens[name].range)
        func isOwn(_ token: Int) -> Bool { names.binding(of: tokens[token].range, at: token)?.token == name }
        let uses = names.reads[key] ?? []
        let calls = names.calls[key] ?? []
        guard max(uses.count, calls.count) <= ScriptNames.mostSteps else { return .unknown(place) }
        let own = calls.filter { isOwn($0) }
        // Other functions can get it, too.
        guard uses.filter({ isOwn($0) }).count == own.count else { return .unknown(place) }
        return ScriptValue(oneOf: own.compactMap { argument($0 + 2, mate($0 + 1)) }, place)
    }

    private mutating func argument(_ start: Int, _ end: Int) -> ScriptValue? {
        start < end && !names.isSpread(start) ? expression(start).value : nil
    }

    private mutating func date(_ open: Int, _ place: Range<Int>) -> ScriptValue {
        let arguments = self.arguments(open)
        guard arguments.count == 1, case .text(let text, _)? = arguments[0] else { return .unknown(place) }
        return .text(text, place)
    }

    private mutating func error(_ open: Int, _ place: Range<Int>) -> ScriptValue {
        var entries: [ScriptValue.Entry] = []
        for (name, argument) in zip(ScriptText.errorMembers, arguments(open)) {
            guard let argument else { return .unknown(place) }
            if case .undefined = argument { continue }
            entries.append(.member(name: name, place: argument.range, value: argument, isSpread: false))
        }
        return .object(entries, place)
    }
}
