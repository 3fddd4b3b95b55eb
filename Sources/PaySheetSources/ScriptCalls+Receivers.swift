import PaySheet
import PaySheetText

// Whose methods the calls of other interfaces are.
extension ScriptCalls {
    /// Whether a name, of which a method is called, has what a call wants.
    func isReceiver(_ index: Int, _ receiver: SourceCall.Receiver) -> Bool {
        switch receiver {
        case .any: return true
        case .handler: return false
        case .named(let word):
            guard tokens[index].kind == .name else { return false }
            return String(decoding: bytes[tokens[index].range], as: UTF8.self).lowercased().contains(text: word)
        case .result(let method, let text):
            guard tokens[index].kind == .name, let binding = names.declaration(of: index), case .value(let first?) = binding.content else {
                return false
            }
            let end = names.skip(from: first) - 1
            guard end > first, tokens[end].kind == .close, Int(tokens[end].mate) > first else { return false }
            let open = Int(tokens[end].mate)
            return reads(method, open - 1) && isText(open + 1, [text])
        case .event(let events):
            // `.on("event", (event) => …)`
            guard tokens[index].kind == .name, !isQualified(index), let start = functionStart(ofParameter: index, isFirst: true),
                start > 3
            else { return false }
            return names.isPunctuation(start - 1, UInt8(ascii: ",")) && isText(start - 2, events)
                && ["on", "once", "addEventListener"].contains { reads($0, start - 4) }
        }
    }

    /// Whether the object of a method says that its argument is a document.
    func isNamed(_ receiver: SourceCall.Receiver, _ index: Int) -> Bool {
        if case .any = receiver { return true }
        return names.isPunctuation(index - 1, UInt8(ascii: ".")) && isReceiver(index - 2, receiver)
    }

    /// Whether a name is a parameter of a function that is a member with one of some names.
    func isParameter(_ index: Int, ofFunctions members: [String]) -> Bool {
        guard let start = functionStart(ofParameter: index, isFirst: false), start > 1 else { return false }
        // `name: (parameter) => …` and `name(parameter) { … }`
        let name = names.isOnly(start - 1, ":") ? start - 2 : start - 1
        return members.contains { reads($0, name) }
    }

    /// The first token of the function of which a name is a parameter. The name of a method is not part of it.
    private func functionStart(ofParameter index: Int, isFirst: Bool) -> Int? {
        guard let binding = names.binding(of: tokens[index].range, at: index) else { return nil }
        switch binding.content {
        case .parameter, .other: break
        default: return nil
        }
        var start = binding.token
        if start + 1 >= tokens.count || !names.isArrow(tokens[start + 1]) {
            let open = Int(names.openers[start])
            guard open >= 0, tokens[open].byte == UInt8(ascii: "("), !isFirst || open == start - 1 else { return nil }
            start = open
        }
        if start > 1, tokens[start - 1].kind == .name, tokens[start - 1].word == .none, tokens[start - 2].word == .function { start -= 1 }
        if start > 0, tokens[start - 1].word == .function { start -= 1 }
        if start > 0, tokens[start - 1].word == .async { start -= 1 }
        return start
    }

    private func isText(_ index: Int, _ texts: [String]) -> Bool {
        guard index < tokens.count, tokens[index].kind == .string else { return false }
        let text = bytes[tokens[index].range.dropFirst().dropLast()]
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
            let entry = ScriptValue.Entry.member(name: [UInt8](member.utf8), place: start(of: value), value: value, isSpread: false)
            found[index].value = .object(entries + [entry], range)
        }
    }
}
