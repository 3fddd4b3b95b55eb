import PaySheet
import PaySheetDocuments
import TestSupport
import Testing

@Suite("Comparisons and rules")
struct SeenSheetTests {
    @Test("Two moments of a random payment differ where rules see a difference", arguments: 0..<TestScale.scaled(200))
    func random(seed: Int) {
        let flow = RandomPayment(seed: UInt64(seed)).flow
        let events = flow.events ?? []
        let seen = SeenSheet.seenByRules(flow)
        for place in events.indices {
            let (before, after) = (moment(flow, events.prefix(place)), moment(flow, events.prefix(place + 1)))
            let difference = SheetDifference(from: before, to: after)
            compare(difference, seen[place], seen[place + 1], "\(after.jsonText)")
        }
    }

    /// The flow until an event, before the shopper pays.
    private func moment(_ flow: PaymentFlow, _ events: some Sequence<FlowEvent>) -> PaymentFlow {
        var flow = flow
        flow.events = Array(events)
        flow.payment = nil
        return flow
    }

    private func compare(_ difference: SheetDifference, _ old: SeenSheet, _ new: SeenSheet, _ note: Comment) {
        func changes(_ words: String...) -> Bool { difference.changes.contains { words.contains($0.subject.word) } }
        /// The amount of a pending line is not shown.
        func shown(_ line: SeenSheet.Line) -> [String?] { [line.label, line.isPending ? nil : line.amount?.text] }

        #expect(changes("total") == (old.total.map(shown) != new.total.map(shown)), note)
        #expect(changes("item", "itemName", "itemOrder") == (old.items.map(shown) != new.items.map(shown)), note)
        // A method with another identifier or place can look the same.
        let looksSame = old.methods.map { [$0.label, $0.amount?.text] } == new.methods.map { [$0.label, $0.amount?.text] }
        #expect(changes("shipping", "shippingName", "shippingOrder") != looksSame, note)
        let (before, after) = (old.methods.first { $0.isSelected }, new.methods.first { $0.isSelected })
        // A method with another name or another identifier is still the same choice.
        let isChosen = before?.identifier != after?.identifier && before?.label != after?.label
        if looksSame { #expect(changes("shippingChosen") == isChosen, note) }
        #expect(changes("merchant", "merchantName") == ((old.contexts ?? []).map(shown) != (new.contexts ?? []).map(shown)), note)
        let plans = ["plan", "planDescription", "regularPrice", "reloadPrice", "deferredPrice"]
        #expect(difference.changes.contains { plans.contains($0.subject.word) } == (old.plans.map(shown) != new.plans.map(shown)), note)
    }
}
