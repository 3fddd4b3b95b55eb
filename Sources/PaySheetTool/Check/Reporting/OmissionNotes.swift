import PaySheetChecking
import PaySheetReports

/// Names what the run did not check: files that are skipped, and places in source code.
struct OmissionNotes {
    let isVerbose: Bool
    let isQuiet: Bool
    private var places = 0

    /// A folder of generated code has very many places.
    private static let mostPlaces = 20

    init(isVerbose: Bool, isQuiet: Bool) { (self.isVerbose, self.isQuiet) = (isVerbose, isQuiet) }

    mutating func add(_ summary: Summary, isNamed: Bool = false, _ progress: inout Progress, _ console: inout Console) {
        var notes: [String] = []
        if isNamed || isVerbose { notes += summary.skipped.map { "skipped " + $0.path + ": " + $0.reason } }
        for value in summary.unreached where !isQuiet {
            places += 1
            if isVerbose || places <= OmissionNotes.mostPlaces {
                notes.append(value.name + ": " + value.sentence)
            } else if places == OmissionNotes.mostPlaces + 1 {
                notes.append("more places are not checked; --verbose names all")
            }
        }
        if !notes.isEmpty { progress.clear(&console) }
        for note in notes { console.note(note) }
    }
}
