/// The part that a dictionary plays in the one around it. Each catalog names the parts of its own.
package struct MemberRole: RawRepresentable, Sendable, Hashable {
    /// At most 7: a rule keeps its roles as the bits of a byte.
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static var none: MemberRole { MemberRole(rawValue: 0) }
}
