/// Reads expressions as values, as far as the script says them.
///
/// It follows names to their declarations, functions to what they return, and objects to the objects they are made of. Everything else is
/// unknown. It also gives up on what takes too many steps.
///
/// A name is read once, and all its uses share the value. Each costs as many steps as the value has parts, so no document has more parts
/// than there are steps.
struct ScriptEvaluator {
    let tokens: [ScriptToken]
    let bytes: [UInt8]
    let names: ScriptNames
    var depth = 0
    /// How many more values are read for the present document.
    private(set) var budget = 0
    /// How many are left for other documents of the file.
    private var rest: Int
    /// Something was not read, because it was too deep or too much.
    private(set) var isCut = false
    /// The values of the declarations that were read, by their places.
    private var known: [Int: Known] = [:]
    /// The depths at which declarations were too deep to be read, by their places.
    private var deepest: [Int: Int] = [:]
    /// Whether nothing changes the functions that were called, by their places.
    private var isConstant: [Int: Bool] = [:]

    /// The value of a declaration; `nil` if only the program knows it.
    private struct Known {
        let value: ScriptValue?
        let extent: ScriptValue.Extent
    }

    /// So many values are read for one document.
    private static let mostValues = 50_000
    static let mostDepth = 48

    init(_ tokens: [ScriptToken], _ bytes: [UInt8], _ names: ScriptNames) {
        self.tokens = tokens
        self.bytes = bytes
        self.names = names
        // Documents share what they are made of, but seldom all of it.
        rest = ScriptEvaluator.mostValues + tokens.count
    }

    /// Begins another document.
    mutating func begin() {
        rest += max(budget, 0)
        budget = min(rest, ScriptEvaluator.mostValues)
        rest -= budget
        depth = 0
        isCut = false
    }

    /// The value of an expression, and the token after it.
    mutating func expression(_ start: Int) -> (value: ScriptValue, end: Int) {
        let end = names.skip(from: start)
        guard start < end else { return (.unknown(range(start, start + 1)), max(end, start)) }
        let (value, next) = operand(start, limit: end)
        return (next == end ? value : .unknown(range(start, end)), end)
    }

    /// The values that an expression can have: of `a ? b : c` both, of `a || b` and `a ?? b` the second.
    mutating func alternatives(_ start: Int) -> [ScriptValue] {
        let end = names.skip(from: start)
        guard start < end else { return [] }
        let (value, next) = operand(start, limit: end)
        if next == end { return [value] }
        var index = start
        var values: [ScriptValue] = []
        while index < end {
            let token = tokens[index]
            let isChoice =
                token.kind == .punctuation
                && (isPlain(index, "?") || isPlain(index, ":") || isDouble(index, "?") || isDouble(index, "|"))
            if isChoice, index + 1 < end {
                let (value, next) = operand(index + 1, limit: end)
                if next == end || next < end && tokens[next].kind == .punctuation && isPlain(next, ":") { values.append(value) }
            }
            index = token.opens && Int(token.mate) > index ? Int(token.mate) + 1 : index + 1
        }
        return values.isEmpty ? [.unknown(range(start, end))] : values
    }

    /// Reads an operand with everything behind it that does not change its value.
    mutating func operand(_ start: Int, limit: Int) -> (value: ScriptValue, next: Int) {
        guard start < limit else { return (.unknown(range(start, limit)), limit) }
        guard depth < ScriptEvaluator.mostDepth, budget > 0 else {
            isCut = true
            return (.unknown(range(start, limit)), limit)
        }
        depth += 1
        budget -= 1
        defer { depth -= 1 }
        var (value, next) = primary(start, limit)
        while next < limit {
            let token = tokens[next]
            if token.kind == .punctuation, token.byte == UInt8(ascii: "."), next + 1 < limit, tokens[next + 1].kind == .name {
                let name = [UInt8](bytes[tokens[next + 1].range])
                value = value.member(name) ?? (value.isOpen ? .unknown(range(start, next + 2)) : .undefined(range(start, next + 2)))
                if next + 2 < limit, tokens[next + 2].kind == .open { value = .unknown(range(start, limit)) }
                next += 2
            } else if token.word == .as || token.word == .satisfies {
                next = min(names.typeEnd(next + 1), limit)
            } else if token.kind == .punctuation, isPlain(next, "!") {
                next += 1
            } else {
                break
            }
        }
        return (value, next)
    }

