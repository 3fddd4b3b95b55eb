import PaySheet
import PaySheetChecking
import PaySheetGenerator
package import PaySheetGuide
import PaySheetShapes

extension RulePages {
    /// The number of points with rules, and of those that cannot be checked.
    package var counts: (implemented: Int, uncheckable: Int, open: Int) {
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

    /// Returns the rules that name an id as their source.
    package func rules(for id: String) -> [RuleCard] { rules.filter { $0.sources.contains(id) } }

    /// The rules about all documents that follow a point of another catalog.
    private func general(_ id: String) -> [RuleCard] {
        CatalogList.all.sharedSources.filter { $0.id == id }.compactMap { source in rules.first { $0.id == source.rule } }
    }

    /// The rules or reasons for every point of the documentation.
    var coveragePage: GeneratedFile {
        let counts = counts
        var text = RulePages.header + "# Coverage\n\n"
        text += "Every point of the documentation: `AP-` ids are for Apple's documentation, `WK-` ids for the behaviour of WebKit.\n"
        text += "Rules check \(counts.implemented) of \(SourceIndex.ids.count); \(counts.uncheckable) are not in a document"
        text += counts.open > 0 ? ", and \(counts.open) are open.\n" : ".\n"
        text += "The sections at the end list points of other documents that rules use as sources.\n"
        text += "\(rules.count { !$0.sources.isEmpty }) of the [\(rules.count) rules](README.md) name a point as their source.\n"
        text += "The pages of all others say where the rule comes from.\n"
        text += "An id counts as covered if a sample that shows it has exactly that finding.\n"
        for section in SourceIndex.sections + SourceIndex.further {
            text += "\n## \(section.title)\n\n| Point | Rules, or the reason for none |\n|---|---|\n"
            for id in section.ids {
                let rules = (rules(for: id) + general(id)).map { "[`\($0.name)`](\(RulePages.path($0)))" }.joined(separator: ", ")
                let step = SourceIndex.steps.first { $0.id == id }.map { "<br>" + RulePages.cell($0.what) } ?? ""
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
