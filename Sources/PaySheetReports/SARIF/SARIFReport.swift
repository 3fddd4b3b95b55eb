import PaySheet
import PaySheetGuide
import PaySheetText

/// Reports as SARIF 2.1.0, for code scanning and editors.
///
/// Columns count UTF-16 units, paths are relative to the root of the sources, and every reported rule is explained.
///
/// ```swift
/// try file.write(SARIFReport.json(report))
/// ```
public enum SARIFReport {
    /// Returns a whole report.
    ///
    /// - Parameter includesSuppressed: Whether to write suppressed findings, marked as such. GitHub's code scanning ignores that mark
    ///   and would show them all, so ``ReportWriter`` does not write them.
    public static func json(_ report: Report, includesSuppressed: Bool = false) -> [UInt8] {
        var body = SARIFBody(now: report.now, includesSuppressed: includesSuppressed)
        for document in report.documents { _ = body.document(document.maskingPersonal) }
        return body.closing(report.summary)
    }

    /// The limit of code scanning for results. Above it the errors come first, and a notification says so.
    public static let maximumResults = 25_000

    static let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
}

/// Keeps the results, because above the limit the worst are written.
package struct SARIFBody: ReportBody {
    package static var content: OutputContent { .sarif }

    private let now: String?
    private let limit: Int
    private let includesSuppressed: Bool
    /// The results of each severity, with their index among all.
    private var results: [Severity: [(order: Int, json: [UInt8])]] = [:]
    private var count = 0
    private var rules: [(rule: RuleID, card: RuleCard?)] = []
    /// The place of each rule. In documents of another catalog, a rule about all documents has another page, so it is another entry.
    private var indices: [Key: Int] = [:]

    private struct Key: Hashable {
        let rule: RuleID
        let link: String?
    }

    package init(now: String?, limit: Int = SARIFReport.maximumResults, includesSuppressed: Bool = false) {
        self.now = now
        self.includesSuppressed = includesSuppressed
        self.limit = limit
    }

    package mutating func document(_ document: CheckedDocument) -> [UInt8] {
        guard !document.findings.isEmpty || includesSuppressed else { return [] }
        let lines = document.source.lines
        for reported in document.findings { add(reported, nil, document, lines) }
        if includesSuppressed { for one in document.suppressed { add(one.reported, one.suppression, document, lines) } }
        return []
    }

    private mutating func add(_ reported: ReportedFinding, _ suppression: Suppression?, _ document: CheckedDocument, _ lines: LineIndex) {
        count += 1
        guard kept(from: reported.severity) < limit else { return }
        let rule = index(of: reported.finding.rule, document.cards)
        let result = SARIFResult(document: document, reported: reported, suppression: suppression, ruleIndex: rule, lines: lines)
        results[reported.severity, default: []].append((count, result.json))
        guard kept(from: .info) > limit else { return }
        for severity in Severity.allCases where results[severity]?.popLast() != nil { return }
    }

    /// The number of kept results that have this severity or a higher one.
    private func kept(from severity: Severity) -> Int { results.reduce(0) { $0 + ($1.key >= severity ? $1.value.count : 0) } }

    private mutating func index(of rule: RuleID, _ cards: RuleCards) -> Int {
        let card = cards.card(of: rule)
        let key = Key(rule: rule, link: card?.link)
        if let index = indices[key] { return index }
        indices[key] = rules.count
        rules.append((rule, card))
        return rules.count - 1
    }

    package mutating func closing(_ summary: Summary) -> [UInt8] {
        var bytes: [UInt8] = []
        close(summary) { bytes += $0 }
        return bytes
    }

    package mutating func close(_ summary: Summary, _ write: ([UInt8]) -> Void) {
        let ordered = results.values.joined().inOrder { $0.order }
        results = [:]
        let frame = frame(summary, omitted: count - ordered.count)
        // The list of results is the last one.
        let start = (frame.lastIndex(of: UInt8(ascii: "[")) ?? 0) + 1
        write(Array(frame[..<start]))
        for (index, result) in ordered.enumerated() {
            write([UInt8]((index == 0 ? "\n" : ",\n").utf8) + [UInt8](repeating: 0x20, count: 8) + result.json)
        }
        if !ordered.isEmpty { write([0x0A] + [UInt8](repeating: 0x20, count: 6)) }
        write(Array(frame[start...]) + [0x0A])
    }

    /// Returns the report without results.
    private func frame(_ summary: Summary, omitted: Int) -> [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("$schema", SARIFReport.schema)
            json.member("version", "2.1.0")
            json.name("runs")
            json.array { runs in
                runs.object { run in
                    writeTool(&run)
                    writeInvocation(summary, omitted: omitted, &run)
                    run.member("columnKind", "utf16CodeUnits")
                    run.name("properties")
                    run.object { properties in
                        properties.member("rules", Edition.rules)
                        if let now { properties.member("now", now) }
                        if let configuration = summary.configuration { properties.member("configuration", configuration) }
                        properties.member("notChecked", NotChecked.list(hasClock: summary.hasClock))
                    }
                    run.name("results")
                    run.array { _ in }
                }
            }
        }
        return json.bytes
    }

    private func writeTool(_ run: inout JSONBytes) {
        run.name("tool")
        run.object { tool in
            tool.name("driver")
            tool.object { driver in
                driver.member("name", Edition.name)
                driver.member("semanticVersion", Edition.version)
                driver.name("rules")
                driver.array { list in
                    for (rule, card) in rules { SARIFRule.write(rule, card, &list) }
                }
            }
        }
    }

    private func writeInvocation(_ summary: Summary, omitted: Int, _ run: inout JSONBytes) {
        run.name("invocations")
        run.array { list in
            list.object { invocation in
                invocation.member("executionSuccessful", bool: summary.failures.isEmpty)
                var notices: [(level: String, text: String, path: String?)] = summary.failures.map {
                    ("error", $0.path + " " + $0.sentence, $0.path)
                }
                notices += summary.skipped.map { ("note", $0.path + " " + $0.sentence, $0.path) }
                notices += summary.unreached.map { ("warning", $0.name + " " + $0.sentence, $0.path) }
                if omitted > 0 {
                    notices.append(
                        (
                            "warning",
                            "left out: " + Counted.text(omitted, "finding") + ", because code scanning accepts at most " + String(limit),
                            nil
                        )
                    )
                }
                if summary.isTruncated { notices.append(("warning", "some document has more findings than this report contains", nil)) }
                guard !notices.isEmpty else { return }
                invocation.name("toolExecutionNotifications")
                invocation.array { list in
                    for notice in notices { SARIFBody.write(notice.level, notice.text, notice.path, &list) }
                }
            }
        }
    }

    private static func write(_ level: String, _ text: String, _ path: String?, _ list: inout JSONBytes) {
        list.object { one in
            one.member("level", level)
            one.name("message")
            one.object { $0.member("text", SARIFText.plain(text)) }
            guard let path else { return }
            one.name("locations")
            one.array { places in
                places.object { place in
                    place.name("physicalLocation")
                    place.object { SARIFText.write(path: path, &$0) }
                }
            }
        }
    }
}

