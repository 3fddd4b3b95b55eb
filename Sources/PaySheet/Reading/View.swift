/// Reads one dictionary of a checked document in place, without values and allocations.
///
/// One view a dictionary is generated. A member has three states: absent, unreadable, readable; only a readable one gives
/// something else than `nil`.
package protocol View: ~Escapable {
    @_lifetime(copy cursor)
    init(_ cursor: Cursor)
}

/// Text of a document, in place.
package struct Text: ~Escapable, BitwiseCopyable {
    let bytes: Span<UInt8>
    let node: Node

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, _ node: Node) {
        self.bytes = bytes
        self.node = node
    }

    package var isEmpty: Bool { node.end == node.start }

    /// The text as a string; escapes are resolved.
    package var string: String { String(decoding: JSONText.decode(bytes, node), as: UTF8.self) }
}

/// A word of a vocabulary, in place.
package struct WordView: ~Escapable {
    package let text: Text
    /// The place in the vocabulary, -1 for an unknown word.
    package let index: Int

    @_lifetime(copy text)
    init(_ text: Text, index: Int) {
        self.text = text
        self.index = index
    }
}

/// A list of dictionaries, in place.
package struct Records<Element: View & ~Escapable>: ~Escapable {
    let cursor: Cursor
    /// The first slot of the elements.
    let first: Int
    package let count: Int

    @_lifetime(copy cursor)
    init(_ cursor: Cursor, first: Int, count: Int) {
        self.cursor = cursor
        self.first = first
        self.count = count
    }

    /// An element; `nil` where it cannot be read or there is none.
    package subscript(index: Int) -> Element? {
        @_lifetime(copy self)
        get {
            guard index >= 0, index < count else { return nil }
            let node = cursor.slots[first &+ index]
            guard node < Bound.unreadable else { return nil }
            return Element(cursor.moved(base: Int(cursor.values[first &+ index]), node: Int(node)))
        }
    }
}

/// A list of scalars, in place.
package struct Elements: ~Escapable {
    let cursor: Cursor
    let first: Int
    package let count: Int

    @_lifetime(copy cursor)
    init(_ cursor: Cursor, first: Int, count: Int) {
        self.cursor = cursor
        self.first = first
        self.count = count
    }

    /// An element; `nil` where it cannot be read or there is none.
    package subscript(index: Int) -> WordView? {
        @_lifetime(copy self)
        get {
            guard index >= 0, index < count else { return nil }
            let node = cursor.slots[first &+ index]
            guard node < Bound.unreadable else { return nil }
            return WordView(Text(cursor.bytes, cursor.nodes[Int(node)]), index: Int(cursor.values[first &+ index]))
        }
    }
}

extension Cursor {
    @_lifetime(copy self)
    func text(_ member: Int) -> Text? {
        guard let slot = slot(member) else { return nil }
        return Text(bytes, nodes[slot])
    }

    @_lifetime(copy self)
    func wordView(_ member: Int) -> WordView? {
        guard let slot = slot(member) else { return nil }
        return WordView(Text(bytes, nodes[slot]), index: Int(values[base &+ member]))
    }

    @_lifetime(copy self)
    func view<V: View & ~Escapable>(_ member: Int) -> V? {
        guard let slot = slot(member) else { return nil }
        return V(moved(base: Int(values[base &+ member] & 0xFFFF_FFFF), node: slot))
    }

    @_lifetime(copy self)
    func list<V: View & ~Escapable>(_ member: Int) -> Records<V>? {
        guard let slot = slot(member) else { return nil }
        return Records<V>(self, first: Int(values[base &+ member]), count: nodes[slot].count)
    }

    @_lifetime(copy self)
    func elements(_ member: Int) -> Elements? {
        guard let slot = slot(member) else { return nil }
        return Elements(self, first: Int(values[base &+ member]), count: nodes[slot].count)
    }
}
