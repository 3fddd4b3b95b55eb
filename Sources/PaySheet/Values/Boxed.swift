/// Keeps a rarely present value outside of the structure that owns it, so that the structure stays small enough to be
/// passed around. It still is a value: copies do not see each other's changes.
@propertyWrapper
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
    private final class Box: Sendable {
        let value: Value
        init(_ value: consuming Value) { self.value = value }
    }

    private var box: Box?

    /// Keeps nothing.
    @inline(__always)
    public init() { box = nil }

    /// Keeps a value.
    @inline(__always)
    init(_ value: consuming Value) { box = Box(value) }

    /// The value, if there is one.
    public var wrappedValue: Value? {
        get { box?.value }
        set { box = newValue.map { Box($0) } }
    }

    /// Equal when the values are.
    @inline(never)
    public static func == (left: Boxed, right: Boxed) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }

    /// Hashes the value.
    @inline(never)
    public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
