import PaySheetShapes

/// Writes one document of a dictionary in which every personal member has a canary for its value.
struct PersonalCanaries {
    let value: String
    /// What other members hold; wrong values make findings, which make excerpts.
    let other: String

    func object(_ shape: Shape, depth: Int = 0) -> String {
        let members = shape.allMembers.map { member in
            "\"" + member.name + "\":" + (member.isPersonal ? personal(member.type, depth) : self.text(member.type, depth))
        }
        return "{" + members.joined(separator: ",") + "}"
    }

    private func personal(_ type: MemberType, _ depth: Int) -> String {
        switch type {
        case .record, .list, .variant: text(type, depth, canary: true)
        default: value
        }
    }

    private func text(_ type: MemberType, _ depth: Int, canary: Bool = false) -> String {
        guard depth < 5 else { return "{}" }
        switch type {
        case .record(let name): return Shapes.shape(named: name).map { object($0, depth: depth + 1) } ?? "{}"
        case .list(let element): return "[" + text(element, depth + 1, canary: canary) + "]"
        case .variant(_, _, let cases):
            return cases.first.flatMap { Shapes.shape(named: $0.shape) }.map { object($0, depth: depth + 1) } ?? "{}"
        case .object: return "{\"x\":" + value + "}"
        case .anything: return value
        default: return canary ? value : other
        }
    }
}
