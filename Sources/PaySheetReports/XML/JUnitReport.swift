import PaySheet
import PaySheetText

/// Reports as the results of tests, which build servers list and count.
///
/// A file is a suite, a finding a test that failed. A finding below the threshold, which fails no run, is a test that was skipped, a
/// file that could not be read an error, and a clean document a test that passed.
///
/// ```swift
/// try file.write(JUnitReport.xml(report))
/// ```
public enum JUnitReport {
    /// A whole report.
    ///
    /// - Parameter style: Whether values of persons are shown; the rest does not matter here.
    public static func xml(_ report: Report, style: TextStyle = TextStyle()) -> [UInt8] {
        ReportWriter.bytes(report, as: .junit, style: style)
    }
}

/// Keeps the tests of each suite: how many there are stands before them.
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
        /// `nil`: it passed.
        var outcome: Outcome?
    }

    private struct Outcome {
        /// `nil`: an error.
        var severity: Severity?
        var message: String
        var type: String
        var body: String
    }

    init(style: TextStyle) {
        var style = style
        style.isColored = false
        self.style = style
    }

    mutating func document(_ document: CheckedDocument) -> [UInt8] {
        // The records of a file are one suite.
        if document.line == nil || suites.last?.path != document.path { suites.append(Suite(path: document.path)) }
        let tests =
            document.findings.isEmpty ? [Test(name: record(document) + (document.kind?.name ?? "document"))] : findings(of: document)
        suites[suites.count - 1].tests += tests
        return []
    }

    /// The record that a test is about; of a whole file nothing.
    private func record(_ document: CheckedDocument) -> String { document.line.map { "line " + String($0) + ": " } ?? "" }

    private func findings(of document: CheckedDocument) -> [Test] {
        let frames = Frames(document, style: style)
        var names: [String: Int] = [:]
        return document.findings.map { reported in
            let finding = reported.finding
            let pointer = finding.place.pointer + (finding.member.map { "/" + $0 } ?? "")
            var name = record(document) + finding.rule.id + (pointer.isEmpty ? "" : " " + pointer)
            // Readers take two tests of one name for one. Lines are no part of it: edits above would make a new test of an old one.
            names[name, default: 0] += 1
            if let count = names[name], count > 1 { name += " (" + String(count) + ")" }
            let headline = TextReport.headline(
                reported, path: VisibleText.line(document.path), shift: (document.line ?? 1) - 1, style: style)
            return Test(
                name: name, line: ReportedPosition(finding.place, in: document).line,
                outcome: Outcome(
                    severity: reported.severity, message: reported.sentence, type: finding.rule.id,
                    body: headline + "\n" + frames.frame(of: reported, isExplained: false)))
        }
    }

    func closing(_ summary: Summary) -> [UInt8] {
        // A run that is never failed by findings still has some that matter.
        let threshold = summary.threshold ?? .error
        var suites = suites
        for failure in summary.failures {
            let outcome = Outcome(severity: nil, message: failure.sentence, type: Report.Failure.word, body: "")
            suites.append(Suite(path: failure.path, tests: [Test(name: Report.Failure.word, outcome: outcome)]))
        }
        var counts = Counts()
        for suite in suites { counts.add(Counts(suite.tests, threshold)) }
        var xml = XMLText.declaration + "<testsuites name=\"" + Edition.name + "\"" + counts.attributes + ">\n"
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
                    errors += 1
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
