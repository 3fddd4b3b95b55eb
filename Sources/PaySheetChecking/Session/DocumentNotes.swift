import PaySheet
import PaySheetReports

/// What the members `$comment` of a document hide.
struct DocumentNotes: Sendable {
    private let notes: IgnoreNotes?
    private let path: String
    private let line: Int?

    /// Whether a text can have notes. Nearly none has.
    static func areIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while let sign = rest.place(of: UInt8(ascii: "$")) {
            rest = rest[sign...]
            if rest.starts(with: IgnoreNote.member) { return true }
            rest.removeFirst()
        }
        return false
    }

    /// Finds the notes of a document that was checked.
    ///
    /// - Parameters:
    ///   - path: The path of the file in reports.
    ///   - line: The line of the document, if every line of the file is one.
    init(_ check: DocumentCheck, _ bytes: ArraySlice<UInt8>, path: String, line: Int?) {
        self.path = path
        self.line = line
        guard DocumentNotes.areIn(bytes) else {
            notes = nil
            return
        }
        notes = check.findings.isEmpty ? IgnoreNotes(bytes) : IgnoreNotes(check.findings.source)
    }

    private func comment(_ placed: IgnoreNotes.Placed) -> Suppressor.Comment {
        Suppressor.Comment(path: path, line: line ?? placed.line, pointer: placed.pointer, note: placed.note)
    }

    /// Records the notes, whatever the findings are.
    func note(_ marks: inout Suppressor.Marks) {
        guard let notes else { return }
        marks.meet(notes.all.map(comment))
    }

    /// Returns the decision of a note about a finding.
    func decision(_ reported: ReportedFinding, _ marks: inout Suppressor.Marks) -> Suppression? {
        let finding = reported.finding
        guard let notes, let index = notes.first(hiding: finding.rule.name, at: finding.place.pointer) else { return nil }
        marks.use(comment(notes.all[index]))
        return Suppression(.comment, reason: notes.all[index].note.reason)
    }
}
