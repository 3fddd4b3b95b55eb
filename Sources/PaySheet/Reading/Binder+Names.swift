/// Names that are unknown, misspelt, repeated or missing.
extension Binder {
    /// Suggestions cost more than anything else. An object with many unknown names gets them for the first ones only.
    private static let suggestionLimit = 32

    @inline(never)
    func findEscaped(_ key: Int, in list: NameList) -> Int {
        tables.exactName(JSONText.decode(bytes, nodes[key]), in: list) ?? -1
    }

    /// The slot of a name, or -1.
    private func slot(of key: Int, in list: NameList) -> Int {
        let name = nodes[key]
        return name.isEscaped
            ? findEscaped(key, in: list) : search.find(Int(name.start), name.range.count, in: list, guess: Int(list.count))
    }

    /// Notes a repeated member and forgets what was found inside the first one: in JavaScript the last one counts.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func repeated(_ slot: Int, base: Int, shape: Int, key: Int) {
        let value = bound.slots[base &+ slot] & ~Bound.unreadable
        let member = Int(shapes[shape].names.first) &+ slot
        strays.append(StrayValue(node: value, member: member, value: bound.values[base &+ slot]))
        guard findings.count < findingLimit else {
            leftOut.add(RuleID.memberDuplicate.code, .error)
            return
        }
        // Cannot trap: the next node is after the value.
        let dropped = value..<nodes[Int(value)].next
        // Whatever was found since then is about later values: the members before it need not be looked at.
        var first = findings.count
        while first > 0, findings[first &- 1].node >= value { first &-= 1 }
        var kept = first
        for place in first..<findings.count {
            if dropped.contains(findings[place].node), findings[place].rule != RuleID.memberDuplicate.code { continue }
            findings[kept] = findings[place]
            kept &+= 1
        }
        // Cannot trap: only findings that exist are kept.
        findings.removeLast(findings.count &- kept)
        report(.memberDuplicate, .error, node: key, name: member, other: value &- 1, shape: shape)
    }

    /// Reports the unknown and the missing members of one object. An unknown name that resembles a missing member is that member,
    /// misspelt: one finding, not two.
    @inline(never)
    @_lifetime(self: copy self)
    mutating func settle(_ object: Int, base: Int, shape: Int, present: UInt64, strangers: Int) {
        let row = shapes[shape]
        let list = row.names
        let needed = strangers > 0 && spread(in: object) != nil ? 0 : row.required | row.expected
        var missing = needed & ~present
        if strangers > 0 {
            var taken = present
            var suggestions = 0
            var unknown: [Int] = []
            var members = tree.members(of: object)
            while let (key, value) = members.next() {
                let isUnknown = slot(of: key, in: list) < 0 && !nodes[value].is(.spread)
                if isUnknown, IgnoreNote.note(nodes[key], nodes[value], bytes) == nil { unknown.append(key) }
            }
            let copies = RepeatedNames(among: unknown, tree)
            let restyled = row.isOpen ? restyledNames(unknown, in: list, excluding: present) : [:]
            for key in unknown {
                if let earlier = copies[key] {
                    report(.memberDuplicate, .error, node: key, other: UInt32(truncatingIfNeeded: earlier), shape: shape)
                    continue
                }
                var near = restyled[key]
                if row.isOpen, near == nil {
                    _ = unexamined(key &+ 1)
                    continue
                }
                if !row.isOpen, suggestions < Binder.suggestionLimit {
                    suggestions += 1
                    near = tables.nearestName(JSONText.decode(bytes, nodes[key]), in: list, excluding: taken)
                }
                // An optional member that is null under a wrong name is not there; under its own name it could throw.
                if let place = near, needed & (1 << UInt64(place)) == 0, nodes[key &+ 1].kind == .null { near = nil }
                unknownName(key, of: object, near: near, needed: needed, shape: shape)
                if let near {
                    taken |= 1 << UInt64(near)
                    missing &= ~(1 << UInt64(near))
                }
            }
        }
        var rest = missing
        while rest != 0 {
            let slot = rest.trailingZeroBitCount
            rest &= rest &- 1
            let isExempt = isExempt(slot, base: base, shape: shape)
            report(
                .memberMissing, isExempt ? .warning : .error, isExempt ? .exempt : .plain, node: object, name: Int(list.first) &+ slot,
                shape: shape)
        }
    }

    /// The slots of names in another style, by their nodes. An object that may have any member has other names, too: a few that resemble
    /// members say nothing.
    private func restyledNames(_ keys: [Int], in list: NameList, excluding present: UInt64) -> [Int: Int] {
        var slots: [Int: Int] = [:]
        var taken = present
        for key in keys.prefix(Binder.restyledLimit) {
            guard let slot = tables.restyledName(JSONText.decode(bytes, nodes[key]), in: list, excluding: taken) else { continue }
            slots[key] = slot
            taken |= 1 << UInt64(slot)
        }
        return slots.count >= FindingMerger.fewestRestyled ? slots : [:]
    }

    private static let restyledLimit = 64

    /// The value in the place of members that only a program knows, so that none is missing.
    func spread(in object: Int) -> Int? {
        var members = tree.members(of: object)
        while let (_, value) = members.next() {
            if nodes[value].is(.spread) { return value }
        }
        return nil
    }

    @_lifetime(self: copy self)
    private mutating func unknownName(_ key: Int, of object: Int, near: Int?, needed: UInt64, shape: Int) {
        let list = shapes[shape].names
        if let near {
            let isRequired = needed & (1 << UInt64(near)) != 0
            report(
                .memberUnknown, isRequired ? .error : .warning, isRequired ? .misspeltRequired : .misspelt, node: key,
                name: Int(list.first) &+ near, owner: object, shape: shape)
            // One mistake must not hide another: the value is checked as what it was meant to be.
            let scratch = bound.reserve(1)
            let member = Int(list.first) &+ near
            _ = bind(scratch, members[member], key &+ 1, member, shape)
            strays.append(StrayValue(node: UInt32(truncatingIfNeeded: key &+ 1), member: member, value: bound.values[scratch]))
            return
        }
        if let home = home(of: key, seenFrom: shape) {
            report(
                .memberUnknown, .warning, .belongsElsewhere, node: key, other: UInt32(truncatingIfNeeded: home), owner: object, shape: shape
            )
        } else {
            report(.memberUnknown, .warning, node: key, owner: object, shape: shape)
        }
        _ = unexamined(key &+ 1)
    }

    /// The dictionary that has a member of this name: one inside the present dictionary if possible, else any.
    private func home(of key: Int, seenFrom shape: Int) -> Int? {
        let list = shapes[shape].names
        let name = JSONText.decode(bytes, nodes[key])
        for slot in 0..<Int(list.count) {
            let member = members[Int(list.first) &+ slot]
            let isRecord = member.code == .record || member.code == .list && member.element == .record
            if isRecord, tables.exactName(name, in: shapes[Int(member.argument)].names) != nil { return Int(member.argument) }
        }
        for other in 0..<shapes.count where other != shape {
            if shapes[other].isConverted == shapes[shape].isConverted, tables.exactName(name, in: shapes[other].names) != nil {
                return other
            }
        }
        return nil
    }

    /// The required member may be missing here.
    private func isExempt(_ slot: Int, base: Int, shape: Int) -> Bool {
        guard let exemption = tables.exemption, shape == exemption.shape, slot == exemption.slot else { return false }
        let selector = base + exemption.selector
        let node = bound.slots[selector]
        return node != 0 && node < Bound.unreadable && bound.values[selector] == Int64(exemption.word)
    }

    /// Looks for repeated members in a value that no table describes.
    @_lifetime(self: copy self)
    mutating func unexamined(_ value: Int) -> Fit {
        for pair in RepeatedNames.inside(value, tree) {
            report(.memberDuplicate, .error, node: pair.key, other: UInt32(truncatingIfNeeded: pair.earlier), shape: 255)
        }
        return .plain
    }
}
