import PaySheet

// Names, members and conditions: what one place shows.
extension FlowReader {
    // MARK: Functions

    /// `await` in a function that is not async: a syntax error.
    mutating func strayAwaits() {
        guard !script.subjects.isEmpty, !isAwaitAName else { return }
        for index in script.tokens.indices where script.tokens[index].word == .await {
            let node = names.node(index)
            guard tree.kind(node) == .unary, tree.first(node) == index, tree.child(node) != nil,
                let function = script.function(around: node), names.body(function) != nil, !script.isAsync(function),
                !script.hasTags(function), names.body(function).map({ script.isInside(node, $0) }) == true
            else { continue }
            add(token: index)
        }
    }

    /// Whether the script uses `await` as a name.
    private var isAwaitAName: Bool { script.tokens.indices.contains { script.tokens[$0].word == .await && names.isDeclaration[$0] } }

    /// `session.onvalidatemerchant = validate()`
    mutating func handlerResults() {
        for subject in script.subjects where !subject.isLikely {
            for handler in subject.handlers {
                let value = script.inner(handler.value)
                guard tree.kind(value) == .call, let function = script.function(calledBy: value), script.method(value) == nil,
                    FlowEvent.named(handler.event) != nil, tree.kind(handler.value) == .call
                else { continue }
                let isEmpty = tree.kind(names.body(function) ?? 0) == .block && !returnsValue(function)
                if script.isAsync(function) || isEmpty { add(value, name: text(of: handler.token)) }
            }
        }
    }

    private func returnsValue(_ function: Int) -> Bool { !results(of: function).isEmpty }

    /// The values that a function returns.
    func results(of function: Int) -> [Int] {
        guard let body = names.body(function) else { return [] }
        guard tree.kind(body) == .block else { return [body] }
        var results: [Int] = []
        var node = tree.child(body)
        while let next = node {
            if tree.kind(next) == .result, script.tokens[tree.first(next)].word == .return, let value = tree.child(next) {
                results.append(value)
            }
            let isInner = tree.kind(next).isFunction || tree.kind(next) == .classBody
            node = isInner ? tree.behind(next, in: body) : tree.following(next, in: body)
        }
        return results
    }

    func text(of token: Int) -> String { String(decoding: script.bytes[script.tokens[token].range], as: UTF8.self) }

    // MARK: Handlers

    /// `session.onCancel = …`, `session.addEventListener("oncancel", …)`
    mutating func handlerNames() {
        for subject in script.subjects where subject.object == .session && !subject.isLikely {
            for handler in subject.handlers where FlowEvent.named(handler.event) == nil {
                let meant = FlowReader.meant(handler)
                let isThere = meant.map { meant in subject.handlers.contains { $0.event.elementsEqual(meant.name.utf8) } } ?? false
                guard !isThere, !handler.isListener || meant != nil else { continue }
                let isFunction = handler.function != nil || tree.kind(script.inner(handler.value)).isFunction
                guard meant != nil || isFunction else { continue }
                add(token: handler.token) { match in
                    match.name = (handler.isListener ? "" : "on") + String(decoding: handler.event, as: UTF8.self)
                    match.other = meant.map { (handler.isListener ? "" : "on") + $0.name } ?? ""
                    match.isSome = meant == nil
                }
            }
        }
    }

    /// The event of a session that a wrong name means.
    static func meant(_ handler: FlowHandler) -> FlowEvent? {
        var name = ASCII.lowerCased(handler.event)
        if handler.isListener, name.starts(with: "on".utf8) { name.removeFirst(2) }
        return FlowEvent.ofSessions.first { NearNames.distance(name, [UInt8]($0.name.utf8)) <= 2 }
    }

    private static let ofEvents = [
        "type", "target", "currentTarget", "srcElement", "timeStamp", "isTrusted", "bubbles", "cancelable", "cancelBubble", "composed",
        "composedPath", "defaultPrevented", "eventPhase", "returnValue", "preventDefault", "stopPropagation",
        "stopImmediatePropagation", "initEvent",
    ]
    private static let ofPayments = ["token", "billingContact", "shippingContact"]

