// What paths do, or do not do.
extension FlowReader {
    /// The walks of functions and of the script, and those of handlers.
    private func all(of walks: FlowWalks) -> [FlowWalk] { walks.roots.map { $0.walk } + walks.handlers.map { $0.walk } }

    // MARK: Objects

    mutating func missing(_ act: FlowActs, _ object: FlowObject) {
        for subject in script.subjects where subject.object == object && subject.isClosed && !subject.isField {
            // An object without any use is often a part of an example.
            guard !subject.handlers.isEmpty || !subject.calls.isEmpty,
                !subject.calls.contains(where: { FlowActs.table[script.word($0)] == act }), let maker = subject.makers.first,
                !subject.names.isEmpty, script.function(around: maker) != nil
            else { continue }
            add(maker) { $0.name = act.method }
        }
    }

    mutating func noHandlers(_ object: FlowObject, _ act: FlowActs, _ events: [String]) {
        for subject in script.subjects where subject.object == object && subject.isClosed && !subject.isField {
            // An object without any handler is often a part of an example.
            guard !subject.handlers.isEmpty else { continue }
            let sites = subject.calls.filter { FlowActs.table[script.word($0)] == act }
            guard !sites.isEmpty, sites.allSatisfy({ script.function(around: names.node($0)) != nil }), let maker = subject.makers.first
            else {
                continue
            }
            let missing = events.first { event in
                // A session that is always aborted needs no more handlers.
                (event != "paymentauthorized" || script.mentions("completeMerchantValidation"))
                    && !subject.handlers.contains { handler in
                        handler.event.elementsEqual(event.utf8) || FlowReader.meant(handler)?.name == event
                    }
            }
            if let missing { add(maker) { $0.name = missing } }
        }
    }

    // MARK: Answers

    mutating func unanswered(_ object: FlowObject) {
        for walks in walks where script.subjects[walks.subject].object == object {
            let subject = script.subjects[walks.subject]
            guard subject.isClosed else { continue }
            if object == .response {
                responses(walks)
                continue
            }
            for handler in walks.handlers where !handler.event.answer.isEmpty {
                guard !handler.walk.isCut, !answersElsewhere(walks, handler), !answersWrongly(handler) else { continue }
                report(handler.ends.returned, by: .answers, at: handler.handler.token, handler.event.name, isLess: subject.isField)
            }
        }
    }

    private mutating func responses(_ walks: FlowWalks) {
        guard let maker = script.subjects[walks.subject].makers.first, !script.subjects[walks.subject].names.isEmpty,
            let root = walks.roots.first(where: { $0.root == FlowWalks.root(of: maker, script) }), !root.walk.isCut
        else { return }
        let sites = script.subjects[walks.subject].calls.map { names.node($0) }
        guard sites.allSatisfy({ node in names.call(of: node).map { root.walk.records[$0] != nil } ?? false }) else { return }
        let shown = root.ends.returned.filter { $0.done.contains(.create) }
        report(shown, by: [.complete, .retry, .navigate], at: tree.first(maker), "complete", isLess: false)
    }

    /// Reports paths without one of some acts.
    private mutating func report(_ paths: Set<FlowPath>, by acts: FlowActs, at token: Int, _ name: String, isLess: Bool) {
        let open = paths.filter { !$0.did(acts) }
        guard !open.isEmpty else { return }
        if open.count == paths.count {
            guard open.contains(where: { !$0.marks.contains(.guarded) }) else { return }
            add(token: token) { match in
                match.name = name
                match.isSome = isLess
            }
        } else if open.contains(where: { $0.marks.contains(.visible) && $0.marks.isDisjoint(with: [.hidden, .guarded]) }) {
            add(token: token) { match in
                match.name = name
                match.isSome = true
                match.other = "some"
            }
        }
    }

    /// Whether code outside of the handlers can answer for a handler.
    private func answersElsewhere(_ walks: FlowWalks, _ handler: FlowWalks.OfHandler) -> Bool {
        let others = walks.handlers.filter { $0.handler.token != handler.handler.token }
        for (name, act) in FlowActs.table where FlowActs.answers.contains(act) {
            for token in names.calls[ScriptNames.hash(name)] ?? [] where names.isMember(token) {
                guard let call = names.call(of: names.node(token)), handler.walk.records[call] == nil else { continue }
                if act == .abort, script.method(call).map({ script.subject($0.object) == nil }) == true { continue }
                if script.isInside(call, handler.function) { continue }
                let other = others.first { script.isInside(call, $0.function) || $0.walk.records[call] != nil }
                guard let other, !isStored(call, in: other.function) else { return true }
            }
        }
        return false
    }

