/// Reads one dictionary of a checked document in place, without values and allocations.
///
/// The views are generated: one for each dictionary, one for the heirs of an abstract dictionary, and one for each family. The
/// dictionaries of a family say the same under different names. A member has three states: absent, unreadable, readable. Only a readable one
/// gives something else than `nil`.
package protocol View: ~Escapable, SendableMetatype {
    /// The members.
    associatedtype Member: RawRepresentable<Int> & Sendable
    /// The dictionaries that it reads.
    static var shapes: [Int] { get }
    static var tables: ShapeTables { get }

    @_lifetime(copy cursor)
    init(_ cursor: Cursor, shape: Int)

    var cursor: Cursor { @_lifetime(copy self) get }
    /// Which of the dictionaries is in front.
    var shape: Int { get }
    /// How many members the dictionary can have.
    var memberCount: Int { get }
    /// The slot of a member; below zero where the dictionary has no such member.
    func place(of member: Member) -> Int
    /// The same for the number of a member in a dictionary.
    static func place(_ member: Int, in shape: Int) -> Int
}

extension View where Self: ~Escapable {
    /// Reads the same dictionary through another view.
    @_lifetime(copy view)
    package init<Other: View & ~Escapable>(_ view: borrowing Other) { self.init(view.cursor, shape: view.shape) }

    package static var tables: ShapeTables { .applePay }

    @inline(__always)
    package func place(of member: Member) -> Int { member.rawValue }

    package static func place(_ member: Int, in shape: Int) -> Int { member }

    /// The slot of a member in a dictionary; below zero where it has no such member.
    package static func place(_ member: Member, in shape: Int) -> Int { place(member.rawValue, in: shape) }

    /// The object in the document.
    package var node: Int { cursor.node }

    /// Where a finding about a member belongs: at its value, or at the dictionary where there is none to read.
    package subscript(member: Member) -> Int { node(of: member) ?? node }

    /// The slot of a member; `nil` if the dictionary has no such member.
    @inline(__always)
    private func slot(of member: Member) -> Int? {
        let place = place(of: member)
        return place < 0 ? nil : place
    }

    /// The value of a member; `nil` if it is absent or cannot be read.
    @inline(__always)
    package func node(of member: Member) -> Int? { slot(of: member).flatMap { cursor.slot($0) } }

    /// The member is there, readable or not.
    package func isPresent(_ member: Member) -> Bool { slot(of: member).map { cursor.isPresent($0) } ?? false }

    /// The member is there and can be read.
    package func isReadable(_ member: Member) -> Bool { node(of: member) != nil }

    package func isString(_ member: Member) -> Bool { node(of: member).map { cursor.nodes[$0].isString } ?? false }

    /// The member is absent, and no unknown name was probably meant for it.
    package func isMissing(_ member: Member) -> Bool { !isPresent(member) && !isMisspelt(member) }

    /// The member is absent, or a list without elements.
    package func isAbsentOrEmpty(_ member: Member) -> Bool { !isPresent(member) || isReadable(member) && count(of: member) == 0 }

    package func hasText(_ member: Member) -> Bool { text(member)?.isEmpty == false }

    /// How many members are there, readable or not.
    package var presentCount: Int { cursor.presentMembers(memberCount).nonzeroBitCount }

    /// How many names there are, be they of members or unknown.
    package var nameCount: Int { cursor.nodes[node].count }

    /// Every value is spelled as it is written again, and no name is unknown.
    package var isRegular: Bool { !cursor.isIrregular(memberCount) }

    package var memberCount: Int { Int(Self.tables.shapes[shape].names.count) }

    /// How many elements the list of a member has; 0 where there is no list.
    package func count(of member: Member) -> Int { node(of: member).map { cursor.nodes[$0].count } ?? 0 }

    /// The text that a member holds; `nil` if it holds something else than a string.
    @_lifetime(copy self)
    package func text(_ member: Member) -> Text? {
        guard let node = node(of: member), cursor.nodes[node].isString else { return nil }
        return cursor.text(at: node)
    }

    /// The list of words or texts that a member holds; `nil` if it holds something else.
    @_lifetime(copy self)
    package func words(_ member: Member) -> WordList? {
        let place = place(of: member)
        return place < 0 ? nil : cursor.words(place)
    }

    package func amount(_ member: Member) -> Amount? { slot(of: member).flatMap { cursor.amount($0) } }

    /// The packed amount that a member holds; `nil` if it is absent, unreadable or too long for a word.
    package func amountWord(_ member: Member) -> Int64? { slot(of: member).flatMap { cursor.amountWord($0) } }

