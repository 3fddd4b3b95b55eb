import PaySheet
import PaySheetGuide
import Testing

/// A shipping method that the sheet selects when it opens belongs in the total.
struct FirstShippingMethodTests {
    private func sums(_ changes: [Sample.Change], from base: SampleBase) -> [Finding] {
        var reader = DocumentReader()
        return reader.check(Sample(base, changes).json, as: base.kind).findings.filter { $0.rule == .totalSum }
    }

    private static let withoutShipping: [Sample.Change] = [.remove("/lineItems/1"), .text("/total/amount", "96.12")]
    private static let updateWithoutShipping: [Sample.Change] = [.remove("/newLineItems/1"), .text("/newTotal/amount", "89.00")]

    @Test("A first shipping method in neither the lines nor the total is named")
    func firstMethodIsMissing() throws {
        let found = sums(FirstShippingMethodTests.withoutShipping, from: .shipping)
        #expect(found.count == 1)
        #expect(found.first?.message.contains("\"Standard Shipping\", costs 5.95") == true)
        #expect(found.first?.related.first?.place.pointer == "/shippingMethods/0")
    }

    @Test("A final total of a contact update without shipping is named")
    func updateWithoutShipping() {
        #expect(sums(FirstShippingMethodTests.updateWithoutShipping, from: .shippingContactUpdate).count == 1)
    }

    @Test(
        "A pending total or line, a free method, or a line for it has no finding",
        arguments: [
            [.set("/total/type", "\"pending\"")], [.set("/lineItems/1/type", "\"pending\"")], [.text("/shippingMethods/0/amount", "0.00")],
            [.set("/requiredShippingContactFields", "[\"email\"]")],
            [.set("/lineItems/-", #"{"label":"Delivery","amount":"0.00"}"#)],
        ] as [[Sample.Change]])
    func nothingIsWrong(changes: [Sample.Change]) {
        #expect(sums(FirstShippingMethodTests.withoutShipping + changes, from: .shipping).isEmpty)
    }

    @Test("A contact update that offers a free method has no finding: the shopper may have chosen it")
    func freeMethodMayBeChosen() {
        let free = #"{"label":"Store Pickup","detail":"","amount":"0.00","identifier":"store"}"#
        let changes: [Sample.Change] = FirstShippingMethodTests.updateWithoutShipping + [.set("/newShippingMethods/-", free)]
        #expect(sums(changes, from: .shippingContactUpdate).isEmpty)
    }
}
