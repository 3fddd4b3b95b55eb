import PaySheet

/// Goes through a function once, with all its paths.
///
/// A path ends in an act, in `return` or in an exception. A function of the file is walked where it is called. So many paths and steps are
/// followed; after that, the walk says nothing.
struct FlowWalk {
    let script: FlowScript
    /// The object whose methods count; `nil` for all objects of the file.
    let subject: Int?
    /// The names that have the event or the payment of the handler.
    var events: Set<Int> = []
    /// The names of the whole event.
    var wholeEvents: Set<Int> = []
    /// Whether something was not followed.
    var isCut = false
    /// The paths before each act, by the call or the assignment.
    var records: [Int: Record] = [:]
    /// The ends of the present function or statement.
    var returned: Set<FlowPath> = []
    var thrown: Set<FlowPath> = []
    var broken: Set<FlowPath> = []
    /// The branches around the present place, also of calls.
    var branches: [Int] = []
    /// The branches around each act that is the first answer of a path.
    var answerBranches: [Int32: [Int]] = [:]
    /// The functions around the present place, by calls.
    var functions: [Int] = []
    /// How many statements and expressions are around the present place.
    var depth = 0
    /// How many `try` statements are around it.
    var tries = 0

    /// What is known of the paths before an act.
    struct Record {
        let act: FlowActs
        let subject: Int?
        var paths: Set<FlowPath> = []
        /// How many functions are around the act, by calls.
        var calls = 0
        var branches: [Int] = []
        var isTried = false
        /// The act is in a `catch` or in an error callback.
        var isInFailure = false
    }

    static let mostPaths = 64
    static let mostDepth = 160
    static let mostCalls = 8

    var tree: ScriptTree { script.tree }
    var names: ScriptNames { script.names }

    init(_ script: FlowScript, of subject: Int?) {
        self.script = script
        self.subject = subject
    }

    /// Walks a function from its start, or the whole script.
    mutating func walk(_ function: Int) -> FlowEnds { body(of: function, [FlowPath()]) }

    /// Walks the code outside of functions: that of scripts, or that of attributes which run at an event.
    mutating func walkTopLevel(inHandlers: Bool) -> FlowEnds {
        let next = sequence(tree.children(0).filter { script.isInHandler($0) == inHandlers }, [FlowPath()])
        return FlowEnds(returned: next.union(returned), thrown: thrown)
    }

    /// Walks the body of a function.
    mutating func body(of function: Int, _ paths: Set<FlowPath>) -> FlowEnds {
        // A function that calls itself ends as its other paths do.
        guard !functions.contains(function) else { return FlowEnds() }
        guard let body = names.body(function), functions.count < FlowWalk.mostCalls else {
            isCut = true
            return FlowEnds(returned: paths)
        }
        if script.hasTags(function) || isGenerator(function) {
            isCut = true
            return FlowEnds(returned: paths)
        }
        let outer = (returned, thrown, broken, tries)
        (returned, thrown, broken, tries) = ([], [], [], 0)
        functions.append(function)
        var next: Set<FlowPath>
        if tree.kind(body) == .block {
            next = sequence(body, paths)
        } else {
            next = result(body, paths)
        }
        next.formUnion(returned)
        let ends = FlowEnds(returned: bounded(next), thrown: thrown)
        functions.removeLast()
        (returned, thrown, broken, tries) = outer
        return ends
    }

    private func isGenerator(_ function: Int) -> Bool {
        let start = tree.first(function)
        // Cannot trap: a node ends behind its start.
        return (start..<min(start + 4, max(start, tree.end(function)))).contains {
            script.isOnly($0, "*") && script.names.node($0) == function
        }
    }

    mutating func bounded(_ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard paths.count > FlowWalk.mostPaths else { return paths }
        isCut = true
        return []
    }

    /// Whether the walk may go on.
    mutating func step() -> Bool {
        script.fuel -= 1
        if script.fuel <= 0 || depth > FlowWalk.mostDepth { isCut = true }
        return script.fuel > 0 && depth <= FlowWalk.mostDepth
    }

