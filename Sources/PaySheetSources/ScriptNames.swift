import PaySheet

/// The names that a script declares, where they hold, and what changes their values.
struct ScriptNames {
    let tokens: [ScriptToken]
    let bytes: [UInt8]
    var bindings: [UInt64: [Binding]] = [:]
    var changes: [UInt64: [Change]] = [:]
    /// Functions that are members of something, by name.
    var methods: [UInt64: [Body]] = [:]
    /// Whether a token opens the body of a function.
    var opensBody: [Bool]
    /// Where an expression ends that goes on with a token, for each token.
    let ends: [Int32]

    /// The code of a function.
    enum Body {
        /// The token that opens the block.
        case block(Int)
        /// The first token of the expression.
        case expression(Int)
    }

    struct Binding {
        enum Content {
            /// The first token of the value; `nil` if the declaration has none.
            case value(Int?)
            case function(Body)
            /// A parameter, an import, a class.
            case other
        }
        let name: Range<Int>
        let content: Content
        /// The tokens where the name holds.
        let scope: ClosedRange<Int>
    }

    /// Something that changes a value after its declaration.
    struct Change {
        enum Kind {
            /// A new value: the first token of it.
            case assignment(Int)
            /// Something else at the path.
            case member([[UInt8]])
            /// Nothing is left at the path.
            case deleted([[UInt8]])
            /// A function has got the value.
            case passed
        }
        let token: Int
        let kind: Kind
    }

    init(_ tokens: [ScriptToken], _ bytes: [UInt8]) {
        self.tokens = tokens
        self.bytes = bytes
        opensBody = [Bool](repeating: false, count: tokens.count + 1)
        ends = ScriptNames.ends(tokens)
        declare()
        for (name, list) in bindings where list.count > 1 { bindings[name] = list.inOrder { $0.scope.lowerBound } }
        findChanges()
    }

    func isBody(_ token: Int) -> Bool { opensBody[token] }

    // MARK: Looking up

