import PaySheet
import PaySheetChecking
import PaySheetReports

/// What `check` says of domain association files. Reports contain documents and their containers alone, so these are messages.
struct FileRemarks {
    private var found: [(path: String, remark: Remark)] = []

    struct Remark {
        /// How much it matters; `nil` for a note.
        let severity: Severity?
        let text: String

        init(_ severity: Severity?, _ text: String) {
            self.severity = severity
            self.text = text
        }
    }

    /// Adds the remarks about a file.
    mutating func add(_ remarks: [Remark], about path: String) { found += remarks.map { (path, $0) } }

    /// Adds remarks about other files.
    mutating func add(_ others: FileRemarks) { found += others.found }

    /// Writes the remarks. Returns the worst severity, or `nil` if there is none.
    func write(isQuiet: Bool, _ console: inout Console) -> Severity? {
        for (path, remark) in found where remark.severity != nil || !isQuiet {
            console.note(path + ": " + remark.text)
        }
        return found.compactMap { $0.remark.severity }.max()
    }
}
