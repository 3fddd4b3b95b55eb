import PaySheet
import PaySheetReports
import Testing

/// The selection of a report, independent of how it was made.
@Suite("Selections")
struct SelectionTests {
    @Test("A selection in parts equals one selection")
    func parts() {
        var selection = Selection()
        selection.selected = ["amount"]
        selection.ignored.insert("amount/float")
        selection.severities[.amountFormat] = .info
        #expect(selection == Selection(selected: ["amount"], ignored: ["amount/float"], severities: [.amountFormat: .info]))
        #expect(selection.selected == ["amount"])
        #expect(selection.ignored == ["amount/float"])
        #expect(selection.severities == [.amountFormat: .info])
    }

    @Test("A reverted selection shows everything")
    func takenBack() {
        var selection = Selection(selected: ["amount"], severities: [.amountFormat: .info])
        #expect(selection != Selection())
        selection.selected.removeAll()
        selection.severities[.amountFormat] = nil
        #expect(selection == Selection())
        #expect(selection.hashValue == Selection().hashValue)
        #expect(selection.selected.isEmpty && selection.ignored.isEmpty && selection.severities.isEmpty)
    }

    @Test("A copy has its own choice")
    func copies() {
        let first = Selection(ignored: ["total"])
        var second = first
        second.ignored = ["item"]
        #expect(first.ignored == ["total"])
        #expect(second.ignored == ["item"])
    }

    @Test(
        "A finding has the severity of the selection",
        arguments: [
            (Selection(), Severity.error), (Selection(selected: ["amount"]), .error), (Selection(selected: ["amount/format"]), .error),
            (Selection(selected: ["total"]), nil), (Selection(ignored: ["amount"]), nil), (Selection(ignored: ["total"]), .error),
            (Selection(selected: ["amount"], ignored: ["amount/format"]), nil),
            (Selection(severities: [.amountFormat: .info]), .info),
            (Selection(selected: ["total"], severities: [.amountFormat: .info]), nil),
        ] as [(Selection, Severity?)])
    func severity(_ selection: Selection, _ expected: Severity?) throws {
        var reader = DocumentReader()
        let check = reader.check(Array(#"{"total":{"label":"a","amount":"1,5"}}"#.utf8), as: .paymentRequest)
        let finding = try #require(check.findings.first { $0.rule == .amountFormat })
        #expect(selection.severity(of: finding) == expected)
    }
}
