import PaySheet

/// A script with all that is known of it.
///
/// (A class, because everything about it is found once.)
final class FlowScript: ScriptReader {
    let tokens: TokenList
    let bytes: [UInt8]
    let names: ScriptNames
    let tree: ScriptTree
    let language: SourceLanguage
    var calls: ScriptCalls
    /// How many steps may still be taken in the file.
    var fuel: Int
    /// The hashes of names that some code sets to `true`.
    private(set) var flags: Set<UInt64> = []
    /// How many tags of a template engine are before each token.
    private var tagCounts: [Int32] = []
    private var mentioned: [[UInt8]: Bool] = [:]
    private(set) var subjects: [FlowSubject] = []
    /// The tokens of attributes that run at an event.
    private let handlers: [Range<Int>]
    /// The subject of each declared name that has it.
    private var owners: [Int: Int] = [:]

    init(_ script: ScriptTokens) {
        calls = ScriptCalls(script)
        tokens = script.tokens
        bytes = script.bytes
        language = script.language
        handlers = script.handlers
        names = calls.names
        tree = calls.tree
        fuel = 200_000 + 8 * script.tokens.count
        countTags()
        findFlags()
        subjects = FlowSubjects.all(in: self)
        for (index, subject) in subjects.enumerated() { for name in subject.names { owners[name] = index } }
    }

    /// Whether a node is in an attribute that runs at an event.
    func isInHandler(_ node: Int) -> Bool { handlers.contains { $0.contains(tree.first(node)) } }

    // MARK: Subjects

    /// The object of Apple Pay that an expression is, as the file shows it.
    func subject(_ node: Int) -> Int? {
        let node = inner(node)
        switch tree.kind(node) {
        case .name: return names.declaration(of: tree.first(node)).flatMap { owners[$0.token] }
        case .member:
            guard let words = chain(node) else { return nil }
            return subjects.firstIndex { $0.chains.contains(words) }
        case .new, .call: return subjects.firstIndex { $0.makers.contains(node) }
        default: return nil
        }
    }

    /// An expression without parentheses, types and `await`.
    func inner(_ node: Int) -> Int {
        var node = names.uncast(node)
        while tree.kind(node) == .group || tree.kind(node) == .later && tree.child(node).map({ tree.kind($0) == .statement }) == true
            || tree.kind(node) == .unary && tokens[tree.first(node)].word == .await,
            let child = tree.child(node)
        {
            guard let only = tree.kind(child) == .statement ? tree.child(child) : child, tree.next(child) == nil else { return node }
            node = names.uncast(only)
        }
        return node
    }

    func chain(_ node: Int) -> [[UInt8]]? { names.chain(node).map { $0.map { word($0) } } }

    // MARK: Calls

    /// The method that a call calls, with its object.
    func method(_ call: Int) -> (object: Int, name: Int)? {
        guard tree.kind(call) == .call, let callee = tree.child(call).map({ names.uncast($0) }), tree.kind(callee) == .member,
            tokens[tree.last(callee)].kind == .name, let object = tree.child(callee)
        else { return nil }
        return (object, tree.last(callee))
    }

    /// The function of the file that a call calls.
    func function(calledBy call: Int) -> Int? {
        guard let callee = tree.child(call) else { return nil }
        return function(callee)
    }

    /// The function of the file that an expression is.
    func function(_ node: Int) -> Int? {
        let node = inner(node)
        switch tree.kind(node) {
        case .function, .arrow: return names.body(node) == nil ? nil : node
        case .name:
            guard case .function(let body)? = names.declaration(of: tree.first(node))?.content else { return nil }
            return body.function
        case .member: return functionOfMember(node)
        case .call:
            // `this.method.bind(this)`
            guard let method = method(node), reads("bind", method.name) else { return nil }
            return function(method.object)
        default: return nil
        }
    }

    private func functionOfMember(_ member: Int) -> Int? {
        guard let object = tree.child(member), tokens[tree.last(member)].kind == .name, tree.kind(object) == .name else { return nil }
        var owner: Int?
        if tokens[tree.first(object)].word == .this {
            owner = names.owner(of: object)
        } else if case .value(let value?)? = names.declaration(of: tree.first(object))?.content {
            // `const self = this`, `const checkout = { … }`
            owner = tree.kind(value) == .object ? value : tokens[tree.first(value)].word == .this ? names.owner(of: value) : nil
        }
        let key = owner.map { ScriptNames.MemberKey(owner: $0, name: names.hash(tokens[tree.last(member)].range)) }
        return key.flatMap { names.functions[$0] }.flatMap { $0 >= 0 && names.body($0) != nil ? $0 : nil }
    }

    func isAsync(_ function: Int) -> Bool {
        tree.kind(function) == .method ? names.isAccessor(function, .async) : tokens[tree.first(function)].word == .async
    }

    /// The innermost function around a node; `nil` at the top level.
    func function(around node: Int) -> Int? { names.places[node].function >= 0 ? Int(names.places[node].function) : nil }

    /// Whether a function or the script is around a node.
    func isInside(_ node: Int, _ whole: Int) -> Bool { tree.first(whole) <= tree.first(node) && tree.end(node) <= tree.end(whole) }

    /// The text of an expression that is a literal without expressions in it.
    func text(_ node: Int) -> [UInt8]? {
        guard tree.kind(node) == .literal, tokens[tree.first(node)].kind == .string || tokens[tree.first(node)].kind == .template else {
            return nil
        }
        let range = tokens[tree.first(node)].range
        return range.count < 2 ? nil : [UInt8](bytes[range.lowerBound + 1..<range.upperBound - 1])
    }

    func isText(_ node: Int?, _ texts: [String]) -> Bool {
        guard let text = node.flatMap({ text($0) }) else { return false }
        return texts.contains { text.elementsEqual($0.utf8) }
    }

    /// Whether a name is one of some words.
    func isOne(_ token: Int, of words: [String]) -> Bool { words.contains { reads($0, token) } }

    /// Whether the file says a word anywhere.
    func mentions(_ word: String) -> Bool {
        let word = [UInt8](word.utf8)
        if let known = mentioned[word] { return known }
        let isThere = ScriptCalls.place(of: word, in: bytes[...]) != nil
        mentioned[word] = isThere
        return isThere
    }

    // MARK: Whole file

    private func countTags() {
        guard language.isTemplate else { return }
        var count: Int32 = 0
        for token in tokens {
            tagCounts.append(count)
            if token.kind == .tag { count += 1 }
        }
        tagCounts.append(count)
    }

    /// Whether a template engine writes a part of a node.
    func hasTags(_ node: Int) -> Bool {
        guard !tagCounts.isEmpty, tree.end(node) < tagCounts.count else { return false }
        return tagCounts[tree.end(node)] > tagCounts[tree.first(node)]
    }

    private func findFlags() {
        for index in tokens.indices where tokens[index].word == .true && isOnly(index - 1, "=") && tokens[index - 2].kind == .name {
            flags.insert(names.hash(tokens[index - 2].range))
        }
    }
}
