import PaySheet
import PaySheetChecking
import PaySheetReports
import PaySheetText

/// What is known about the checkout of a project, in the order of what stops a payment first.
struct Diagnosis {
    private let folder: String
    private let files: ProjectFiles
    private let facts: ProjectFacts
    /// The findings by the part of the checkout.
    private var found: [DoctorLine.Part: Findings] = [:]
    private var documents = 0
    private var unreached: [Report.Unreached] = []
    private var certificates: [(words: String, path: String)] = []
    /// The files that could not be read, or have a private key.
    private var failures: [Report.Failure] = []

    /// The findings about a part of the checkout.
    private struct Findings {
        var errors = 0
        var warnings = 0
        /// The first of the worst.
        var worst: (path: String, finding: ReportedFinding)?
    }

    init(of folder: String, _ files: ProjectFiles, _ facts: ProjectFacts) {
        (self.folder, self.files, self.facts) = (folder, files, facts)
    }

    // MARK: What was found

    /// Adds what a check found in a document or a file.
    mutating func add(_ document: CheckedDocument) {
        if document.kind != nil { documents += 1 }
        for finding in document.findings where finding.severity != .info {
            let part = DoctorLine.Part(ofRule: finding.finding.rule.name)
            var all = found[part] ?? Findings()
            if finding.severity == .error { all.errors += 1 } else { all.warnings += 1 }
            if all.worst.map({ $0.finding.severity < finding.severity }) ?? true {
                all.worst = (document.textPath ?? document.path, finding)
            }
            found[part] = all
        }
    }

    /// Adds a value that reaches Apple Pay and could not be checked.
    mutating func add(_ value: Report.Unreached) { unreached.append(value) }

    /// Adds a certificate, in words.
    mutating func add(certificate words: String, at path: String) { certificates.append((words, path)) }

    mutating func add(_ failure: Report.Failure) { failures.append(failure) }

    /// Whether the project has nothing of Apple Pay.
    var isEmpty: Bool {
        documents == 0 && facts.files == 0 && facts.providers.isEmpty && files.domainFiles.isEmpty && certificates.isEmpty && found.isEmpty
    }

    // MARK: Lines

    /// One line for each part, those first that stop a payment.
    var lines: [DoctorLine] {
        let all = DoctorLine.Part.allCases.flatMap { part in problem(part).map { [$0] } ?? lines(of: part) }
        return DoctorLine.State.allCases.flatMap { state in all.filter { $0.state == state } }
    }

    private func problem(_ part: DoctorLine.Part) -> DoctorLine? {
        guard let all = found[part], let worst = all.worst else { return nil }
        let counts = [(all.errors, "error"), (all.warnings, "warning")].filter { $0.0 > 0 }.map { Counted.text($0.0, $0.1) }
        let finding = worst.finding.finding
        let place = worst.path + (finding.place.hasNoLine ? "" : ":" + String(finding.place.line))
        let isAlone = all.errors + all.warnings == 1
        let text =
            (isAlone ? "" : Listing.text(counts, separator: " and ") + "; the first: ") + finding.message + " [" + finding.rule.name + "]"
        return DoctorLine(
            state: all.errors > 0 ? .stops : .risks, part: part, text: text, place: place, next: next(part, worst.path, finding.rule.name))
    }

    private func next(_ part: DoctorLine.Part, _ path: String, _ rule: String) -> String {
        switch part {
        case .certificate: "paysheet certificate " + ShellWord.path(path)
        case .headers, .domain: "paysheet explain " + rule
        default: "paysheet check " + ShellWord.path(path)
        }
    }

    private func lines(of part: DoctorLine.Part) -> [DoctorLine] {
        switch part {
        case .page: [page]
        case .headers, .answers: []
        case .request: [request]
        case .validation: [validation]
        case .certificate: certificateLines
        case .domain: [domainFile]
        case .token: facts.token.map { [line(.token, "the code reads the token here", $0, "paysheet token check --help")] } ?? []
        case .provider: providers
        }
    }