    // MARK: Statements

    /// Walks the statements in a node.
    mutating func sequence(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        paths.isEmpty ? [] : sequence(Array(tree.children(node)), paths)
    }

    private mutating func sequence(_ list: [Int], _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var index = 0
        var next = paths
        while index < list.count, !next.isEmpty { next = statement(list, &index, next) }
        return next
    }

    /// Walks a statement of a list, and goes to the next one.
    private mutating func statement(_ list: [Int], _ index: inout Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard index < list.count else { return paths }
        depth += 1
        defer { depth -= 1 }
        guard step() else {
            index = list.count
            return []
        }
        let node = list[index]
        index += 1
        switch tree.kind(node) {
        case .block: return sequence(node, paths)
        case .control: return control(node, list, &index, paths)
        case .result: return result(node, isThrow: script.tokens[tree.first(node)].word == .throw, paths)
        case .statement: return expressions(node, paths)
        case .declaration:
            var next = paths
            for declarator in tree.children(node) {
                guard let value = names.value(declarator) else { continue }
                next = walk(value, next)
                if !events.isEmpty, hasEvent(value), let key = names.key(declarator) { note(key) }
            }
            return next
        case .exports: return sequence(node, paths)
        case .function, .classExpression, .type, .imports, .label, .decorator: return paths
        case .error:
            isCut = true
            return paths
        default: return tree.kind(node).isExpression ? walk(node, paths) : paths
        }
    }

    /// Notes that the names of a declaration or parameter have a part of the event.
    mutating func note(_ key: Int) {
        for token in tree.tokens(key).prefix(32) where script.tokens[token].kind == .name && names.isDeclaration[token] {
            events.insert(token)
        }
    }

    private mutating func expressions(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var next = paths
        for child in tree.children(node) {
            if tree.kind(child) == .name, script.isOne(tree.first(child), of: ["break", "continue"]) {
                broken.formUnion(next)
                return []
            }
            if tree.kind(child) == .error { isCut = true }
            next = walk(child, next)
        }
        return next
    }

    private mutating func result(_ node: Int, isThrow: Bool, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var next = paths
        for child in tree.children(node) { next = isThrow ? walk(child, next) : result(child, next) }
        if isThrow { thrown.formUnion(next) } else { returned.formUnion(next) }
        return []
    }

    /// Walks the result of a function. Who gets a promise also gets its failure.
    private mutating func result(_ value: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        let promise = promise(value, paths)
        thrown.formUnion(promise.rejected)
        return promise.fulfilled
    }

    private mutating func control(_ node: Int, _ list: [Int], _ index: inout Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        switch script.tokens[tree.first(node)].word {
        case .if: return condition(node, list, &index, paths)
        case .while, .for, .with: return loop(node, list, &index, head(node, paths))
        case .switch: return choice(node, list, &index, head(node, paths))
        case .do:
            let next = body(after: node, list, &index, paths)
            if isControl(list, index, .while) { index += 1 }
            return next
        case .try: return attempt(list, &index, paths)
        default: return paths
        }
    }

    private func isControl(_ list: [Int], _ index: Int, _ word: ScriptWord) -> Bool {
        index < list.count && tree.kind(list[index]) == .control && script.tokens[tree.first(list[index])].word == word
    }

    private mutating func head(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard let head = names.child(node, .head) else { return paths }
        return sequence(head, paths)
    }

    /// Walks the statement behind a head, in a branch of its own.
    private mutating func body(after head: Int, _ list: [Int], _ index: inout Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        // `while (…);`
        if script.isOnly(tree.end(head), ";") { return paths }
        branches.append(head)
        defer { branches.removeLast() }
        return statement(list, &index, paths)
    }

