import PaySheet
import PaySheetGuide
import Testing

@Suite("Included taxes")
struct IncludedTaxTests {
    /// The rules found about a line with a label, of a total that leaves it out.
    private func rules(_ label: String) -> [RuleID] {
        let lines =
            "[{\"label\":\"Shirt\",\"amount\":\"25.90\"},{\"label\":\"\(label)\",\"amount\":\"4.14\"}]"
        let sample = Sample(.request, [.set("/lineItems", lines), .set("/total/amount", "\"25.90\"")])
        var reader = DocumentReader(policy: Policy().with { $0.includesAdvice = true })
        return reader.check(sample.json, as: .paymentRequest).findings.map { $0.rule }
    }

    @Test(
        "An included tax has advice and is not added to the total",
        arguments: [
            "incl. 19 % MwSt.", "inkl. MwSt", "enth. MwSt.", "enth. 19% MwSt", "davon USt", "GST included", "of which VAT",
            "Tax (already included)", "VAT incl.", "TVA comprise", "IVA incluido", "消費税（内税）", "うち消費税", "税込", "moms ingår", "zawarty VAT",
            "ALV sis.", "dont TVA 20 %", "内消費税10%", "waarvan 21% btw", "w tym VAT 23%", "含税", "含增值税 (13%)", "TTC dont TVA", "davon MwSt",
            "di cui IVA",
        ])
    func included(_ label: String) {
        #expect(rules(label).contains(.itemTaxIncluded))
        #expect(!rules(label).contains(.totalSum))
    }

    @Test("Other tax labels are added to the total", arguments: ["Tax", "VAT 20 %", "MwSt.", "消費税", "Included gift", "Sales tax"])
    func charged(_ label: String) {
        #expect(!rules(label).contains(.itemTaxIncluded))
        #expect(rules(label).contains(.totalSum))
    }
}
