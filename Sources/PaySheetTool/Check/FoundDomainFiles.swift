import PaySheet
import PaySheetChecking
import PaySheetTokens

/// The domain association files that `check` finds in a folder.
package struct FoundDomainFiles {
    private var paths: [String] = []

    /// Whether there is no file.
    var isEmpty: Bool { paths.isEmpty }

    /// Adds a file that was found.
    mutating func add(_ path: String) { paths.append(path) }

    /// Returns what is to say of the files.
    func checked(
        _ settings: CheckSettings, _ console: inout Console, unreadable: (String, SystemFailure, inout Console) -> Void
    ) -> FileRemarks {
        var remarks = FileRemarks()
        let files = DomainFiles(paths, root: nil)
        let check = DomainAssociationCheck()
        for path in files.paths {
            switch console.system.read(path, BERLimits().bytes + 1) {
            case .failure(let failure): unreadable(path, failure, &console)
            case .success(let bytes):
                let findings = files.findings(in: bytes, at: path, check)
                let note = "a domain association file; not checked: " + check.unchecked.joined(separator: ", ")
                remarks.add(
                    findings.isEmpty ? [.init(nil, note)] : findings.map { .init($0.severity, $0.description) },
                    about: settings.paths.reported(path))
            }
        }
        return remarks
    }
}
