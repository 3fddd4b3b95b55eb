extension RuleRow {
    /// A check of one text, with the node of the text.
    package typealias TextCheck = @Sendable (_ text: borrowing Text, _ node: Int, _ context: inout RuleContext) -> Void

    /// A row for a text of a dictionary. Its check is skipped where the member holds something else than a string.
    package static func text<V: View & ~Escapable>(
        _ view: V.Type, _ member: V.Member, isAdvice: Bool = false, asks: Asks = [], when condition: Condition<V.Member> = .always,
        _ check: @escaping TextCheck
    ) -> RuleRow {
        RuleRow(view, needs: Members(member), isAdvice: isAdvice, asks: asks, when: condition) { dictionary, context in
            guard let text = dictionary.text(member) else { return }
            check(text, dictionary[member], &context)
        }
    }

    /// The same for each string in a list.
    package static func eachText<V: View & ~Escapable>(_ view: V.Type, in member: V.Member, _ check: @escaping TextCheck) -> RuleRow {
        RuleRow(view, needs: Members(member)) { dictionary, context in
            guard let list = dictionary.words(member) else { return }
            for index in 0..<list.count {
                guard let text = list.text(index), let node = list.node(index) else { continue }
                check(text, node, &context)
            }
        }
    }
}

extension View where Self: ~Escapable {
    /// The text of a value, be it a string or something else.
    @_lifetime(copy self)
    func text(at node: Int) -> Text { cursor.text(at: node) }

    /// The value of a member as a program gets it.
    func value<R: Record>(_ member: Member, as type: R.Type) -> R? { cursor.record(place(of: member), as: type) }
}

extension Text {
    func equals(string: String) -> Bool { self.string.utf8.elementsEqual(string.utf8) }
}