    /// Whether a handler keeps the function around a call for later: `latch.resolve = () => …`.
    private func isStored(_ call: Int, in handler: Int) -> Bool {
        var node = call
        while let function = script.function(around: node), function != handler {
            if let left = names.parent(function, .assignment).flatMap({ tree.child($0) }), left != function { return true }
            node = function
        }
        return false
    }

    /// Whether a handler answers with the method of another event.
    private func answersWrongly(_ handler: FlowWalks.OfHandler) -> Bool {
        handler.walk.records.contains { isOther($0.value.act, handler) && script.isInside($0.key, handler.function) }
    }

    private func isOther(_ act: FlowActs, _ handler: FlowWalks.OfHandler) -> Bool {
        FlowActs.completions.contains(act) && act != handler.event.answer
    }

    mutating func otherAnswers() {
        for handler in walks.flatMap({ $0.handlers }) where !handler.event.answer.isEmpty {
            for (node, record) in handler.walk.records.sorted(by: { $0.key < $1.key }) {
                let marks = record.paths.reduce(into: FlowPath.Marks()) { $0.formUnion($1.marks) }
                guard isOther(record.act, handler), script.isInside(node, handler.function), marks.isDisjoint(with: [.uncertain, .guarded])
                else { continue }
                // A function that the handler declares can be another handler.
                guard script.function(around: node) == handler.function || record.calls == 2 else { continue }
                add(node) { match in
                    match.name = record.act.method
                    match.other = handler.event.answer.method
                }
            }
        }
    }

    // MARK: Order

    mutating func after(_ first: FlowActs, _ then: FlowActs) {
        for walks in walks where script.subjects[walks.subject].makers.count <= 1 {
            for walk in all(of: walks) {
                for (node, record) in walk.records.sorted(by: { $0.key < $1.key }) where then.contains(record.act) {
                    let paths = record.paths.filter { path in
                        guard path.answer >= 0, path.marks.isDisjoint(with: [.guarded, .uncertain, .thrownByCall]),
                            let branches = walk.answerBranches[path.answer], path.answer != Int32(truncatingIfNeeded: node)
                        else { return false }
                        // The same act twice, or one of the later acts after one of the first ones.
                        let isDone = first == then ? path.done.contains(record.act) : !path.done.isDisjoint(with: first)
                        return isDone && isOrdered(branches, record.branches)
                    }
                    guard !paths.isEmpty, !record.isTried || record.act != .abort else { continue }
                    let isLater = paths.allSatisfy { $0.marks.contains(.failedLater) }
                    let isLikely = script.subjects[walks.subject].isLikely
                    add(node, name: record.act.method) { $0.isSome = isLater || isLikely }
                }
            }
        }
    }

    /// Whether the branch of one act contains the other. Conditions of other branches can exclude each other.
    private func isOrdered(_ one: [Int], _ other: [Int]) -> Bool {
        one.count <= other.count ? other.starts(with: one) : one.starts(with: other)
    }

    /// Listeners of the page that call `begin` or `show` of an object which was made before.
    mutating func outside(_ act: FlowActs) {
        for subject in script.subjects where subject.makers.count == 1 && !subject.hasEscaped && !subject.isField {
            guard let maker = subject.makers.first else { continue }
            for token in subject.calls where FlowActs.table[script.word(token)] == act {
                guard let function = script.function(around: names.node(token)), !script.isInside(maker, function), isListener(function)
                else { continue }
                add(names.call(of: names.node(token)) ?? names.node(token)) { match in
                    match.isSome = true
                    match.name = act.method
                }
            }
        }
    }

    /// Whether a function is a listener of clicks that can run several times.
    private func isListener(_ function: Int) -> Bool {
        if let assignment = names.parent(function, .assignment), let left = tree.child(assignment), left != function {
            return script.tokens[tree.last(left)].kind == .name && script.reads("onclick", tree.last(left))
        }
        guard let arguments = names.parent(function, .arguments), let call = tree.parent(arguments), let name = names.calleeToken(call),
            script.reads("addEventListener", name), script.isText(names.argument(0, call), FlowReader.gestures)
        else { return false }
        return tree.next(function) == nil && !script.mentions("removeEventListener")
    }

    private static let gestures = ["click", "touchend", "mousedown", "pointerup", "mouseup"]

