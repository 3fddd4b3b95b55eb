import PaySheet

// Calls of other interfaces than Apple Pay's, which catalogs describe.
extension ScriptCalls {
    /// A part of a document that several calls make together.
    struct Part {
        let call: SourceCall
        let value: ScriptValue
    }

    /// Looks at a name that may be that of such a call.
    mutating func provider(_ index: Int) {
        guard !others.calls.isEmpty else { return }
        let name = bytes[tokens[index].range]
        for call in others.calls where call.isCode && name.elementsEqual(call.name.utf8) && isPlace(index, of: call) { take(call, index) }
    }

    /// Whether a name is that of a called method, or of a created class.
    private func isPlace(_ index: Int, of call: SourceCall) -> Bool {
        if call.form == .constructor || call.form.isOfConstructor { return created(index) != nil }
        if call.form == .function { return isCall(index) && !names.isMember(index) }
        if case .handler(let members) = call.receiver { return isCall(index) && isParameter(index, ofFunctions: members) }
        if let object = object(of: index) {
            // `Promise.resolve()`
            return !reads("Promise", tree.last(object)) && self.call(index) != nil && isReceiver(object, call.receiver)
        }
        // `({ resolve }) => resolve({ … })`
        guard isCall(index), let binding = names.declaration(of: index) else { return false }
        switch call.receiver {
        case .any:
            if case .part(_, .member) = binding.content { return true }
        case .event(let events): guard isEvent(index, events) else { return false }
        default: return false
        }
        // The parameter of `new Promise((resolve) => …)` is another one.
        return names.parent(names.node(binding.token), .shorthand) != nil
    }

    private mutating func take(_ call: SourceCall, _ index: Int) {
        if case .promise(let method, _) = call.form { return takePromise(of: method, call, index) }
        if case .arguments(let members) = call.form { return takeArguments(members, call, index) }
        evaluator.begin()
        guard let (node, first) = self.call(index) else { return }
        if !call.selectors.isEmpty {
            guard let selector = names.argument(first, node), case .text(let text, _) = evaluator.value(selector),
                call.selectors.contains(where: { text.elementsEqual($0.utf8) })
            else { return }
        }
        guard let argument = names.argument(first + call.argument, node), tree.kind(argument) != .spread else { return }
        let value = evaluator.value(argument)
        take(call, call.form == .listener ? evaluator.result(of: value, value.range) : value, index)
    }

    private mutating func take(_ call: SourceCall, _ argument: ScriptValue, _ index: Int) {
        for whole in argument.alternatives {
            // Options that the file does not show can have it.
            guard let value = whole.isUnknown ? whole : call.path.reduce(Optional(whole), { $0?.member($1) }) else { continue }
            if case .word(let kind, let member) = call.role {
                guard case .text(_, let range) = value else { continue }
                add(kind, .object([.named(member, value)], range), version: nil)
                continue
            }
            if case .context = call.role {
                contexts.append(Part(call: call, value: value))
                continue
            }
            guard case .object = value else {
                // A part that the file does not show is there all the same.
                if value.isUnknown, let receiver = call.unshown, isNamed(receiver, index), let kind = call.role.kind {
                    miss(kind, value.range, isNamed: true, by: call)
                }
                if value.isUnknown, call.makesPart { parts.append(Part(call: call, value: value)) }
                continue
            }
            guard call.signs.isEmpty || call.signs.contains(where: { value.member($0) != nil }),
                !call.strangers.contains(where: { $0.split(separator: ".").reduce(Optional(value)) { $0?.member(String($1)) } != nil })
            else { continue }
            if case .document(let kind) = call.role {
                add(kind, value, version: nil, namesSuffice: true)
            } else {
                parts.append(Part(call: call, value: value))
            }
        }
    }

    /// `new PaymentRequest([{ supportedMethods: "apple-pay" }], details, options)`
    private mutating func takeArguments(_ members: [String], _ call: SourceCall, _ index: Int) {
        guard case .document(let kind) = call.role, let new = created(index) else { return }
        evaluator.begin()
        let arguments = evaluator.arguments(new)
        guard case .list(let methods, let range)?? = arguments.first, methods.contains(where: { isMethod($0, call.selectors) }) else {
            return
        }
        let entries = zip(members, arguments).map { ScriptValue.Entry.named($0, $1 ?? .unknown(range)) }
        add(kind, .object(entries, range), version: nil, namesSuffice: true)
    }

    /// Whether a method of payment has one of some names, or a constant that is named so.
    private func isMethod(_ method: ScriptValue, _ methods: [String]) -> Bool {
        guard let name = method.member("supportedMethods") else { return false }
        let all = if case .list(let list, _) = name { list } else { [name] }
        return all.contains { value in
            let text =
                if case .text(let text, _) = value { text } else {
                    Array(bytes[value.range].split(separator: UInt8(ascii: ".")).last ?? [])
                }
            return methods.contains { text.elementsEqual($0.utf8) }
        }
    }

