import PaySheet
import PaySheetPreview
import TestSupport
import Testing

@Suite("Pictures and rules")
struct SeenSheetTests {
    @Test("Pictures of random payments show what rules see", arguments: 0..<TestScale.scaled(200))
    func random(seed: Int) {
        let flow = RandomPayment(seed: UInt64(seed)).flow
        // The picture has a last step only for a payment that ends.
        var ended = flow
        if ended.request == nil { ended.complete = .success } else { ended.result = AuthorizationResult(status: 0) }
        let steps = SheetSequence(ended, language: .english).steps
        let seen = SeenSheet.seenByRules(ended)
        #expect(steps.count == seen.count)
        for (step, seen) in zip(steps, seen) { compare(step.sheet, seen, "\(ended.jsonText)") }
    }

    private func compare(_ sheet: PaymentSheet, _ seen: SeenSheet, _ note: Comment) {
        func rows(_ kinds: SheetSection.Kind...) -> [SheetRow] {
            sheet.sections.filter { kinds.contains($0.kind) }.flatMap { $0.rows }
        }
        func text(_ row: SheetRow?) -> String { row?.valueText?.text ?? "" }
        func values(_ rows: [SheetRow]) -> [[String]] { rows.map { [$0.label.text, text($0)] } }
        func price(_ amount: Amount?) -> String { amount.map { SheetAmount($0, in: .usd).text.text } ?? "?" }
        func value(_ line: SeenSheet.Line) -> [String] { [line.label, line.isPending ? "Pending" : price(line.amount)] }

        #expect(text(sheet.total) == seen.total.map { $0.isPending ? "Amount pending" : price($0.amount) }, note)
        #expect(values(rows(.items)) == seen.items.map(value), note)
        #expect(values(rows(.shipping)) == seen.methods.map { [$0.label, price($0.amount)] }, note)
        #expect(rows(.shipping).map { $0.mark == .selected } == seen.methods.map { $0.isSelected }, note)
        let merchants = (seen.contexts ?? []).map(value)
        #expect(Array(values(rows(.merchants)).prefix(merchants.count)) == merchants, note)
        let plans = sheet.sections.filter { [.plan, .reload, .deferred].contains($0.kind) }
        #expect(plans.map { [$0.title.text, text($0.rows.first)] } == seen.plans.map(value), note)
    }
}
