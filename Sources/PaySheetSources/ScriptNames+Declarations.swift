// What a script declares, and where it holds.
extension ScriptNames {
    mutating func declare() {
        // The blocks around the present token, and those of them that are bodies.
        var blocks: [Int] = []
        var bodies: [Int] = []
        for index in tokens.indices {
            let token = tokens[index]
            enclosing[index] = Int32(truncatingIfNeeded: blocks.last ?? -1)
            if token.kind == .open, token.byte == UInt8(ascii: "{"), Int(token.mate) > index {
                blocks.append(index)
                if isBody(index) { bodies.append(index) }
            }
            if token.kind == .close, token.byte == UInt8(ascii: "}"), blocks.last == Int(token.mate) {
                let block = blocks.removeLast()
                if bodies.last == block { bodies.removeLast() }
            }
            if token.kind == .open, token.byte == UInt8(ascii: "("), Int(token.mate) > index { declareParameters(index, blocks.last) }
            if token.kind == .punctuation, isArrow(token), index > 0, tokens[index - 1].kind == .name {
                declareBody(after: index, parameters: index - 1...index - 1, functionName(before: index - 1))
            }
            guard token.kind == .name, !isMember(index) else { continue }
            switch token.word {
            case .const, .let: declareValues(index + 1, scope(blocks.last))
            case .var: declareValues(index + 1, scope(bodies.last))
            case .class: declareClass(index, scope(blocks.last))
            case .enum, .interface:
                if isName(index + 1) { add(index + 1, .other, scope(blocks.last)) }
            case .type:
                if isName(index + 1), isOnly(index + 2, "=") || isOnly(index + 2, "<") { add(index + 1, .other, scope(blocks.last)) }
            case .import: declareImports(index + 1)
            default: break
            }
        }
    }

    func scope(_ block: Int?) -> ClosedRange<Int> { block.map { $0...Int(tokens[$0].mate) } ?? 0...tokens.count }

    mutating func add(_ token: Int, _ content: Binding.Content, _ scope: ClosedRange<Int>) {
        let name = tokens[token].range
        isDeclaration[token] = true
        bindings[hash(name), default: []].append(Binding(token: token, name: name, content: content, scope: scope))
    }

    // MARK: Values

    mutating func declareValues(_ start: Int, _ scope: ClosedRange<Int>) {
        var index = start
        while index < tokens.count {
            if isName(index), tokens[index].word != .enum {
                let (value, end) = declarator(index + 1)
                add(index, content(of: value), scope)
                index = end
            } else if tokens[index].kind == .open, Int(tokens[index].mate) > index {
                let (value, end) = declarator(Int(tokens[index].mate) + 1)
                declarePattern(index, of: value, scope)
                index = value == nil ? skip(from: Int(tokens[index].mate) + 1) : end
            } else {
                return
            }
            guard index < tokens.count, tokens[index].kind == .punctuation, tokens[index].byte == UInt8(ascii: ",") else { return }
            index += 1
        }
    }

    /// Declares the names between braces or brackets. None of them can be a declaration itself.
    private mutating func declarePattern(_ open: Int, of value: Int?, _ scope: ClosedRange<Int>) {
        var element = 0
        // Cannot trap: callers pass a bracket whose mate is after it.
        for index in open + 1..<Int(tokens[open].mate) {
            switch tokens[index].word {
            case .const, .let, .var: return
            default:
                if isName(index) { addPart(index, value.flatMap { part(index, in: open, element, of: $0) } ?? .other, scope) }
                if isPunctuation(index, UInt8(ascii: ",")) { element += 1 }
            }
        }
    }

    /// Adds a name of a pattern. It has got a member of an object, whichever that is.
    private mutating func addPart(_ index: Int, _ content: Binding.Content, _ scope: ClosedRange<Int>) {
        add(index, content, scope)
        guard case .part(_, .member(let name)) = content else { return }
        memberChanges[ScriptNames.hash(name), default: []].append(Change(token: index, kind: .shared([], index, [])))
    }

    /// What a name in a pattern is, if the pattern is simple there.
    private func part(_ index: Int, in open: Int, _ element: Int, of value: Int) -> Binding.Content? {
        guard isPunctuation(index + 1, UInt8(ascii: ",")) || index + 1 == Int(tokens[open].mate) else { return nil }
        let isFirst = index == open + 1 || isPunctuation(index - 1, UInt8(ascii: ","))
        if tokens[open].byte == UInt8(ascii: "[") {
            // Another pattern before the name would have commas, too.
            return isFirst && element <= 1 ? .part(of: value, .element(element)) : nil
        }
        if isFirst { return member(index, of: value) }
        guard isOnly(index - 1, ":"), index > open + 2, tokens[index - 2].kind == .name,
            index - 2 == open + 1 || isPunctuation(index - 3, UInt8(ascii: ","))
        else { return nil }
        return member(index - 2, of: value)
    }

