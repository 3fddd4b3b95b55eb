import PaySheet
import PaySheetText

/// Reports as test results, which build servers list and count.
///
/// Each file is a suite and each finding a failed test. A finding below the threshold is a skipped test. A file that cannot be read is
/// an error, and a clean document is a passed test.
///
/// ```swift
/// try file.write(JUnitReport.xml(report))
/// ```
public enum JUnitReport {
    /// Returns a whole report.
    ///
    /// - Parameter style: Whether personal values are shown; other settings have no effect here.
    public static func xml(_ report: Report, style: TextStyle = TextStyle()) -> [UInt8] {
        ReportWriter.bytes(report, as: .junit, style: style)
    }
}

/// Writes each test at once. The number of tests comes before them, so its place is filled later.
struct JUnitBody: ReportBody {
    static var content: OutputContent { .xml }

    private let style: TextStyle
    /// A run that never fails still has findings that matter.
    private let threshold: Severity
    /// The text so far; `nil` if it can be changed where it is.
    private var kept: KeptText?
    /// The number of bytes so far.
    private var length = 0
    private var all = Gap()
    /// The suite of the records that are written now.
    private var records: (path: String, gap: Gap)?
    private var changes: [ReportChange] = []

    /// Counts, and where they belong.
    private struct Gap {
        var offset = 0
        var counts = Counts()
    }

    /// Text with gaps, each with what belongs there.
    private struct KeptText {
        var bytes: [UInt8] = []
        var fillings: [(offset: Int, bytes: [UInt8])] = []