    /// `event.token`, `event.payment.transaction`
    mutating func eventMembers() {
        guard !script.mentions("originalEvent") else { return }
        for handler in walks.flatMap({ $0.handlers }) where !script.subjects[walkSubject(handler)].isLikely {
            guard let parameter = handler.parameter, isOnlyHandler(handler), let binding = names.declaration(of: parameter) else {
                continue
            }
            for token in names.allUses.all(of: names.hash(binding.name)).prefix(4 * ScriptNames.mostSteps) {
                guard names.declaration(of: token)?.token == binding.token, let member = names.parent(names.node(token), .member),
                    tree.child(member) == names.node(token)
                else { continue }
                check(member, handler.event.members + FlowReader.ofEvents)
                if handler.event.name == "paymentauthorized", script.reads("payment", tree.last(member)),
                    let inner = names.parent(member, .member), tree.child(inner) == member
                {
                    check(inner, FlowReader.ofPayments)
                }
            }
        }
    }

    private func walkSubject(_ handler: FlowWalks.OfHandler) -> Int {
        walks.first { $0.handlers.contains { $0.handler.token == handler.handler.token } }?.subject ?? 0
    }

    /// Whether nothing else calls the function of a handler.
    private func isOnlyHandler(_ handler: FlowWalks.OfHandler) -> Bool { tree.kind(handler.handler.value).isFunction }

    private mutating func check(_ member: Int, _ known: [String]) {
        let name = tree.last(member)
        guard script.tokens[name].kind == .name, !script.isOne(name, of: known), !isTested(member), !isAssigned(member) else { return }
        let outer = names.parent(member, .member) ?? names.parent(member, .element) ?? names.parent(member, .call)
        // `event.payment.transaction?.id`
        let isRead = outer.map { script.isOnly(tree.end(member), ".") || tree.kind($0) == .call } ?? false
        add(token: name, name: text(of: name)) { $0.isSome = !isRead }
    }

    private func isAssigned(_ node: Int) -> Bool { names.parent(node, .assignment).map { tree.child($0) == node } ?? false }

    /// Whether a condition or another operand decides about a value.
    private func isTested(_ node: Int) -> Bool {
        var node = node
        while let parent = tree.parent(node) {
            switch tree.kind(parent) {
            case .binary, .head, .unary: return true
            case .conditional: if tree.child(parent) == node { return true }
            case .member, .element, .cast, .group, .call: break
            case .statement:
                if names.parent(parent, .head) != nil { return true }
                return false
            default: return false
            }
            node = parent
        }
        return false
    }

    // MARK: The class

    private static let ofClass = [
        "canMakePayments", "canMakePaymentsWithActiveCard", "supportsVersion", "openPaymentSetup", "applePayCapabilities",
    ]
    private static let promises = ["canMakePaymentsWithActiveCard", "openPaymentSetup", "applePayCapabilities"]

    /// `ApplePaySession.completePayment(…)`, `session.canMakePayments()`
    mutating func receivers() {
        for (name, act) in FlowActs.table where FlowActs.ofSessions.contains(act) {
            for call in calls(of: String(decoding: name, as: UTF8.self)) {
                guard let method = script.method(call), isClass(method.object), script.subject(method.object) == nil else { continue }
                add(token: method.name, name: text(of: method.name))
            }
        }
        for name in FlowReader.ofClass {
            for call in calls(of: name) {
                guard let method = script.method(call), let known = script.subject(method.object),
                    script.subjects[known].object == .session, !script.subjects[known].isLikely
                else { continue }
                add(token: method.name) { match in
                    match.name = name
                    match.other = "ApplePaySession"
                }
            }
        }
    }

    /// `ApplePaySession.supportsVersion()`
    mutating func noArguments(_ methods: [String]) {
        for name in methods {
            for call in calls(of: name) {
                guard let method = script.method(call), names.argument(0, call) == nil, isClass(method.object) else { continue }
                add(call) { $0.name = name }
            }
        }
    }

