import PaySheet

// Data of a payment, and where it goes.
extension FlowReader {
    /// What a value has.
    enum Secret: Int, Comparable {
        case event, payment, token

        static func < (one: Secret, other: Secret) -> Bool { one.rawValue < other.rawValue }
    }

    mutating func data(_ sink: FlowSink) {
        switch sink {
        case .log: logs()
        case .address: addresses()
        case .validation: validations()
        }
    }

    // MARK: Logs

    private static let logs = ["log", "info", "debug", "warn", "error", "dir", "table", "trace"]
    private static let loggers = ["console", "logger", "log", "Sentry", "LOG"]

    private mutating func logs() {
        for name in FlowReader.logs {
            for call in calls(of: name) {
                guard let method = script.method(call), script.isOne(tree.last(method.object), of: FlowReader.loggers),
                    !isForDevelopment(call)
                else { continue }
                for argument in names.arguments(call) {
                    guard let secret = secret(inText: argument) else { continue }
                    add(argument) { match in
                        match.name = secret == .token ? "token" : secret == .payment ? "payment" : "event"
                        match.isHint = secret == .event
                    }
                    break
                }
            }
        }
    }

    /// What a logged value shows of a payment.
    private func secret(inText node: Int, _ steps: Int = 0) -> Secret? {
        guard steps < 8 else { return nil }
        let node = script.inner(node)
        switch tree.kind(node) {
        case .call:
            guard let method = script.method(node), script.reads("stringify", method.name), let value = names.argument(0, node) else {
                return nil
            }
            return secret(inText: value, steps + 1)
        case .object, .array, .template:
            return tree.children(node).prefix(32).compactMap { child -> Secret? in
                let value = tree.kind(child) == .property ? names.value(child) : tree.kind(child) == .shorthand ? names.key(child) : child
                return value.flatMap { secret(inText: $0, steps + 1) }
            }.max()
        case .binary:
            let sign = tree.child(node).map { tree.end($0) } ?? 0
            guard script.isOnly(sign, "+") else { return nil }
            return tree.children(node).compactMap { secret(inText: $0, steps + 1) }.max()
        default: return secret(node)
        }
    }

    /// Whether a test for development is around a node.
    private func isForDevelopment(_ node: Int) -> Bool {
        var place = node
        for _ in 0..<64 {
            guard let parent = tree.parent(place) else { return false }
            if tree.kind(parent) == .conditional || tree.kind(parent) == .binary, mentionsDevelopment(parent) { return true }
            // The head of an `if` is before the statement or block.
            if tree.kind(parent) == .block || tree.kind(parent) == .script {
                let before = names.node(tree.first(place) - 1)
                let head = tree.kind(before) == .head ? before : tree.kind(before) == .control ? names.child(before, .head) : nil
                if let head, mentionsDevelopment(head) { return true }
            }
            place = parent
        }
        return false
    }

    private static let development = ["debug", "develop", "dev", "test", "verbose", "log", "local", "env", "sandbox", "mock"]

    private func mentionsDevelopment(_ node: Int) -> Bool {
        tree.tokens(node).prefix(24).contains { token in
            guard script.tokens[token].kind == .name || script.tokens[token].kind == .string else { return false }
            let word = ASCII.lowerCased(script.word(token))
            return FlowReader.development.contains { ScriptCalls.place(of: [UInt8]($0.utf8), in: word[...]) != nil }
        }
    }

    // MARK: Sources

    /// What an expression has of a payment.
    func secret(_ node: Int, _ steps: Int = 0) -> Secret? {
        guard steps < 12 else { return nil }
        let node = script.inner(node)
        switch tree.kind(node) {
        case .name: return names.declaration(of: tree.first(node)).flatMap { secret(of: $0, steps + 1) }
        case .member:
            guard let object = tree.child(node), script.tokens[tree.last(node)].kind == .name else { return nil }
            if let own = secret(object, steps + 1) { return member(tree.last(node), of: own) }
            if isBody(object), script.isOne(tree.last(node), of: ["token", "paymentData", "paymentToken", "payment", "applePayToken"]) {
                return .token
            }
            if script.reads("details", tree.last(node)), let known = script.subject(object), script.subjects[known].object == .response {
                return .payment
            }
            return nil
        case .call:
            guard let name = names.calleeToken(node), script.word(name).starts(with: "decrypt".utf8), isOfServer else { return nil }
            return .token
        default: return nil
        }
    }

    /// Whether the file is about Apple Pay on a server.
    private var isOfServer: Bool {
        script.mentions("initiativeContext") || script.mentions("paymentservices") || script.mentions("merchantIdentifier")
    }

    /// `req.body`
    private func isBody(_ node: Int) -> Bool {
        guard isOfServer, let words = script.chain(script.inner(node)), words.count >= 2 else { return false }
        return words[words.count - 1].elementsEqual("body".utf8)
            && ["req", "request", "ctx"].contains { name in words[0].elementsEqual(name.utf8) }
    }

    private func member(_ name: Int, of whole: Secret) -> Secret? {
        switch whole {
        case .event: script.reads("payment", name) ? .payment : nil
        case .payment:
            script.isOne(name, of: ["token", "paymentData"])
                ? .token
                : script.isOne(name, of: ["billingContact", "shippingContact"]) ? .payment : nil
        case .token: script.isOne(name, of: ["paymentData", "data", "signature"]) ? .token : nil
        }
    }