/// Returns the description of a rule in SARIF.
enum SARIFRule {
    static func write(_ id: RuleID, _ card: RuleCard?, _ list: inout JSONBytes) {
        list.object { json in
            json.member("id", id.name)
            json.member("name", name(of: id))
            json.name("shortDescription")
            json.object { $0.member("text", SARIFText.plain(cut(id.title.isEmpty ? id.name : id.title))) }
            guard let rule = card else { return }
            json.name("fullDescription")
            json.object { $0.member("text", SARIFText.plain(cut(rule.what + " " + rule.why))) }
            json.name("help")
            json.object { help in
                let more = "paysheet explain " + id.name
                help.member("text", SARIFText.plain(rule.what + "\n\n" + rule.why + "\n\n" + rule.instead + "\n\nMore: " + more))
                let paragraphs = [rule.what, rule.why, rule.instead].map { MarkdownText.anywhere.escaped($0) }
                help.member("markdown", paragraphs.joined(separator: "\n\n") + "\n\nMore: `" + more + "`")
            }
            if let link = rule.link { json.member("helpUri", link) }
            json.name("defaultConfiguration")
            json.object { $0.member("level", SARIFText.level(rule.severity)) }
            json.name("properties")
            json.object { properties in
                properties.member("tags", [rule.topic, rule.group.word])
                properties.member("precision", precision(rule.group))
                properties.member("problem.severity", severity(rule.severity))
            }
        }
    }

    /// The limit of code scanning for descriptions.
    private static func cut(_ text: String) -> String {
        text.unicodeScalars.count <= 1024 ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(1023))) + "…"
    }

    /// Returns `AmountFormat` for `amount/format`, because readers expect a name without spaces.
    private static func name(of rule: RuleID) -> String {
        rule.name.split { $0 == "/" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func precision(_ group: RuleCard.Group) -> String {
        switch group {
        case .correct: "very-high"
        case .compatible: "high"
        case .advice: "medium"
        }
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "recommendation"
        }
    }
}
