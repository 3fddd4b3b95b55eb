import PaySheet
import PaySheetReports

/// What is to say of containers that `check` opens. Reports contain documents alone, so these are messages.
struct ContainerRemarks {
    private var found: [(path: String, remark: Container.Remark)] = []

    /// Adds the remarks about a file.
    mutating func add(_ remarks: [Container.Remark], about path: String) { found += remarks.map { (path, $0) } }

    /// Writes the remarks. Returns the worst severity, or `nil` if there is none.
    func write(_ settings: CheckSettings, _ console: inout Console) -> Severity? {
        for (path, remark) in found where remark.severity != nil || !settings.output.style.isQuiet {
            console.note(path + ": " + remark.text)
        }
        return found.compactMap { $0.remark.severity }.max()
    }
}
