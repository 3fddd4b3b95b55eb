// Expressions, in the order in which they run.
extension FlowWalk {
    /// The paths behind a promise.
    struct Promise {
        var fulfilled: Set<FlowPath>
        var rejected: Set<FlowPath> = []
    }

    mutating func walk(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard !paths.isEmpty else { return [] }
        depth += 1
        defer { depth -= 1 }
        guard step() else { return [] }
        switch tree.kind(node) {
        case .function, .arrow, .method, .classExpression, .type, .name, .literal: return paths
        case .call:
            // The code behind it does not wait for it.
            let before = paths.reduce(into: FlowWaits()) { $0.formUnion($1.waited) }
            let promise = promise(node, paths)
            let all = promise.fulfilled.union(promise.rejected.with(.hidden))
            return bounded(
                Set(
                    all.map { path in
                        var path = path
                        path.waited.formIntersection(before)
                        return path
                    }))
        case .new: return created(node, paths)
        case .unary where script.tokens[tree.first(node)].word == .await: return awaited(node, paths)
        case .binary: return binary(node, paths)
        case .conditional: return conditional(node, paths)
        case .assignment: return assignment(node, paths)
        default: return children(node, paths)
        }
    }

    mutating func children(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var next = paths
        for child in tree.children(node) {
            if tree.kind(child) == .error { isCut = true }
            next = walk(child, next)
        }
        return next
    }

    private mutating func awaited(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard let operand = tree.child(node) else { return paths }
        let promise = promise(operand, paths)
        thrown.formUnion(promise.rejected)
        let wait = wait(for: operand)
        return Set(promise.fulfilled.map { waited($0, wait) })
    }

    func waited(_ path: FlowPath, _ wait: FlowWaits) -> FlowPath {
        var path = path
        path.waited.formUnion(wait)
        if path.done.contains(.begin) { path.marks.insert(.late) }
        return path
    }

    private mutating func binary(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard let left = tree.child(node), let right = tree.next(left) else { return children(node, paths) }
        var entry = walk(left, paths)
        let sign = tree.end(left)
        guard script.isDouble(sign, "&") || script.isDouble(sign, "|") || script.isDouble(sign, "?") else { return walk(right, entry) }
        if isGuard(left) { entry = entry.with([.guarded, .hidden]) }
        branches.append(node)
        let next = walk(right, entry)
        branches.removeLast()
        return bounded(next.union(next.acts.subtracting(entry.acts).isEmpty ? entry : entry.with(.hidden)))
    }

    private mutating func conditional(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard let test = tree.child(node), let first = tree.next(test), let second = tree.next(first) else { return children(node, paths) }
        var entry = walk(test, paths)
        if isGuard(test) { entry = entry.with([.guarded, .hidden]) }
        branches.append(first)
        let one = walk(first, entry)
        // Cannot trap: the branch was added above.
        branches[branches.count - 1] = second
        let other = walk(second, entry)
        branches.removeLast()
        guard one != other else { return one }
        return bounded(one.with(.visible).union(other.with(.visible)))
    }

    private mutating func assignment(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard let left = tree.child(node), let right = tree.next(left) else { return children(node, paths) }
        var next = walk(right, walk(left, paths))
        let target = script.inner(left)
        if tree.kind(target) == .member, script.word(tree.last(target)).starts(with: "on".utf8), let object = tree.child(target) {
            if let known = script.subject(object), subject == nil || known == subject {
                next = act(.assignHandler, at: node, of: known, next)
            } else if let function = script.function(right) {
                next = listened(function, isRequest(object) ? .request : .unknown, next)
            }
        } else if let function = script.function(right), tree.kind(right).isFunction {
            // Other code can call it.
            next = listened(function, .unknown, next)
        }
        return isLocation(target) ? Set(next.map { doing(.navigate, $0) }) : next
    }

    /// `location.href`, `window.location`, `document.location`
    private func isLocation(_ node: Int) -> Bool {
        guard let words = script.chain(node) else { return false }
        return words.suffix(2).contains { $0.elementsEqual("location".utf8) }
    }

    /// Whether an object is an XMLHttpRequest.
    private func isRequest(_ object: Int) -> Bool {
        guard tree.kind(object) == .name, case .value(let value?)? = names.declaration(of: tree.first(object))?.content,
            tree.kind(value) == .new, let name = names.calleeToken(value)
        else { return false }
        return script.reads("XMLHttpRequest", name)
    }

    private mutating func created(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var next = paths
        for argument in names.arguments(node) { next = walk(argument, next) }
        if let known = script.subjects.firstIndex(where: { $0.makers.contains(node) }) {
            if subject == nil || subject == known { next = act(.create, at: node, of: known, next) }
            return next
        }
        guard let name = names.calleeToken(node) else { return next }
        if script.reads("Promise", name) { return executed(node, next).fulfilled }
        return callbacks(of: node, next)
    }

    /// Runs the function of `new Promise((resolve, reject) => …)`.
    mutating func executed(_ node: Int, _ paths: Set<FlowPath>) -> Promise {
        guard let function = names.argument(0, node).flatMap({ script.function($0) }) else {
            return Promise(fulfilled: paths, rejected: paths)
        }
        let ends = body(of: function, paths)
        return Promise(fulfilled: ends.returned, rejected: ends.returned.union(ends.thrown))
    }

    // MARK: Acts

    func doing(_ acts: FlowActs, _ path: FlowPath) -> FlowPath {
        var path = path
        path.done.formUnion(acts)
        return path
    }

    /// The path with a new object, on which it has done nothing.
    func fresh(_ path: FlowPath) -> FlowPath {
        FlowPath(done: .create, waited: path.waited, marks: path.marks.subtracting([.late, .failedLater]))
    }

    /// Does an act on each path, and notes the paths before it.
    mutating func act(_ act: FlowActs, at node: Int, of subject: Int?, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var record = records[node] ?? Record(act: act, subject: subject)
        if record.paths.count < FlowWalk.mostPaths { record.paths.formUnion(paths) }
        record.calls = max(record.calls, functions.count)
        record.branches = branches
        record.isTried = tries > 0
        record.isInFailure = failures > 0
        records[node] = record
        // If it throws, it has not happened.
        thrown.formUnion(paths.with([.thrownByCall, .hidden]))
        let isAnswer = FlowActs.completions.union([.abort, .complete, .begin, .show]).contains(act)
        let number = Int32(truncatingIfNeeded: node)
        if isAnswer, answerBranches[number] == nil { answerBranches[number] = branches }
        return Set(
            paths.map { path in
                guard act != .create else { return fresh(path) }
                var path = doing(act, path)
                if isAnswer, path.answer < 0 { path.answer = number }
                return path
            })
    }
}