        func filled() -> [UInt8] {
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count + fillings.reduce(0) { $0 + $1.bytes.count })
            var start = 0
            for filling in fillings.inOrder(of: { $0.offset }) {
                // Cannot trap: the fillings are in order.
                result.append(start..<filling.offset, of: bytes)
                result += filling.bytes
                start = filling.offset
            }
            // Cannot trap: a filling is within the text.
            result.append(start..<bytes.count, of: bytes)
            return result
        }
    }

    private struct Test {
        var name: String
        var line: Int?
        /// The failure; `nil` for a passed test.
        var outcome: Outcome?
    }

    private struct Outcome {
        /// The rule; `nil` for an error.
        var severity: Severity?
        var message: String
        var type: String
        var body: String
        /// A file that was not checked.
        var isSkipped = false
    }

    init(style: TextStyle, threshold: Severity?, changesLater: Bool) {
        var style = style
        style.isColored = false
        self.style = style
        self.threshold = threshold ?? .error
        kept = changesLater ? nil : KeptText()
    }

    mutating func opening() -> [UInt8] {
        let (before, after) = (XMLText.declaration + "<testsuites name=\"" + Edition.name + "\"", ">\n")
        all.offset = length + before.utf8.count
        return write([UInt8]((before + gap + after).utf8))
    }

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        let isClean = document.worst == nil
        let tests =
            isClean
            ? [Test(name: record(document) + (document.kind?.name ?? document.container?.name ?? "document"))] : findings(of: document)
        return add(tests + rest(of: document), document.path, isRecord: document.line != nil)
    }

    /// Returns tests as a suite, or as a part of it: the records of a file are one suite.
    private mutating func add(_ tests: [Test], _ path: String, isRecord: Bool) -> [UInt8] {
        let counts = Counts(tests, threshold)
        all.counts.add(counts)
        var xml: [UInt8] = []
        if !isRecord || records?.path != path {
            let head = endRecords() + "  <testsuite" + XMLText.attribute("name", path)
            if isRecord { records = (path, Gap(offset: length + head.utf8.count)) }
            xml += (head + (isRecord ? gap : counts.attributes) + ">\n").utf8
        }
        records?.gap.counts.add(counts)
        let (start, file) = ("    <testcase" + XMLText.attribute("classname", path) + " name=\"", "\"" + XMLText.attribute("file", path))
        for test in tests {
            xml += start.utf8
            XMLText.append(visible: VisibleText.line(test.name), to: &xml)
            xml += file.utf8
            JUnitBody.append(test, threshold, to: &xml)
        }
        if !isRecord { xml += JUnitBody.suiteEnd.utf8 }
        return write(xml)
    }

    private static let suiteEnd = "  </testsuite>\n"

    /// Ends the suite of records, if there is one.
    private mutating func endRecords() -> String {
        guard let suite = records else { return "" }
        records = nil
        fill(suite.gap)
        return JUnitBody.suiteEnd
    }

    private mutating func write(_ bytes: [UInt8]) -> [UInt8] {
        length += bytes.count
        guard kept != nil else { return bytes }
        kept?.bytes += bytes
        return []
    }

    /// The place of counts that are not known yet. XML allows the spaces that stay.
    private var gap: String { kept == nil ? String(repeating: " ", count: JUnitBody.gapLength) : "" }

    /// Enough for four numbers of any size.
    private static let gapLength = 130

    private mutating func fill(_ gap: Gap) {
        let bytes = [UInt8](gap.counts.attributes.utf8)
        guard kept == nil else {
            kept?.fillings.append((gap.offset, bytes))
            return
        }
        changes.append(ReportChange(offset: gap.offset, bytes: bytes))
    }

    mutating func takeChanges() -> [ReportChange] {
        defer { changes = [] }
        return changes
    }

    /// The record of a test, or nothing for a whole file.
    private func record(_ document: CheckedDocument) -> String { document.line.map { "line " + String($0) + ": " } ?? "" }

    /// One test for the findings that only count.
    private func rest(of document: CheckedDocument) -> [Test] {
        guard let worst = document.counted.map({ $0.severity }).max() else { return [] }
        let message = Counted.text(document.counted.reduce(0) { $0 + $1.count }, "more finding") + ", not shown"
        let outcome = Outcome(severity: worst, message: message, type: "more-findings", body: "")
        return [Test(name: record(document) + "more findings", outcome: outcome)]
    }

    private func findings(of document: CheckedDocument) -> [Test] {
        var frames = Frames(document, style: style)
        let verdict = VerdictText(document)
        var names: [String: Int] = [:]
        return document.findings.map { reported in
            let finding = reported.finding
            let pointer = finding.place.pointer + (finding.member.map { "/" + $0 } ?? "")
            var name = record(document) + finding.rule.name + (pointer.isEmpty ? "" : " " + pointer)
            // Readers merge two tests with the same name. The line is not part of the name, because edits above would turn an old test
            // into a new one.
            names[name, default: 0] += 1
            if let count = names[name], count > 1 { name += " (" + String(count) + ")" }
            let headline = TextReport.headline(
                reported, path: VisibleText.line(document.path), shift: (document.line ?? 1) - 1, style: style)
            return Test(
                name: name, line: ReportedPosition(finding.place, in: document).line,
                outcome: Outcome(
                    severity: reported.severity, message: verdict.sentence(of: reported), type: finding.rule.name,
                    body: headline + "\n" + frames.frame(of: reported, isExplained: false)))
        }
    }

    mutating func closing(_ summary: Summary) -> [UInt8] {
        var bytes: [UInt8] = []
        for failure in summary.failures {
            let outcome = Outcome(severity: nil, message: failure.sentence, type: Report.Failure.word, body: "")
            bytes += add([Test(name: Report.Failure.word, outcome: outcome)], failure.path, isRecord: false)
        }
        for file in summary.skipped {
            let outcome = Outcome(severity: nil, message: file.sentence, type: Report.Skipped.word, body: "", isSkipped: true)
            bytes += add([Test(name: Report.Skipped.word, outcome: outcome)], file.path, isRecord: false)
        }
        for value in summary.unreached {
            let outcome = Outcome(severity: nil, message: value.sentence, type: Report.Unreached.word, body: "", isSkipped: true)
            bytes += add([Test(name: Report.Unreached.word, line: value.line, outcome: outcome)], value.path, isRecord: false)
        }
        let configuration = summary.configuration.map { XMLText.comment("configuration: " + $0) } ?? ""
        bytes += write([UInt8]((endRecords() + configuration + "</testsuites>\n").utf8))
        fill(all)
        return kept?.filled() ?? bytes
    }

    /// Appends the rest of an element, after its name and its file. (A body is long, and joining texts would copy it once for each.)
    private static func append(_ test: Test, _ threshold: Severity, to xml: inout [UInt8]) {
        xml += ((test.line.map { XMLText.attribute("line", $0) } ?? "") + " time=\"0\"").utf8
        guard let outcome = test.outcome else {
            xml += "/>\n".utf8
            return
        }
        let isFailure = outcome.severity.map { $0 >= threshold } ?? false
        let name = isFailure ? "failure" : outcome.severity == nil && !outcome.isSkipped ? "error" : "skipped"
        xml += (">\n      <" + name + " message=\"").utf8
        XMLText.append(visible: VisibleText.line(outcome.message), to: &xml)
        xml.append(UInt8(ascii: "\""))
        if name != "skipped" { xml += XMLText.attribute("type", outcome.type).utf8 }
        if outcome.isSkipped {
            xml += "/>".utf8
        } else {
            xml += ">".utf8
            XMLText.append(visible: outcome.body, to: &xml)
            xml += ("</" + name + ">").utf8
        }
        xml += "\n    </testcase>\n".utf8
    }

    private struct Counts {
        var tests = 0
        var failures = 0
        var errors = 0
        var skipped = 0

        init() {}

        init(_ list: [Test], _ threshold: Severity) {
            tests = list.count
            for test in list {
                guard let outcome = test.outcome else { continue }
                guard let severity = outcome.severity else {
                    if outcome.isSkipped { skipped += 1 } else { errors += 1 }
                    continue
                }
                if severity >= threshold { failures += 1 } else { skipped += 1 }
            }
        }

        mutating func add(_ other: Counts) {
            tests += other.tests
            failures += other.failures
            errors += other.errors
            skipped += other.skipped
        }

        var attributes: String {
            XMLText.attribute("tests", tests) + XMLText.attribute("failures", failures) + XMLText.attribute("errors", errors)
                + XMLText.attribute("skipped", skipped) + " time=\"0\""
        }
    }
}