    /// The declaration of a name, seen from a token.
    func binding(of name: Range<Int>, at token: Int) -> Binding? {
        guard let list = bindings[hash(name)] else { return nil }
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].scope.lowerBound <= token { low = middle + 1 } else { high = middle }
        }
        var index = low - 1
        var steps = 0
        while index >= 0, steps < ScriptNames.mostSteps {
            if list[index].scope.contains(token), isSame(list[index].name, name) {
                // Two declarations in one block: nothing tells which one counts.
                let isDouble = index > 0 && list[index - 1].scope == list[index].scope
                return isDouble ? Binding(name: name, content: .other, scope: list[index].scope) : list[index]
            }
            index -= 1
            steps += 1
        }
        return index < 0 ? nil : Binding(name: name, content: .other, scope: 0...0)
    }

    /// So many declarations of one name are looked at.
    static let mostSteps = 128

    /// What changes the value of a declaration; `nil` if there is too much of it.
    func changes(of binding: Binding) -> [Change]? {
        guard let list = changes[hash(binding.name)] else { return [] }
        guard list.count <= ScriptNames.mostSteps else { return nil }
        return list.filter { change in
            guard binding.scope.contains(change.token), let other = self.binding(of: tokens[change.token].range, at: change.token) else {
                return false
            }
            return other.name == binding.name
        }
    }

    /// The code of a method; `nil` if several have the name.
    func method(_ name: Range<Int>) -> Body? {
        guard let list = methods[hash(name)], list.count == 1 else { return nil }
        return list[0]
    }

    /// Whether the file declares or imports a name anywhere.
    func declares(_ name: Range<Int>) -> Bool { bindings[hash(name)]?.contains { isSame($0.name, name) } ?? false }

    func isSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool { one == other || bytes[one].elementsEqual(bytes[other]) }

    func hash(_ range: Range<Int>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in range { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
        return hash
    }

    // MARK: Declarations

    mutating func declare() {
        // The blocks around the present token, and those of them that are bodies.
        var blocks: [Int] = []
        var bodies: [Int] = []
        for index in tokens.indices {
            let token = tokens[index]
            if token.kind == .open, token.byte == UInt8(ascii: "{"), Int(token.mate) > index {
                blocks.append(index)
                if opensBody[index] { bodies.append(index) }
            }
            if token.kind == .close, token.byte == UInt8(ascii: "}"), blocks.last == Int(token.mate) {
                let block = blocks.removeLast()
                if bodies.last == block { bodies.removeLast() }
            }
            if token.kind == .open, token.byte == UInt8(ascii: "("), Int(token.mate) > index { declareParameters(index, blocks.last) }
            if token.kind == .punctuation, isArrow(token), index > 0, tokens[index - 1].kind == .name {
                declareBody(after: index, parameters: index - 1...index - 1, blocks.last)
            }
            guard token.kind == .name, !isMember(index) else { continue }
            switch token.word {
            case .const, .let: declareValues(index + 1, scope(blocks.last))
            case .var: declareValues(index + 1, scope(bodies.last))
            case .class, .enum, .interface:
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
        bindings[hash(name), default: []].append(Binding(name: name, content: content, scope: scope))
    }

    mutating func declareValues(_ start: Int, _ scope: ClosedRange<Int>) {
        var index = start
        while index < tokens.count {
            if isName(index), tokens[index].word != .enum {
                let (value, end) = declarator(index + 1)
                add(index, content(of: value), scope)
                index = end
            } else if tokens[index].kind == .open, Int(tokens[index].mate) > index {
                declarePattern(index, scope)
                index = skip(from: Int(tokens[index].mate) + 1)
            } else {
                return
            }
            guard index < tokens.count, tokens[index].kind == .punctuation, tokens[index].byte == UInt8(ascii: ",") else { return }
            index += 1
        }
    }

    /// Declares the names between braces or brackets. None of them can be a declaration itself.
    private mutating func declarePattern(_ open: Int, _ scope: ClosedRange<Int>) {
        for index in open + 1..<Int(tokens[open].mate) {
            switch tokens[index].word {
            case .const, .let, .var: return
            default: if isName(index) { add(index, .other, scope) }
            }
        }
    }

    /// A function expression is a function; everything else is a value.
    func content(of value: Int?) -> Binding.Content {
        guard let value, let body = function(at: value) else { return .value(value) }
        return .function(body)
    }

    /// Returns the first token of a declarator's value, and the token after the declarator.
    func declarator(_ start: Int) -> (value: Int?, end: Int) {
        var index = start
        if index < tokens.count, isPunctuation(index, UInt8(ascii: "!")) { index += 1 }
        if index < tokens.count, isPunctuation(index, UInt8(ascii: ":")) {
            index = typeEnd(index + 1)
        }
        guard index < tokens.count, isOnly(index, "=") else { return (nil, index) }
        return (index + 1, skip(from: index + 1))
    }

    /// Returns the token after a type.
    func typeEnd(_ start: Int) -> Int {
        var index = start
        var depth = 0
        while index < tokens.count, index < start + ScriptNames.longestType {
            let token = tokens[index]
            switch token.kind {
            case .open:
                // The body of a function, not the type of an object.
                if index > start, depth == 0, token.byte == UInt8(ascii: "{"), endsType(index - 1) { return index }
                index = Int(token.mate) > index ? Int(token.mate) : index
            case .punctuation:
                if token.byte == UInt8(ascii: "<") { depth += 1 }
                if token.byte == UInt8(ascii: ">") { depth -= 1 }
                if depth < 0 { return index }
                if token.byte == UInt8(ascii: ";") || isOnly(index, "=") || depth == 0 && token.byte == UInt8(ascii: ",") { return index }
                // The arrow of the function whose result this is, or that of a function type.
                if isArrow(token), depth == 0,
                    !(index > 0 && tokens[index - 1].kind == .close && tokens[index - 1].byte == UInt8(ascii: ")"))
                {
                    return index
                }
            case .name:
                if index > start, token.isFirstOfLine, depth == 0, endsType(index - 1) { return index }
            case .close, .templatePart, .templateClose, .elementClose: return index
            default: break
            }
            index += 1
        }
        return index
    }

    /// No type has more tokens outside of groups.
    static let longestType = 256

    func endsType(_ index: Int) -> Bool {
        let token = tokens[index]
        return token.kind == .name && token.word != .typeof && token.word != .readonly || token.kind == .close || token.kind == .string
            || token.kind == .punctuation && token.byte == UInt8(ascii: ">")
    }

    mutating func declareImports(_ start: Int) {
        var index = start
        // No import has more names.
        while index < tokens.count, index < start + 256, tokens[index].word != .from, tokens[index].kind != .string,
            !(tokens[index].kind == .open && tokens[index].byte == UInt8(ascii: "(")),
            !isPunctuation(index, UInt8(ascii: ";")), !isPunctuation(index, UInt8(ascii: "."))
        {
            if tokens[index].kind == .name, tokens[index].word == .none { add(index, .other, 0...tokens.count) }
            index += 1
        }
    }

    /// Declares the parameters of a function, if the group in parentheses has them, and the function.
    mutating func declareParameters(_ group: Int, _ block: Int?) {
        let end = Int(tokens[group].mate)
        guard end + 1 < tokens.count else { return }
        let before = group > 0 ? tokens[group - 1] : nil
        var body = end + 1
        if isPunctuation(body, UInt8(ascii: ":")) { body = typeEnd(body + 1) }
        guard body < tokens.count else { return }
        if isArrow(tokens[body]) { return declareBody(after: body, parameters: group + 1...end, block) }
        guard tokens[body].kind == .open, tokens[body].byte == UInt8(ascii: "{"), Int(tokens[body].mate) > body else { return }
        guard let before, before.kind == .name, !before.word.isControl || isMember(group - 1) else {
            // A computed name, or type parameters.
            guard let before, before.byte == UInt8(ascii: "]") || before.byte == UInt8(ascii: ">") else { return }
            return declareBody(at: body, parameters: group + 1...end)
        }
        declareBody(at: body, parameters: group + 1...end)
        guard before.word == .none || before.word == .get || before.word == .set else { return }
        let isFunction = group > 1 && (tokens[group - 2].word == .function || isPunctuation(group - 2, UInt8(ascii: "*")))
        if isFunction {
            add(group - 1, .function(.block(body)), scope(block))
        } else {
            methods[hash(before.range), default: []].append(.block(body))
        }
    }

    mutating func declareBody(after arrow: Int, parameters: ClosedRange<Int>, _ block: Int?) {
        guard arrow + 1 < tokens.count else { return }
        if tokens[arrow + 1].kind == .open, tokens[arrow + 1].byte == UInt8(ascii: "{") {
            return declareBody(at: arrow + 1, parameters: parameters)
        }
        let end = skip(from: arrow + 1)
        for index in parameters.prefix(ScriptNames.mostParameters) where isName(index) {
            add(index, .other, parameters.lowerBound...max(end - 1, arrow))
        }
    }

    mutating func declareBody(at body: Int, parameters: ClosedRange<Int>) {
        opensBody[body] = true
        let end = Int(tokens[body].mate)
        guard end > body else { return }
        for index in parameters.prefix(ScriptNames.mostParameters) where isName(index) { add(index, .other, parameters.lowerBound...end) }
    }

    /// So many tokens of the parameters of a function are looked at.
    static let mostParameters = 512

    /// The code of a function that begins at a token.
    func function(at start: Int) -> Body? {
        var index = start
        if index < tokens.count, tokens[index].word == .async { index += 1 }
        guard index < tokens.count else { return nil }
        if tokens[index].word == .function {
            let last = min(index + ScriptNames.longestType, tokens.count)
            while index < last, !(tokens[index].kind == .open) { index += 1 }
            guard index < last, tokens[index].byte == UInt8(ascii: "("), Int(tokens[index].mate) > index else { return nil }
            return block(after: Int(tokens[index].mate) + 1)
        }
        if tokens[index].kind == .name, index + 1 < tokens.count, isArrow(tokens[index + 1]) { return arrowBody(index + 2) }
        guard tokens[index].kind == .open, tokens[index].byte == UInt8(ascii: "("), Int(tokens[index].mate) > index else { return nil }
        var arrow = Int(tokens[index].mate) + 1
        if isPunctuation(arrow, UInt8(ascii: ":")) { arrow = typeEnd(arrow + 1) }
        guard arrow < tokens.count, isArrow(tokens[arrow]) else { return nil }
        return arrowBody(arrow + 1)
    }

    func block(after start: Int) -> Body? {
        var index = start
        if isPunctuation(index, UInt8(ascii: ":")) { index = typeEnd(index + 1) }
        guard index < tokens.count, tokens[index].kind == .open, tokens[index].byte == UInt8(ascii: "{") else { return nil }
        return .block(index)
    }

    func arrowBody(_ index: Int) -> Body? {
        guard index < tokens.count else { return nil }
        return tokens[index].kind == .open && tokens[index].byte == UInt8(ascii: "{") ? .block(index) : .expression(index)
    }

    // MARK: Tokens

    /// Whether a name is one of a member, after a dot.
    func isMember(_ index: Int) -> Bool {
        guard index > 0, tokens[index - 1].kind == .punctuation else { return false }
        let before = tokens[index - 1]
        let length = before.end - before.start
        return before.byte == UInt8(ascii: ".") && length == 1 || before.byte == UInt8(ascii: "?") && length == 2 && isOptionalDot(before)
    }

    func isOptionalDot(_ token: ScriptToken) -> Bool { bytes[Int(token.start) + 1] == UInt8(ascii: ".") }

    func isName(_ index: Int) -> Bool {
        index < tokens.count && tokens[index].kind == .name && (tokens[index].word == .none || tokens[index].word.isContextual)
    }

    func isPunctuation(_ index: Int, _ byte: UInt8) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].kind == .punctuation && tokens[index].byte == byte
    }

    /// Whether a token is this one character and no longer operator.
    func isOnly(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        isPunctuation(index, UInt8(truncatingIfNeeded: character.value)) && tokens[index].end - tokens[index].start == 1
    }

    func isArrow(_ token: ScriptToken) -> Bool {
        token.kind == .punctuation && token.byte == UInt8(ascii: "=") && bytes[Int(token.start) + 1] == UInt8(ascii: ">")
    }

    func isStep(_ index: Int) -> Bool {
        guard isPunctuation(index, UInt8(ascii: "+")) || isPunctuation(index, UInt8(ascii: "-")) else { return false }
        return bytes[Int(tokens[index].start) + 1] == tokens[index].byte && tokens[index].end - tokens[index].start == 2
    }

    /// Whether a token is an operator that gives a new value.
    func isAssignment(_ index: Int) -> Bool {
        let token = tokens[index]
        guard token.kind == .punctuation, bytes[Int(token.end) - 1] == UInt8(ascii: "=") else { return false }
        if token.byte == UInt8(ascii: "=") { return token.end - token.start == 1 }
        return token.byte != UInt8(ascii: "!") && !(token.byte == UInt8(ascii: "<") || token.byte == UInt8(ascii: ">"))
    }
}
