import PaySheet
import PaySheetGenerator
public import PaySheetGuide

extension RulePages {
    /// How many ids of the catalogue rules see to, and how many no program can.
    public var counts: (implemented: Int, uncheckable: Int, open: Int) {
        var counts = (implemented: 0, uncheckable: 0, open: 0)
        for id in SourceIndex.ids {
            if !rules(for: id).isEmpty {
                counts.implemented += 1
            } else if Uncheckable.reason(id) != nil {
                counts.uncheckable += 1
            } else {
                counts.open += 1
            }
        }
        return counts
    }

    /// The rules that name an id as their source.
    public func rules(for id: String) -> [RuleCard] { rules.filter { $0.sources.contains(id) } }

    /// What becomes of every point of the catalogue.
    var coveragePage: GeneratedFile {
        let counts = counts
        var text = RulePages.header + "# Coverage\n\n"
        text += "Every point of the catalogue: `AP-` ids stand for what Apple documents, `WK-` ids for what Safari's engine does.\n"
        text += "Rules see to \(counts.implemented) of \(SourceIndex.ids.count); \(counts.uncheckable) cannot be told from a document"
        text += counts.open > 0 ? ", and \(counts.open) are open.\n" : ".\n"
        text += "The sections at the end hold points of other documents, named where a rule rests on them.\n"
        text += "An id counts as covered where a sample that shows it has exactly that finding.\n"
        let steps = WebKitStep.all
        for section in SourceIndex.sections + SourceIndex.further {
            text += "\n## \(section.title)\n\n| Point | Rules, or why there is none |\n|---|---|\n"
            for id in section.ids {
                let rules = rules(for: id).map { "[`\($0.name)`](\(RulePages.path($0)))" }.joined(separator: ", ")
                let step = steps.first { $0.id == id }.map { "<br>" + RulePages.cell($0.what) } ?? ""
                let end =
                    rules.isEmpty
                    ? Uncheckable.reason(id).map { RulePages.cell($0) } ?? (id.hasPrefix("AP-") || id.hasPrefix("WK-") ? "open" : "–")
                    : rules
                text += "| <a id=\"\(id.lowercased())\"></a>`\(id)`\(step) | \(end) |\n"
            }
        }
        return GeneratedFile(path: "Docs/Rules/coverage.md", text: text)
    }
}