    private mutating func condition(_ node: Int, _ list: [Int], _ index: inout Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var entry = head(node, paths)
        if isGuard(node) { entry = entry.with([.guarded, .hidden]) }
        let before = (returned, thrown, broken)
        let then = body(after: node, list, &index, entry)
        guard isControl(list, index, .else) else {
            // A branch that ends says to a reader that the code behind it is the other branch.
            if then.isEmpty {
                returned = before.0.union(returned.subtracting(before.0).with(.visible))
                thrown = before.1.union(thrown.subtracting(before.1).with(.visible))
                return entry.with(.visible)
            }
            let isAnswer = !then.acts.subtracting(entry.acts).isEmpty
            return bounded(then.union(isAnswer ? entry.with(.hidden) : entry))
        }
        let other = list[index]
        index += 1
        let otherwise = body(after: other, list, &index, entry)
        returned = before.0.union(returned.subtracting(before.0).with(.visible))
        thrown = before.1.union(thrown.subtracting(before.1).with(.visible))
        return bounded(then.with(.visible).union(otherwise.with(.visible)))
    }

    /// Whether a flag of the file or an object of Apple Pay decides.
    func isGuard(_ condition: Int) -> Bool {
        tree.tokens(condition).prefix(64).contains { token in
            guard script.tokens[token].kind == .name else { return false }
            if script.flags.contains(names.hash(script.tokens[token].range)) { return true }
            let node = names.node(token)
            return tree.kind(node) == .name && script.subject(node) != nil && names.parent(node, .member) == nil
        }
    }

    private mutating func loop(_ node: Int, _ list: [Int], _ index: inout Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        let outer = broken
        broken = []
        let next = body(after: node, list, &index, paths).union(broken)
        broken = outer
        return bounded(next.union(next.acts.subtracting(paths.acts).isEmpty ? paths : paths.with(.hidden)))
    }

    private mutating func choice(_ node: Int, _ list: [Int], _ index: inout Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard index < list.count, tree.kind(list[index]) == .block else { return paths }
        let children = Array(tree.children(list[index]))
        index += 1
        let outer = broken
        broken = []
        branches.append(node)
        var next: Set<FlowPath> = []
        var place = 0
        var hasDefault = false
        while place < children.count {
            let child = children[place]
            let word = script.tokens[tree.first(child)].word
            if tree.kind(child) == .control, word == .case || word == .default {
                if word == .default { hasDefault = true }
                // Cannot trap: the branch was added above.
                branches[branches.count - 1] = child
                next = bounded(next.union(paths.with(.visible)))
                place += 1
            } else if next.isEmpty {
                place += 1
            } else {
                next = statement(children, &place, next)
            }
        }
        branches.removeLast()
        next.formUnion(broken)
        broken = outer
        return bounded(hasDefault ? next : next.union(paths.with(.hidden)))
    }

    private mutating func attempt(_ list: [Int], _ index: inout Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard index < list.count, tree.kind(list[index]) == .block else { return paths }
        let outer = thrown
        thrown = []
        tries += 1
        var next = sequence(list[index], paths)
        tries -= 1
        index += 1
        var failed = thrown
        thrown = []
        if isControl(list, index, .catch) {
            let caught = failed.map { path in
                path.with(path.done.isDisjoint(with: .answers.union(.complete)) ? [.visible, .failed] : [.visible, .failed, .failedLater])
            }
            if let block = names.child(list[index], .block) {
                failures += 1
                next.formUnion(sequence(block, bounded(Set(caught))))
                failures -= 1
            }
            index += 1
            failed = thrown
            thrown = []
        }
        if isControl(list, index, .finally) {
            index += 1
            if index < list.count, tree.kind(list[index]) == .block {
                next = sequence(list[index], bounded(next))
                failed = sequence(list[index], bounded(failed))
                returned = sequence(list[index], bounded(returned))
                index += 1
            }
        }
        thrown.formUnion(outer)
        thrown.formUnion(failed)
        return bounded(next)
    }

    /// How many `catch` blocks and error callbacks are around the present place.
    var failures = 0
}
