import PaySheet

/// A session, a payment request or a response of a script.
struct FlowSubject {
    let object: FlowObject
    /// The expressions that make it.
    var makers: [Int]
    /// The tokens that declare the names which have it.
    var names: Set<Int> = []
    /// The members that have it: `this.session`.
    var chains: Set<[[UInt8]]> = []
    var handlers: [FlowHandler] = []
    /// The names of the methods that the file calls, by their tokens.
    var calls: [Int] = []
    /// Whether code that the file does not show has it.
    var hasEscaped = false
    /// Whether only a name says that it is a session.
    var isLikely = false

    /// Whether a member has it, which other code can read.
    var isField: Bool { !chains.isEmpty }
    /// Whether all code that can answer is in the file.
    var isClosed: Bool { !hasEscaped && !isLikely && makers.count == 1 }
}

/// A function for an event of a subject.
struct FlowHandler {
    /// The event as the code writes it, without `on`.
    let event: [UInt8]
    /// The token of its name.
    let token: Int
    /// The expression of the function.
    let value: Int
    /// The function; `nil` if the file does not show it.
    let function: Int?
    /// Whether it is the argument of `addEventListener`.
    let isListener: Bool
}

/// Finds the subjects of a script, the names that have them, and their handlers.
struct FlowSubjects {
    private let script: FlowScript
    private var found: [FlowSubject] = []
    private var tree: ScriptTree { script.tree }
    private var names: ScriptNames { script.names }

    static func all(in script: FlowScript) -> [FlowSubject] {
        var subjects = FlowSubjects(script: script)
        subjects.find()
        return subjects.found
    }

    private init(script: FlowScript) { self.script = script }

    /// So many objects of Apple Pay are followed.
    private static let most = 32

    private mutating func find() {
        for index in script.tokens.indices where script.tokens[index].word == .new && found.count < FlowSubjects.most {
            let node = names.node(index)
            guard tree.kind(node) == .new, let name = names.calleeToken(node) else { continue }
            if script.calls.isSessionClass(name) {
                add(.session, node)
            } else if script.reads("PaymentRequest", name), script.calls.isRequest(name) {
                add(.request, node)
            }
        }
        for request in found where request.object == .request {
            for call in request.calls where script.reads("show", call) {
                if let node = names.call(of: names.node(call)) { add(.response, node) }
            }
        }
        let shown = ["onvalidatemerchant", "onpaymentauthorized"].map { names.uses(of: ScriptNames.hash($0.utf8)).memberChanges }
        for change in shown.joined() where found.count < FlowSubjects.most {
            guard script.names.isMember(change.token), let object = tree.child(names.node(change.token)) else { continue }
            addLikely(object)
        }
    }

    /// Adds an object that only its handlers show.
    private mutating func addLikely(_ object: Int) {
        guard case .name = tree.kind(object), let binding = names.declaration(of: tree.first(object)), binding.scope != 0...0,
            !found.contains(where: { $0.names.contains(binding.token) })
        else { return }
        var subject = FlowSubject(object: .session, makers: [], isLikely: true)
        subject.hasEscaped = true
        add(binding.token, to: &subject)
        found.append(subject)
    }

    private mutating func add(_ object: FlowObject, _ maker: Int) {
        var subject = FlowSubject(object: object, makers: [maker])
        // `await request.show()`
        var place = maker
        while let parent = tree.parent(place), tree.kind(parent) == .group || tree.kind(parent) == .cast || tree.kind(parent) == .unary {
            place = parent
        }
        if let call = script.names.parent(maker, .member).flatMap({ names.call(of: $0) }), let method = script.method(call) {
            if object == .response, script.reads("then", method.name) {
                // `request.show().then((response) => …)`
                if let function = names.argument(0, call).flatMap({ script.function($0) }), let name = names.parameter(0, of: function) {
                    if name >= 0 { add(name, to: &subject) }
                } else {
                    subject.hasEscaped = true
                }
            } else if object != .response {
                subject.calls.append(method.name)
            }
        } else {
            for kind in names.changes(ofObjectAt: place) { follow(kind, of: maker, to: &subject) }
        }
        // One name can have several objects, one after another.
        if let other = found.firstIndex(where: { $0.object == object && !$0.names.isDisjoint(with: subject.names) }) {
            found[other].makers.append(maker)
        } else if let other = found.firstIndex(where: { $0.object == object && !$0.chains.isDisjoint(with: subject.chains) }) {
            found[other].makers.append(maker)
        } else {
            found.append(subject)
        }
    }

