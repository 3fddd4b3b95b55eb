import PaySheetShapes

/// Writes one document of a dictionary in which every personal member has a canary for its value.
struct PersonalCanaries {
    let value: String
    /// What other members hold; wrong values make findings, which make excerpts.
    let other: String
    /// The catalog of the dictionary.
    var tables = CatalogShapes.applePay

    /// - Parameter choice: The member that decides which dictionary this is, and its word.
    func object(_ shape: Shape, depth: Int = 0, choice: (member: String, word: String)? = nil) -> String {
        let members = tables.members(of: shape).map { member in
            let value = member.isPersonal ? personal(member.type, depth) : self.text(member.type, depth)
            return "\"" + member.name + "\":" + (choice.flatMap { $0.member == member.name ? "\"" + $0.word + "\"" : nil } ?? value)
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
        case .record(let name): return tables.shape(named: name).map { object($0, depth: depth + 1) } ?? "{}"
        case .list(let element): return "[" + text(element, depth + 1, canary: canary) + "]"
        case .variant(_, _, let cases):
            return cases.first.flatMap { tables.shape(named: $0.shape) }.map { object($0, depth: depth + 1) } ?? "{}"
        case .choice(_, let member, let cases):
            let object = cases.first.flatMap { first in
                tables.shape(named: first.shape).map { self.object($0, depth: depth + 1, choice: (member, first.value)) }
            }
            return object ?? "{}"
        case .object: return "{\"x\":" + value + "}"
        case .anything: return value
        default: return canary ? value : other
        }
    }
}
