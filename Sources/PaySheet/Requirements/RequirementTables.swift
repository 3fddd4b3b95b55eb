/// What dictionaries and members ask of a system, and where it may be asked inside them: in one place what ``RequirementWalk`` needs of
/// each.
struct RequirementTables: Sendable {
    struct Shape: Sendable {
        /// The members that may need something.
        let demanding: UInt64
        /// Its members in ``RequirementTables/members``.
        let first: UInt16
        let count: UInt8
        /// The version that it came with, 0 where it has none.
        let version: UInt8
        /// A page hands it over, or it holds what a page hands over.
        let isRead: Bool
        let isSpecial: Bool
    }

    struct Member: Sendable {
        let version: UInt8
        let feature: UInt8
        let content: Content
        /// The vocabulary, the dictionary or the variant.
        let inner: UInt8

        /// The member needs something itself.
        @inline(__always)
        func asks(beyond version: Int) -> Bool { feature > 0 || Int(self.version) > version }
    }

    /// Where something may be asked inside a member.
    enum Content: UInt8, Sendable { case nothing, word, words, record, records, variant }

    let tables: ShapeTables
    let shapes: [Shape]
    let members: [Member]

    /// Notes what a special dictionary needs beside its members and words.
    let special: Special

    typealias Special =
        @Sendable (
            _ dictionary: Cursor, _ shape: Int, _ way: RequirementPath, _ inherited: Int, _ notes: inout RequirementNotes
        ) -> Void

    /// - Parameters:
    ///   - records: The dictionaries that no page hands over, and that hold what a page hands over.
    ///   - specials: The dictionaries of which something is asked that no table says.
    init(_ tables: ShapeTables, records: [Int], specials: [Int], _ special: @escaping Special) {
        let versions = tables.versions
        self.tables = tables
        self.special = special
        shapes = tables.shapes.indices.map { shape in
            let row = tables.shapes[shape]
            return Shape(
                demanding: versions.demandingMembers[shape], first: row.names.first, count: row.names.count,
                version: versions.shapes[shape], isRead: row.isConverted || records.contains(shape),
                isSpecial: specials.contains(shape))
        }
        members = tables.members.indices.map { place in
            let row = tables.members[place]
            return Member(
                version: versions.members[place], feature: versions.memberFeatures[place],
                content: RequirementTables.content(row), inner: row.argument)
        }
    }

    private static func content(_ row: MemberRow) -> Content {
        switch row.code {
        case .token: .word
        case .list where row.element == .token: .words
        case .list where row.element == .record: .records
        case .record: .record
        case .variant: .variant
        default: .nothing
        }
    }
}