    /// Adds a name with all that the script does with it.
    private func add(_ name: Int, to subject: inout FlowSubject) {
        guard let binding = names.declaration(of: name), subject.names.count < 16, subject.names.insert(binding.token).inserted else {
            return
        }
        if names.isGlobal(binding) || names.isExported(binding) { subject.hasEscaped = true }
        var count = 0
        for token in names.allUses.all(of: names.hash(binding.name)) {
            guard !names.isMember(token), token != binding.token, names.declaration(of: token)?.token == binding.token else { continue }
            count += 1
            guard count <= 4 * ScriptNames.mostSteps else {
                subject.hasEscaped = true
                return
            }
            use(names.node(token), to: &subject)
        }
    }

    private func use(_ node: Int, to subject: inout FlowSubject) {
        if let member = memberUse(node) {
            if script.tokens[tree.last(member)].kind == .name { self.member(member, to: &subject) } else { subject.hasEscaped = true }
            return
        }
        if names.parent(node, .element) != nil { subject.hasEscaped = true }
        for kind in names.changes(of: ScriptNames.Use(node: node)) { follow(kind, of: node, to: &subject) }
    }

    /// The member of an object that an expression reads, with types or parentheses between them.
    private func memberUse(_ node: Int) -> Int? {
        var node = node
        while let parent = tree.parent(node), tree.kind(parent) == .cast { node = parent }
        return names.parent(node, .member).flatMap { tree.child($0) == node ? $0 : nil }
    }

    /// Notes a call, a handler, or a method that other code gets.
    private func member(_ member: Int, to subject: inout FlowSubject) {
        let name = tree.last(member)
        if let call = names.call(of: member) {
            subject.calls.append(name)
            if script.reads("addEventListener", name) { listen(call, to: &subject) }
            // `session.completePayment.call(…)` of something else is rare, and other code can have the session then.
            return
        }
        if let outer = memberUse(member), script.isOne(tree.last(outer), of: ["bind", "call", "apply"]) {
            subject.hasEscaped = true
            return
        }
        if let assignment = names.parent(member, .assignment), tree.child(assignment) == member {
            let word = script.word(name)
            guard word.starts(with: "on".utf8), let value = tree.next(member) else { return }
            add(
                FlowHandler(
                    event: [UInt8](word.dropFirst(2)), token: name, value: value, function: script.function(value), isListener: false),
                to: &subject)
            return
        }
        let isMethod = FlowActs.table[script.word(name)] != nil
        if isMethod, names.parent(member, .statement) == nil { subject.hasEscaped = true }
    }

    private func add(_ handler: FlowHandler, to subject: inout FlowSubject) {
        if subject.handlers.count < 32 { subject.handlers.append(handler) } else { subject.hasEscaped = true }
    }

    private func listen(_ call: Int, to subject: inout FlowSubject) {
        guard let first = names.argument(0, call), let text = script.text(first), let value = tree.next(first) else {
            subject.hasEscaped = true
            return
        }
        add(
            FlowHandler(event: text, token: tree.first(first), value: value, function: script.function(value), isListener: true),
            to: &subject)
    }

    /// Follows the object to the names and members that get it.
    private func follow(_ kind: ScriptNames.Change.Kind, of node: Int, to subject: inout FlowSubject) {
        switch kind {
        case .assignment, .deleted, .member, .set: break
        case .shared([], let token, let place):
            if place.isEmpty, !names.isMember(token) {
                if !names.isField(token), names.declaration(of: token) != nil {
                    add(token, to: &subject)
                } else {
                    subject.hasEscaped = true
                }
            } else if names.isMember(token), let chain = script.chain(names.node(token)), chain.count == 2, place.isEmpty {
                addChain(chain, to: &subject)
            } else {
                subject.hasEscaped = true
            }
        default: subject.hasEscaped = true
        }
    }

    /// Adds a member of `this` with all that the script does with members of this name.
    private func addChain(_ chain: [[UInt8]], to subject: inout FlowSubject) {
        guard subject.chains.insert(chain).inserted, let name = chain.last else { return }
        var count = 0
        for token in names.allUses.all(of: ScriptNames.hash(name)) where names.isMember(token) {
            count += 1
            guard count <= 4 * ScriptNames.mostSteps else {
                subject.hasEscaped = true
                return
            }
            let node = names.node(token)
            if script.chain(node) == chain { use(node, to: &subject) } else { subject.hasEscaped = true }
        }
    }
}
