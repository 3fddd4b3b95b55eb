extension View where Self: ~Escapable {
    /// Reads the same dictionary through another view.
    @_lifetime(copy view)
    init<Other: View & ~Escapable>(_ view: borrowing Other) { self.init(view.cursor, shape: view.shape) }

    /// The member is absent, and no unknown name was probably meant for it.
    func isMissing(_ member: Member) -> Bool { !isPresent(member) && !isMisspelt(member) }

    /// How many of the members are there, readable or not.
    var presentCount: Int { cursor.presentMembers(Int(ShapeTables.applePay.shapes[shape].names.count)).nonzeroBitCount }

    /// The name of a member in the document.
    func name(of member: Member) -> String { ShapeTables.applePay.memberName(place(of: member), of: shape) }
}

extension Records where Element: ~Escapable {
    /// Whether a condition holds for an element. An unreadable element may be the one.
    func mayContain(where condition: (borrowing Element) -> Bool) -> Bool {
        for index in 0..<count {
            guard let element = self[index] else { return true }
            if condition(element) { return true }
        }
        return false
    }
}
