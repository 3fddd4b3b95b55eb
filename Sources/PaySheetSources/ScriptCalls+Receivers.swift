import PaySheet
import PaySheetText

// Whose methods the calls of other interfaces are.
extension ScriptCalls {
    /// Whether an object, of which a method is called, is what a call wants.
    func isReceiver(_ object: Int, _ receiver: SourceCall.Receiver) -> Bool {
        let name = tree.last(object)
        switch receiver {
        case .any: return true
        case .handler: return false
        case .named(let word):
            guard tokens[name].kind == .name else { return false }
            return String(decoding: bytes[tokens[name].range], as: UTF8.self).lowercased().contains(text: word)
        case .result(let methods, let text):
            guard let call = names.callMaking(object), let own = names.calleeToken(call), methods.contains(where: { reads($0, own) })
            else { return false }
            guard let text else { return true }
            return names.argument(0, call).map { isText($0, [text]) } ?? false
        case .event(let events): return tree.kind(object) == .name && isEvent(name, events)
        }
    }

    /// Whether a name is the event, or a part of it, that a function for one of some events gets.
    func isEvent(_ name: Int, _ events: [String]) -> Bool {
        guard let (function, number) = function(ofParameter: name), number == 0 else { return false }
        // `<Element onEvent={(event) => …}>`
        if let container = names.parent(function, .container) {
            let start = tree.first(container)
            return start > 1 && isOnly(start - 1, "=") && events.contains { reads($0, start - 2) }
        }
        // `.on("event", (event) => …)`
        guard let arguments = names.parent(function, .arguments), let call = tree.parent(arguments), let own = names.calleeToken(call),
            let event = names.argument(0, call), tree.next(event) == function
        else { return false }
        return isText(event, events) && ["on", "once", "addEventListener"].contains { reads($0, own) }
    }

    /// Whether the object of a method says that its argument is a document.
    func isNamed(_ receiver: SourceCall.Receiver, _ index: Int) -> Bool {
        if case .any = receiver { return true }
        return object(of: index).map { isReceiver($0, receiver) } ?? false
    }

    /// Whether a name is a parameter of a function that is a member with one of some names.
    func isParameter(_ index: Int, ofFunctions members: [String]) -> Bool {
        guard let (function, _) = function(ofParameter: index), let name = names.name(ofFunction: function), name.isMember else {
            return false
        }
        return members.contains { reads($0, name.token) }
    }

    /// The function of which a name is a parameter, or a part of one, and which one.
    private func function(ofParameter index: Int) -> (function: Int, number: Int)? {
        guard let binding = names.declaration(of: index) else { return nil }
        var node = names.node(binding.token)
        // `({ resolve }) => …`
        if let member = names.parent(node, .shorthand) ?? names.parent(node, .property), let pattern = tree.parent(member) {
            node = pattern
        }
        guard let parameter = names.parent(node, .parameter) else { return nil }
        let function = names.parent(parameter, .parameters).flatMap { tree.parent($0) } ?? tree.parent(parameter)
        return function.map { ($0, Int(names.places[parameter].number)) }
    }

    private func isText(_ node: Int, _ texts: [String]) -> Bool {
        guard tokens[tree.first(node)].kind == .string else { return false }
        let text = bytes[tokens[tree.first(node)].range.dropFirst().dropLast()]
        return texts.contains { text.elementsEqual($0.utf8) }
    }

    /// Adds what belongs to every document of a kind.
    mutating func addContexts() {
        guard let context = contexts.first, case .context(let kind, let member) = context.call.role, case .object = context.value,
            contexts.allSatisfy({ $0.value.range == context.value.range })
        else { return }
        let size = context.value.extent.count
        for index in found.indices where found[index].kind == kind {
            guard case .object(let entries, let range) = found[index].value, found[index].value.member(member) == nil else { continue }
            // Documents share it, and each use costs what it is long.
            evaluator.begin()
            evaluator.budget -= size
            let value = evaluator.budget > 0 ? context.value : .unknown(context.value.range)
            found[index].value = .object(entries + [.named(member, value)], range)
        }
    }
}
