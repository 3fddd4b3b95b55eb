/// The walks that are about an object.
struct FlowWalks {
    /// A walk of a handler.
    struct OfHandler {
        let handler: FlowHandler
        let event: FlowEvent
        let function: Int
        let walk: FlowWalk
        let ends: FlowEnds
        /// The token of the parameter with the event; `nil` if the function has none, or a pattern.
        let parameter: Int?
    }

    /// Where code that can reach the object begins.
    enum Root: Equatable {
        case function(Int)
        /// Outside of functions: in scripts, which run when the page is loaded, or in attributes that run at an event.
        case scripts, handlers
    }

    /// A walk of a function that can reach the object, or of the code outside of functions.
    struct OfRoot {
        let root: Root
        let walk: FlowWalk
        let ends: FlowEnds
    }

    let subject: Int
    private(set) var handlers: [OfHandler] = []
    private(set) var roots: [OfRoot] = []

    init(_ script: FlowScript, _ subject: Int) {
        self.subject = subject
        let own = script.subjects[subject]
        for handler in own.handlers {
            guard let event = FlowEvent.named(handler.event), let function = handler.function else { continue }
            var walk = FlowWalk(script, of: subject)
            let parameter = script.names.parameter(0, of: function)
            if let parameter, parameter >= 0 {
                walk.events.insert(parameter)
                walk.wholeEvents.insert(parameter)
            } else if parameter == nil, let pattern = script.names.child(function, .parameters).flatMap({ script.tree.child($0) }) {
                walk.note(pattern)
            }
            let ends = walk.walk(function)
            handlers.append(
                OfHandler(
                    handler: handler, event: event, function: function, walk: walk, ends: ends,
                    parameter: parameter.flatMap { $0 >= 0 ? $0 : nil }))
        }
        for root in FlowWalks.roots(script, own) {
            var walk = FlowWalk(script, of: subject)
            let ends =
                switch root {
                case .function(let function): walk.walk(function)
                case .scripts: walk.walkTopLevel(inHandlers: false)
                case .handlers: walk.walkTopLevel(inHandlers: true)
                }
            roots.append(OfRoot(root: root, walk: walk, ends: ends))
        }
    }

    /// So many functions around an object are walked.
    private static let most = 24

    /// The functions from which code can reach an object: those around it, and those that call or mention them.
    private static func roots(_ script: FlowScript, _ subject: FlowSubject) -> [Root] {
        var found: [Int] = []
        var outer: [Root] = []
        var waiting = subject.makers + subject.calls.map { script.names.node($0) }
        while let node = waiting.popLast(), found.count < most {
            let root = root(of: node, script)
            guard case .function(let function) = root else {
                if !outer.contains(root) { outer.append(root) }
                continue
            }
            guard !found.contains(function) else { continue }
            found.append(function)
            waiting.append(function)
            waiting += uses(of: function, script)
        }
        return found.map { Root.function($0) } + outer
    }

    /// Where the code around a node begins.
    static func root(of node: Int, _ script: FlowScript) -> Root {
        if let function = script.function(around: node) { return .function(function) }
        return script.isInHandler(node) ? .handlers : .scripts
    }

    /// The places that call or mention a function.
    private static func uses(of function: Int, _ script: FlowScript) -> [Int] {
        guard let name = script.names.name(ofFunction: function) else { return [] }
        var uses: [Int] = []
        for token in script.names.allUses.all(of: script.names.hash(script.tokens[name.token].range)).prefix(4 * ScriptNames.mostSteps) {
            guard token != name.token else { continue }
            let node = script.names.node(token)
            if script.names.isMember(token) == name.isMember, script.function(node) == function { uses.append(node) }
        }
        return Array(uses.prefix(most))
    }
}
