import PaySheet
import PaySheetText

/// Reports for the log of GitHub Actions: every finding on a line, then commands that annotate the first of them.
///
/// ```swift
/// print(GitHubReport.log(report), terminator: "")
/// ```
public enum GitHubReport {
    /// Returns a whole report.
    public static func log(_ report: Report) -> String { String(decoding: ReportWriter.bytes(report, as: .github), as: UTF8.self) }

    /// The number of annotations of each kind that GitHub shows per step.
    public static let annotationsOfAKind = 10
}

/// Writes lines for all findings at once, and at the end the few annotations that GitHub shows.
struct GitHubBody: ReportBody {
    static var content: OutputContent { .text }

    /// The first findings of each severity.
    private var annotations: [Severity: [String]] = [:]
    private var counts: [Severity: Int] = [:]

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        var text = ""
        let path = VisibleText.leading(document.path)
        for reported in document.findings {
            text += TextReport.headline(reported, path: path, shift: (document.line ?? 1) - 1, style: TextStyle()) + "\n"
            annotate(reported.severity, GitHubBody.annotation(reported, document))
        }
        if !document.findings.isEmpty, let verdict = VerdictText(document).sentence { text += path + ": " + verdict + "\n" }
        return [UInt8](text.utf8)
    }

    mutating func closing(_ summary: Summary) -> [UInt8] {
        for failure in summary.failures {
            annotate(
                .error, GitHubBody.command("error", GitHubBody.file(failure.path), "Not checked", failure.path + " " + failure.sentence))
        }
        // Only findings are counted where there are more.
        for value in summary.unreached.prefix(GitHubReport.annotationsOfAKind) {
            let place = GitHubBody.file(value.path) + [("line", String(value.line)), ("col", String(value.column))]
            annotate(.info, GitHubBody.command("notice", place, "Not checked", value.name + " " + value.sentence))
        }
        var text = ""
        for severity in Severity.allCases.reversed() { text += (annotations[severity] ?? []).joined() }
        text += Counted.text(summary) + "."
        let hidden = counts.values.reduce(0) { $0 + max($1 - GitHubReport.annotationsOfAKind, 0) }
        if hidden > 0 {
            text += " GitHub shows " + String(GitHubReport.annotationsOfAKind) + " annotations of each kind per step; "
            text += hidden == 1 ? "1 more finding is" : String(hidden) + " more findings are"
            text += " only in the lines above."
        }
        if let configuration = summary.configuration { text += " Configuration: " + VisibleText.line(configuration) + "." }
        return [UInt8]((text + "\n").utf8)
    }

    private mutating func annotate(_ severity: Severity, _ command: String) {
        counts[severity, default: 0] += 1
        if (annotations[severity]?.count ?? 0) < GitHubReport.annotationsOfAKind { annotations[severity, default: []].append(command) }
    }

    private static func annotation(_ reported: ReportedFinding, _ document: CheckedDocument) -> String {
        let finding = reported.finding
        let spot = ReportedPosition(finding.place, in: document)
        var place = file(document.textPath ?? document.path)
        if !place.isEmpty {
            place += [("line", String(spot.line)), ("endLine", String(spot.endLine))]
            // GitHub accepts columns only if a finding is within one line.
            if spot.line == spot.endLine {
                place += [("col", String(spot.utf16Column)), ("endColumn", String(max(spot.endUTF16Column, spot.utf16Column)))]
            }
        }
        let word =
            switch reported.severity {
            case .error: "error"
            case .warning: "warning"
            case .info: "notice"
            }
        let lines = [
            VisibleText.line(finding.message), finding.help.map { VisibleText.line($0) }, VerdictText(document).note(on: reported),
        ]
        let message = lines.compactMap { $0 }.joined(separator: "\n")
        return command(word, place, finding.rule.title + " (" + finding.rule.name + ")", message)
    }

    /// GitHub cannot show standard input as a file.
    private static func file(_ path: String) -> [(String, String)] { path == "-" ? [] : [("file", VisibleText.line(path))] }

    private static func command(_ name: String, _ place: [(String, String)], _ title: String, _ message: String) -> String {
        let properties = (place + [("title", title)]).map { $0.0 + "=" + escaped($0.1, isProperty: true) }
        return "::" + name + " " + properties.joined(separator: ",") + "::" + escaped(message, isProperty: false) + "\n"
    }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
