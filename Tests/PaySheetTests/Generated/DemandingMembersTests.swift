import PaySheet
import Testing

/// What needs something is never passed over on the way through a document.
@Suite struct DemandingMembersTests {
    private static func wordsDemand(_ vocabulary: Int) -> Bool {
        (0..<Int(ShapeTables.vocabularies[vocabulary].names.count)).contains {
            ShapeTables.version(ofWord: $0, in: vocabulary) > 1 || ShapeTables.feature(ofWord: $0, in: vocabulary) > 0
        }
    }

    private static func isDemanding(_ shape: Int) -> Bool {
        ShapeTables.demandingMembers[shape] != 0 || ShapeTables.shapeVersions[shape] > 1 || shape == ShapeIndex.lineItem
    }

    /// The masks hold what the tables say, and nothing else.
    @Test(arguments: ShapeTables.shapes.indices) func members(of shape: Int) {
        let list = ShapeTables.shapes[shape].names
        for slot in 0..<Int(list.count) {
            let member = Int(list.first) + slot
            let row = ShapeTables.members[member]
            let inside =
                switch row.code == .list ? row.element : row.code {
                case .record: Self.isDemanding(Int(row.argument))
                case .variant:
                    (0..<Int(ShapeTables.variants[Int(row.argument)].names.count)).contains {
                        Self.isDemanding(Int(ShapeTables.choiceShapes[Int(ShapeTables.variants[Int(row.argument)].firstShape) + $0]))
                    }
                case .token: Self.wordsDemand(Int(row.argument))
                default: false
                }
            let needs = ShapeTables.memberVersions[member] > 1 || ShapeTables.memberFeatures[member] > 0 || inside
            #expect((ShapeTables.demandingMembers[shape] >> UInt64(slot) & 1 == 1) == needs, "\(ShapeTables.shapeTexts[shape]) \(slot)")
        }
        #expect(ShapeTables.demandingMembers[shape] >> UInt64(list.count) == 0)
    }

    @Test(arguments: ShapeTables.vocabularies.indices) func words(of vocabulary: Int) {
        // The highest bit is for words of no vocabulary.
        #expect(ShapeTables.vocabularies[vocabulary].names.count < 64)
        for word in 0..<Int(ShapeTables.vocabularies[vocabulary].names.count) {
            let needs = ShapeTables.version(ofWord: word, in: vocabulary) > 1 || ShapeTables.feature(ofWord: word, in: vocabulary) > 0
            #expect((ShapeTables.demandingWords[vocabulary] >> UInt64(word) & 1 == 1) == needs)
        }
    }

    /// The W3C method data got this member later than Apple Pay JS, which is nowhere in the tables.
    @Test func shippingFieldsOfTheMethodData() {
        let slot = UInt64(PaymentMethodRequest.Slot.requiredShippingContactFields)
        #expect(ShapeTables.demandingMembers[ShapeIndex.paymentMethodRequest] >> slot & 1 == 1)
    }
}
