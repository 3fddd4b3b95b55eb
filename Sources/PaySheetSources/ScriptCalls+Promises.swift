import PaySheet

// Promises that a page gives a constructor without waiting for them.
extension ScriptCalls {
    /// `new ApplePaySession(3, client.createPaymentRequest({ … }))`
    mutating func takePromise(of method: String, _ call: SourceCall, _ index: Int) {
        guard case .document(let kind) = call.role, let new = created(index),
            let range = names.argument(call.argument, new).flatMap({ promise(of: method, $0) })
        else { return }
        let member = ScriptValue.Entry.member(
            name: [UInt8]("isAwaited".utf8), place: range.lowerBound..<range.lowerBound, value: .boolean(false, range), isSpread: false)
        add(kind, .object([member], range), version: nil)
    }

    /// The place of an argument that is a call of a method, or a constant with its result.
    private func promise(of method: String, _ argument: Int) -> Range<Int>? {
        var value = argument
        if tree.kind(argument) == .name {
            guard let binding = names.declaration(of: tree.first(argument)), case .value(let own?) = binding.content, binding.token > 0,
                tokens[binding.token - 1].word == .const
            else { return nil }
            value = own
        }
        guard tree.kind(value) == .call, let name = names.calleeToken(value), names.isMember(name), reads(method, name) else { return nil }
        return names.range(argument)
    }
}
