import PaySheet

// Calls: acts, functions of the file, promises and callbacks.
extension FlowWalk {
    /// The paths behind an expression that can be a promise.
    mutating func promise(_ node: Int, _ paths: Set<FlowPath>) -> Promise {
        let inner = names.uncast(node)
        guard !paths.isEmpty else { return Promise(fulfilled: []) }
        switch tree.kind(inner) {
        case .group where tree.child(inner).map({ tree.next($0) == nil }) == true: return promise(tree.child(inner) ?? inner, paths)
        case .call:
            depth += 1
            defer { depth -= 1 }
            guard step() else { return Promise(fulfilled: []) }
            return call(inner, paths)
        case .new where names.calleeToken(inner).map({ script.reads("Promise", $0) }) == true: return executed(inner, paths)
        default:
            let next = walk(inner, paths)
            return Promise(fulfilled: next, rejected: tree.kind(inner) == .name || tree.kind(inner) == .member ? next : [])
        }
    }

    private mutating func call(_ node: Int, _ paths: Set<FlowPath>) -> Promise {
        if let method = script.method(node) {
            if let chained = chained(node, method, paths) { return chained }
            if let done = acted(node, method, paths) { return done }
        }
        guard let callee = tree.child(node) else { return Promise(fulfilled: paths) }
        // The object of a method runs first.
        var next = paths
        if let object = tree.child(names.uncast(callee)), [.member, .element].contains(tree.kind(names.uncast(callee))) {
            next = walk(object, next)
        }
        if let function = script.function(callee) {
            for argument in names.arguments(node) { next = walk(argument, next) }
            pass(node, to: function)
            let ends = body(of: function, next)
            // The function can call those that it gets.
            let fulfilled = callbacks(of: node, ends.returned)
            if script.isAsync(function) { return Promise(fulfilled: fulfilled, rejected: ends.thrown) }
            // Nothing tells what is thrown at once, and what a promise fails with.
            thrown.formUnion(ends.thrown.with(.thrownByCall))
            return Promise(fulfilled: fulfilled, rejected: ends.thrown)
        }
        for argument in names.arguments(node) { next = walk(argument, next) }
        next = callbacks(of: node, next)
        next = handed(node, next)
        thrown.formUnion(next.with(.thrownByCall))
        return Promise(fulfilled: next, rejected: next)
    }

    // MARK: Methods of Apple Pay

    /// An act on the subject, if a call is one.
    private mutating func acted(_ node: Int, _ method: (object: Int, name: Int), _ paths: Set<FlowPath>) -> Promise? {
        let word = script.word(method.name)
        guard let act = FlowActs.table[word] else {
            return isNavigation(method) ? Promise(fulfilled: Set(arguments(node, paths).map { doing(.navigate, $0) })) : nil
        }
        let known = script.subject(method.object)
        if act == .show, let subject, script.subjects[subject].makers.contains(node) {
            return Promise(fulfilled: Set(arguments(node, paths).map { fresh($0) }), rejected: paths)
        }
        if known == nil, [.complete, .updateWith].contains(act), isEvent(method.object) {
            return Promise(fulfilled: self.act(act, at: node, of: nil, arguments(node, paths)))
        }
        if let known {
            guard subject == nil || subject == known else { return Promise(fulfilled: arguments(node, paths)) }
            let before = arguments(node, walk(method.object, paths))
            let after = self.act(act, at: node, of: known, before)
            return Promise(fulfilled: after, rejected: act == .show ? before : [])
        }
        guard FlowActs.completions.contains(act) || act == .abort && isNamedSession(method.object) else { return nil }
        // Perhaps it is the same session.
        return Promise(
            fulfilled: Set(
                arguments(node, paths).map { path in
                    var path = path
                    path.possible.formUnion(act)
                    return path
                }))
    }

    private mutating func arguments(_ node: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        var next = paths
        for argument in names.arguments(node) { next = walk(argument, next) }
        return next
    }

    func isEvent(_ object: Int) -> Bool {
        tree.kind(object) == .name && names.declaration(of: tree.first(object)).map { wholeEvents.contains($0.token) } == true
    }

    private func isNamedSession(_ object: Int) -> Bool {
        script.tokens[tree.last(object)].kind == .name
            && ScriptCalls.place(of: [UInt8]("session".utf8), in: script.word(tree.last(object)).map { $0 | 0x20 }[...]) != nil
    }

    /// `location.assign(…)`, `form.submit()`, `router.push(…)`
    private func isNavigation(_ method: (object: Int, name: Int)) -> Bool {
        if script.isOne(method.name, of: ["submit", "navigate", "redirect", "goto"]) { return true }
        let object = tree.last(method.object)
        guard script.tokens[object].kind == .name else { return false }
        let isPlace = ["location", "router", "$router", "history", "navigation"].contains { script.reads($0, object) }
        return isPlace && script.isOne(method.name, of: ["assign", "replace", "reload", "push", "back", "go", "pushState"])
    }

