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

    /// Whether a name is that of the class `ApplePaySession`.
    private mutating func isSessionClass(_ index: Int) -> Bool {
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

    private mutating func session(_ new: Int) {
        evaluator.begin()
        guard let first = names.argument(0, new) else { return }
        guard tree.kind(first) != .spread else { return miss(.paymentRequest, names.range(first)) }
        var version: Int?
        if case .number(let text, _) = evaluator.value(first) { version = Int(String(decoding: text, as: UTF8.self)) }
        versions.append(version)
        guard let request = tree.next(first) else { return }
        for value in evaluator.value(request).alternatives { hand(.paymentRequest, value, version: version) }
    }

    /// `session.completePayment(result)` or `session.completePayment(status)`
    mutating func result(_ index: Int) {
        guard isSession(index) else { return }
        evaluator.begin()
        guard let argument = argument(of: index) else { return }
        for value in evaluator.value(argument).alternatives {
            switch value {
            case .object:
                if value.member("status") != nil { add(.authorizationResult, value, version: nil, takesVersion: true, isHanded: true) }
            case .builtin(.missingStatus, let range):
                add(.authorizationResult, .object([.named("status", value)], range), version: nil, isHanded: true)
            default: break
            }
        }
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
        guard let object = object(of: index), tokens[tree.last(object)].kind == .name else { return false }
        let name = String(decoding: bytes[tokens[tree.last(object)].range], as: UTF8.self).lowercased()
        if name == "session" || name == "_session" || name == "#session" || name.hasSuffix("session") && name.hasPrefix("apple") {
            return true
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
}
