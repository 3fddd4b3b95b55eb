package import PaySheet

/// The values of messages.
extension JSONTree {
    /// Returns the value of a member, or `nil` if there is none. Of several the last one counts.
    package subscript(_ name: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    package var string: String? {
        guard case .text(let text) = self else { return nil }
        return text
    }

    package var bool: Bool? {
        guard case .boolean(let value) = self else { return nil }
        return value
    }

    /// A whole number within 32 bits, which is what protocols have.
    package var int: Int? {
        guard case .number(let digits) = self, let number = Int32(String(decoding: digits, as: UTF8.self)) else { return nil }
        return Int(number)
    }

    package var list: [JSONTree]? {
        guard case .list(let elements) = self else { return nil }
        return elements
    }

    package var members: [Member]? {
        guard case .object(let members) = self else { return nil }
        return members
    }

    /// The texts of a list. Other elements are left out.
    package var strings: [String] { list?.compactMap { $0.string } ?? [] }
}
