/// Header fields in their order. Upper and lower case of names do not matter.
package struct Headers: Sendable, Hashable {
    package struct Field: Sendable, Hashable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package private(set) var fields: [Field]

    package init(_ fields: [Field] = []) { self.fields = fields }

    /// The first value of a name.
    package subscript(name: String) -> String? { fields.first { Headers.isEqual($0.name, name) }?.value }

    package mutating func add(_ name: String, _ value: String) { fields.append(Field(name, value)) }

    /// Compares ASCII letters without case.
    private static func isEqual(_ first: String, _ second: String) -> Bool {
        first.utf8.count == second.utf8.count && zip(first.utf8, second.utf8).allSatisfy { lowered($0) == lowered($1) }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 { 0x41...0x5A ~= byte ? byte | 0x20 : byte }
}
