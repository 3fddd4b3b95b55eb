import PaySheet
import Testing

/// What needs something is never passed over on the way through a document.
@Suite struct DemandingMembersTests {
    private static let tables = ShapeTables.applePay

    private static func wordsDemand(_ vocabulary: Int) -> Bool {
        (0..<Int(Self.tables.vocabularies[vocabulary].names.count)).contains { needs(word: $0, in: vocabulary) }
    }

    private static func needs(word: Int, in vocabulary: Int) -> Bool {
        let place = Self.tables.place(ofWord: word, in: vocabulary)
        return Self.tables.version(ofWord: word, in: vocabulary) > 1 || Self.tables.versions.wordFeatures[place] > 0
    }

    private static func isDemanding(_ shape: Int) -> Bool {
        Self.tables.versions.demandingMembers[shape] != 0 || Self.tables.versions.shapes[shape] > 1 || shape == ShapeIndex.lineItem
    }

    /// The masks hold what the tables say, and nothing else.
    @Test("The masks of demanding members match the version tables", arguments: Self.tables.shapes.indices) func members(of shape: Int) {
        let list = Self.tables.shapes[shape].names
        for slot in 0..<Int(list.count) {
            let member = Int(list.first) + slot
            let row = Self.tables.members[member]
            let inside =
                switch row.code == .list ? row.element : row.code {
                case .record: Self.isDemanding(Int(row.argument))
                case .variant:
                    (0..<Int(Self.tables.variants[Int(row.argument)].names.count)).contains {
                        Self.isDemanding(Int(Self.tables.choiceShapes[Int(Self.tables.variants[Int(row.argument)].firstShape) + $0]))
                    }
                case .token: Self.wordsDemand(Int(row.argument))
                default: false
                }
            let needs = Self.tables.versions.members[member] > 1 || Self.tables.versions.memberFeatures[member] > 0 || inside
            #expect(
                (Self.tables.versions.demandingMembers[shape] >> UInt64(slot) & 1 == 1) == needs, "\(Self.tables.shapeTexts[shape]) \(slot)"
            )
        }
        #expect(Self.tables.versions.demandingMembers[shape] >> UInt64(list.count) == 0)
    }

    @Test("The masks of demanding words match the version tables", arguments: Self.tables.vocabularies.indices) func words(
        of vocabulary: Int
    ) {
        // The highest bit is for words of no vocabulary.
        #expect(Self.tables.vocabularies[vocabulary].names.count < 64)
        for word in 0..<Int(Self.tables.vocabularies[vocabulary].names.count) {
            let demands = Self.tables.versions.demandingWords[vocabulary] >> UInt64(word) & 1 == 1
            #expect(demands == Self.needs(word: word, in: vocabulary))
        }
    }

    /// The W3C method data got this member later than Apple Pay JS, which is nowhere in the Self.tables.
    @Test("requiredShippingContactFields of the W3C method data is demanding")
    func shippingFieldsOfTheMethodData() {
        let slot = UInt64(ApplePayRequest.Slot.requiredShippingContactFields)
        #expect(Self.tables.versions.demandingMembers[ShapeIndex.applePayRequest] >> slot & 1 == 1)
    }
}