    mutating func ended() {
        for walks in walks where !script.subjects[walks.subject].isLikely && script.subjects[walks.subject].makers.count == 1 {
            for handler in walks.handlers where handler.event.name == "cancel" {
                for (node, record) in handler.walk.records.sorted(by: { $0.key < $1.key }) {
                    let isEnd = record.act == .abort || FlowActs.completions.contains(record.act)
                    let isSure = record.paths.contains { $0.marks.isDisjoint(with: [.guarded, .uncertain]) && !$0.done.contains(.create) }
                    guard isEnd, isSure, !record.isTried, record.calls == 1 || record.branches.isEmpty else { continue }
                    add(node) { $0.name = record.act.method }
                }
            }
        }
    }

    mutating func late() {
        for walks in walks where script.subjects[walks.subject].makers.count == 1 {
            for walk in all(of: walks) {
                for (node, record) in walk.records where record.act == .assignHandler {
                    let paths = record.paths.filter { $0.marks.isDisjoint(with: [.uncertain, .guarded]) }
                    guard !paths.isEmpty, paths.allSatisfy({ $0.marks.contains(.late) && $0.done.contains(.begin) }) else { continue }
                    add(node)
                }
            }
        }
    }

    // MARK: Gestures

    /// Whether code at the top level of a file of this language runs without a gesture.
    private var hasTopLevel: Bool { !script.language.isMarkup || script.language.hasTags }

    mutating func entries(_ act: FlowActs) {
        let object: FlowObject = act == .create ? .session : .request
        for walks in walks where !script.subjects[walks.subject].isLikely && script.subjects[walks.subject].object == object {
            for root in walks.roots {
                switch root.root {
                case .function(let function): guard startsAlone(function) else { continue }
                case .scripts: guard hasTopLevel else { continue }
                case .handlers: continue
                }
                for (node, record) in root.walk.records where record.act == act && script.function(around: node) != nil {
                    let paths = record.paths.filter { !$0.marks.contains(.uncertain) }
                    guard !paths.isEmpty, act == .create || paths.allSatisfy({ $0.waited.isEmpty }) else { continue }
                    add(node)
                }
            }
        }
    }

    /// Whether a function runs when the page is loaded.
    private func startsAlone(_ function: Int) -> Bool {
        let mentions = [function] + mentions(of: function)
        return mentions.contains { node in
            if let assignment = names.parent(node, .assignment), let left = tree.child(assignment), left != node {
                let words = script.chain(left) ?? []
                return words.count == 2 && words[0].elementsEqual("window".utf8) && words[1].elementsEqual("onload".utf8)
            }
            guard let arguments = names.parent(node, .arguments), let call = tree.parent(arguments), let name = names.calleeToken(call),
                script.function(around: call) == nil
            else { return false }
            if script.reads("addEventListener", name) {
                let object = script.method(call).map { tree.last($0.object) }
                let isPage = object.map { script.isOne($0, of: ["window", "document"]) } ?? true
                return isPage && script.isText(names.argument(0, call), ["load", "DOMContentLoaded"])
            }
            return script.reads("ready", name) && tree.child(arguments) == node
        }
    }

    private func mentions(of function: Int) -> [Int] {
        guard let name = names.name(ofFunction: function), !name.isMember else { return [] }
        return names.allUses.all(of: names.hash(script.tokens[name.token].range)).prefix(ScriptNames.mostSteps)
            .map { names.node($0) }.filter { script.function($0) == function }
    }

    mutating func waits() {
        for walks in walks where !script.subjects[walks.subject].isLikely && script.subjects[walks.subject].object == .session {
            for root in walks.roots {
                for (node, record) in root.walk.records where record.act == .create && !root.walk.isCut {
                    let kinds = record.paths.reduce(into: FlowWaits()) { $0.formUnion($1.waited) }
                    let isLost = record.paths.allSatisfy { !$0.waited.isDisjoint(with: .lost) }
                    let isLater = record.paths.allSatisfy { !$0.waited.isDisjoint(with: [.lost, .fetch]) }
                    guard isLater, !record.paths.isEmpty, !isDecidedByCaller(node, record) else { continue }
                    add(node) { match in
                        match.isSome = !isLost
                        match.waits = kinds
                    }
                }
            }
        }
    }

    /// Whether a parameter of the function around an act decides about it: the caller can know that it does not happen.
    private func isDecidedByCaller(_ node: Int, _ record: FlowWalk.Record) -> Bool {
        guard record.calls > 1, let function = script.function(around: node) else { return false }
        return record.branches.filter { script.isInside($0, function) }.contains { branch in
            tree.tokens(names.child(branch, .head) ?? branch).prefix(32).contains { token in
                guard script.tokens[token].kind == .name, let binding = names.declaration(of: token) else { return false }
                if case .parameter(let parameter) = binding.content { return parameter.function == function }
                return false
            }
        }
    }

