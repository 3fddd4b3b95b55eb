/// The storage of a property that few values have. It is outside of the structure, which stays small enough to be passed around.
///
/// It still is a value: copies do not see each other's changes.
package struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
    private final class Box: Sendable {
        let value: Value
        init(_ value: consuming Value) { self.value = value }
    }

    private var box: Box?

    /// Keeps nothing.
    @inline(__always)
    package init() { box = nil }

    @inline(__always)
    package init(_ value: consuming Value) { box = Box(value) }

    package var value: Value? {
        get { box?.value }
        set { box = newValue.map { Box($0) } }
    }

    /// Equal when the values are.
    @inline(never)
    package static func == (left: Boxed, right: Boxed) -> Bool { left.box === right.box || left.value == right.value }

    @inline(never)
    package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// Several members that few values have, kept outside of the structure in one piece.
package protocol MemberPart: Sendable, Hashable {
    /// A part without any member.
    init()
}

extension Boxed where Value: MemberPart {
    /// Keeps a part unless it has no member.
    @inline(never)
    package init(part: Value) { self = part == Value() ? Boxed() : Boxed(part) }

    /// Changes a member of the part, which exists only while it has a member.
    package mutating func change(_ change: (inout Value) -> Void) {
        var part = value ?? Value()
        change(&part)
        self = Boxed(part: part)
    }
}
