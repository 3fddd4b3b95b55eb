extension View where Self: ~Escapable {
    /// The member is a text that is not empty.
    func hasText(_ member: Member) -> Bool { text(member)?.isEmpty == false }

    /// The member is absent, or a list without elements.
    func isAbsentOrEmpty(_ member: Member) -> Bool { !isPresent(member) || isReadable(member) && count(of: member) == 0 }

    /// The name of a member in the document.
    func name(of member: Member) -> String { ShapeTables.applePay.memberName(place(of: member), of: shape) }

    /// Every value is spelled as it is written again, and no name is unknown.
    var isRegular: Bool { !cursor.isIrregular(memberCount) }

    /// How many members are there, readable or not.
    var presentCount: Int { cursor.presentMembers(memberCount).nonzeroBitCount }

    /// How many names there are, be they of members or unknown.
    var nameCount: Int { cursor.nodes[node].count }

    /// How many members the dictionary can have.
    private var memberCount: Int { Int(ShapeTables.applePay.shapes[shape].names.count) }
}

extension DocumentFacts {
    /// The page states a version, and it is older than this one.
    func isOlder(than version: Int) -> Bool { self.version.map { $0 < version } ?? false }
}