    mutating func second() {
        for subject in script.subjects where subject.object == .session && !subject.isLikely {
            for handler in subject.handlers where handler.event.elementsEqual("cancel".utf8) {
                guard let function = handler.function else { continue }
                var walk = FlowWalk(script, of: nil)
                _ = walk.walk(function)
                let isMade = walk.records.values.contains { record in
                    record.act == .create && record.subject.map { script.subjects[$0].object == .session } == true
                        && record.paths.contains { $0.marks.isDisjoint(with: [.uncertain, .guarded]) && $0.waited.isEmpty }
                }
                if isMade { add(token: handler.token) { $0.function = function } }
            }
        }
    }

    // MARK: Answers of events

    mutating func lateUpdates() {
        for subject in script.subjects where subject.object == .request {
            for handler in subject.handlers {
                guard let function = handler.function, let parameter = names.parameter(0, of: function), parameter >= 0 else { continue }
                var walk = FlowWalk(script, of: nil)
                walk.events = [parameter]
                walk.wholeEvents = [parameter]
                _ = walk.walk(function)
                let updates = walk.records.filter { $0.value.act == .updateWith }
                guard !walk.isCut, !updates.isEmpty,
                    updates.allSatisfy({ $0.value.paths.allSatisfy { !$0.waited.isEmpty && !$0.done.contains(.updateWith) } })
                else { continue }
                for (node, record) in updates.sorted(by: { $0.key < $1.key }) {
                    add(node) { $0.isSome = record.paths.contains { $0.waited.isDisjoint(with: .tasks) } }
                }
            }
        }
    }

    mutating func early() {
        for handler in walks.flatMap({ $0.handlers }) where handler.event.name == "paymentauthorized" && !handler.walk.isCut {
            for (node, record) in handler.walk.records.sorted(by: { $0.key < $1.key }) where record.act == .payment {
                guard let argument = names.argument(0, node), canBeSuccess(argument) else { continue }
                let paths = record.paths.filter { $0.marks.isDisjoint(with: [.uncertain, .guarded, .thrownByCall]) }
                guard !paths.isEmpty else { continue }
                let isUnread = names.parameter(0, of: handler.function) == -1 && !script.mentions("arguments")
                let isBlind =
                    isSuccess(argument)
                    && paths.allSatisfy { $0.waited.isEmpty && !$0.did([.handOver, .escape]) && !$0.marks.contains(.failed) }
                    && !script.mentions("XMLHttpRequest") && !script.mentions("async: false")
                let isAfterFailure = record.isInFailure ? isSuccess(argument) : isSetInFailure(argument, handler.function)
                guard isUnread || isBlind || isAfterFailure else { continue }
                add(node) { $0.name = isUnread ? "unread" : isBlind ? "early" : "failed" }
            }
        }
    }

    /// Whether a result is a success in each run.
    private func isSuccess(_ argument: Int) -> Bool {
        script.calls.evaluator.begin()
        let value = script.calls.evaluator.value(argument)
        return (value.member("status") ?? value).isSuccess
    }

    /// Whether a result is a success in some run, as the file shows it.
    private func canBeSuccess(_ argument: Int) -> Bool {
        if isSuccess(argument) { return true }
        guard let name = status(argument), let changes = names.changes(of: name) else { return false }
        return changes.contains { if case .assignment(let value) = $0.kind { isSuccess(value) } else { false } }
    }

    /// The name of the status in a result: `{ status }` or `status`.
    private func status(_ argument: Int) -> ScriptNames.Binding? {
        var node = script.inner(argument)
        if tree.kind(node) == .object {
            guard
                let member = tree.children(node).first(where: { member in
                    names.key(member).flatMap { names.name($0) }?.elementsEqual("status".utf8) == true
                })
            else { return nil }
            node = names.value(member) ?? names.key(member) ?? node
        }
        return tree.kind(node) == .name ? names.declaration(of: tree.first(node)) : nil
    }

    /// Whether a `catch` of a handler sets the status of a result to success, behind code that sends the payment.
    private func isSetInFailure(_ argument: Int, _ function: Int) -> Bool {
        guard let name = status(argument), let changes = names.changes(of: name) else { return false }
        return changes.contains { change in
            guard case .assignment(let value) = change.kind, isSuccess(value),
                let statement = names.parent(tree.parent(value) ?? value, .statement),
                let block = names.parent(statement, .block), let control = names.parent(block, .control),
                script.isInside(control, function),
                script.tokens[tree.first(control)].word == .catch
            else { return false }
            let attempt = names.node(tree.first(control) - 1)
            return tree.kind(attempt) == .block && tree.tokens(attempt).contains { script.isOne($0, of: ["payment", "token"]) }
        }
    }
}
