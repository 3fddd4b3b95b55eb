import PaySheet

/// Reports for the Code Quality page of GitLab.
///
/// ```swift
/// try file.write(GitLabReport.json(report))
/// ```
public enum GitLabReport {
    /// Returns a whole report.
    public static func json(_ report: Report) -> [UInt8] { ReportWriter.bytes(report, as: .gitlab) }
}

/// Writes Code Quality document by document.
struct GitLabBody: ReportBody {
    static var content: OutputContent { .json }

    private var isFirst = true

    func opening() -> [UInt8] { [UInt8(ascii: "[")] }

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        let verdict = VerdictText(document)
        return document.findings.flatMap { reported in
            entry(
                verdict.sentence(of: reported), reported.finding.rule.name, reported.fingerprint, GitLabBody.word(reported.severity),
                document.textPath ?? document.path,
                line: ReportedPosition(reported.finding.place, in: document).line)
        }
    }

    mutating func closing(_ summary: Summary) -> [UInt8] {
        let failures = summary.failures.flatMap { failure in
            entry(failure.sentence, Report.Failure.word, failure.fingerprint, "blocker", failure.path, line: 1)
        }
        return failures + (isFirst ? [] : [0x0A]) + [UInt8(ascii: "]"), 0x0A]
    }

    private mutating func entry(
        _ description: String, _ name: String, _ fingerprint: String, _ severity: String, _ path: String, line: Int
    ) -> [UInt8] {
        var json = JSONBytes(isIndented: true, depth: 1)
        json.object { json in
            json.member("description", description)
            json.member("check_name", name)
            json.member("fingerprint", fingerprint)
            json.member("severity", severity)
            json.name("location")
            json.object { location in
                location.member("path", path)
                location.name("lines")
                location.object { $0.member("begin", number: line) }
            }
        }
        defer { isFirst = false }
        return (isFirst ? [] : [UInt8(ascii: ",")]) + json.bytes
    }

    private static func word(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .info: "info"
        }
    }
}
