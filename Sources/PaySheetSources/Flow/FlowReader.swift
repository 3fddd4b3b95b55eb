import PaySheet

/// Finds mistakes in what a script does.
struct FlowReader {
    let script: FlowScript
    private(set) var matches: [FlowMatch] = []
    private(set) var walks: [FlowWalks] = []

    var tree: ScriptTree { script.tree }
    var names: ScriptNames { script.names }

    /// Finds the mistakes of a script, in the order of the rules.
    static func matches(_ script: ScriptTokens, _ rules: [FlowRule]) -> [(rule: FlowRule, match: FlowMatch)] {
        guard script.tokens.contains(where: { $0.kind == .name && isMark(script, $0) }) else { return [] }
        var reader = FlowReader(script: FlowScript(script))
        guard !reader.script.calls.makesSessions, !reader.isTest else { return [] }
        // A session outside of functions is a piece of code that other code is around.
        reader.walks = reader.script.subjects.indices.filter { index in
            let subject = reader.script.subjects[index]
            return subject.object != .session || subject.makers.allSatisfy { reader.script.function(around: $0) != nil }
        }.map { FlowWalks(reader.script, $0) }
        var found: [(rule: FlowRule, match: FlowMatch)] = []
        for rule in rules {
            reader.matches = []
            reader.find(rule.pattern)
            for match in reader.matches where !isHidden(match, by: found) { found.append((rule, match)) }
        }
        return found
    }

    /// Words of scripts that can have such a mistake.
    private static let marks = [
        "ApplePay", "PaymentRequest", "completeMerchantValidation", "completePayment", "merchantIdentifier",
        "validationURL", "onvalidatemerchant", "initiativeContext",
    ].map { [UInt8]($0.utf8) }

    private static func isMark(_ script: ScriptTokens, _ token: ScriptToken) -> Bool {
        token.range.count >= 8 && marks.contains { script.bytes[token.range].starts(with: $0) }
    }

    /// Whether the file tests something.
    private var isTest: Bool { ["expect", "describe", "jest"].contains { names.calls[ScriptNames.hash($0.utf8)] != nil } }

    /// One mistake is one finding. What makes a function useless hides the others in it.
    private static func isHidden(_ match: FlowMatch, by found: [(rule: FlowRule, match: FlowMatch)]) -> Bool {
        found.contains { other in
            if other.match.range == match.range { return true }
            guard other.match.function == match.function, match.function >= 0 else { return false }
            switch other.rule.pattern {
            case .strayAwait, .entry(.create), .second: return true
            default: return false
            }
        }
    }

    mutating func add(_ node: Int, name: String = "", _ change: (inout FlowMatch) -> Void = { _ in }) {
        add(names.range(node), node, name, change)
    }

    mutating func add(token: Int, name: String = "", _ change: (inout FlowMatch) -> Void = { _ in }) {
        add(script.tokens[token].range, names.node(token), name, change)
    }

    private mutating func add(_ range: Range<Int>, _ node: Int, _ name: String, _ change: (inout FlowMatch) -> Void) {
        guard matches.count < 64, !script.hasTags(node) else { return }
        var match = FlowMatch(range: range, function: Int(names.places[node].function), name: name)
        change(&match)
        if let same = matches.firstIndex(where: { $0.range == range }) {
            // What is surer counts.
            if matches[same].isSome, !match.isSome { matches[same] = match }
        } else {
            matches.append(match)
        }
    }

    private mutating func find(_ pattern: FlowPattern) {
        switch pattern {
        case .strayAwait: strayAwaits()
        case .entry(let act): entries(act)
        case .waits: waits()
        case .second: second()
        case .handlerName: handlerNames()
        case .handlerResult: handlerResults()
        case .eventMember: eventMembers()
        case .receiver: receivers()
        case .condition: conditions()
        case .notCalled: notCalled()
        case .noArgument(let methods): noArguments(methods)
        case .argument(let act, let forms): arguments(act, forms)
        case .response: responses()
        case .count: counts()
        case .otherAnswer: otherAnswers()
        case .missing(let act, let object): missing(act, object)
        case .noHandler(let object, let act, let events): noHandlers(object, act, events)
        case .unanswered(let object): unanswered(object)
        case .after(let first, let then): after(first, then)
        case .outside(let act): outside(act)
        case .ended: ended()
        case .late: late()
        case .lateUpdate: lateUpdates()
        case .early: early()
        case .data(let sink): data(sink)
        case .server, .frame: break
        }
    }

    // MARK: Calls

    /// The calls of methods with a name that an object calls, in the order of the file.
    func calls(of method: String) -> [Int] {
        (names.calls[ScriptNames.hash(method.utf8)] ?? []).filter { names.isMember($0) && script.reads(method, $0) }
            .compactMap { names.call(of: names.node($0)) }
    }

    /// Whether an expression is the class `ApplePaySession`.
    func isClass(_ node: Int) -> Bool {
        let node = script.inner(node)
        guard tree.kind(node) == .name || tree.kind(node) == .member, names.mentionsSession(node) || tree.kind(node) == .name else {
            return false
        }
        return script.calls.isSessionClass(tree.last(node)) && script.tokens[tree.last(node)].kind == .name
    }

    /// Whether an expression is a session, as the file or only its name shows it.
    func isSession(_ node: Int) -> (isOne: Bool, isSure: Bool) {
        if let known = script.subject(node) {
            let subject = script.subjects[known]
            return (subject.object == .session, !subject.isLikely)
        }
        let member = tree.parent(node).flatMap { tree.kind($0) == .member ? tree.last($0) : nil }
        return (member.map { script.calls.isSession($0) } ?? false, false)
    }
}
