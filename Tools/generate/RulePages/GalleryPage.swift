import PaySheet
import PaySheetGuide
import PaySheetReports
package import PaySheetShapes

/// A page of findings as the command prints them, from the first bad samples of some rules.
package enum GalleryPage {
    /// A mistake, and the rule that finds it.
    private static let scenes: [(story: String, rules: [String])] = [
        ("Text that is not quite JSON", ["json/trailing-comma", "json/curly-quote", "json/date-expression"]),
        ("Members", ["member/duplicate", "member/unknown", "member/type", "document/depth"]),
        ("Codes", ["country/unknown", "network/spelling", "currency/not-money"]),
        ("Money", ["amount/format", "amount/decimals", "amount/float", "total/sum"]),
        ("Several merchants", ["contexts/exceed-total", "contexts/external-identifier"]),
        ("Agreements", ["kind/several", "recurring/trial-gap", "deferred/zone-unknown", "plan/agreement-length"]),
        ("Shipping and contacts", ["shipping/identifier-repeated", "contact/no-street", "date-range/order"]),
        ("Updates and whole payments", ["flow/answer", "flow/contexts-exceed-total", "error/field-place"]),
        ("W3C Payment Request", ["w3c/data-missing", "w3c/currency-mixed"]),
        ("Sessions and tokens", ["session/domain", "token/wrapped"]),
    ]

    /// The rules that the page shows.
    package static var rules: [String] { scenes.flatMap { $0.rules } }

    /// The page.
    package static var file: GeneratedFile {
        var text = RulePages.header + "# A gallery of findings\n\n"
        text += "The output of `paysheet check` for one wrong document each. All rules: [Rules](Rules/README.md).\n"
        for scene in scenes {
            text += "\n## " + scene.story + "\n"
            for name in scene.rules {
                guard let rule = RuleCard.ofDocuments.first(where: { $0.name == name }), let sample = rule.bad.first else { continue }
                text += "\n" + cell(rule, sample)
            }
        }
        return GeneratedFile(path: "Docs/Gallery.md", text: text)
    }

    private static func cell(_ rule: RuleCard, _ sample: Sample) -> String {
        var reader = DocumentReader(
            policy: sample.policy.with { $0.includesAdvice = rule.group == .advice }, expecting: sample.expectations)
        let check = reader.check(SampleText.pretty(sample), as: sample.kind, recovering: true)
        let document = CheckedDocument(path: "request.json", check: check, isKindTold: false)
        let needs = SampleText.needs(sample, rule)
        let command = (["paysheet", "check"] + needs + ["request.json"]).joined(separator: " ")
        let printed = TextReport.document(document, style: TextStyle())
        let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map { RulePages.withoutEndSpaces($0) }
        let body = lines.joined(separator: "\n")
        return "[`" + rule.name + "`](Rules/" + RulePages.path(rule) + ")\n\n```console\n$ " + command + "\n" + body.trimmed + "\n```\n"
    }
}

extension String {
    /// Removes empty lines at the end.
    fileprivate var trimmed: String { String(reversed().drop { $0 == "\n" }.reversed()) }
}
