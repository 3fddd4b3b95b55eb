import PaySheet

// Sessions and their results.
extension ScriptCalls {
    /// `new ApplePaySession(version, request)`, or another name of the class.
    mutating func created(node: Int) {
        guard tree.kind(node) == .new, names.child(node, .arguments) != nil, let name = names.calleeToken(node), isSessionClass(name) else {
            return
        }
        session(node)
    }

    /// `new ApplePaySession(…` without an end: a truncated file shows no request.
    mutating func unclosed(_ index: Int) {
        let open = index + 1
        guard index > 0, open < tokens.count, tokens[index - 1].word == .new, isBracket(open, "("), mate(open) == open else { return }
        miss(.paymentRequest, tokens[open].range, because: .unclosed)
    }

    /// Whether a file makes the class `ApplePaySession` itself, as tests do: what reaches it need not be right.
    var makesSessions: Bool {
        tokens.indices.contains { index in
            guard reads("ApplePaySession", index) else { return false }
            let node = names.node(index)
            if tree.kind(node) == .member {
                let root = names.root(node)
                return names.parent(node, .assignment).map { tree.child($0) == node && isOnly(tree.end(node), "=") } == true
                    && tree.kind(root) == .name && ScriptCalls.globals.contains(word(tree.first(root)))
            }
            guard index > 0, let binding = names.declaration(of: index), binding.token == index, names.isDeclared(word(index)) else {
                return false
            }
            switch binding.content {
            case .classBody, .function: return index < 2 || !reads("declare", index - 2)
            default: return false
            }
        }
    }

    private static let globals = ["window", "globalThis", "global", "self"].map { [UInt8]($0.utf8) }

    /// Whether a name is that of the class `ApplePaySession`.
    mutating func isSessionClass(_ index: Int) -> Bool {
        if reads("ApplePaySession", index), isQualified(index) || !names.declares(tokens[index].range) { return true }
        guard !isQualified(index), let binding = names.declaration(of: index) else { return false }
        switch binding.content {
        case .value(let value?): guard names.mentionsSession(value) else { return false }
        case .part(_, .member(let name)): guard name.elementsEqual("ApplePaySession".utf8) else { return false }
        default: return false
        }
        evaluator.begin()
        return evaluator.value(of: binding, binding.name).alternatives.contains {
            if case .builtin(.sessionClass, _) = $0 { true } else { false }
        }
    }

    /// `Reflect.construct(ApplePaySession, [version, request])`
    mutating func constructed(_ index: Int) {
        guard let call = names.parent(names.node(index), .member).flatMap({ names.call(of: $0) }),
            let callee = names.calleeToken(call), reads("construct", callee), let type = names.argument(0, call),
            let list = tree.next(type), tree.kind(list) == .array, tree.kind(type) == .name || tree.kind(type) == .member,
            isSessionClass(tree.last(type)), let version = tree.child(list), tree.kind(version) != .spread
        else { return }
        session(version, before: call)
    }

    private mutating func session(_ new: Int) {
        guard let first = names.argument(0, new) else { return }
        guard tree.kind(first) != .spread else { return miss(.paymentRequest, names.range(first)) }
        session(first, before: new)
    }

    private mutating func session(_ first: Int, before new: Int) {
        evaluator.begin()
        var version: Int?
        if case .number(let text, _) = evaluator.value(first) { version = Int(String(decoding: text, as: UTF8.self)) }
        versions.append(version)
        guard let request = tree.next(first) else { return }
        for value in evaluator.value(request, before: new).alternatives { hand(.paymentRequest, value, version: version, of: request) }
    }

