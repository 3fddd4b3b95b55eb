import PaySheet

/// Reads expressions as values, as far as the script says them.
///
/// A name, a parameter, or a member of `this` has the values that the script gives it: none, one, or a choice. The reader follows names to
/// their declarations, functions to what they return, and parameters to the calls of their functions. Everything else is unknown. It also
/// gives up on what takes too many steps.
///
/// A declaration is read once, and all its uses share the value. Each costs as many steps as the value has parts, so no document has more
/// parts than there are steps.
struct ScriptEvaluator: ScriptReader {
    let tokens: TokenList
    let bytes: [UInt8]
    let names: ScriptNames
    let tree: ScriptTree
    var depth = 0
    /// How many more values are read for the present document.
    var budget = 0
    /// How many are left for other documents of the file.
    private var rest: Int
    /// Something was not read, because it was too deep or too much.
    var isCut = false
    /// The values that were read or are being read, by their places.
    var known: [Key: Known] = [:]
    /// A name or member that has got an object, and where it has it.
    struct Sharing: Hashable {
        let token: Int
        let place: [[UInt8]]
    }

    /// Calls that return objects whose members are known.
    private let results: [SourceCall]

    /// What names and members do with objects that they have got.
    var sharings: [Sharing: Effects] = [:]
    /// How many of them are being found.
    var activeSharings = 0

    enum Effects {
        /// They are being found.
        case active
        /// Changes; `nil` if they are too much.
        case known([ScriptNames.Change.Kind]?)
    }

    /// What other files change in values that they import from this one.
    var imports: [SourceChange] = []
    /// Whether other files can import a value that was read.
    var meetsExports = false
    /// The members of objects and classes.
    var members: [Int: [[UInt8]: ScriptNames.Member]] = [:]

    /// The place of a value: of the name that declares it, or of the function that returns it.
    struct Key: Hashable {
        let place: Int
        /// The member of what is there.
        var member: [UInt8] = []
    }

    /// What is known of the value of a declaration.
    enum Known {
        /// The value; `nil` if only the program knows it.
        case value(ScriptValue?, ScriptValue.Extent)
        /// It is being read. No value can depend on itself.
        case active
        /// It was too deep to be read at this depth.
        case tooDeep(Int)
    }

    /// So many values are read for one document.
    private static let mostValues = 50_000
    static let mostDepth = 48

    /// - Parameter calls: Calls of other interfaces. Some return objects whose members are known.
    init(_ names: ScriptNames, results calls: [SourceCall] = []) {
        results = calls.filter { if case .result = $0.form { true } else { false } }
        tokens = names.tokens
        bytes = names.bytes
        tree = names.tree
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

    func range(_ node: Int) -> Range<Int> { names.range(node) }

    // MARK: Expressions

    /// The value of an expression, with the members, calls and types behind its first operand.
    mutating func value(_ node: Int) -> ScriptValue {
        guard depth < ScriptEvaluator.mostDepth, budget > 0 else {
            isCut = true
            return .unknown(range(node))
        }
        depth += 1
        budget -= 1
        defer { depth -= 1 }
        // From the outermost one to the first operand.
        var chain: [Int] = []
        var first = node
        while tree.kind(first).isPostfix, let inner = tree.children(first).first(where: { tree.kind($0).isExpression }) {
            chain.append(first)
            first = inner
        }
        var value = operand(first)
        for node in chain.reversed() { value = self.value(of: node, value) }
        return value
    }

    /// The value of a member, a call or the like, of a value.
    private mutating func value(of node: Int, _ value: ScriptValue) -> ScriptValue {
        let place = range(node)
        switch tree.kind(node) {
        case .member: return tokens[tree.last(node)].kind == .name ? member(of: value, word(tree.last(node)), place) : .unknown(place)
        case .element: return names.child(node, .computed).map { element(of: value, $0, place) } ?? .unknown(place)
        case .call: return concatenated(node, place) ?? (value.isUnknown ? known(node, place) : nil) ?? call(value, node, place)
        default: return value
        }
    }

    /// The object that a method of an SDK returns. Only its members are known.
    private func known(_ node: Int, _ place: Range<Int>) -> ScriptValue? {
        guard !results.isEmpty, let name = names.calleeToken(node), names.isMember(name) else { return nil }
        for call in results {
            guard case .result(let members) = call.form, reads(call.name, name) else { continue }
            if case .result(let methods, _) = call.receiver {
                guard let object = tree.child(names.node(name)), let made = names.callMaking(object), let own = names.calleeToken(made),
                    methods.contains(where: { reads($0, own) })
                else { continue }
            }
            return .object(members.map { .named($0, .unknown(place)) }, place)
        }
        return nil
    }

    /// The value of an expression that begins with none.
    private mutating func operand(_ node: Int) -> ScriptValue {
        let place = range(node)
        switch tree.kind(node) {
        case .literal: return literal(node, place)
        case .name: return name(tree.first(node), place)
        case .array: return list(node, place)
        case .object: return object(node, place)
        case .group: return only(node).map { value($0) } ?? .unknown(place)
        case .later: return tree.child(node).flatMap { only($0) }.map { value($0) } ?? .unknown(place)
        case .function, .arrow: return names.body(node) == nil ? .unknown(place) : .function(ScriptNames.Body(function: node), place)
        case .new: return created(node, place)
        case .unary: return prefixed(node, place)
        case .binary: return chosen(node, place)
        case .conditional: return conditional(node, place)
        default: return .unknown(place)
        }
    }

    /// The only expression in parentheses.
    private func only(_ node: Int) -> Int? { tree.child(node).flatMap { tree.next($0) == nil ? $0 : nil } }

    /// The values of `a ? b : c`.
    private mutating func conditional(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        guard let test = tree.child(node), let first = tree.next(test), let second = tree.next(first) else { return .unknown(place) }
        // A program that asks for a constant knows that it may be missing.
        let asks = tree.tokens(test).contains { bytes[tokens[$0].range].starts(with: ScriptText.status) }
        return asks ? .unknown(place) : ScriptValue(oneOf: [value(first), value(second)], place)
    }

    /// The values of `a || b`, `a ?? b` and `a && b`.
    private mutating func chosen(_ node: Int, _ place: Range<Int>) -> ScriptValue {
        guard let left = tree.child(node), let right = tree.next(left) else { return .unknown(place) }
        let sign = tree.end(left)
        if isDouble(sign, "&") {
            // If the first operand is the result, it is false or nothing.
            return ScriptValue(oneOf: [.undefined(range(left)), value(right)], place)
        }
        guard isDouble(sign, "|") || isDouble(sign, "?") else { return .unknown(place) }
        let isChoice = [.binary, .conditional, .assignment].contains(tree.kind(left))
        let first = isChoice ? .unknown(range(left)) : value(left)
        switch first {
        case .builtin(.missingStatus, _), .null, .undefined: return value(right)
        case .object, .builtin: return first
        default: return ScriptValue(oneOf: [.unknown(range(left)), value(right)], place)
        }
    }
}

extension ScriptNode.Kind {
    /// Whether its value is that of its first operand, or a part or the result of it.
    fileprivate var isPostfix: Bool {
        switch self {
        case .member, .element, .call, .cast: true
        default: false
        }
    }
}
