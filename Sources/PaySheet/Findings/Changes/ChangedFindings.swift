extension Findings {
    /// Returns for each finding whether a change of its file touches what the finding depends on.
    package func touched(by changes: FileChanges) -> [Bool] {
        // Findings about code have no nodes.
        guard !raw.isEmpty else { return map { changes.touches($0.place.line...Swift.max($0.place.end.line, $0.place.line)) } }
        var reach = ChangeReach(source, changes)
        return raw.map { reach.touches($0) }
    }
}

/// Decides which findings of a document a change of its file touches.
///
/// A fault of JSON depends on the whole text. A finding about the shape of a value depends on the members of the object around it. A rule
/// reads the dictionary that it is checked at, and plain members of those around it, such as the currency.
struct ChangeReach {
    private let source: FindingSource
    private let changes: FileChanges
    /// What is known about the nodes that several findings ask for.
    private var insides: [Int: Bool] = [:]
    private var members: [Int: Members] = [:]
    private var facts: Bool?

    /// What a change touches of the members of an object.
    private struct Members {
        /// A member whose value has no objects, or a place between members.
        var plain = false
        /// The name of another member.
        var names = false
    }

    init(_ source: FindingSource, _ changes: FileChanges) {
        self.source = source
        self.changes = changes
    }

    mutating func touches(_ finding: RawFinding) -> Bool {
        let node = Int(finding.node)
        guard finding.rule >= RuleID.shapeBase, source.nodes.indices.contains(node) else { return true }
        if finding.rule == RuleID.memberMissing.code {
            let brace = lines(of: node).lowerBound
            if changes.touches(brace...brace) || members(of: node).names { return true }
        } else if touches(node) {
            return true
        }
        if related(to: finding).contains(where: { touches($0) }) { return true }
        return finding.rule < RuleID.ruleBase ? touchesShape(finding, node) : touchesRule(finding, node)
    }

    // MARK: What a finding depends on

    private func related(to finding: RawFinding) -> [Int] {
        guard finding.other != RawFinding.none else { return [] }
        let other = Int(finding.other)
        if finding.rule >= RuleID.ruleBase || finding.detail == .ofCode {
            return source.notes.indices.contains(other) ? source.notes[other].related.map { $0.node } : []
        }
        return finding.rule == RuleID.memberDuplicate.code || finding.rule == RuleID.documentWrapped.code ? [other] : []
    }

    /// The members of the object around a value decide about its shape, and those that choose the dictionary of an object around it.
    private mutating func touchesShape(_ finding: RawFinding, _ node: Int) -> Bool {
        if finding.rule != RuleID.memberMissing.code {
            var home = source.home(of: node)?.container
            while let container = home, !source.nodes[container].is(.object) { home = source.home(of: container)?.container }
            if let home, members(of: home).plain { return true }
        }
        let around = dictionaries(around: node)
        return around.contains { $0.choosesNext && members(of: $0.object.node).plain }
    }

    private mutating func touchesRule(_ finding: RawFinding, _ node: Int) -> Bool {
        let around = dictionaries(around: node)
        // A finding about a translation depends on the document that is translated.
        guard source.policy.catalog.catalog.translation == nil,
            let place = around.firstIndex(where: { $0.object.shape == Int(finding.shape) })
        else { return isTouched(0) }
        // The arguments of one call are read together.
        if place == 1, hasOnlyObjects(around[0].object.shape) { return isTouched(0) }
        if isTouched(around[place].object.node) { return true }
        return around[..<place].contains { members(of: $0.object.node).plain } || areFactsTouched()
    }

    /// The dictionaries around a node, from the outermost, and whether something in each chooses the next one.
    private func dictionaries(around node: Int) -> [(object: BoundObject, choosesNext: Bool)] {
        var around: [(object: BoundObject, choosesNext: Bool)] = []
        var next = source.root
        while let object = next {
            guard var (_, value) = source.member(of: object, holding: node) else {
                around.append((object, false))
                break
            }
            while value.row.code == .list, let element = source.element(value, holding: node) { value = element }
            around.append((object, value.row.code == .variant || value.row.code == .choice))
            next = source.object(value)
        }
        return around
    }

