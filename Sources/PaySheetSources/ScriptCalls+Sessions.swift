import PaySheet

// Sessions and their results.
extension ScriptCalls {
    /// `new ApplePaySession(version, request)`, or another name of the class.
    mutating func created(_ new: Int) {
        guard !names.isMember(new) else { return }
        var open = names.className(from: new + 1)
        if open == new + 1, open < tokens.count, tokens[open].kind == .open, Int(tokens[open].mate) > open {
            // `new (window as any).ApplePaySession(…)`
            open = names.className(from: Int(tokens[open].mate) + 1)
        }
        let last = open - 1
        guard last > new, tokens[last].kind == .name, isCall(last), isSessionClass(last) else { return }
        session(last)
    }

    /// Whether a name is that of the class `ApplePaySession`.
    private mutating func isSessionClass(_ index: Int) -> Bool {
        if reads("ApplePaySession", index), isQualified(index) || !names.declares(tokens[index].range) { return true }
        guard !isQualified(index), let binding = names.binding(of: tokens[index].range, at: index) else { return false }
        switch binding.content {
        // Other names of a class are short, and not worth more.
        case .value(let first?):
            guard (first..<first + ScriptCalls.longestAlias).contains(where: { reads("ApplePaySession", $0) }) else { return false }
        case .part(_, .member(let name)): guard name.elementsEqual("ApplePaySession".utf8) else { return false }
        default: return false
        }
        evaluator.begin()
        return evaluator.value(of: binding, binding.name).alternatives.contains {
            if case .builtin(.sessionClass, _) = $0 { true } else { false }
        }
    }

    static let longestAlias = 16

    private mutating func session(_ index: Int) {
        evaluator.begin()
        let open = callee(index)
        guard let start = argument(0, open) else { return }
        guard !names.isSpread(start) else { return miss(.paymentRequest, tokens[start].range) }
        var version: Int?
        if case .number(let text, _) = evaluator.expression(start).value { version = Int(String(decoding: text, as: UTF8.self)) }
        versions.append(version)
        guard let request = argument(1, open) else { return }
        for value in evaluator.expression(request).value.alternatives { hand(.paymentRequest, value, version: version) }
    }

    /// `session.completePayment(result)` or `session.completePayment(status)`
    mutating func result(_ index: Int) {
        guard isSession(index) else { return }
        evaluator.begin()
        guard let (open, first) = call(index), let start = argument(first, open), !names.isSpread(start) else { return }
        for value in evaluator.expression(start).value.alternatives {
            switch value {
            case .object:
                if value.member("status") != nil { add(.authorizationResult, value, version: nil, takesVersion: true, isHanded: true) }
            case .builtin(.missingStatus, let range):
                let status = ScriptValue.Entry.member(
                    name: [UInt8]("status".utf8), place: range.lowerBound..<range.lowerBound, value: value, isSpread: false)
                add(.authorizationResult, .object([status], range), version: nil, isHanded: true)
            default: break
            }
        }
    }

    /// `response.complete(result)`, if the name says what the object is, or its value: `await request.show()`.
    mutating func completion(_ index: Int) {
        guard index > 1, tokens[index - 2].kind == .name, isResponse(index - 2), let (open, first) = call(index),
            let start = argument(first, open), !names.isSpread(start)
        else { return }
        evaluator.begin()
        for case .text(let word, let range) in evaluator.expression(start).value.alternatives
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
        if let binding = names.declaration(of: name), case .value(let first?) = binding.content {
            let end = names.skip(from: first) - 1
            guard end > first, tokens[end].kind == .close, Int(tokens[end].mate) > first else { return false }
            return reads("show", Int(tokens[end].mate) - 1)
        }
        return reads("response", name) || reads("paymentResponse", name)
    }

    private static let paymentResults = ["success", "fail", "unknown"]

    /// Whether the object of a method is a session, as far as its name or its value says it.
    mutating func isSession(_ index: Int) -> Bool {
        guard index > 1, tokens[index - 2].kind == .name else { return false }
        let name = String(decoding: bytes[tokens[index - 2].range], as: UTF8.self).lowercased()
        if name == "session" || name == "_session" || name == "#session" || name.hasSuffix("session") && name.hasPrefix("apple") {
            return true
        }
        evaluator.begin()
        let (value, next) = evaluator.operand(names.chainStart(index - 2), limit: index - 1)
        guard next == index - 1 else { return false }
        return value.alternatives.contains { if case .builtin(.session, _) = $0 { true } else { false } }
    }
}
