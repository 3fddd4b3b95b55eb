import PaySheet
import PaySheetReports

/// The destination of the statistics.
enum StatisticsOutput: Sendable {
    /// Printed instead of the report.
    case printed
    case file(String)

    static let option = OptionDescription(
        name: "statistics", value: "FILE", isValueOptional: true,
        summary: "print statistics by kind, rule and currency as JSON instead of the report, or write them to FILE")

    init?(_ arguments: Arguments) {
        guard let value = arguments.value(StatisticsOutput.option.name) else { return nil }
        self = value.isEmpty ? .printed : .file(value)
    }

    var isPrinted: Bool { if case .printed = self { true } else { false } }
}

/// The statistics of a run. All numbers are sums, so that two runs are merged by addition.
struct Statistics: Sendable {
    private var counts: [String: Int] = [:]
    private var groups: [String: [String: Int]] = [:]

    /// The version of the format. It changes only if a member is removed or changes its meaning.
    static let schemaVersion = 1

    private static let totals = ["runs", "documents", "clean", "bytes", "failures", "findings", "suppressed", "fixable"]
    private static let parts = ["kinds", "rules", "severities", "safari", "currencies", "sizes"]

    /// Empty statistics.
    init() {}

    /// Adds the statistics of more documents, or of another run.
    mutating func add(_ other: Statistics) {
        counts.merge(other.counts) { $0 + $1 }
        for (name, group) in other.groups { groups[name, default: [:]].merge(group) { $0 + $1 } }
    }

    mutating func addRun() { count("runs") }

    /// Adds a document.
    ///
    /// - Parameter scanner: The scanner for its text.
    mutating func add(_ document: CheckedDocument, _ bytes: [UInt8], _ scanner: inout Scanner) {
        count("documents")
        count("bytes", bytes.count)
        if document.findings.isEmpty { count("clean") }
        count("findings", document.findings.count)
        count("suppressed", document.suppressed.count)
        for finding in document.findings {
            count(finding.finding.rule.id, in: "rules")
            count(finding.severity.word, in: "severities")
            if finding.finding.fix != nil { count("fixable") }
        }
        count(document.kind?.name ?? "unknown", in: "kinds")
        count(Statistics.word(document.safari), in: "safari")
        if let currency = Statistics.currency(bytes, &scanner) { count(currency, in: "currencies") }
        count(Statistics.size(bytes.count), in: "sizes")
    }

    mutating func addFailure() { count("failures") }

    private mutating func count(_ name: String, _ number: Int = 1) { counts[name, default: 0] += number }
    private mutating func count(_ name: String, in group: String) { groups[group, default: [:]][name, default: 0] += 1 }

    private static func word(_ verdict: SafariVerdict) -> String {
        switch verdict {
        case .accepts: "accepts"
        case .throws: "throws"
        case .cancels: "cancels"
        case .notApplicable: "not-applicable"
        }
    }

    /// Returns the smallest power of two above a size.
    private static func size(_ bytes: Int) -> String {
        var limit = 256
        while limit <= bytes { limit *= 2 }
        return "below " + String(limit)
    }

    /// The members that contain the currency of each dictionary.
    private static let places = [
        "/currencyCode", "/details/total/amount/currency", "/request/currencyCode", "/request/details/total/amount/currency", "/currency",
    ].compactMap { JSONPointer($0) }

    /// Returns the currency of a document, or `other` if it does not exist, because the text can be private.
    private static func currency(_ bytes: [UInt8], _ scanner: inout Scanner) -> String? {
        guard scanner.scan(SourceText(bytes), limits: Limits()) else { return nil }
        let nodes = Array(scanner.nodes.prefix(scanner.nodeCount))
        for place in Statistics.places {
            guard let node = place.node(in: nodes, bytes), nodes[node].isString else { continue }
            return Currency(code: String(decoding: JSONText.decode(bytes, nodes[node]), as: UTF8.self))?.rawValue ?? "other"
        }
        return nil
    }

    /// Returns one object with a line end.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Statistics.schemaVersion)
            json.name("tool")
            json.object { tool in
                tool.member("name", Edition.name)
                tool.member("version", Edition.version)
                tool.member("rules", Edition.rules)
            }
            for total in Statistics.totals {
                json.name(spelled: total)
                json.number(counts[total, default: 0])
            }
            for part in Statistics.parts {
                json.name(spelled: part)
                json.object { group in
                    for (name, count) in groups[part, default: [:]].sorted(by: { Statistics.comes($0.key, before: $1.key) }) {
                        group.name(spelled: name)
                        group.number(count)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    /// Orders shorter numbers first, and everything else by its letters.
    private static func comes(_ left: String, before right: String) -> Bool {
        let areSizes = left.hasPrefix("below ") && right.hasPrefix("below ")
        if areSizes, left.utf8.count != right.utf8.count { return left.utf8.count < right.utf8.count }
        return left < right
    }
}
