/// Names that rules had before, which configurations still have. The tables of codes list them.
package struct RuleAliases: Sendable {
    /// `nil` for all rows of the table, so that they are made when they are needed.
    private let given: [Row]?

    /// A former name of a rule.
    package struct Row: Sendable {
        let former: StaticString
        let name: StaticString
        let code: UInt16

        package init(former: StaticString, name: StaticString, code: UInt16) {
            self.former = former
            self.name = name
            self.code = code
        }
    }

    /// Lists former names.
    package init(_ rows: [Row]?) { given = rows }

    /// All former names.
    package static let all = RuleAliases(nil)

    private var rows: [Row] { given ?? RuleAliases.rows }

    /// The name that a rule has now; `nil` if the text is not a former name, in upper or lower case.
    package func name(for former: String) -> String? {
        let former = ASCII.lowerCased(former.utf8)
        return rows.first { ASCII.lowerCased($0.former.description.utf8) == former }?.name.description
    }

    /// The first name of a rule, which never changes.
    package func firstName(of rule: RuleID) -> String {
        // Hardly any rule has had another name.
        guard given != nil || RuleAliases.codes.contains(rule.code) else { return rule.name }
        return rows.first { $0.code == rule.code }?.former.description ?? rule.name
    }

    /// Says that a rule has another name; `nil` if the text is not a former name.
    package func note(about former: String) -> String? { name(for: former).map { former + " is now " + $0 } }
}