    // MARK: Promises

    private static let chains = ["then", "catch", "finally", "done", "fail", "always"]

    /// `promise.then(…)`, `promise.catch(…)`
    private mutating func chained(_ node: Int, _ method: (object: Int, name: Int), _ paths: Set<FlowPath>) -> Promise? {
        guard script.isOne(method.name, of: FlowWalk.chains) else { return nil }
        let object = promise(method.object, paths)
        let wait = wait(for: method.object)
        let fulfilled = Set(object.fulfilled.map { waited($0, wait) })
        let rejected = Set(object.rejected.map { waited($0, wait) })
        var result = Promise(fulfilled: [])
        let arguments = Array(names.arguments(node))
        switch script.word(method.name) {
        case [UInt8]("then".utf8):
            run(arguments.first, fulfilled, &result)
            if arguments.count > 1 { fail(arguments[1], rejected, &result) } else { result.rejected.formUnion(rejected) }
        case [UInt8]("done".utf8):
            run(arguments.first, fulfilled, &result)
            result.rejected.formUnion(rejected)
        case [UInt8]("catch".utf8), [UInt8]("fail".utf8):
            result.fulfilled = fulfilled
            fail(arguments.first, rejected, &result)
        default:
            run(arguments.first, fulfilled, &result)
            var other = Promise(fulfilled: [])
            run(arguments.first, rejected, &other)
            result.rejected.formUnion(other.fulfilled.union(other.rejected))
        }
        return Promise(fulfilled: bounded(result.fulfilled), rejected: bounded(result.rejected))
    }

    private mutating func fail(_ callback: Int?, _ paths: Set<FlowPath>, _ result: inout Promise) {
        failures += 1
        let marked = paths.map { path in
            path.with(path.done.isDisjoint(with: .answers.union(.complete)) ? [.visible, .failed] : [.visible, .failed, .failedLater])
        }
        run(callback, Set(marked), &result)
        failures -= 1
    }

    /// Runs the callback of a promise.
    private mutating func run(_ callback: Int?, _ paths: Set<FlowPath>, _ result: inout Promise) {
        guard let callback else {
            result.fulfilled.formUnion(paths)
            return
        }
        guard let function = script.function(callback) else {
            // Other code can do all that the function can.
            result.fulfilled.formUnion(
                paths.map { path in
                    var path = path
                    if !isSilent(callback) { path.possible.formUnion(.answers) }
                    return path
                })
            result.rejected.formUnion(paths)
            return
        }
        let ends = body(of: function, paths)
        result.fulfilled.formUnion(ends.returned)
        result.rejected.formUnion(ends.thrown)
    }

    /// `console.error`
    private func isSilent(_ callback: Int) -> Bool {
        script.chain(script.inner(callback))?.first?.elementsEqual("console".utf8) == true
    }

    /// What the code waits for behind `await`, or in a callback.
    func wait(for promise: Int) -> FlowWaits {
        var node = script.inner(promise)
        for _ in 0..<16 {
            guard tree.kind(node) == .call else { break }
            guard let method = script.method(node) else {
                guard let name = names.calleeToken(node) else { return .unknown }
                if script.reads("fetch", name) { return [.unknown, .fetch] }
                return script.reads("axios", name) ? [.unknown, .request] : .unknown
            }
            if script.isOne(method.name, of: ["canMakePaymentsWithActiveCard", "applePayCapabilities", "canMakePayment"]) {
                return [.unknown, .applePay]
            }
            if script.reads("fetch", method.name), script.isOne(tree.last(method.object), of: ["window", "globalThis", "self"]) {
                return [.unknown, .fetch]
            }
            if isRequestLibrary(method) { return isSynchronous(node) ? .unknown : [.unknown, .request] }
            node = script.inner(method.object)
        }
        return .unknown
    }

    private func isRequestLibrary(_ method: (object: Int, name: Int)) -> Bool {
        guard tree.kind(method.object) == .name else { return false }
        let object = tree.first(method.object)
        if script.reads("axios", object) { return script.isOne(method.name, of: ["get", "post", "put", "patch", "request", "delete"]) }
        return script.isOne(object, of: ["$", "jQuery"]) && script.isOne(method.name, of: ["ajax", "get", "post", "getJSON"])
    }

    /// `$.ajax({ async: false })`
    private func isSynchronous(_ call: Int) -> Bool {
        tree.tokens(call).prefix(512).contains {
            script.tokens[$0].word == .false && script.isOnly($0 - 1, ":") && script.reads("async", $0 - 2)
        }
    }

    // MARK: Callbacks

    private static let immediate = ["forEach", "map", "filter", "some", "every", "find", "flatMap", "reduce", "sort", "queueMicrotask"]
    private static let timers = ["setTimeout", "setInterval", "requestAnimationFrame", "setImmediate"]

