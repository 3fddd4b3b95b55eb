import PaySheet

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
    package subscript(name: String) -> String? {
        let wanted = ASCII.lowerCased(name.utf8)
        return fields.first { ASCII.lowerCased($0.name.utf8) == wanted }?.value
    }

    package mutating func add(_ name: String, _ value: String) { fields.append(Field(name, value)) }
}