    private func secret(of binding: ScriptNames.Binding, _ steps: Int) -> Secret? {
        guard steps < 12 else { return nil }
        if isPaymentEvent(binding.token) { return .event }
        switch binding.content {
        case .value(let value?):
            let isFixed = names.changes(of: binding)?.contains { if case .assignment = $0.kind { true } else { false } } == false
            return isFixed ? secret(value, steps + 1) : nil
        case .part(let whole, .member):
            return secret(whole, steps + 1).flatMap { member(binding.token, of: $0) }
        case .parameter(let parameter):
            guard let name = names.name(ofFunction: parameter.function) else { return nil }
            for token in (names.calls[names.hash(script.tokens[name.token].range)] ?? []).prefix(8) {
                guard script.function(names.node(token)) == parameter.function, let call = names.call(of: names.node(token)),
                    let argument = names.argument(parameter.index, call)
                else { continue }
                if let own = secret(argument, steps + 2) { return own }
            }
            return nil
        case .other: return isPartOfPaymentEvent(binding.token) ? member(binding.token, of: .event) : nil
        default: return nil
        }
    }

    /// Whether a name is the event of a `paymentauthorized` handler.
    private func isPaymentEvent(_ name: Int) -> Bool {
        walks.contains { $0.handlers.contains { $0.event.name == "paymentauthorized" && $0.parameter == name } }
    }

    /// Whether a name is in the pattern that such a handler has for its event: `({ payment }) => …`.
    private func isPartOfPaymentEvent(_ name: Int) -> Bool {
        walks.contains { walks in
            walks.handlers.contains { handler in
                handler.event.name == "paymentauthorized"
                    && names.child(handler.function, .parameters).map { script.isInside(names.node(name), $0) } == true
                    && names.parent(names.node(name), .shorthand).map { tree.kind(tree.parent($0) ?? 0) == .object } == true
            }
        }
    }

    // MARK: Addresses

    /// The token in an address.
    private mutating func addresses() {
        for address in addressArguments() where tree.kind(address) != .object {
            if let place = secretPart(of: address) { add(place) }
        }
    }

    /// The part of an address that has a token or a payment.
    private func secretPart(of node: Int, _ steps: Int = 0) -> Int? {
        guard steps < 12 else { return nil }
        let node = script.inner(node)
        switch tree.kind(node) {
        case .binary, .template:
            for child in tree.children(node) { if let part = secretPart(of: child, steps + 1) { return part } }
            return nil
        case .call:
            guard let name = names.calleeToken(node), script.isOne(name, of: ["encodeURIComponent", "stringify", "btoa", "encodeURI"]),
                let argument = names.argument(0, node)
            else { return nil }
            return secretPart(of: argument, steps + 1)
        default: return secret(node).map { $0 >= .payment } == true ? node : nil
        }
    }

    /// The addresses of requests and of pages.
    private func addressArguments() -> [Int] {
        var found: [Int] = []
        for token in names.calls[ScriptNames.hash("fetch".utf8)] ?? [] where !names.isMember(token) && names.declaration(of: token) == nil {
            if let address = names.call(of: names.node(token)).flatMap({ names.argument(0, $0) }) { found.append(address) }
        }
        for name in ["get", "post", "put", "getJSON"] {
            for call in calls(of: name) {
                guard let method = script.method(call), script.isOne(tree.last(method.object), of: ["axios", "$", "jQuery"]),
                    let address = names.argument(0, call)
                else { continue }
                found.append(address)
            }
        }
        for call in calls(of: "open") {
            if let method = names.argument(0, call), script.text(method) != nil, let address = tree.next(method) { found.append(address) }
        }
        for token in names.allUses.all(of: ScriptNames.hash("location".utf8)).prefix(64) {
            var node = names.node(token)
            if let member = names.parent(node, .member), tree.child(member) == node, script.reads("href", tree.last(member)) {
                node = member
            }
            if let assignment = names.parent(node, .assignment), tree.child(assignment) == node, let value = tree.next(node) {
                found.append(value)
            }
        }
        return found
    }

    // MARK: Merchant validation

    /// A page that calls the address of the event itself.
    private mutating func validations() {
        for address in addressArguments() where isValidationAddress(address) { add(address) }
    }

    /// Whether an expression is `validationURL` of an event.
    private func isValidationAddress(_ node: Int, _ steps: Int = 0) -> Bool {
        guard steps < 8 else { return false }
        let node = script.inner(node)
        switch tree.kind(node) {
        case .member:
            guard script.reads("validationURL", tree.last(node)), let object = tree.child(node), tree.kind(object) == .name else {
                return false
            }
            return names.declaration(of: tree.first(object)).map { isEventName($0.token) } ?? false
        case .name:
            guard let binding = names.declaration(of: tree.first(node)) else { return false }
            switch binding.content {
            case .value(let value?): return isValidationAddress(value, steps + 1)
            case .part(let whole, .member(let name)):
                return name.elementsEqual("validationURL".utf8) && tree.kind(whole) == .name
                    && names.declaration(of: tree.first(whole)).map { isEventName($0.token) } == true
            case .parameter(let parameter):
                guard let name = names.name(ofFunction: parameter.function) else { return false }
                let calls = (names.calls[names.hash(script.tokens[name.token].range)] ?? []).filter {
                    script.function(names.node($0)) == parameter.function
                }
                return !calls.isEmpty
                    && calls.prefix(8).allSatisfy { token in
                        names.call(of: names.node(token)).flatMap { names.argument(parameter.index, $0) }
                            .map { isValidationAddress($0, steps + 1) } ?? false
                    }
            default: return false
            }
        default: return false
        }
    }

    /// Whether a name is the event of a handler for merchant validation.
    private func isEventName(_ name: Int) -> Bool {
        script.subjects.contains { subject in
            subject.handlers.contains { handler in
                ["validatemerchant", "merchantvalidation"].contains { handler.event.elementsEqual($0.utf8) }
                    && handler.function.map { names.parameter(0, of: $0) == name } == true
            }
        }
    }
}
