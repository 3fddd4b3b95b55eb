// What a server logs and counts of findings: rules and places, and no value of a document.
import PaySheet

/// The levels of swift-log that findings need.
enum LogLevel: String {
    case info, warning, error

    init(_ severity: Severity) {
        self =
            switch severity {
            case .info: .info
            case .warning: .warning
            case .error: .error
            }
    }
}

/// The call of swift-log's `Logger` that this program uses. With swift-log, `Logger.Metadata` takes the place of the dictionary.
protocol PaymentLog {
    func log(level: LogLevel, _ message: @autoclosure () -> String, metadata: @autoclosure () -> [String: String]?)
}

extension PaymentLog {
    /// Logs each finding: which rule, how severe, and where.
    func log(_ findings: some Sequence<Finding>, in document: String) {
        for finding in findings {
            log(
                level: LogLevel(finding.severity), "finding",
                metadata: [
                    "document": document, "rule": finding.rule.name, "line": String(finding.place.line),
                    "column": String(finding.place.column),
                ])
        }
    }
}

// Writes to standard output, with the metadata in a fixed order. A server uses a handler of swift-log.
struct Console: PaymentLog {
    func log(level: LogLevel, _ message: @autoclosure () -> String, metadata: @autoclosure () -> [String: String]?) {
        let pairs = (metadata() ?? [:]).sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }
        print(([level.rawValue, message()] + pairs).joined(separator: " "))
    }
}
let console = Console()

// A page sends a payment. The contact has an address as a name of a member, and the check does not repeat it.
let body = """
    {"token": {"paymentMethod": {"type": "debt"}},
     "shippingContact": {"givenName": "Jane", "jane@mail.example": true, "countryCode": "usa"}}
    """
let reading = AuthorizedPayment.read(body)
console.log(reading.findings, in: "payment")

// Values print without names, addresses and tokens. Only debugDescription, for a debugger, is the whole JSON.
if let payment = reading.value, let contact = payment.shippingContact {
    print("payment:", payment)
    print("contact:", contact)
}

// Where a document is refused, one line is enough.
do throws(InvalidPayload) {
    _ = try reading.validated()
} catch {
    console.log(level: .warning, error.description, metadata: nil)
}

// The findings of a sent document are warnings: the sheet opens, but a provider may refuse the payment.
var request = try Checkout(label: "Shop", country: .us, currency: .usd, networks: [.visa]).request()
request.lineItems = [LineItem(label: "Tea", amount: try Amount(minorUnits: 6_50, in: .usd))]
let sent = try request.validated()
console.log(sent.findings, in: "request")

/// Counts findings by rule and severity, as a counter of swift-metrics with two dimensions does.
struct FindingCounters {
    struct Key: Hashable {
        let rule: RuleID
        let severity: Severity
    }

    private(set) var counts: [Key: Int] = [:]
    private(set) var documents = 0

    mutating func count(_ findings: some Sequence<Finding>) {
        documents += 1
        for finding in findings { counts[Key(rule: finding.rule, severity: finding.severity), default: 0] += 1 }
    }
}

var counters = FindingCounters()
counters.count(reading.findings)
counters.count(sent.findings)
counters.count(AuthorizedPayment.read(#"{"token":{"paymentMethod":{"type":"debt"}}}"#).findings)
print("documents:", counters.documents)
for (key, count) in counters.counts.sorted(by: { $0.key.rule.name < $1.key.rule.name }) {
    print("findings{rule=\"\(key.rule)\",severity=\"\(key.severity)\"}", count)
}
