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

/// Keeps the tests of each suite, because their number comes first.
struct JUnitBody: ReportBody {
    private let style: TextStyle
    private var suites: [Suite] = []

    private struct Suite {
        var path: String
        var tests: [Test] = []
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

    init(style: TextStyle) {
        var style = style
        style.isColored = false
        self.style = style
    }

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        // The records of a file are one suite.
        if document.line == nil || suites.last?.path != document.path { suites.append(Suite(path: document.path)) }
        let isClean = document.worst == nil
        let tests =
            isClean
            ? [Test(name: record(document) + (document.kind?.name ?? document.container?.name ?? "document"))] : findings(of: document)
        suites[suites.count - 1].tests += tests + rest(of: document)
        return []
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

    func closing(_ summary: Summary) -> [UInt8] {
        // A run that never fails still has findings that matter.
        let threshold = summary.threshold ?? .error
        var suites = suites
        for failure in summary.failures {
            let outcome = Outcome(severity: nil, message: failure.sentence, type: Report.Failure.word, body: "")
            suites.append(Suite(path: failure.path, tests: [Test(name: Report.Failure.word, outcome: outcome)]))
        }
        for file in summary.skipped {
            let outcome = Outcome(severity: nil, message: file.sentence, type: Report.Skipped.word, body: "", isSkipped: true)
            suites.append(Suite(path: file.path, tests: [Test(name: Report.Skipped.word, outcome: outcome)]))
        }
        for value in summary.unreached {
            let outcome = Outcome(severity: nil, message: value.sentence, type: Report.Unreached.word, body: "", isSkipped: true)
            suites.append(Suite(path: value.path, tests: [Test(name: Report.Unreached.word, line: value.line, outcome: outcome)]))
        }
        var counts = Counts()
        for suite in suites { counts.add(Counts(suite.tests, threshold)) }
        var xml = XMLText.declaration + "<testsuites name=\"" + Edition.name + "\"" + counts.attributes + ">\n"
        if let configuration = summary.configuration { xml += XMLText.comment("configuration: " + configuration) }
        for suite in suites {
            xml += "  <testsuite" + XMLText.attribute("name", suite.path) + Counts(suite.tests, threshold).attributes + ">\n"
            for test in suite.tests { xml += JUnitBody.text(test, suite.path, threshold) }
            xml += "  </testsuite>\n"
        }
        return [UInt8]((xml + "</testsuites>\n").utf8)
    }

    private static func text(_ test: Test, _ path: String, _ threshold: Severity) -> String {
        var head = "    <testcase" + XMLText.attribute("classname", path) + XMLText.attribute("name", test.name)
        head += XMLText.attribute("file", path) + (test.line.map { XMLText.attribute("line", $0) } ?? "") + " time=\"0\""
        guard let outcome = test.outcome else { return head + "/>\n" }
        let message = XMLText.attribute("message", outcome.message)
        let typed = message + XMLText.attribute("type", outcome.type) + ">" + XMLText.escaped(visible: outcome.body)
        let element =
            switch outcome.severity {
            case nil where outcome.isSkipped: "<skipped" + message + "/>"
            case nil: "<error" + typed + "</error>"
            case let severity? where severity >= threshold: "<failure" + typed + "</failure>"
            case _?: "<skipped" + message + ">" + XMLText.escaped(visible: outcome.body) + "</skipped>"
            }
        return head + ">\n      " + element + "\n    </testcase>\n"
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