    /// The place of a member's word in its vocabulary, -1 for an unknown one; `nil` if the member is absent or unreadable.
    package func word(_ member: Member) -> Int? { slot(of: member).flatMap { cursor.wordIndex($0) } }

    package func name(of member: Member) -> String { Self.tables.memberName(place(of: member), of: shape) }

    func quotedName(_ member: Member) -> String { "\"" + name(of: member) + "\"" }

    /// A name that the dictionary does not know was probably meant for this absent member, and is reported as such.
    package func isMisspelt(_ member: Member) -> Bool { misspeltName(of: member) != nil }

    /// The name that was probably meant for an absent member.
    func misspeltName(of member: Member) -> Int? { cursor.misspeltName(of: place(of: member), in: shape, of: Self.tables) }
}

/// Text of a document, in place.
package struct Text: ~Escapable, BitwiseCopyable {
    let bytes: Span<UInt8>
    let node: Node
    /// See ``Policy/quotesPersonal``.
    let quotesPersonal: Bool

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>, _ node: Node, quotesPersonal: Bool = false) {
        self.bytes = bytes
        self.node = node
        self.quotesPersonal = quotesPersonal
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
    package let cursor: Cursor
    /// The first slot of the elements.
    let first: Int
    package let count: Int
    /// The dictionary of the elements.
    let shape: Int

    @_lifetime(copy cursor)
    init(_ cursor: Cursor, first: Int, count: Int, shape: Int) {
        self.cursor = cursor
        self.first = first
        self.count = count
        self.shape = shape
    }

    /// An element; `nil` if it cannot be read or there is none.
    package subscript(index: Int) -> Element? {
        @_lifetime(copy self)
        get {
            guard index >= 0, index < count else { return nil }
            let node = cursor.slots[first &+ index]
            guard node != 0, node < Bound.unreadable else { return nil }
            return Element(cursor.moved(base: Int(cursor.values[first &+ index]), node: Int(node)), shape: shape)
        }
    }
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

/// A list of dictionaries that one of their own members decides, in place.
package struct ChoiceList: ~Escapable {
    private let cursor: Cursor
    /// The first slot of the elements.
    private let first: Int
    package let count: Int
    private let variant: Int

    @_lifetime(copy cursor)
    init(_ cursor: Cursor, first: Int, count: Int, variant: Int) {
        self.cursor = cursor
        self.first = first
        self.count = count
        self.variant = variant
    }

    /// An element, if it is a dictionary that the view reads.
    @_lifetime(copy self)
    package func element<V: View & ~Escapable>(_ index: Int, as view: V.Type = V.self) -> V? {
        guard index >= 0, index < count else { return nil }
        let node = cursor.slots[first &+ index]
        let word = cursor.values[first &+ index]
        guard node != 0, node < Bound.unreadable, word >> 32 > 0 else { return nil }
        let shape = V.tables.shape(ofChoice: Int(word >> 32) &- 1, of: V.tables.variants[variant])
        guard V.shapes.contains(shape) else { return nil }
        return V(cursor.moved(base: Int(word & 0xFFFF_FFFF), node: Int(node)), shape: shape)
    }
}

extension Cursor {
    @_lifetime(copy self)
    package func text(_ member: Int) -> Text? {
        guard let slot = slot(member) else { return nil }
        return text(at: slot)
    }

    /// The text of a node that is a string.
    @_lifetime(copy self)
    @inline(__always)
    func text(at node: Int) -> Text { Text(bytes, nodes[node], quotesPersonal: storage.quotesPersonal) }

    @_lifetime(copy self)
    package func wordView(_ member: Int) -> WordView? {
        guard let slot = slot(member) else { return nil }
        return WordView(text(at: slot), index: Int(values[base &+ member]))
    }

    /// The dictionary that a member holds.
    @_lifetime(copy self)
    @inline(__always)
    package func view<V: View & ~Escapable>(_ member: Int, shape: Int) -> V? {
        guard member >= 0, let slot = slot(member) else { return nil }
        return V(moved(base: base(of: member), node: slot), shape: shape)
    }

    /// The dictionaries that a member holds and that decide themselves what they are.
    @_lifetime(copy self)
    package func choices(_ member: Int, variant: Int) -> ChoiceList? {
        guard let slot = slot(member) else { return nil }
        return ChoiceList(self, first: firstElement(of: member), count: nodes[slot].count, variant: variant)
    }

    /// The dictionaries that a member holds.
    @_lifetime(copy self)
    @inline(__always)
    package func list<V: View & ~Escapable>(_ member: Int, shape: Int) -> Records<V>? {
        guard member >= 0, let slot = slot(member) else { return nil }
        return Records<V>(self, first: firstElement(of: member), count: nodes[slot].count, shape: shape)
    }
}