    private func hasOnlyObjects(_ shape: Int) -> Bool {
        let names = source.tables.shapes[shape].names
        return source.tables.members[Int(names.first)..<Int(names.first) + Int(names.count)].allSatisfy { row in
            switch row.code == .list ? row.elementRow.code : row.code {
            case .record, .variant, .choice, .object: true
            default: false
            }
        }
    }

    /// Whether the change touches what a dictionary states for rules about others.
    private mutating func areFactsTouched() -> Bool {
        if let facts { return facts }
        let shapes = source.policy.catalog.catalog.functions.factShapes
        let touched = !shapes.isEmpty && source.root.map { states($0, shapes) } == true
        facts = touched
        return touched
    }

    private mutating func states(_ object: BoundObject, _ shapes: [Int]) -> Bool {
        if shapes.contains(object.shape), members(of: object.node).plain { return true }
        for member in source.members(of: object) {
            let values = member.row.code == .list ? source.elements(member) : [member]
            for value in values {
                if let inner = source.object(value), states(inner, shapes) { return true }
            }
        }
        return false
    }

    // MARK: Places

    private func isContainer(_ node: Int) -> Bool { source.nodes[node].is(.object) || source.nodes[node].is(.array) }

    /// Whether a value has neither objects nor lists inside.
    private func isPlain(_ node: Int) -> Bool {
        guard isContainer(node) else { return true }
        return source.nodes[node].is(.array) && Int(source.nodes[node].next) == node + 1 + source.nodes[node].count
    }

    /// The lines of a value or a name in the file.
    private func lines(of node: Int) -> ClosedRange<Int> {
        let own = source.range(of: node)
        let range = source.origin?.range(own) ?? own
        let first = source.lines.line(at: range.lowerBound)
        return first...max(first, source.lines.line(at: max(range.lowerBound, range.upperBound - 1)))
    }

    private mutating func touches(_ node: Int) -> Bool {
        guard source.nodes.indices.contains(node) else { return true }
        if !isContainer(node) { return changes.touches(lines(of: node)) }
        let first = lines(of: node).lowerBound
        return changes.touches(first...first) || isTouched(node)
    }

    /// Whether the change touches the inside of a value.
    private mutating func isTouched(_ node: Int) -> Bool {
        if let known = insides[node] { return known }
        let touched = isInsideTouched(node)
        insides[node] = touched
        return touched
    }

    private func isInsideTouched(_ node: Int) -> Bool {
        guard source.nodes.indices.contains(node) else { return true }
        let own = lines(of: node)
        if isContainer(node) ? changes.changes(inside: own) : changes.touches(own) { return true }
        guard source.origin != nil else { return false }
        // Code can have parts of a document at other places.
        return (node + 1..<max(node + 1, min(Int(source.nodes[node].next), source.nodes.count))).contains { inner in
            let part = lines(of: inner)
            if own.lowerBound <= part.lowerBound, part.upperBound <= own.upperBound { return false }
            return isContainer(inner) ? changes.changes(inside: part) : changes.touches(part)
        }
    }

    private mutating func members(of object: Int) -> Members {
        if let known = members[object] { return known }
        let touched = touchedMembers(of: object)
        members[object] = touched
        return touched
    }

    private func touchedMembers(of object: Int) -> Members {
        var touched = Members()
        guard source.nodes.indices.contains(object), source.nodes[object].is(.object) else {
            touched.plain = true
            touched.names = true
            return touched
        }
        let own = lines(of: object)
        // Where the next place between members that are objects begins.
        var start = own.lowerBound
        ChildIndex.walk(source.nodes, object) { name in
            let place = lines(of: name)
            guard source.nodes.indices.contains(name + 1) else { return }
            let value = lines(of: name + 1)
            guard !isPlain(name + 1) else {
                if changes.touches(place) || changes.touches(value) { touched.plain = true }
                return
            }
            if changes.adds(place) { touched.names = true }
            // The last line of a value loses its comma if the only member behind it is removed.
            let end = value.upperBound
            if end > place.upperBound, changes.adds(end...end) { touched.plain = true }
            guard start <= value.lowerBound, value.upperBound <= own.upperBound else { return }
            if changes.removes(inside: start...value.lowerBound) { touched.plain = true }
            start = value.upperBound
        }
        if start <= own.upperBound, changes.removes(inside: start...own.upperBound) { touched.plain = true }
        if touched.plain { touched.names = true }
        return touched
    }
}
