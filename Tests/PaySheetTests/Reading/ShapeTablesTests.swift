import PaySheet
import PaySheetShapes
import Testing

struct ShapeTablesTests {
    @Test("The tables hold every byte of the names of members")
    func memberNames() {
        let tables = ShapeTables.applePay
        for (index, shape) in CatalogShapes.applePay.concrete.enumerated() {
            let names = CatalogShapes.applePay.members(of: shape).map { $0.name }
            #expect(tables.shapeName(index) == shape.name)
            #expect(names.indices.map { tables.memberName($0, of: index) } == names)
        }
    }

    @Test("Words are equal when they are the same known word or have the same spelling")
    func equalWords() {
        #expect(PaymentNetwork(rawValue: "visa") == .visa)
        #expect(PaymentNetwork(rawValue: "unheard") == PaymentNetwork(rawValue: "unheard"))
        #expect(PaymentNetwork(rawValue: "unheard") != PaymentNetwork(rawValue: "Visa"))
        #expect(Set<PaymentNetwork>([.visa, PaymentNetwork(rawValue: "visa"), PaymentNetwork(rawValue: "unheard")]).count == 2)
    }
}
