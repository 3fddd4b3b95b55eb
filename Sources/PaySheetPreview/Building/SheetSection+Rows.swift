extension SheetSection {
    /// The limit for lines; further ones are counted.
    private static let mostRows = 100

    /// Creates a section with a limited number of lines. `nil` without lines and notes.
    package init?(_ kind: Kind, _ title: String, _ rows: [SheetRow], notes: [SheetNote] = [], in language: SheetLanguage) {
        guard !rows.isEmpty || !notes.isEmpty else { return nil }
        var shown = Array(rows.prefix(SheetSection.mostRows))
        if rows.count > shown.count {
            shown.append(SheetRow(CleanText(language.fill(language.moreRows, String(rows.count - shown.count)))))
        }
        self.init(kind, title: language.label(title), rows: shown, notes: notes)
    }
}

extension SheetLanguage {
    /// Returns a label of a document, or words for an empty one.
    package func label(_ text: String) -> CleanText { CleanText(text).or(noLabel) }
}
