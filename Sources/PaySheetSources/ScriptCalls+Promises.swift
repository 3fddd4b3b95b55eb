import PaySheet

// Promises that a page gives a constructor without waiting for them.
extension ScriptCalls {
    /// `new ApplePaySession(3, client.createPaymentRequest({ … }))`
    mutating func takePromise(of method: String, _ call: SourceCall, _ index: Int) {
        guard case .document(let kind) = call.role, let start = argument(call.argument, callee(index)),
            let range = promise(of: method, start)
        else { return }
        let member = ScriptValue.Entry.member(
            name: [UInt8]("isAwaited".utf8), place: range.lowerBound..<range.lowerBound, value: .boolean(false, range), isSpread: false)
        add(kind, .object([member], range), version: nil)
    }

    /// The place of an argument that is a call of a method, or a constant with its result.
    private func promise(of method: String, _ start: Int) -> Range<Int>? {
        let last = names.skip(from: start) - 1
        guard last >= start else { return nil }
        var first = start
        if last == start {
            guard tokens[start].kind == .name, let binding = names.declaration(of: start), case .value(let value?) = binding.content,
                binding.token > 0, tokens[binding.token - 1].word == .const
            else { return nil }
            first = value
        }
        let end = names.skip(from: first) - 1
        guard end > first, tokens[first].word != .await, tokens[end].kind == .close, Int(tokens[end].mate) > first + 1 else { return nil }
        let open = Int(tokens[end].mate)
        guard reads(method, open - 1), names.isPunctuation(open - 2, UInt8(ascii: ".")) else { return nil }
        // Cannot trap: the call is searched from the start on.
        return Int(tokens[start].start)..<Int(tokens[last].end)
    }
}