    /// `new ApplePaySession(3, client.createPaymentRequest({ … }))`
    mutating func takePromise(of method: String, _ call: SourceCall, _ index: Int) {
        guard case .document(let kind) = call.role, let new = created(index),
            let range = names.argument(call.argument, new).flatMap({ promise(of: method, $0) })
        else { return }
        add(kind, .object([.named("isAwaited", .boolean(false, range))], range), version: nil)
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

    /// Looks at an element of JSX: `<Name attribute={…}>`.
    mutating func element(_ node: Int) {
        guard tree.kind(node) == .markup else { return }
        let index = tree.first(node)
        let name = bytes[tokens[index].range].dropFirst()
        for call in others.calls {
            guard case .attribute(let attribute) = call.form, name.elementsEqual(call.name.utf8) else { continue }
            // Its attributes come before what is in it.
            for child in tree.children(node).prefix(while: { tree.kind($0) == .container }) {
                guard isOnly(tree.first(child) - 1, "="), reads(attribute, tree.first(child) - 2) else { continue }
                evaluator.begin()
                if let value = tree.child(child) { take(call, evaluator.value(value), index) }
                break
            }
        }
    }

    /// Puts the parts together.
    mutating func joinParts() {
        addContexts()
        guard !parts.isEmpty else { return }
        var kinds: [DocumentKind] = []
        for part in parts { if let kind = part.call.role.whole, !kinds.contains(kind) { kinds.append(kind) } }
        for kind in kinds { join(parts.filter { $0.call.role.whole == kind }, kind) }
    }

    private mutating func join(_ all: [Part], _ kind: DocumentKind) {
        let hasPart = all.contains { if case .part = $0.call.role { true } else { false } }
        let parts = all.filter { !$0.call.isElement || hasPart || others.isMarked($0.call) }
        var entries: [ScriptValue.Entry] = []
        var ranges: [Range<Int>] = []
        func entry(_ name: String, _ value: ScriptValue) {
            entries.append(.named(name, value))
            ranges.append(value.range)
        }
        var members: [String] = []
        for part in parts { if case .part(_, let member) = part.call.role, !members.contains(member) { members.append(member) } }
        for member in members {
            let values = ScriptCalls.values(of: parts) { if case .part(_, member) = $0 { true } else { false } }
            guard let value = values.first else { continue }
            // Of several the file does not show which one belongs to the rest.
            entry(member, values.count > 1 ? .unknown(value.range) : ScriptCalls.changed(value, of: member, by: parts))
        }
        var lists: [String] = []
        for part in parts { if case .element(_, let list) = part.call.role, !lists.contains(list) { lists.append(list) } }
        for list in lists {
            let values = ScriptCalls.values(of: parts) { if case .element(_, list) = $0 { true } else { false } }
            let place = values.map { $0.range.lowerBound }.min() ?? 0
            let end = values.map { $0.range.upperBound }.max() ?? place
            entry(list, .list(values, place..<end))
        }
        guard entries.contains(where: { if case .member(_, _, let value, _) = $0 { !value.isUnknown } else { false } }) else { return }
        guard let first = ranges.map({ $0.lowerBound }).min(), let last = ranges.map({ $0.upperBound }).max() else { return }
        add(kind, .object(entries, first..<last), version: nil)
    }

    /// The values of parts with a role, each once.
    private static func values(of parts: [Part], _ isWanted: (SourceCall.Role) -> Bool) -> [ScriptValue] {
        var seen: Set<Range<Int>> = []
        return parts.filter { isWanted($0.call.role) && seen.insert($0.value.range).inserted }.map { $0.value }
    }

    /// A value of a member after what calls change in it.
    private static func changed(_ value: ScriptValue, of member: String, by parts: [Part]) -> ScriptValue {
        guard case .object(let entries, let range) = value else { return value }
        var names: [String] = []
        for part in parts {
            guard case .change(_, member, let changes) = part.call.role else { continue }
            for name in changes where !names.contains(name) && (part.value.isUnknown || part.value.member(name) != nil) {
                names.append(name)
            }
        }
        let changed = entries.map { entry in
            guard case .member(let name, let place, let old, let isSpread) = entry,
                names.contains(where: { name.elementsEqual($0.utf8) })
            else { return entry }
            return ScriptValue.Entry.member(name: name, place: place, value: .unknown(old.range), isSpread: isSpread)
        }
        return .object(changed, range)
    }
}

extension SourceCall {
    /// Whether the name is a name of the code.
    var isCode: Bool {
        switch form {
        case .method, .constructor, .function, .listener, .promise, .arguments: true
        case .attribute, .text, .namedArguments, .result: false
        }
    }
}

extension SourceCall.Form {
    fileprivate var isOfConstructor: Bool {
        switch self {
        case .promise, .arguments: true
        default: false
        }
    }
}

extension SourceCall.Role {
    /// The kind of the document that the argument is, or belongs to.
    var kind: DocumentKind? {
        switch self {
        case .document(let kind), .word(let kind, _), .context(let kind, _): kind
        case .part, .element, .change: whole
        }
    }

    /// The document of which the argument is a part.
    fileprivate var whole: DocumentKind? {
        switch self {
        case .document, .word, .context: nil
        case .part(let kind, _), .element(let kind, _), .change(let kind, _, _): kind
        }
    }
}