    /// Runs the functions that a call gets.
    mutating func callbacks(of call: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard let callee = names.calleeToken(call) else { return paths }
        var next = paths
        let arguments = Array(names.arguments(call))
        if script.isOne(callee, of: FlowWalk.timers) {
            guard let function = arguments.first.flatMap({ script.function($0) }) else { return paths }
            let wait: FlowWaits = isLong(arguments) ? [.unknown, .timer] : [.unknown, .shortTimer]
            let ends = body(of: function, Set(paths.map { waited($0, wait) }))
            return bounded(ends.returned.union(ends.thrown.with(.hidden)))
        }
        let isImmediate = script.isOne(callee, of: FlowWalk.immediate)
        let method = script.method(call)
        let isRequest = method.map { isRequestLibrary($0) } == true && !isSynchronous(call)
        for argument in arguments {
            for function in functions(in: argument) {
                if isImmediate {
                    let ends = body(of: function, next)
                    thrown.formUnion(ends.thrown)
                    next = bounded(ends.returned.union(ends.returned.acts.subtracting(next.acts).isEmpty ? [] : next.with(.hidden)))
                } else {
                    next = listened(function, isRequest ? [.unknown, .request] : .unknown, next)
                }
            }
        }
        return next
    }

    /// Whether a timer takes more than a second.
    private func isLong(_ arguments: [Int]) -> Bool {
        guard arguments.count > 1, tree.kind(arguments[1]) == .literal,
            let number = ScriptText.number(script.bytes, names.range(arguments[1]))
        else { return false }
        return (Int(String(decoding: number, as: UTF8.self)) ?? 0) > 1000
    }

    /// The functions of an argument: itself, or members of an object.
    private func functions(in argument: Int) -> [Int] {
        if let function = script.function(argument) { return [function] }
        let object = script.inner(argument)
        guard tree.kind(object) == .object else { return [] }
        return tree.children(object).prefix(32).compactMap { member in
            tree.kind(member) == .method ? (names.body(member) == nil ? nil : member) : names.value(member).flatMap { script.function($0) }
        }
    }

    /// Walks a function that other code can call. What it does is possible.
    mutating func listened(_ function: Int, _ wait: FlowWaits, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard functions.count < FlowWalk.mostCalls else {
            isCut = true
            return paths
        }
        // A listener can begin with a gesture of its own.
        let entry = paths.map { path in
            var path = waited(path, wait).with(.uncertain)
            path.waited = wait
            return path
        }
        let ends = body(of: function, Set(entry))
        let acts = ends.returned.acts.union(ends.thrown.acts).subtracting(paths.acts)
        guard !acts.isEmpty else { return paths }
        return Set(
            paths.map { path in
                var path = path
                path.possible.formUnion(acts)
                return path
            })
    }

    // MARK: Data

    private static let network = ["fetch", "axios", "stringify", "post", "ajax", "send", "getJSON", "put", "request", "get", "parse"]

    /// Notes which parameters of a function get the event or its payment.
    private mutating func pass(_ call: Int, to function: Int) {
        guard !events.isEmpty else { return }
        for (index, argument) in names.arguments(call).prefix(8).enumerated() where hasEvent(argument) {
            guard let name = names.parameter(index, of: function), name >= 0 else { continue }
            events.insert(name)
            if isEvent(argument) { wholeEvents.insert(name) }
        }
    }

    /// Whether an expression has the event or a part of it.
    func hasEvent(_ node: Int) -> Bool {
        tree.tokens(node).prefix(256).contains { token in
            guard script.tokens[token].kind == .name, script.tokens[token].word == .none, !names.isMember(token) else { return false }
            return names.declaration(of: token).map { events.contains($0.token) } == true
        }
    }

    /// Notes that code which the file does not show gets the event or its payment.
    private mutating func handed(_ call: Int, _ paths: Set<FlowPath>) -> Set<FlowPath> {
        guard !events.isEmpty, let callee = names.calleeToken(call), let arguments = names.child(call, .arguments) else { return paths }
        if script.method(call).map({ script.isOne(tree.last($0.object), of: ["console", "logger", "log"]) }) == true { return paths }
        var acts: FlowActs = []
        for token in tree.tokens(arguments).prefix(256) where script.tokens[token].kind == .name && script.tokens[token].word == .none {
            guard !names.isMember(token), let name = names.declaration(of: token)?.token, events.contains(name) else { continue }
            if !script.isOne(callee, of: FlowWalk.network) { acts.insert(.handOver) }
            let node = names.node(token)
            if wholeEvents.contains(name), names.parent(node, .member) == nil, names.parent(node, .element) == nil { acts.insert(.escape) }
        }
        return acts.isEmpty ? paths : Set(paths.map { doing(acts, $0) })
    }
}
