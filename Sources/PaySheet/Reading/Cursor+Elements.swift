// The steps of rules from dictionary to dictionary.

extension Cursor {
    /// The dictionary that a member holds; `nil` if it is absent or unreadable.
    @_lifetime(copy self)
    package func inner(_ member: Int) -> Cursor? {
        guard let node = slot(member) else { return nil }
        return moved(base: base(of: member), node: node)
    }

    /// An element of the list of dictionaries that a member holds; `nil` if it is unreadable.
    @_lifetime(copy self)
    package func element(_ index: Int, of member: Int) -> Cursor? {
        let place = firstElement(of: member) &+ index
        let element = slots[place]
        guard element != 0, element < Bound.unreadable else { return nil }
        return moved(base: Int(values[place]), node: Int(element))
    }

    /// A header field of a member that has fields: its node, and its text, perhaps as the only element of a list. The case of names does
    /// not matter. `nil` if there is no such field.
    package func headerField(_ name: String, of member: Int) -> (text: String?, node: Int)? {
        guard let fields = slot(member), nodes[fields].is(.object) else { return nil }
        let wanted = ASCII.lowerCased(name.utf8)
        var members = tree.members(of: fields)
        while let (key, value) = members.next() {
            // What only a program knows has no name.
            guard nodes[key].isString, ASCII.lowerCased(string(node: key).utf8) == wanted else { continue }
            let text = nodes[value].is(.array) && nodes[value].count == 1 ? value &+ 1 : value
            return (nodes[text].isString ? string(node: text) : nil, text)
        }
        return nil
    }

    /// The names in the dictionary, each with the node of its value.
    package var memberNames: [(text: String, value: Int)] {
        var names: [(text: String, value: Int)] = []
        var members = tree.members(of: node)
        // What only a program knows has no name.
        while let (key, value) = members.next() { if nodes[key].isString { names.append((string(node: key), value)) } }
        return names
    }

    /// The text of a value, such as one of ``memberNames``; `nil` if it is not a string.
    package func string(at value: Int) -> String? { nodes[value].isString ? string(node: value) : nil }

    /// The place of a known word in its vocabulary, -1 for an unknown one. `nil` if the member is absent or unreadable.
    package func wordIndex(_ member: Int) -> Int? {
        slot(member) == nil ? nil : Int(values[base &+ member])
    }
}
