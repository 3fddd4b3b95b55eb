import PaySheetChecking

/// Reports what could not be read in records: the first few one by one, then the number of the others.
struct RecordNotes {
    private var said = 0
    private var unsaid = 0

    /// An archive can have millions of such records.
    private static let maximum = 3

    mutating func add(_ notes: [String], _ name: String, _ console: inout Console) {
        for note in notes {
            if said < RecordNotes.maximum {
                said += 1
                console.note(name + ": " + note)
            } else {
                unsaid += 1
            }
        }
    }

    /// Writes the counts at the end of a file.
    mutating func close(_ name: String, _ console: inout Console) {
        if unsaid > 0 { console.note(name + ": " + String(unsaid) + " more such " + (unsaid == 1 ? "place" : "places")) }
        self = RecordNotes()
    }
}