    /// What a name in a pattern is that gets a member of a value.
    private func member(_ name: Int, of value: Int) -> Binding.Content {
        required(value).map { .imported(Import(path: $0, name: name, isRequired: true)) }
            ?? .part(of: value, .member([UInt8](bytes[tokens[name].range])))
    }

    /// A function expression is a function, and `require()` an import; everything else is a value.
    private func content(of value: Int?) -> Binding.Content {
        guard let value else { return .value(nil) }
        if let path = required(value) { return .imported(Import(path: path, name: nil, isRequired: true)) }
        return function(at: value).map { .function($0) } ?? .value(value)
    }

    /// The token of the path in `require("path")`, if that is the whole value.
    private func required(_ value: Int) -> Int? {
        guard value + 3 < tokens.count, bytes[tokens[value].range].elementsEqual("require".utf8), tokens[value + 1].kind == .open,
            tokens[value + 1].byte == UInt8(ascii: "("), tokens[value + 2].kind == .string, Int(tokens[value + 1].mate) == value + 3,
            skip(from: value) == value + 4
        else { return nil }
        return value + 2
    }

    /// Returns the first token of a declarator's value, and the token after the declarator.
    func declarator(_ start: Int) -> (value: Int?, end: Int) {
        var index = start
        if index < tokens.count, isPunctuation(index, UInt8(ascii: "!")) { index += 1 }
        if index < tokens.count, isPunctuation(index, UInt8(ascii: ":")) {
            index = typeEnd(index + 1)
        }
        guard index + 1 < tokens.count, isOnly(index, "=") else { return (nil, index) }
        return (index + 1, skip(from: index + 1))
    }

    // MARK: Classes and imports

    private mutating func declareClass(_ word: Int, _ scope: ClosedRange<Int>) {
        var index = word + 1
        guard index < tokens.count, tokens[index].kind == .name || tokens[index].byte == UInt8(ascii: "{") else { return }
        let last = min(index + ScriptNames.longestType, tokens.count)
        while index < last, tokens[index].kind != .open || tokens[index].byte != UInt8(ascii: "{") {
            index = tokens[index].opens && Int(tokens[index].mate) > index ? Int(tokens[index].mate) + 1 : index + 1
        }
        let hasBody = index < last && Int(tokens[index].mate) > index
        if hasBody { braces[index] = .classBody }
        if hasBody {
            bases[index] = (word..<index).first { tokens[$0].word == .extends }.map { className(from: $0 + 1) - 1 }
            if word > 0, tokens[word - 1].word == .export || tokens[word - 1].word == .default { exportedClasses.insert(index) }
        }
        guard isName(word + 1) else { return }
        add(word + 1, hasBody ? .classBody(index) : .other, scope)
        if hasBody { classNames[index] = word + 1 }
    }

    mutating func declareImports(_ start: Int) {
        var end = start
        // No import has more names.
        while end < tokens.count, end < start + 256, tokens[end].word != .from, tokens[end].kind != .string,
            !(tokens[end].kind == .open && tokens[end].byte == UInt8(ascii: "(")),
            !isPunctuation(end, UInt8(ascii: ";")), !isPunctuation(end, UInt8(ascii: "."))
        {
            end += 1
        }
        let path = end + 1 < tokens.count && tokens[end].word == .from && tokens[end + 1].kind == .string ? end + 1 : nil
        var isInBraces = false
        for index in start..<max(start, end) {
            if tokens[index].byte == UInt8(ascii: "{") { isInBraces = true }
            guard tokens[index].kind == .name, tokens[index].word == .none else { continue }
            // `{ name as other }` declares the other name.
            if index + 1 < end, tokens[index + 1].word == .as { continue }
            let isRenamed = index > start && tokens[index - 1].word == .as
            let isWhole = isRenamed && isPunctuation(index - 2, UInt8(ascii: "*"))
            let original = isInBraces ? (isRenamed ? index - 2 : index) : nil
            let content = path.map { Binding.Content.imported(Import(path: $0, name: original, isRequired: false)) }
            add(index, isWhole ? .other : content ?? .other, 0...tokens.count)
        }
    }
}
