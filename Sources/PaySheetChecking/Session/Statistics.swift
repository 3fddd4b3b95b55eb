import PaySheet
import PaySheetReports

/// The statistics of a run. All numbers are sums, so that two runs are merged by addition.
package struct Statistics: Sendable {
    private var runs = 0
    private var documents = 0
    private var clean = 0
    private var bytes = 0
    private var failures = 0
    private var findings = 0
    private var suppressed = 0
    private var fixable = 0
    private var kinds: [(kind: DocumentKind?, count: Int)] = []
    /// By the code of the rule.
    private var rules: [Int] = []
    /// The rules that were counted, by their code.
    private var names: [Int: String] = [:]
    private var severities = [Int](repeating: 0, count: Severity.allCases.count)
    private var safari = [Int](repeating: 0, count: Statistics.outcomes.count)
    /// By their letters; 0 for texts that cannot be a currency.
    private var currencies: [UInt32: Int] = [:]
    /// By the exponent of the smallest power of two above the size.
    private var sizes: [Int] = []

    /// The version of the format. It changes only if a member is removed or changes its meaning.
    static let schemaVersion = 1

    /// Empty statistics.
    package init() {}

    /// Adds the statistics of more documents, or of another run.
    package mutating func add(_ other: Statistics) {
        runs += other.runs
        documents += other.documents
        clean += other.clean
        bytes += other.bytes
        failures += other.failures
        findings += other.findings
        suppressed += other.suppressed
        fixable += other.fixable
        for (kind, count) in other.kinds { Statistics.add(count, of: kind, to: &kinds) }
        for (code, count) in other.rules.enumerated() { Statistics.add(count, at: code, to: &rules) }
        for (code, name) in other.names where names[code] == nil { names[code] = name }
        for (place, count) in other.severities.enumerated() { severities[place] += count }
        for (place, count) in other.safari.enumerated() { safari[place] += count }
        for (currency, count) in other.currencies { currencies[currency, default: 0] += count }
        for (exponent, count) in other.sizes.enumerated() { Statistics.add(count, at: exponent, to: &sizes) }
    }

    package mutating func addRun() { runs += 1 }

    package mutating func addFailure() { failures += 1 }

    /// Adds a document with its findings.
    ///
    /// - Parameter scanner: The scanner for its text.
    mutating func add(_ document: CheckedDocument, _ bytes: [UInt8], _ scanner: inout Scanner) {
        addFindings(of: document)
        var currency: UInt32?
        if scanner.scan(SourceText(bytes), limits: Limits()) { currency = Statistics.currency(scanner.nodes, bytes.window) }
        add(document.kind, document.safari, size: bytes.count, currency, isClean: document.findings.isEmpty)
    }

    /// Adds the findings of a document, or of a container, which is none.
    mutating func addFindings(of document: CheckedDocument) {
        for place in document.findings.indices {
            add(
                document.findings[place].finding.rule, document.findings[place].severity,
                fix: document.findings[place].applicableFix)
        }
        for rest in document.counted { add(rest.rule, rest.severity, fix: rest.fix, count: rest.count) }
        suppressed += document.suppressed.count
    }

    /// Adds a document without its findings.
    mutating func add(_ kind: DocumentKind?, _ verdict: SafariVerdict, size: Int, _ currency: UInt32?, isClean: Bool) {
        documents += 1
        bytes += size
        if isClean { clean += 1 }
        Statistics.add(1, of: kind, to: &kinds)
        safari[Statistics.place(of: verdict)] += 1
        if let currency { currencies[currency, default: 0] += 1 }
        // Powers of two from 256 on.
        Statistics.add(1, at: max(Int.bitWidth - size.leadingZeroBitCount, 8), to: &sizes)
    }

    /// Adds a finding.
    ///
    /// - Parameter fix: The safety of its fix, if that can be applied.
    mutating func add(_ rule: RuleID, _ severity: Severity, fix: Fix.Safety?, count: Int = 1) {
        findings += count
        if fix != nil { fixable += count }
        let code = Int(rule.code)
        Statistics.add(count, at: code, to: &rules)
        if rules[code] == count { names[code] = rule.name }
        severities[Int(severity.rawValue)] += count
    }

    private static func add(_ count: Int, at place: Int, to counts: inout [Int]) {
        if counts.count <= place { counts.append(contentsOf: repeatElement(0, count: place + 1 - counts.count)) }
        counts[place] += count
    }

    private static func add(_ count: Int, of kind: DocumentKind?, to kinds: inout [(kind: DocumentKind?, count: Int)]) {
        if let place = kinds.firstIndex(where: { $0.kind == kind }) {
            kinds[place].count += count
        } else {
            kinds.append((kind, count))
        }
    }

    /// The words for what Safari does.
    private static let outcomes = ["accepts", "throws", "depends", "cancels", "not-applicable"]

    private static func place(of verdict: SafariVerdict) -> Int {
        switch verdict {
        case .accepts: 0
        case .throws: 1
        case .depends: 2
        case .cancels: 3
        case .notApplicable: 4
        }
    }

    /// The members that contain the currency of each dictionary.
    private static let places = [
        "/currencyCode", "/details/total/amount/currency", "/request/currencyCode", "/request/details/total/amount/currency", "/currency",
    ].compactMap { JSONPointer($0) }

    /// Returns the letters of the currency of a document, 0 if it cannot be one, and `nil` if the document has none.
    static func currency(_ nodes: [Node], _ bytes: Span<UInt8>) -> UInt32? {
        for place in Statistics.places {
            guard let node = place.node(in: nodes, bytes), nodes[node].isString else { continue }
            if nodes[node].isPlainString { return letters(bytes.extracting(nodes[node].range)) }
            return letters(JSONText.decode(bytes, nodes[node]).window)
        }
        return nil
    }

    private static func letters(_ text: Span<UInt8>) -> UInt32 {
        guard text.count == 3 else { return 0 }
        var letters: UInt32 = 0
        for index in text.indices {
            guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(text[index]) else { return 0 }
            letters = letters << 8 | UInt32(text[index])
        }
        return letters
    }

    /// The code of a currency, or `other` if it does not exist, because the text can be private.
    private static func name(ofCurrency letters: UInt32) -> String {
        let text = String(decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: letters >> $0) }, as: UTF8.self)
        return Currency(code: text)?.rawValue ?? "other"
    }

    private var totals: [(name: String, count: Int)] {
        [
            ("runs", runs), ("documents", documents), ("clean", clean), ("bytes", bytes), ("failures", failures), ("findings", findings),
            ("suppressed", suppressed), ("fixable", fixable),
        ]
    }

    private var parts: [(name: String, counts: [(String, Int)])] {
        [
            ("kinds", kinds.map { ($0.kind?.name ?? "unknown", $0.count) }),
            ("rules", names.map { ($0.value, rules[$0.key]) }),
            ("severities", Severity.allCases.map { ($0.word, severities[Int($0.rawValue)]) }),
            ("safari", zip(Statistics.outcomes, safari).map { ($0, $1) }),
            ("currencies", currencies.map { (Statistics.name(ofCurrency: $0.key), $0.value) }),
            ("sizes", sizes.indices.map { ("below " + String(1 << $0), sizes[$0]) }),
        ]
    }

    /// The counts above zero by name, in their order.
    private static func sorted(_ counts: [(String, Int)]) -> [(key: String, value: Int)] {
        var counted: [String: Int] = [:]
        for (name, count) in counts where count > 0 { counted[name, default: 0] += count }
        // Of two sizes, the one with fewer digits comes first.
        return counted.inByteOrder { Array($0.key.utf8) }.inOrder { $0.key.hasPrefix("below ") ? $0.key.utf8.count : 0 }
    }

    /// Returns one object with a line end.
    package var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Statistics.schemaVersion)
            json.name("tool")
            json.object { tool in
                tool.member("name", Edition.name)
                tool.member("version", Edition.version)
                tool.member("rules", Edition.rules)
            }
            for total in totals {
                json.name(spelled: total.name)
                json.number(total.count)
            }
            for part in parts {
                json.name(spelled: part.name)
                json.object { group in
                    for (name, count) in Statistics.sorted(part.counts) {
                        group.name(spelled: name)
                        group.number(count)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }
}
