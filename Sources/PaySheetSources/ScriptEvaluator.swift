/// Reads expressions as values, as far as the script says them.
///
/// A name, a parameter, or a member of `this` has the values that the script gives it: none, one, or a choice. The reader follows names to
/// their declarations, functions to what they return, and parameters to the calls of their functions. Everything else is unknown. It also
/// gives up on what takes too many steps.
///
/// A declaration is read once, and all its uses share the value. Each costs as many steps as the value has parts, so no document has more
/// parts than there are steps.
struct ScriptEvaluator {
    let tokens: TokenList
    let bytes: [UInt8]
    let names: ScriptNames
    var depth = 0
    /// How many more values are read for the present document.
    var budget = 0
    /// How many are left for other documents of the file.
    private var rest: Int
    /// Something was not read, because it was too deep or too much.
    var isCut = false
    /// The values that were read, by their places.
    var known: [Key: Known] = [:]
    /// The depths at which values were too deep to be read.
    var deepest: [Key: Int] = [:]
    /// The values that are being read. None of them can depend on itself.
    var active: Set<Key> = []
    /// A name or member that has got an object, and where it has it.
    struct Sharing: Hashable {
        let token: Int
        let place: [[UInt8]]
    }

    /// What names and members do with objects that they have got.
    var sharings: [Sharing: [ScriptNames.Change.Kind]?] = [:]
    var activeSharings: Set<Sharing> = []
    /// What other files change in values that they import from this one.
    var imports: [SourceChange] = []
    /// Whether other files can import a value that was read.
    var meetsExports = false
    /// The members of objects and classes, by the token that opens them.
    var members: [Int: [[UInt8]: ScriptNames.Member]] = [:]

    /// The place of a value: of the name that declares it, or of the function that returns it.
    struct Key: Hashable {
        let place: Int
        /// The member of what is there.
        var member: [UInt8] = []
    }

    /// The value of a declaration; `nil` if only the program knows it.
    struct Known {
        let value: ScriptValue?
        let extent: ScriptValue.Extent
    }

    /// So many values are read for one document.
    private static let mostValues = 50_000
    static let mostDepth = 48

    init(_ tokens: TokenList, _ bytes: [UInt8], _ names: ScriptNames) {
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

    // MARK: Expressions

    /// The value of an expression, and the token after it.
    mutating func expression(_ start: Int) -> (value: ScriptValue, end: Int) {
        let end = names.skip(from: start)
        guard start < end else { return (.unknown(range(start, start + 1)), max(end, start)) }
        return (expression(start, end), end)
    }

    /// The value of the expression between two tokens.
    mutating func expression(_ start: Int, _ end: Int) -> ScriptValue {
        guard start < end else { return .unknown(range(start, end)) }
        let (value, next) = operand(start, limit: end)
        guard next < end else { return value }
        return depth < ScriptEvaluator.mostDepth ? selected(start, end, value, next) : .unknown(range(start, end))
    }

    /// The values of `a ? b : c`, `a || b`, `a ?? b` and `a && b`.
    ///
    /// - Parameters:
    ///   - first: The value of the first operand.
    ///   - next: The token after it.
    private mutating func selected(_ start: Int, _ end: Int, _ first: ScriptValue, _ next: Int) -> ScriptValue {
        depth += 1
        defer { depth -= 1 }
        let place = range(start, end)
        var choice: Int?
        var isConjunction = false
        var index = start
        while index < end {
            if names.isOnly(index, "?") {
                // A program that asks for a constant knows that it may be missing.
                let asks = (start..<index).contains { bytes[tokens[$0].range].starts(with: ScriptText.status) }
                return asks ? .unknown(place) : conditional(index, end)
            }
            if isDouble(index, "?") || isDouble(index, "|") { (choice, isConjunction) = (index, false) }
            if isDouble(index, "&"), choice == nil || isConjunction { (choice, isConjunction) = (index, true) }
            if names.isArrow(tokens[index]) { return .unknown(place) }
            index = tokens[index].opens && mate(index) > index ? mate(index) + 1 : index + 1
        }
        guard let choice else { return .unknown(place) }
        let last = expression(choice + 1, end)
        // If the first operand of `&&` is the result, it is false or nothing.
        if isConjunction { return ScriptValue(oneOf: [.undefined(range(start, choice)), last], place) }
        switch next == choice ? first : .unknown(place) {
        case .builtin(.missingStatus, _), .null, .undefined: return last
        case .object, .builtin: return first
        default: return ScriptValue(oneOf: [.unknown(range(start, choice)), last], place)
        }
    }

    /// The values behind the question mark at a token.
    private mutating func conditional(_ question: Int, _ end: Int) -> ScriptValue {
        let place = range(question, end)
        var values: [ScriptValue] = []
        var question = question
        while values.count <= ScriptValue.mostAlternatives {
            var open = 0
            var colon = question + 1
            while colon < end, open > 0 || !names.isOnly(colon, ":") {
                if names.isOnly(colon, "?") { open += 1 }
                if names.isOnly(colon, ":") { open -= 1 }
                colon = tokens[colon].opens && mate(colon) > colon ? mate(colon) + 1 : colon + 1
            }
            guard colon + 1 < end else { return .unknown(place) }
            values.append(expression(question + 1, colon))
            // `a ? b : c ? d : e`
            var next = colon + 1
            while next < end, !names.isOnly(next, "?") { next = tokens[next].opens && mate(next) > next ? mate(next) + 1 : next + 1 }
            guard next < end else {
                values.append(expression(colon + 1, end))
                return ScriptValue(oneOf: values, place)
            }
            question = next
        }
        return .unknown(place)
    }

    /// Reads an operand with everything behind it that belongs to it: members, calls, types.
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
            if names.isDot(next), next + 1 < limit, tokens[next + 1].kind == .name {
                value = member(of: value, [UInt8](bytes[tokens[next + 1].range]), range(start, next + 2))
                next += 2
            } else if names.isDot(next), next + 1 < limit, tokens[next + 1].kind == .open {
                next += 1
            } else if token.kind == .open, mate(next) > next, mate(next) < limit, token.byte != UInt8(ascii: "{") {
                let place = range(start, mate(next) + 1)
                value = token.byte == UInt8(ascii: "(") ? call(value, next, place) : element(of: value, next, place)
                next = mate(next) + 1
            } else if names.isOnly(next, "<"), let open = typeArguments(of: value, next, limit) {
                next = open
            } else if token.word == .as || token.word == .satisfies {
                next = min(names.typeEnd(next + 1), limit)
            } else if names.isOnly(next, "!") {
                next += 1
            } else {
                break
            }
        }
        return (value, next)
    }

    /// The parenthesis of a call behind the type arguments of a function.
    private func typeArguments(of value: ScriptValue, _ start: Int, _ limit: Int) -> Int? {
        switch value {
        case .function, .builtin: break
        default: return nil
        }
        let end = names.typeEnd(start + 1)
        guard end + 1 < limit, names.isOnly(end, ">"), tokens[end + 1].kind == .open, tokens[end + 1].byte == UInt8(ascii: "(") else {
            return nil
        }
        return end + 1
    }
}