    private func line(_ part: DoctorLine.Part, _ text: String, _ place: ProjectFacts.Place, _ next: String?) -> DoctorLine {
        DoctorLine(state: .found, part: part, text: text, place: place.path + ":" + String(place.line), next: next)
    }

    private var page: DoctorLine {
        if let place = facts.page {
            let version = facts.version.map { " of version " + String($0) } ?? ""
            return line(.page, "a session or request" + version + " is created here", place, "paysheet check " + ShellWord.path(place.path))
        }
        if let first = facts.providers.first {
            return line(.page, "the SDK of " + first.provider.name + " creates the session", first.place, nil)
        }
        return DoctorLine(state: .missing, part: .page, text: "no code here creates a session", next: "paysheet example paymentRequest")
    }

    private var request: DoctorLine {
        let command = "paysheet check --verbose " + ShellWord.path(folder)
        guard documents == 0 else {
            let left = unreached.isEmpty ? "" : "; " + Counted.text(unreached.count, "value") + " could not be followed"
            return DoctorLine(
                state: .found, part: .request, text: Counted.text(documents, "document") + " checked, nothing wrong" + left, next: command)
        }
        guard let value = unreached.first else {
            return DoctorLine(state: .missing, part: .request, text: "no request to check", next: "paysheet example paymentRequest")
        }
        return DoctorLine(
            state: .missing, part: .request, text: value.reason + ", so it was not checked", place: value.path + ":" + String(value.line),
            next: command)
    }

    private var validation: DoctorLine {
        if let place = facts.call {
            let text =
                facts.isSandbox ? "Apple's server for tests is asked here; payments of shoppers need the other one" : "Apple is asked here"
            var found = line(.validation, text, place, "Docs/Server.md")
            if facts.isSandbox { found = DoctorLine(state: .risks, part: .validation, text: text, place: found.place, next: found.next) }
            return found
        }
        if facts.page == nil, let first = facts.providers.first {
            return line(.validation, "the SDK of " + first.provider.name + " asks for it", first.place, nil)
        }
        return DoctorLine(
            state: .missing, part: .validation, text: "no code here asks Apple for a merchant session", place: nil, next: "Docs/Server.md")
    }

    private var certificateLines: [DoctorLine] {
        var lines = certificates.map {
            DoctorLine(
                state: .found, part: .certificate, text: $0.words, place: $0.path, next: "paysheet certificate " + ShellWord.path($0.path))
        }
        if lines.isEmpty, facts.page != nil {
            let text = "no certificate file is here; the server needs the merchant identity certificate and its key"
            lines.append(DoctorLine(state: .missing, part: .certificate, text: text, next: "Docs/Certificates.md"))
        }
        lines += failures.map {
            DoctorLine(state: .missing, part: .certificate, text: "not read: " + $0.message, place: $0.path, next: nil)
        }
        if let first = files.keys.first {
            let more = files.keys.count > 1 ? ", and " + String(files.keys.count - 1) + " more" : ""
            lines.append(
                DoctorLine(
                    state: .found, part: .certificate, text: "a private key by its name" + more + "; not opened", place: first, next: nil))
        }
        return lines
    }

    private var domainFile: DoctorLine {
        guard let path = files.domainFiles.first else {
            return DoctorLine(
                state: .missing, part: .domain, text: "no domain association file is here",
                next: "paysheet explain domain-file/missing")
        }
        return DoctorLine(
            state: .found, part: .domain, text: "the domain association file is in its place", place: path,
            next: "paysheet certificate " + ShellWord.path(path))
    }

    private var providers: [DoctorLine] {
        facts.providers.map { one in
            line(
                .provider, one.provider.name, one.place,
                one.provider.profile.map { "paysheet check --profile " + $0 + " " + ShellWord.path(folder) })
        }
    }
}
