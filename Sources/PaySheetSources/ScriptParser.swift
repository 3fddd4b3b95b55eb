/// Reads the tokens of a script as a tree.
///
/// It never fails: what makes no sense becomes a node of its own, with the expressions in it. What is in brackets is read later, and not
/// while what is around it is being read. So no depth of brackets needs a deep stack, and each token is looked at a fixed number of times.
struct ScriptParser: ScriptReader {
    let tokens: TokenList
    let bytes: [UInt8]
    var nodes: [ScriptNode] = []
    /// The last child of each node.
    private var lastChildren: [Int32] = []
    /// The nodes whose content is still to be read.
    private var waiting: [Int] = []
    /// The next token.
    var position = 0
    /// How many tokens may still be looked at as those of types.
    var fuel = 0
    /// The token at which the present content ends.
    var limit = 0
    /// How many expressions without brackets are around the present one.
    var depth = 0
    /// Whether a colon ends the present expression.
    var endsAtColon = false

    /// No expression without brackets is read deeper at once.
    static let mostDepth = 48
    /// No type has more tokens outside of groups.
    static let longestType = 256

    static func tree(_ script: ScriptTokens) -> ScriptTree {
        var parser = ScriptParser(tokens: script.tokens, bytes: script.bytes)
        parser.read()
        return ScriptTree(parser.nodes, count: script.tokens.count)
    }

    private mutating func read() {
        nodes.reserveCapacity(tokens.count + 1)
        lastChildren.reserveCapacity(tokens.count + 1)
        fuel = 8 * tokens.count
        waiting.append(add(.script, from: 0, to: tokens.count))
        while let node = waiting.popLast() { fill(node) }
    }

    // MARK: Nodes

