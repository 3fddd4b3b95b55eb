import PaySheet

// The forms of arguments.
extension FlowReader {
    mutating func arguments(_ act: FlowActs, _ forms: FlowForms) {
        for name in FlowActs.table where act.contains(name.value) {
            let method = String(decoding: name.key, as: UTF8.self)
            for call in calls(of: method) {
                guard let own = script.method(call), let argument = names.argument(0, call), tree.kind(argument) != .spread else {
                    continue
                }
                let session = isSession(own.object)
                guard session.isOne, !(forms.contains(.total) && tree.next(argument) != nil) else { continue }
                let found = form(argument)
                guard !found.isDisjoint(with: forms) else { continue }
                add(argument) { match in
                    match.name = method
                    match.isSome = !session.isSure
                }
            }
        }
    }

    /// `event.complete(…)` of `merchantvalidation`, with text or a response, or with a promise of these.
    mutating func responses() {
        for call in calls(of: "complete") {
            guard let own = script.method(call), isValidationEvent(own.object), let argument = names.argument(0, call) else { continue }
            let found = form(argument)
            let inner = found.contains(.promise) ? settled(script.inner(argument), 0) : found
            if !inner.isDisjoint(with: [.text, .response, .envelope]) { add(argument) }
        }
    }

    /// Whether a name is the event of a `merchantvalidation` handler.
    private func isValidationEvent(_ object: Int) -> Bool {
        guard tree.kind(object) == .name, let name = names.declaration(of: tree.first(object))?.token else { return false }
        return script.subjects.contains { subject in
            subject.object == .request
                && subject.handlers.contains { handler in
                    handler.event.elementsEqual("merchantvalidation".utf8)
                        && handler.function.map { names.parameter(0, of: $0) == name } == true
                }
        }
    }

    /// The form of an expression; none if the file does not show it.
    func form(_ node: Int, _ steps: Int = 0) -> FlowForms {
        guard steps < 8 else { return [] }
        let node = names.uncast(node)
        switch tree.kind(node) {
        case .group: return tree.child(node).map { tree.next($0) == nil ? form($0, steps) : [] } ?? []
        case .literal:
            let kind = script.tokens[tree.first(node)].kind
            return kind == .string || kind == .template ? .text : []
        case .template: return .text
        case .object: return formOfObject(node)
        case .name: return formOfName(node, steps)
        case .member:
            if script.reads("responseText", tree.last(node)) { return .text }
            return isTotal(node) ? .total : []
        case .unary:
            guard script.tokens[tree.first(node)].word == .await, let promise = tree.child(node) else { return [] }
            return settled(promise, steps + 1)
        case .call:
            guard let method = script.method(node) else {
                return !settled(node, steps + 1, needsPromise: true).isEmpty || isKnownPromise(node) ? .promise : []
            }
            if script.reads("stringify", method.name), script.reads("JSON", tree.last(method.object)) { return .text }
            return isKnownPromise(node) ? .promise : []
        default: return []
        }
    }

    private func formOfObject(_ node: Int) -> FlowForms {
        if isTotal(node) { return .total }
        guard let member = tree.child(node), tree.next(member) == nil, tree.kind(member) != .spread,
            let key = names.key(member), let name = names.name(key),
            ["merchantSession", "data", "session"].contains(where: { name.elementsEqual($0.utf8) })
        else { return [] }
        let value = names.value(member)
        return value.map { tree.kind($0) == .literal || tree.kind($0).isFunction } == true ? [] : .wrapped
    }

    /// Whether an expression is an object with a label and an amount, whatever a program does.
    private func isTotal(_ node: Int) -> Bool {
        script.calls.evaluator.begin()
        let values = script.calls.evaluator.value(node).alternatives
        return values.allSatisfy { value in
            value.member("newTotal") == nil && value.member("label") != nil && value.member("amount") != nil && !value.isOpen
        }
    }

    private func formOfName(_ node: Int, _ steps: Int) -> FlowForms {
        guard let binding = names.declaration(of: tree.first(node)) else { return [] }
        switch binding.content {
        case .value(let value?):
            let isFixed = names.changes(of: binding)?.contains { if case .assignment = $0.kind { true } else { false } } == false
            return isFixed ? form(value, steps + 1) : []
        case .parameter(let parameter) where parameter.index == 0:
            return names.promise(of: parameter.function).map { settled($0, steps + 1) } ?? []
        case .value: return isTotal(node) ? .total : []
        default: return []
        }
    }

    /// Whether a call returns a promise, as far as the file or the browser says it.
    private func isKnownPromise(_ call: Int) -> Bool {
        guard let method = script.method(call) else {
            if let name = names.calleeToken(call), script.reads("fetch", name), names.declaration(of: name) == nil { return true }
            return script.function(calledBy: call).map { script.isAsync($0) } ?? false
        }
        if script.reads("then", method.name) || script.reads("catch", method.name) { return isKnownPromise(script.inner(method.object)) }
        if script.reads("json", method.name) || script.reads("text", method.name) { return form(method.object).contains(.response) }
        if script.function(calledBy: call).map({ script.isAsync($0) }) == true { return true }
        return isAxios(call)
    }

    private func isAxios(_ call: Int) -> Bool {
        guard let method = script.method(call), tree.kind(method.object) == .name else { return false }
        return script.reads("axios", tree.first(method.object)) && script.isOne(method.name, of: ["get", "post", "put", "request"])
    }

    /// The form of what a promise is settled with.
    ///
    /// - Parameter needsPromise: Whether only a function that is async counts.
    private func settled(_ node: Int, _ steps: Int, needsPromise: Bool = false) -> FlowForms {
        let node = names.uncast(node)
        guard steps < 8, tree.kind(node) == .call else { return [] }
        if let function = script.function(calledBy: node) {
            guard !needsPromise || script.isAsync(function) else { return [] }
            let results = results(of: function)
            guard let first = results.first, results.count == 1 else { return [] }
            let own = form(first, steps + 1)
            // A promise that a function returns is settled, too.
            return own.contains(.promise) ? settled(first, steps + 1) : own
        }
        guard let method = script.method(node) else {
            guard let name = names.calleeToken(node), script.reads("fetch", name), names.declaration(of: name) == nil else { return [] }
            return needsPromise ? [] : .response
        }
        if script.reads("text", method.name) {
            return form(method.object, steps + 1).contains(.response) || names.arguments(node).first(where: { _ in true }) == nil
                ? .text : []
        }
        if script.reads("then", method.name) {
            guard let function = names.argument(0, node).flatMap({ script.function($0) }) else { return [] }
            let results = results(of: function)
            guard let first = results.first, results.count == 1 else { return [] }
            let own = form(first, steps + 1)
            let inner = script.inner(first)
            return own.contains(.promise) || tree.kind(inner) == .call ? settled(inner, steps + 1) : own
        }
        return isAxios(node) && !script.mentions("interceptors") ? .envelope : []
    }
}
