// Temporary: the forms of rows before views. Goes away once every rule reads views.
struct Prefilter {
    static let none = Prefilter()
    static func ordinaryLabel(_ slot: Int) -> Prefilter { none }
    static func usualAmount(_ slot: Int) -> Prefilter { none }
    static func amountFromZero(_ slot: Int) -> Prefilter { none }
    static func amountAboveZero(_ slot: Int) -> Prefilter { none }
    static func otherWord(_ slot: Int, than word: Int) -> Prefilter { none }
    static func someElements(_ slot: Int) -> Prefilter { none }
    static func oneElement(_ slot: Int) -> Prefilter { none }
    static func listWithout(_ slot: Int, _ word: Int) -> Prefilter { none }
    static func listWith(_ slot: Int, _ word: Int) -> Prefilter { none }
    static func differentWords(_ slot: Int) -> Prefilter { none }
    static let noVersion = Prefilter()
}

extension RuleRow {
    package init(
        _ shapes: Int..., needs: [Int] = [], any: [Int] = [], several: [Int] = [], roles: [ItemRole] = [], isAdvice: Bool = false,
        asks: Asks = [], _ check: @escaping Check
    ) {
        self.init(old: shapes, needs, any, several, roles, isAdvice, asks, check)
    }
    init(
        _ shapes: Int..., needs: [Int] = [], any: [Int] = [], several: [Int] = [], roles: [ItemRole] = [], isAdvice: Bool = false,
        asks: Asks = [], unless: Prefilter, _ check: @escaping Check
    ) {
        self.init(old: shapes, needs, any, several, roles, isAdvice, asks, check)
    }
}

extension RuleContext {
    @_lifetime(copy cursor)
    package func parent(_ cursor: Cursor) -> Cursor { cursor.moved(base: parentBase, node: parentNode) }
}

extension View where Self: ~Escapable {
    @_lifetime(copy cursor)
    init(_ cursor: Cursor) { self.init(cursor, shape: Self.shapes[0]) }
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
    func elements(_ member: Int) -> Elements? {
        guard let slot = slot(member) else { return nil }
        return Elements(self, first: Int(values[base &+ member]), count: nodes[slot].count)
    }
}

extension Cursor {
    @_lifetime(copy self)
    func view<V: View & ~Escapable>(_ member: Int) -> V? { view(member, shape: V.shapes[0]) }
    @_lifetime(copy self)
    func list<V: View & ~Escapable>(_ member: Int) -> Records<V>? { list(member, shape: V.shapes[0]) }
}

enum SumPlaces {
    static func amount(_ line: borrowing Cursor, isW3C: Bool) -> (amount: Amount, node: Int)? {
        guard let price = ItemView(copy line, shape: isW3C ? ShapeIndex.paymentItem : ShapeIndex.lineItem).price else { return nil }
        return (price.amount, price.node)
    }
}
