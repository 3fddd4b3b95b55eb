/// What a reader remembers from document to document to be quicker with the next: guesses, which are always verified.
///
/// The first places hold codes that were found to be accepted. Then each dictionary has one place more than members: which
/// member comes first, and which one after each. It is counted from the next member of the table, so zeros are a good start.
enum Habits {
    private static let codes = 256

    /// Nothing is known: each member is expected to be followed by the next of the table.
    static var none: ContiguousArray<UInt32> {
        ContiguousArray(repeating: 0, count: codes + ShapeTables.members.count + ShapeTables.shapes.count)
    }

    /// Where a code is remembered.
    @inline(__always)
    static func place(ofCode letters: UInt32) -> Int { Int(truncatingIfNeeded: (letters &* 0x9E37_79B1) >> 24) }

    /// Where the places of a dictionary begin.
    @inline(__always)
    static func first(ofShape shape: Int, member: Int) -> Int { codes &+ shape &+ member }

    /// What is remembered where another member came than the next of the table.
    @inline(__always)
    static func distance(from expected: Int, to slot: Int) -> UInt32 { UInt32(truncatingIfNeeded: slot &- expected) & 0xFF }
}

/// The tables as the quick pass uses them: addresses in place of arrays.
///
/// The arrays are constants of the program, which are never released, so their addresses stay right.
@safe struct QuickTables {
    let names: UnsafePointer<NameRow>
    let places: UnsafePointer<UInt8>
    let middles: UnsafePointer<UInt64>
    let members: UnsafePointer<MemberRow>
    let shapes: UnsafePointer<ShapeRow>
    let vocabularies: UnsafePointer<VocabularyRow>

    @inline(__always)
    init() {
        unsafe names = QuickTables.address(ShapeTables.names)
        unsafe places = QuickTables.address(ShapeTables.places)
        unsafe middles = QuickTables.address(ShapeTables.middles)
        unsafe members = QuickTables.address(ShapeTables.members)
        unsafe shapes = QuickTables.address(ShapeTables.shapes)
        unsafe vocabularies = QuickTables.address(ShapeTables.vocabularies)
    }

    @inline(__always)
    private static func address<Row>(_ table: [Row]) -> UnsafePointer<Row> {
        unsafe table.withUnsafeBufferPointer { unsafe $0.baseAddress.unsafelyUnwrapped }
    }
}
