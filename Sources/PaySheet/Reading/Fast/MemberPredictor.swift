/// What a reader remembers from document to document to be quicker with the next: guesses, which are always verified.
struct MemberPredictor: Sendable {
    /// The first places hold codes that were found to be accepted, the next ones the word of each vocabulary that came last.
    var words: ContiguousArray<UInt32>
    /// Each dictionary has one place more than members: the member that comes first, and the one after each.
    var guesses: ContiguousArray<Guess>

    private static let codes = 256
    /// A row of the tables names a vocabulary with one byte.
    private static let vocabularies = 256

    /// Nothing is known: each member is expected to be followed by the next of the table, the last by the first. (No dictionary is
    /// without members.)
    init(_ tables: ShapeTables) {
        var guesses: ContiguousArray<Guess> = []
        for shape in tables.shapes {
            let (first, count) = (Int(shape.names.first), Int(shape.names.count))
            for expected in 0...count {
                let slot = expected < count ? expected : 0
                guesses.append(
                    Guess(
                        tables.names[first + slot], tables.members[first + slot],
                        step: MemberPredictor.step(from: expected, to: slot)))
            }
        }
        words = ContiguousArray(repeating: 0, count: MemberPredictor.codes + MemberPredictor.vocabularies)
        self.guesses = guesses
    }

    /// Where a code is remembered.
    @inline(__always)
    static func place(ofCode letters: UInt32) -> Int { Int(truncatingIfNeeded: (letters &* 0x9E37_79B1) >> 24) }

    /// Where the guesses of a dictionary begin.
    @inline(__always)
    static func first(ofShape shape: Int, member: Int) -> Int { shape &+ member }

    /// Where the last word of a vocabulary is remembered.
    @inline(__always)
    static func place(ofVocabulary vocabulary: Int) -> Int { codes &+ vocabulary }

    // MARK: Steps

    // A step has three fields: a slot, a one for the member, and a one for a step backwards. The steps of an object can therefore
    // be added. A dictionary has at most 64 members, and each appears once.

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

    /// The expected member at a place, with all that reading it needs. The processor waits for this, so it is contiguous.
    struct Guess: Sendable {
        /// First, so that its address is that of the guess.
        let name: NameRow
        let code: MemberCode
        let element: MemberCode
        let argument: UInt8
        let step: UInt32
        /// Most members are free text or amounts, and a branch of two is foretold better than one of many.
        let isText: Bool
        let isAmount: Bool

        @inline(__always)
        init(_ name: NameRow, _ member: MemberRow, step: UInt32) {
            self.name = name
            code = member.code
            element = member.element
            argument = member.argument
            self.step = step
            isText = member.code.isFreeText
            isAmount = member.code == .amount
        }
    }
}

/// The tables as the fast reader uses them: addresses in place of arrays.
///
/// The arrays are constants of the program, which are never released, so their addresses stay right.
@safe struct FastTables: @unchecked Sendable {
    let names: UnsafePointer<NameRow>
    let places: UnsafePointer<UInt8>
    let middles: UnsafePointer<UInt64>
    let members: UnsafePointer<MemberRow>
    let shapes: UnsafePointer<ShapeRow>
    let vocabularies: UnsafePointer<VocabularyRow>
    let variants: UnsafePointer<VariantRow>
    let choiceShapes: UnsafePointer<UInt8>

    @inline(__always)
    init(_ tables: ShapeTables) {
        unsafe names = FastTables.address(tables.names)
        unsafe places = FastTables.address(tables.places)
        unsafe middles = FastTables.address(tables.middles)
        unsafe members = FastTables.address(tables.members)
        unsafe shapes = FastTables.address(tables.shapes)
        unsafe vocabularies = FastTables.address(tables.vocabularies)
        unsafe variants = FastTables.address(tables.variants)
        unsafe choiceShapes = FastTables.address(tables.choiceShapes)
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