    /// `session.completePayment(result)` or `session.completePayment(status)`
    mutating func result(_ index: Int) {
        guard isSession(index) else { return }
        evaluator.begin()
        guard let argument = argument(of: index) else {
            guard let call = call(index)?.call, names.child(call, .arguments).map({ tree.child($0) == nil }) == true else { return }
            return add(
                status: UInt8(ascii: "1"), at: tokens[index].range,
                message: "the call has no argument, and Safari throws a TypeError; the sheet waits until the time is over",
                help: "hand over an object with \"status\", or ApplePaySession.STATUS_SUCCESS")
        }
        for value in evaluator.value(argument).alternatives {
            switch value {
            case .text(let text, let range):
                guard Int(String(decoding: text, as: UTF8.self)) == nil else { break }
                add(
                    status: UInt8(ascii: "0"), at: range,
                    message: "text is read as 0, the status of a success: the sheet shows every payment as done",
                    help: "write ApplePaySession.STATUS_SUCCESS or ApplePaySession.STATUS_FAILURE without quotes")
            case .boolean(let isTrue, let range):
                add(
                    status: UInt8(ascii: isTrue ? "1" : "0"), at: range,
                    message:
                        "\(words: isTrue ? "true is read as 1, the status of a failure" : "false is read as 0, the status of a success")",
                    help: "write ApplePaySession.STATUS_SUCCESS or ApplePaySession.STATUS_FAILURE")
            case .object:
                if value.member("status") != nil { add(.authorizationResult, value, version: nil, takesVersion: true, isHanded: true) }
            case .builtin(.missingStatus, let range):
                add(.authorizationResult, .object([.named("status", value)], range), version: nil, isHanded: true)
            default: break
            }
        }
    }

    /// Adds a result whose status is not what its author means.
    private mutating func add(status: UInt8, at range: Range<Int>, message: Sentence, help: String) {
        add(
            .authorizationResult, .object([.named("status", .number([status], range))], range), version: nil, isHanded: true,
            note: DerivedDocument.Note(at: 0, isWord: true, message: message, help: help))
    }

    /// `response.complete(result)`, if the name says what the object is, or its value: `await request.show()`.
    mutating func completion(_ index: Int) {
        guard let object = object(of: index), tree.kind(object) == .name, isResponse(tree.first(object)), let argument = argument(of: index)
        else {
            return
        }
        evaluator.begin()
        for case .text(let word, let range) in evaluator.value(argument).alternatives
        where !ScriptCalls.paymentResults.contains(where: { word.elementsEqual($0.utf8) }) {
            // The text can be personal, and is not shown.
            add(
                .completeDetails, .object([], range), version: nil,
                note: DerivedDocument.Note(
                    at: 0, isWord: true, message: "the text is not a result of a payment, and Safari throws a TypeError",
                    help: "write \"success\", \"fail\" or \"unknown\""))
        }
    }

    private func isResponse(_ name: Int) -> Bool {
        if let binding = names.declaration(of: name), case .value(let value?) = binding.content {
            return called(value).map { reads("show", $0) } ?? false
        }
        return reads("response", name) || reads("paymentResponse", name)
    }

    private static let paymentResults = ["success", "fail", "unknown"]

    /// Whether the object of a method is a session, as far as its name or its value says it.
    mutating func isSession(_ index: Int) -> Bool {
        guard let object = object(of: index) else { return false }
        if tokens[tree.last(object)].kind == .name {
            let name = String(decoding: bytes[tokens[tree.last(object)].range], as: UTF8.self).lowercased()
            if name == "session" || name == "_session" || name == "#session" || name.hasSuffix("session") && name.hasPrefix("apple") {
                return true
            }
        }
        evaluator.begin()
        return evaluator.value(object).alternatives.contains { if case .builtin(.session, _) = $0 { true } else { false } }
    }

    /// The object of a method.
    func object(of method: Int) -> Int? { names.isMember(method) ? tree.child(names.node(method)) : nil }

    /// The name of the function that an expression calls, if it is a call: with or without `await` before it.
    func called(_ value: Int) -> Int? {
        var value = value
        while tree.kind(value) == .unary || tree.kind(value) == .group, let inner = tree.child(value) { value = inner }
        return tree.kind(value) == .call ? names.calleeToken(value) : nil
    }

    /// The body of a server's request for a merchant session, by one of its members.
    mutating func sessionRequest(_ key: Int) {
        guard let member = tree.parent(names.node(key)), names.key(member).map({ tree.first($0) }) == key,
            let object = tree.parent(member), tree.kind(object) == .object
        else { return }
        let members = tree.children(object).compactMap { names.key($0).flatMap { names.name($0) } }
        guard SourceTexts.isSessionRequest({ name in members.contains { $0.elementsEqual(name.utf8) } }) else { return }
        evaluator.begin()
        literal(.paymentSessionRequest, object)
    }
}
