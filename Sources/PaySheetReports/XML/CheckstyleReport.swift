import PaySheet
import PaySheetText

/// Reports in the format of Checkstyle, for build servers and review bots.
///
/// ```swift
/// try file.write(CheckstyleReport.xml(report))
/// ```
public enum CheckstyleReport {
    /// Returns a whole report.
    public static func xml(_ report: Report) -> [UInt8] { ReportWriter.bytes(report, as: .checkstyle) }
}

/// Writes Checkstyle document by document.
struct CheckstyleBody: ReportBody {
    static var content: OutputContent { .xml }

    func opening() -> [UInt8] { [UInt8]((XMLText.declaration + "<checkstyle version=\"4.3\">\n").utf8) }

    func document(_ document: CheckedDocument) -> [UInt8] {
        var xml = "  <file" + XMLText.attribute("name", document.textPath ?? document.path)
        guard !document.findings.isEmpty else { return [UInt8]((xml + "/>\n").utf8) }
        xml += ">\n"
        let verdict = VerdictText(document)
        for reported in document.findings {
            let spot = ReportedPosition(reported.finding.place, in: document)
            xml += "    <error" + XMLText.attribute("line", spot.line) + XMLText.attribute("column", spot.column)
            xml += error(reported.severity.word, verdict.sentence(of: reported), reported.finding.rule.name)
        }
        return [UInt8]((xml + "  </file>\n").utf8)
    }

    func closing(_ summary: Summary) -> [UInt8] {
        var xml = summary.configuration.map { XMLText.comment("configuration: " + $0) } ?? ""
        for failure in summary.failures {
            xml += "  <file" + XMLText.attribute("name", failure.path) + ">\n    <error line=\"1\""
            xml += error(Severity.error.word, failure.sentence, Report.Failure.word) + "  </file>\n"
        }
        return [UInt8]((xml + "</checkstyle>\n").utf8)
    }

    private func error(_ severity: String, _ message: String, _ source: String) -> String {
        XMLText.attribute("severity", severity) + XMLText.attribute("message", message)
            + XMLText.attribute("source", Edition.name + "." + source) + "/>\n"
    }
}
