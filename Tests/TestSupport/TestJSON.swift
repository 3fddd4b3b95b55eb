/// A JSON value that keeps the order and the repetitions of its members, so that a test can build any text.
package indirect enum TestJSON: Sendable, Hashable {
    /// An object, with its members in order.
    case object([TestMember])
    /// An array.
    case array([TestJSON])
    /// A string, without its escapes.
    case string(String)
    /// A number, as it is spelled.
    case number(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null

    /// The members of an object; none for anything else.
    package var members: [TestMember] {
        if case .object(let members) = self { members } else { [] }
    }

    /// The value of the last member of a name; `nil` if there is none.
    package subscript(name: String) -> TestJSON? { members.last { $0.name == name }?.value }

    /// The value at the end of a path; `nil` if the path leads nowhere.
    package func value(at path: TestPath) -> TestJSON? {
        var value: TestJSON? = self
        for step in path.steps {
            switch value {
            case .object: value = value?[step]
            case .array(let elements): value = Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            default: return nil
            }
        }
        return value
    }

    /// The same value with the one at the end of a path changed. A path that leads nowhere changes nothing.
    package func replacing(at path: TestPath, _ change: (TestJSON) -> TestJSON) -> TestJSON {
        replacing(path.steps[...], change)
    }

    private func replacing(_ steps: ArraySlice<String>, _ change: (TestJSON) -> TestJSON) -> TestJSON {
        guard let step = steps.first else { return change(self) }
        switch self {
        case .object(var members):
            guard let index = members.lastIndex(where: { $0.name == step }) else { return self }
            members[index].value = members[index].value.replacing(steps.dropFirst(), change)
            return .object(members)
        case .array(var elements):
            guard let index = Int(step), elements.indices.contains(index) else { return self }
            elements[index] = elements[index].replacing(steps.dropFirst(), change)
            return .array(elements)
        default: return self
        }
    }
}

/// One member of an object.
package struct TestMember: Sendable, Hashable {
    /// The name, without its escapes.
    package var name: String
    /// The value.
    package var value: TestJSON

    /// Pairs a name with a value.
    package init(_ name: String, _ value: TestJSON) {
        self.name = name
        self.value = value
    }
}

/// The way from the root of a document to a value: names of members and numbers of elements.
package struct TestPath: Sendable, Hashable {
    /// The steps, without the escapes of a JSON pointer.
    package let steps: [String]

    /// Takes the steps from the root.
    package init(_ steps: [String] = []) { self.steps = steps }

    /// The way to a member or element of the value.
    package func appending(_ step: String) -> TestPath { TestPath(steps + [step]) }

    /// Whether the other way goes through this value or ends at it.
    package func contains(_ other: TestPath) -> Bool { other.steps.starts(with: steps) }

    /// The way as a JSON pointer; the empty text for the root.
    package var pointer: String {
        var result = ""
        for step in steps {
            result += "/"
            for scalar in step.unicodeScalars {
                switch scalar {
                case "~": result += "~0"
                case "/": result += "~1"
                default: result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}
