package import PaySheet
package import PaySheetReports

/// What a run says about each document.
package struct ReportPlan: Sendable {
    /// Where the reports of documents are written.
    package var rendering: Rendering
    /// Whether a report contains the requirements of documents. Computing them takes time.
    package var saysRequirements = false
    /// Whether reports leave out documents without findings.
    package var onlyFindings = false
    /// Whether documents are counted by kind, rule and currency.
    package var countsStatistics = false
    /// The threshold; with `nil` no run fails.
    package var threshold: Severity? = .error
    /// What a tester expects of every document.
    package var expected: [Expected] = []
    /// The place of the document in each record, and of the other values to read.
    package var places = RecordPlaces()

    package init(_ rendering: Rendering = .none) { self.rendering = rendering }

    /// Whether the run shows or counts the fixes that can be applied.
    var saysOfFixesMoreThanSafety: Bool { countsStatistics || rendering.saysOfFixesMoreThanSafety }

    /// The plan of programs that check one document after another: a record of each.
    package static func records(showingPersonal: Bool) -> ReportPlan {
        var plan = ReportPlan(.apart(.ndjson, TextStyle(showsPersonal: showingPersonal)))
        plan.saysRequirements = true
        return plan
    }
}

/// The place where the reports of documents are written.
package enum Rendering: Sendable, Hashable {
    /// There are no reports.
    case none
    /// Together with the check: the printed text of a document does not depend on the others.
    case apart(ReportFormat, TextStyle)
    /// On the main thread, one after the other.
    case together

    /// Whether nothing is written about a document without findings, for a file and for a line.
    var isSilent: (ofFile: Bool, ofLine: Bool) {
        switch self {
        case .none, .apart(.concise, _): (true, true)
        case .apart(.text, _): (false, true)
        case .apart, .together: (false, false)
        }
    }

    /// The writer of reports that do not depend on other documents.
    package var writer: ReportWriter? {
        if case .apart(let format, let style) = self { ReportWriter(format, style: style) } else { nil }
    }

    /// Whether a report shows or counts applicable fixes.
    var saysOfFixesMoreThanSafety: Bool {
        switch self {
        case .none: false
        case .apart(let format, _): format != .ndjson
        case .together: true
        }
    }
}
