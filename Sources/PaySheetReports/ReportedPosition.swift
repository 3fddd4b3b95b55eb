import PaySheet
import PaySheetText

/// A place in a file. A record has its own line.
struct ReportedPosition {
    let line: Int
    let column: Int
    let utf16Column: Int
    let endLine: Int
    let endUTF16Column: Int

    init(_ place: Finding.Place, in document: CheckedDocument) {
        let shift = (document.line ?? 1) - 1
        line = place.start.line + shift
        column = place.start.column
        utf16Column = place.start.utf16Column
        let isForward = place.end.offset >= place.start.offset
        endLine = (isForward ? place.end.line : place.start.line) + shift
        endUTF16Column = isForward ? place.end.utf16Column : place.start.utf16Column
    }
}

extension ReportedFinding {
    /// The message and the correction, on one line.
    var sentence: String { VisibleText.line(finding.message + (finding.help.map { "; " + $0 } ?? "")) }
}

extension Report.Failure {
    /// A name that stays the same from run to run.
    var fingerprint: String { Fingerprint.of([path, "unreadable"]) }

    /// The reason, on one line.
    var sentence: String { "could not be read: " + VisibleText.line(message) }

    /// The text instead of the name of a rule.
    static let word = "unreadable"
}

extension Report.Skipped {
    /// The reason, on one line.
    var sentence: String { "skipped: " + VisibleText.line(reason) }

    /// The text instead of the name of a rule.
    static let word = "skipped"
}

extension Report.Unreached {
    /// The place with the path.
    package var name: String { path + ":" + String(line) + ":" + String(column) }

    /// The reason, on one line.
    package var sentence: String { "not checked: " + VisibleText.line(reason) }

    /// The text instead of the name of a rule.
    static let word = "unreached"
}

/// The counts in words.
package enum Counted {
    /// Returns a number with its noun.
    package static func text(_ count: Int, _ noun: String) -> String { String(count) + " " + noun + (count == 1 ? "" : "s") }

    /// `1 document: 1 error, 0 warnings (1 fixable)`, without a full stop.
    static func text(_ summary: Summary) -> String {
        var words = text(summary.documents, "document") + ": " + text(summary.errors, "error") + ", " + text(summary.warnings, "warning")
        if summary.infos > 0 { words += ", " + text(summary.infos, "info") }
        if summary.fixable > 0 {
            words += " (" + String(summary.fixable) + " fixable"
            words += summary.risky > 0 ? ", " + String(summary.risky) + " of them with --include-risky)" : ")"
        }
        if summary.suppressed > 0 { words += ", " + String(summary.suppressed) + " suppressed" }
        if summary.unknownValues > 0 {
            words +=
                "; " + text(summary.unknownValues, "value") + (summary.unknownValues == 1 ? " is" : " are") + " computed and not checked"
        }
        if !summary.unreached.isEmpty {
            words += "; " + text(summary.unreached.count, "value") + " of source code not reached"
        }
        if !summary.failures.isEmpty { words += "; " + text(summary.failures.count, "file") + " could not be read" }
        if !summary.skipped.isEmpty { words += "; " + text(summary.skipped.count, "file") + " skipped" }
        return words
    }
}