    // MARK: Operands

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
        default: return (.unknown(place), start + 1)
        }
    }

    mutating func prefixed(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
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
            guard end < limit, isPlain(end, ">") else { return unknown }
            return self.operand(end + 1, limit: limit)
        default: return unknown
        }
    }

    mutating func group(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let end = mate(start)
        guard end > start, end < limit else { return (.unknown(range(start, limit)), limit) }
        switch tokens[start].byte {
        case UInt8(ascii: "{"): return (object(start, end), end + 1)
        case UInt8(ascii: "["): return (list(start, end), end + 1)
        default:
            if end + 1 < limit, isArrow(end + 1) || tokens[end + 1].kind == .open { return (.unknown(range(start, limit)), limit) }
            let (value, next) = expression(start + 1)
            return (next == end ? value : .unknown(range(start, end + 1)), end + 1)
        }
    }

    mutating func name(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let token = tokens[start]
        let place = token.range
        switch token.word {
        case .true, .false: return (.boolean(token.word == .true, place), start + 1)
        case .null: return (.null(place), start + 1)
        case .undefined: return (.undefined(place), start + 1)
        case .void: return (.undefined(range(start, limit)), limit)
        case .await: return operand(start + 1, limit: limit)
        case .new: return created(start, limit)
        case .this: return method(start, limit)
        case .none: break
        default: if !token.word.isContextual { return (.unknown(range(start, limit)), limit) }
        }
        if start + 1 < limit, isArrow(start + 1) { return (.unknown(range(start, limit)), limit) }
        if start + 1 < limit, tokens[start + 1].kind == .open, tokens[start + 1].byte == UInt8(ascii: "(") { return call(start, limit) }
        if start + 3 < limit, names.isPunctuation(start + 1, UInt8(ascii: ".")), tokens[start + 2].kind == .name,
            tokens[start + 3].kind == .open, reads("Object", start)
        {
            return objectFunction(start, limit)
        }
        if reads("ApplePaySession", start), start + 2 < limit, names.isPunctuation(start + 1, UInt8(ascii: ".")),
            let status = ScriptText.statuses.firstIndex(where: { bytes[tokens[start + 2].range].elementsEqual($0) })
        {
            return (.number([UInt8(ascii: "0") + UInt8(truncatingIfNeeded: status)], range(start, start + 3)), start + 3)
        }
        guard let binding = names.binding(of: place, at: start) else { return (.unknown(place), start + 1) }
        return (value(of: binding, place), start + 1)
    }

    /// The value of a declaration, after everything that changes it.
    mutating func value(of binding: ScriptNames.Binding, _ place: Range<Int>) -> ScriptValue {
        let declaration = binding.name.lowerBound
        guard let known = known[declaration] else {
            if let deepest = deepest[declaration], depth >= deepest {
                isCut = true
                return .unknown(place)
            }
            let wasCut = isCut
            isCut = false
            let value = value(of: binding)
            if !isCut {
                self.known[declaration] = Known(value: value, extent: value?.extent ?? ScriptValue.Extent())
            } else if budget > 0 {
                deepest[declaration] = depth
            }
            isCut = isCut || wasCut
            return value ?? .unknown(place)
        }
        budget -= known.extent.count
        guard budget > 0, depth + known.extent.height <= ScriptEvaluator.mostDepth else {
            isCut = true
            return .unknown(place)
        }
        return known.value ?? .unknown(place)
    }

    private mutating func value(of binding: ScriptNames.Binding) -> ScriptValue? {
        guard case .value(var first) = binding.content, let changes = names.changes(of: binding) else { return nil }
        for change in changes {
            guard case .assignment(let value) = change.kind else { continue }
            guard first == nil else { return nil }
            first = value
        }
        guard let first else { return nil }
        var value = expression(first).value
        for change in changes {
            switch change.kind {
            case .assignment: break
            case .member(let path): value = value.forgetting(path[...], at: tokens[change.token].range)
            case .deleted(let path): value = value.forgetting(path[...], isRemoved: true, at: tokens[change.token].range)
            case .passed: if case .object = value { value = value.opened(at: tokens[change.token].range) }
            }
        }
        return value
    }

    // MARK: Calls

    mutating func call(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let end = mate(start + 1)
        guard end > start, end < limit else { return (.unknown(range(start, limit)), limit) }
        let place = range(start, end + 1)
        if reads("structuredClone", start) { return (argument(start + 2, end) ?? .unknown(place), end + 1) }
        guard let binding = names.binding(of: tokens[start].range, at: start), case .function(let body) = binding.content,
            isUnchanged(binding)
        else { return (.unknown(place), end + 1) }
        let results = self.results(of: body)
        return (results.count == 1 ? results[0] : .unknown(place), end + 1)
    }

    private mutating func isUnchanged(_ binding: ScriptNames.Binding) -> Bool {
        if let known = isConstant[binding.name.lowerBound] { return known }
        let isUnchanged = names.changes(of: binding)?.isEmpty == true
        isConstant[binding.name.lowerBound] = isUnchanged
        return isUnchanged
    }

    /// `this.name(…)`
    mutating func method(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        guard start + 3 < limit, names.isPunctuation(start + 1, UInt8(ascii: ".")), tokens[start + 2].kind == .name,
            tokens[start + 3].kind == .open, tokens[start + 3].byte == UInt8(ascii: "("), mate(start + 3) < limit, mate(start + 3) > start,
            let body = names.method(tokens[start + 2].range)
        else { return (.unknown(range(start, limit)), limit) }
        let end = mate(start + 3) + 1
        let results = self.results(of: body)
        return (results.count == 1 ? results[0] : .unknown(range(start, end)), end)
    }

    /// Everything that a function can return.
    mutating func results(of body: ScriptNames.Body) -> [ScriptValue] {
        guard depth < ScriptEvaluator.mostDepth else {
            isCut = true
            return []
        }
        switch body {
        case .expression(let start): return [expression(start).value]
        case .block(let start):
            var results: [ScriptValue] = []
            for place in returns(start) where budget > 0 { results.append(expression(place).value) }
            if budget <= 0 { isCut = true }
            return results
        }
    }

    /// The first tokens of what a function returns, without those of functions inside.
    mutating func returns(_ block: Int) -> [Int] {
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

    /// `Object.assign(…)` and functions that return what they get.
    mutating func objectFunction(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        let open = start + 3
        let end = mate(open)
        guard end > open, end < limit else { return (.unknown(range(start, limit)), limit) }
        let place = range(start, end + 1)
        if reads("freeze", start + 2) || reads("seal", start + 2) { return (argument(open + 1, end) ?? .unknown(place), end + 1) }
        guard reads("assign", start + 2) else { return (.unknown(place), end + 1) }
        var members = ScriptMembers()
        var whole = place
        var isFirst = true
        for argument in arguments(open) {
            guard let argument else { return (.unknown(place), end + 1) }
            if isFirst, case .object = argument { whole = argument.range }
            isFirst = false
            members.spread(argument)
        }
        return (.object(members.all, whole), end + 1)
    }

    mutating func argument(_ start: Int, _ end: Int) -> ScriptValue? {
        guard start < end else { return nil }
        let (value, next) = expression(start)
        return next == end ? value : nil
    }

    /// The arguments of a call. A spread one is `nil`.
    mutating func arguments(_ open: Int) -> [ScriptValue?] {
        var arguments: [ScriptValue?] = []
        let end = mate(open)
        var index = open + 1
        while index < end {
            if isSpread(index) {
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

    /// `new Date("…")` is a text, `new ApplePayError(…)` an object.
    mutating func created(_ start: Int, _ limit: Int) -> (value: ScriptValue, next: Int) {
        guard start + 2 < limit, tokens[start + 1].kind == .name, tokens[start + 2].kind == .open, mate(start + 2) < limit,
            mate(start + 2) > start
        else { return (.unknown(range(start, limit)), limit) }
        let end = mate(start + 2) + 1
        let place = range(start, end)
        if names.declares(tokens[start + 1].range) { return (.unknown(place), end) }
        if reads("Date", start + 1) {
            let arguments = self.arguments(start + 2)
            guard arguments.count == 1, case .text(let text, _)? = arguments[0] else { return (.unknown(place), end) }
            return (.text(text, place), end)
        }
        guard reads("ApplePayError", start + 1) else { return (.unknown(place), end) }
        var entries: [ScriptValue.Entry] = []
        for (name, argument) in zip(ScriptText.errorMembers, arguments(start + 2)) {
            guard let argument else { return (.unknown(place), end) }
            if case .undefined = argument { continue }
            entries.append(.member(name: name, place: argument.range, value: argument, isSpread: false))
        }
        return (.object(entries, place), end)
    }
}
