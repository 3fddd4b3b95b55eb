import PaySheet
import PaySheetReports
import PaySheetSources

/// The safe fixes of the findings that a check shows. What the project ignores stays as it is.
struct ShownFixes {
    private let kind: DocumentKind?
    private var reader: DocumentReader

    init(_ source: DocumentSource, _ suppressor: Suppressor, _ settings: CheckSettings) {
        kind = source.kind
        var policy = source.settings.policy
        policy.maximumFindings = FixTrial.mostFindings
        let cards = settings.catalogs.reportCards
        // An entry for one place protects all places: fixes are chosen by rule.
        let ignored = suppressor.ignoredNames(of: source)
        for rule in settings.catalogs.rules + RuleID.shapeRules {
            let isIgnored = ignored.contains(rule.name) || ignored.contains(Selection.topic(of: rule.name))
            if isIgnored || source.settings.selection.severity(of: rule, .error, cards) == nil { policy.ignored.insert(rule) }
        }
        reader = DocumentReader(policy: policy, expecting: source.settings.expectations, catalogs: settings.catalogs.set)
    }

    /// Returns a file of source code with its fixes, or `nil` if there are none.
    mutating func repair(_ bytes: [UInt8], _ language: SourceLanguage) -> (bytes: [UInt8], applied: Int)? {
        var fixes = SourceFixes(bytes, language, includesRisky: false, reader)
        fixes.apply()
        return fixes.applied > 0 ? (fixes.bytes, fixes.applied) : nil
    }

    /// Returns a document with its fixes, or `nil` if there are none or it cannot be fixed.
    mutating func repair(_ bytes: [UInt8]) -> (bytes: [UInt8], applied: Int)? {
        let check = reader.check(bytes, as: kind, recovering: true)
        guard check.kind != nil, !check.isGuess else { return nil }
        guard case .fixed(let repair, _) = FixedDocument(check, includingRisky: false, { reader.check($0, as: check.kind).findings }) else {
            return nil
        }
        return repair.bytes.map { ($0, repair.applied.count) }
    }
}