    /// `if (ApplePaySession.canMakePayments)`
    mutating func conditions() {
        for name in FlowReader.ofClass + ["canMakePayment"] {
            for token in names.allUses.all(of: ScriptNames.hash(name.utf8)).prefix(4 * ScriptNames.mostSteps) {
                guard names.isMember(token) else { continue }
                let member = names.node(token)
                guard let object = tree.child(member), let call = names.call(of: member) ?? member as Int? else { continue }
                let isCalled = call != member
                if isCalled, !(FlowReader.promises + ["canMakePayment"]).contains(name) { continue }
                guard isCondition(call) else { continue }
                let isRight = name == "canMakePayment" ? isRequest(object) : isClass(object)
                guard isRight, isCalled || !isCalledNear(name, member) else { continue }
                add(call) { match in
                    match.name = name
                    match.isSome = false
                    match.other = isCalled ? "promise" : ""
                }
            }
        }
    }

    private func isRequest(_ node: Int) -> Bool {
        script.subject(node).map { script.subjects[$0].object == .request } ?? false
    }

    /// Whether the value of an expression only decides which code runs.
    private func isCondition(_ node: Int) -> Bool {
        var node = node
        while let parent = tree.parent(node) {
            switch tree.kind(parent) {
            case .group, .cast: break
            case .unary: guard script.isOnly(tree.first(parent), "!") else { return false }
            case .binary:
                guard let left = tree.child(parent) else { return false }
                let sign = tree.end(left)
                guard script.isDouble(sign, "&") || script.isDouble(sign, "|") else { return false }
            case .conditional: return tree.child(parent) == node
            case .statement: return names.parent(parent, .head).map { isIf($0) } ?? false
            default: return false
            }
            node = parent
        }
        return false
    }

    private func isIf(_ head: Int) -> Bool { [.if, .while].contains(script.tokens[tree.first(head) - 1].word) }

    /// Whether the function around a condition calls the method.
    private func isCalledNear(_ name: String, _ member: Int) -> Bool {
        let whole = script.function(around: member)
        return (names.calls[ScriptNames.hash(name.utf8)] ?? []).contains { call in
            names.isMember(call) && (whole.map { script.isInside(names.node(call), $0) } ?? true)
        }
    }

    // MARK: Calls

    /// `else { reject; }` in the function of a promise.
    mutating func notCalled() {
        for call in names.calls[ScriptNames.hash("Promise".utf8)] ?? [] {
            guard let new = names.call(of: names.node(call)), tree.kind(new) == .new, let function = names.argument(0, new),
                tree.kind(function).isFunction
            else { continue }
            for number in 0...1 {
                guard let name = names.parameter(number, of: function), name >= 0 else { continue }
                for token in names.allUses.all(of: names.hash(script.tokens[name].range)).prefix(ScriptNames.mostSteps) {
                    guard token != name, !names.isMember(token), names.declaration(of: token)?.token == name,
                        isUnused(names.node(token), function)
                    else { continue }
                    add(token: token, name: text(of: token))
                }
            }
        }
    }

    /// Whether nothing uses the value of an expression.
    private func isUnused(_ node: Int, _ executor: Int) -> Bool {
        var node = node
        while let parent = tree.parent(node) {
            switch tree.kind(parent) {
            case .group: break
            case .conditional: if tree.child(parent) == node { return false }
            case .binary: if tree.child(parent) == node { return false }
            case .statement: return names.parent(parent, .block) != nil || names.parent(parent, .script) != nil
            case .arrow: return parent == executor && names.body(parent) == node
            default: return false
            }
            node = parent
        }
        return false
    }

    /// `session.completeShippingMethodSelection(total, items)`
    mutating func counts() {
        for (name, wrong) in [("completeShippingMethodSelection", [2]), ("completeShippingContactSelection", [2, 3])] {
            for call in calls(of: name) {
                guard let method = script.method(call) else { continue }
                let arguments = Array(names.arguments(call))
                let session = isSession(method.object)
                guard session.isOne, !arguments.contains(where: { tree.kind($0) == .spread || tree.kind($0) == .error }),
                    wrong.contains(arguments.count)
                else { continue }
                add(call) { match in
                    match.name = name
                    match.other = String(arguments.count)
                    match.isSome = !session.isSure
                }
            }
        }
    }
}
