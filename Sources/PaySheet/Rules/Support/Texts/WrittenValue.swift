/// A value as the document writes it, whatever its dictionary makes of it.
struct WrittenValue: ~Escapable, BitwiseCopyable {
    private let cursor: Cursor
    let node: Int

    @_lifetime(copy cursor)
    init(_ cursor: Cursor, _ node: Int) {
        self.cursor = cursor
        self.node = node
    }

    /// The first node behind the value.
    var end: Int { Int(cursor.nodes[node].next) }

    var isObject: Bool { cursor.nodes[node].is(.object) }

    /// An object without members, or a text without characters.
    var isEmpty: Bool { isObject ? cursor.nodes[node].count == 0 : text?.isEmpty ?? false }

    var text: Text? {
        @_lifetime(copy self)
        get { cursor.nodes[node].isString ? cursor.text(at: node) : nil }
    }

    /// The value is an object with this member.
    func hasMember(_ name: StaticString) -> Bool {
        contains { member, _ in member.equals(name) }
    }

    /// The value is an object with such a member.
    func contains(_ isWanted: (_ name: borrowing Text, _ value: borrowing WrittenValue) -> Bool) -> Bool {
        guard isObject else { return false }
        var members = cursor.tree.members(of: node)
        while let (key, value) = members.next() {
            if isWanted(cursor.text(at: key), WrittenValue(cursor, value)) { return true }
        }
        return false
    }
}

extension View where Self: ~Escapable {
    var written: WrittenValue { @_lifetime(copy self) get { WrittenValue(cursor, node) } }

    /// What a member holds, readable or not; `nil` if it is absent.
    @_lifetime(copy self)
    func written(_ member: Member) -> WrittenValue? {
        guard isPresent(member) else { return nil }
        return WrittenValue(cursor, Int(cursor.slots[cursor.base &+ place(of: member)] & ~Bound.unreadable))
    }

    /// None of the members that the dictionary knows is there.
    var hasNoMembers: Bool { presentCount == 0 }
}

extension RuleContext {
    /// Removes the findings about the shape of a value, because the rule knows better.
    mutating func withdrawShapeFindings(in value: borrowing WrittenValue) { withdrawShapeFindings(from: value.node, to: value.end) }
}
