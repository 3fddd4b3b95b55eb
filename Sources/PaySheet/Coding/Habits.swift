/// What a reader remembers from document to document to be quicker with the next: guesses, which are always verified.
///
/// The first places hold codes that were found to be accepted, the next ones the word of each vocabulary that came last. Then
/// each dictionary has one place more than members: the step to the member that comes first, and to the one after each.
/// A step is a slot, a one for the member, and a one for a step backwards, each in bits of their own, so that the steps of
/// an object can be added up: a dictionary has at most 64 members, each of which comes once.
enum Habits {
    private static let codes = 256
    /// A row of the tables names a vocabulary with one byte.
    private static let vocabularies = 256

    /// Nothing is known: each member is expected to be followed by the next of the table, the last by the first.
    static let none: ContiguousArray<UInt32> = {
        let last = first(ofShape: ShapeTables.shapes.count, member: ShapeTables.members.count)
        var habits = ContiguousArray<UInt32>(repeating: 0, count: last)
        for (index, shape) in ShapeTables.shapes.enumerated() {
            let count = Int(shape.names.count)
            let first = Habits.first(ofShape: index, member: Int(shape.names.first))
            for expected in 0...count { habits[first + expected] = step(from: expected, to: expected < count ? expected : 0) }
        }
        return habits
    }()

    /// Where a code is remembered.
    @inline(__always)
    static func place(ofCode letters: UInt32) -> Int { Int(truncatingIfNeeded: (letters &* 0x9E37_79B1) >> 24) }

    /// Where the steps of a dictionary begin.
    @inline(__always)
    static func first(ofShape shape: Int, member: Int) -> Int { codes &+ vocabularies &+ shape &+ member }

    /// Where the last word of a vocabulary is remembered.
    @inline(__always)
    static func place(ofVocabulary vocabulary: Int) -> Int { codes &+ vocabulary }

    // MARK: Steps

    /// From where the next member of the table is expected to the one that comes.
    @inline(__always)
    static func step(from expected: Int, to slot: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: slot) | 1 &<< 16 | (slot < expected ? 1 &<< 24 : 0)
    }

    /// The member that a step leads to.
    @inline(__always)
    static func slot(behind step: UInt32) -> Int { Int(truncatingIfNeeded: step & 0xFF) }

    /// How many members the steps of an object lead to.
    @inline(__always)
    static func members(_ steps: UInt32) -> Int { Int(truncatingIfNeeded: steps &>> 16 & 0xFF) }

    /// Whether a step of an object leads backwards.
    @inline(__always)
    static func hasDisorder(_ steps: UInt32) -> Bool { steps &>> 24 != 0 }
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

    /// The names of a dictionary, which its row begins with.
    @inline(__always)
    func names(ofShape row: UnsafePointer<ShapeRow>) -> UnsafePointer<NameList> {
        unsafe UnsafeRawPointer(row).assumingMemoryBound(to: NameList.self)
    }

    /// The words of a vocabulary, which its row begins with.
    @inline(__always)
    func names(ofVocabulary vocabulary: Int) -> UnsafePointer<NameList> {
        unsafe UnsafeRawPointer(vocabularies + vocabulary).assumingMemoryBound(to: NameList.self)
    }

    @inline(__always)
    private static func address<Row>(_ table: [Row]) -> UnsafePointer<Row> {
        unsafe table.withUnsafeBufferPointer { unsafe $0.baseAddress.unsafelyUnwrapped }
    }
}