    /// Adds a node without a parent.
    mutating func add(_ kind: ScriptNode.Kind, from first: Int, to end: Int) -> Int {
        let end = min(max(first, end), tokens.count)
        nodes.append(ScriptNode(kind: kind, first: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: end)))
        lastChildren.append(-1)
        return nodes.count - 1
    }

    /// Adds a node that begins with some children and ends before the next token.
    mutating func add(_ kind: ScriptNode.Kind, from first: Int, _ children: Int?...) -> Int {
        let node = add(kind, from: first, to: position)
        for case let child? in children { attach(child, to: node) }
        return node
    }

    mutating func attach(_ child: Int, to node: Int) {
        let number = Int32(truncatingIfNeeded: child)
        nodes[child].parent = Int32(truncatingIfNeeded: node)
        if lastChildren[node] < 0 { nodes[node].child = number } else { nodes[Int(lastChildren[node])].next = number }
        lastChildren[node] = number
    }

    mutating func close(_ node: Int) { nodes[node].end = Int32(truncatingIfNeeded: min(position, limit)) }

    /// Adds a node whose content is read later.
    private mutating func later(_ kind: ScriptNode.Kind, to end: Int) -> Int {
        let node = add(kind, from: position, to: end)
        position = end
        waiting.append(node)
        return node
    }

    /// Adds a bracket with its content.
    mutating func bracket(_ kind: ScriptNode.Kind) -> Int { later(kind, to: mate(position) + 1) }

    /// Adds all that is left of the present content.
    mutating func remainder(_ kind: ScriptNode.Kind) -> Int { later(kind, to: limit) }

    private mutating func fill(_ node: Int) {
        let kind = nodes[node].kind
        let isBracket = kind != .script && kind != .later
        let first = Int(nodes[node].first)
        position = isBracket ? first + 1 : first
        limit = isBracket && mate(first) > first ? mate(first) : Int(nodes[node].end)
        (depth, endsAtColon) = (0, false)
        switch kind {
        case .script, .block, .head, .later: while position < limit { statement(in: node) }
        case .object: properties(of: node)
        case .classBody: members(of: node)
        case .parameters: parameters(of: node)
        case .markup, .template: pieces(of: node)
        default: elements(of: node)
        }
    }

    // MARK: Lists

    /// Reads expressions with commas between them, and everything else up to the limit.
    private mutating func elements(of node: Int) {
        while position < limit {
            if isPunctuation(position, ",") {
                // Two commas have a hole between them.
                let isHole = nodes[node].kind == .array && (lastChildren[node] < 0 || isPunctuation(position - 1, ","))
                if isHole { attach(add(.error, from: position, to: position + 1), to: node) }
                position += 1
            } else {
                if let element = spreadOrExpression() { attach(element, to: node) }
                if position < limit, !isPunctuation(position, ",") { attach(rest(), to: node) }
            }
        }
    }

    mutating func spreadOrExpression() -> Int? {
        guard isPunctuation(position, "."), tokens[position].range.count == 3 else { return expression() }
        let start = position
        position += 1
        return add(.spread, from: start, expression())
    }

    /// Reads what is before the next comma, and makes no sense there.
    mutating func rest() -> Int {
        let node = add(.error, from: position, to: position)
        while position < limit, !isPunctuation(position, ",") {
            if let inner = expression() { attach(inner, to: node) } else { position += 1 }
        }
        close(node)
        return node
    }

    /// Reads the expressions between the pieces of a template literal, or in the braces of an element of JSX.
    private mutating func pieces(of node: Int) {
        let isMarkup = nodes[node].kind == .markup
        while position < limit {
            let token = tokens[position]
            if isMarkup, token.kind == .elementOpen, mate(position) > position {
                attach(bracket(.markup), to: node)
            } else if isMarkup, opens("{") {
                attach(bracket(.container), to: node)
            } else if !isMarkup, token.kind != .templatePart, let inner = expression() {
                attach(inner, to: node)
            } else {
                position += 1
            }
        }
    }

    // MARK: Types

    /// Reads a type behind a colon, if there is one.
    mutating func annotation() -> Int? {
        guard isOnly(":") else { return nil }
        let start = position
        position = min(max(typeEnd(position + 1), position + 1), limit)
        return add(.type, from: start)
    }

    /// Reads the list of types of a generic function or class, if it has one.
    mutating func typeParameters() -> Int? {
        guard isOnly("<") else { return nil }
        let end = typeEnd(position + 1)
        guard end < limit, isPunctuation(end, ">") else { return nil }
        let start = position
        position = end + 1
        return add(.type, from: start)
    }

    /// The token after a type.
    mutating func typeEnd(_ start: Int) -> Int {
        var index = start
        var depth = 0
        defer { fuel -= index - start }
        while index < limit, index < start + min(ScriptParser.longestType, fuel) {
            let token = tokens[index]
            switch token.kind {
            case .open:
                // The body of a function, not the type of an object.
                if index > start, depth == 0, token.byte == "{", endsType(index - 1) { return index }
                index = max(mate(index), index)
            case .punctuation:
                if token.byte == "<" { depth += 1 }
                if token.byte == ">" { depth -= 1 }
                // No type has `&&`, but a comparison can.
                if depth < 0 || isOnly(index, ";") || isOnly(index, "=") || isDouble(index, "&") || isDouble(index, "|") { return index }
                if token.byte == ",", depth == 0 { return index }
                // The arrow of the function whose result this is, or that of a function type.
                if isArrow(index), depth == 0, !(tokens[index - 1].kind == .close && tokens[index - 1].byte == ")") {
                    return index
                }
            case .name: if index > start, token.isFirstOfLine, depth == 0, endsType(index - 1) { return index }
            case .close, .templatePart, .templateClose, .elementClose: return index
            default: break
            }
            index += 1
        }
        return index
    }

    private func endsType(_ index: Int) -> Bool {
        let token = tokens[index]
        return token.kind == .name && token.word != .typeof && token.word != .readonly || token.kind == .close || token.kind == .string
            || token.kind == .punctuation && token.byte == ">"
    }

    // MARK: Tokens

    /// Whether a bracket that has an end is next.
    func opens(_ bracket: Unicode.Scalar) -> Bool { isOpen(position, bracket) }

    func isOpen(_ index: Int, _ bracket: Unicode.Scalar) -> Bool { index < limit && isGroup(index, bracket) }

    /// Whether this one character is next, and no longer operator.
    func isOnly(_ sign: Unicode.Scalar) -> Bool { position < limit && isOnly(position, sign) }

    /// Whether a name is next.
    var isName: Bool { position < limit && isName(position) }
}

extension ScriptTree {
    init(_ nodes: [ScriptNode], count: Int) {
        self.nodes = nodes
        var owners = [Int32](repeating: 0, count: count)
        var starts = [Int32](repeating: -1, count: count)
        for (index, node) in nodes.enumerated() {
            let number = Int32(truncatingIfNeeded: index)
            // The tokens of a node that are not those of a child.
            var place = Int(node.first)
            var child = node.child
            while place < Int(node.end) {
                let next = child >= 0 ? nodes[Int(child)] : nil
                while place < Int(next?.first ?? node.end) {
                    owners[place] = number
                    place += 1
                }
                guard let next else { break }
                place = Int(next.end)
                child = next.next
            }
            guard node.kind.isExpression, node.first < node.end, Int(node.first) < count else { continue }
            let isInner = node.parent >= 0 && nodes[Int(node.parent)].kind.isExpression && nodes[Int(node.parent)].first == node.first
            if !isInner { starts[Int(node.first)] = number }
        }
        self.owners = owners
        self.starts = starts
    }
}
