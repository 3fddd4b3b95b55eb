import PaySheet
import PaySheetReports
import PaySheetTokens

/// The domain association files that `check` finds in a folder. Reports contain documents alone, so these findings are messages.
struct DomainFileNotes {
    private var found: [String] = []

    /// Whether there is no file.
    var isEmpty: Bool { found.isEmpty }

    /// Adds a file that was found.
    mutating func add(_ path: String) { found.append(path) }

    /// Writes the findings. Returns the worst severity, or `nil` if there is no finding.
    func write(_ settings: CheckSettings, _ console: inout Console, unreadable: (String, SystemFailure, inout Console) -> Void) -> Severity?
    {
        let files = DomainFiles(found, root: nil)
        let check = DomainAssociationCheck()
        var worst: Severity?
        for path in files.paths {
            let name = settings.paths.reported(path)
            switch console.system.read(path, BERLimits().bytes + 1) {
            case .failure(let failure): unreadable(path, failure, &console)
            case .success(let bytes):
                let findings = files.findings(in: bytes, at: path, check)
                for finding in findings { console.note(name + ": " + finding.description) }
                worst = findings.map { $0.severity }.reduce(worst) { worst, severity in worst.map { max($0, severity) } ?? severity }
                if findings.isEmpty, !settings.output.style.isQuiet {
                    console.note(name + ": a domain association file; not checked: " + check.unchecked.joined(separator: ", "))
                }
            }
        }
        return worst
    }
}
