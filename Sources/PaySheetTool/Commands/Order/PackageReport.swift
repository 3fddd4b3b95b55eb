import PaySheet
import PaySheetChecking
import PaySheetOrders
import PaySheetReports
import PaySheetText
import PaySheetTokens

/// What is wrong with packages: the output of `paysheet order check` and `paysheet pass check`.
struct PackageReport {
    private var rows: [Row] = []
    private var failures: [Report.Failure] = []

    /// One package.
    struct Row {
        let path: String
        /// The number of files; `nil` if the archive cannot be read.
        let fileCount: Int?
        /// What was not checked.
        let unchecked: [String]
        let findings: [Finding]
        /// The name of the root that the verified signature leads to; `nil` if it was not verified up to there.
        let root: String?

        /// Checks a package.
        init(_ input: PackageInput, _ check: OrderPackageCheck) {
            path = input.name
            switch input.content {
            case .package(let package):
                var check = check
                check.fileName = input.fileName
                let checked = check.checked(package)
                root = checked.root.map { $0.subject.commonName ?? $0.fingerprint }
                fileCount = package.files.count
                findings = checked.findings
                unchecked = checked.unchecked
            case .unreadable(let error):
                fileCount = nil
                root = nil
                findings = [error.finding(of: check.format)]
                unchecked = []
            }
        }

        /// Whether a finding is an error.
        var hasErrors: Bool { findings.contains { $0.severity == .error } }

        /// Whether a file is a private key.
        var hasPrivateKey: Bool { findings.contains { $0.rule == .packagePrivateKey } }

        func count(_ severity: Severity) -> Int { findings.filter { $0.severity == severity }.count }
    }

    /// Whether a package could not be read.
    var hasFailures: Bool { !failures.isEmpty }

    /// Whether a finding is an error.
    var hasErrors: Bool { rows.contains { $0.hasErrors } }

    mutating func add(_ row: Row) { rows.append(row) }

    /// Adds a package that cannot be read.
    mutating func add(failure message: String, _ path: String) { failures.append(Report.Failure(path: path, message: message)) }

    // MARK: Text

    /// The output for people. What was verified comes first, and then what was not checked.
    var text: String {
        var text = ""
        for row in rows {
            let name = VisibleText.leading(row.path)
            if let root = row.root { text += name + ": verified: signature, chain to " + VisibleText.line(root) + "\n" }
            if !row.unchecked.isEmpty { text += name + ": not checked: " + row.unchecked.joined(separator: ", ") + "\n" }
            for finding in row.findings { text += name + ": " + VisibleText.line(finding.remark) + "\n" }
            let files = row.fileCount.map { Counted.text($0, "file") + ", " } ?? ""
            let counts = [(Severity.error, "error"), (.warning, "warning")].map { Counted.text(row.count($0.0), $0.1) }
            text += name + ": " + files + counts.joined(separator: ", ") + "\n"
        }
        return text
    }

    // MARK: JSON

    /// The output for programs.
    var json: [UInt8] {
        var json = JSONBytes(isIndented: true)
        json.object { json in
            json.member("schemaVersion", number: Edition.schemaVersion)
            json.name("packages")
            json.array { list in
                for row in rows { PackageReport.write(row, &list) }
            }
            json.name("failures")
            json.array { list in
                for failure in failures {
                    list.object { one in
                        one.member("path", failure.path)
                        one.member("message", failure.message)
                    }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ row: Row, _ json: inout JSONBytes) {
        json.object { json in
            json.member("path", row.path)
            json.member("files", number: row.fileCount)
            json.member("verifiedUpTo", row.root)
            json.member("notChecked", row.unchecked)
            json.name("findings")
            json.array { list in
                for finding in row.findings {
                    list.object { one in
                        one.members(of: finding, [.severity, .message, .help])
                        one.member("path", finding.place.file)
                        one.member("line", number: finding.place.hasNoLine ? nil : finding.place.line)
                    }
                }
            }
        }
    }
}

extension OrderPackageCheck {
    /// The check that the options ask for.
    init(_ format: PackageFormat, _ arguments: Arguments, _ system: System) throws(UsageError) {
        self.init(of: format, allowsMissingSignature: arguments.has("unsigned"))
        now = try NowOption.moment(arguments.options, system)?.instant
        team = arguments.value("team")
        if let path = arguments.value("root") { roots.append(try CertificateInput.certificate(path, system)) }
    }
}
