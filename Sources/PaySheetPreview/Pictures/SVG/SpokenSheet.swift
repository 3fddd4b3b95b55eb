/// The sheet as plain text, for screen readers.
enum SpokenSheet {
    static func text(_ sheet: PaymentSheet) -> String {
        var parts = [sheet.purpose.title(in: sheet.language) + (sheet.payee.map { ": " + $0.text } ?? "")]
        parts += sheet.notices.map { $0.label.text + ": " + $0.text.text }
        for section in sheet.sections {
            parts.append(section.title.text + ": " + section.rows.map { row($0, sheet.language) }.joined(separator: "; "))
            parts += section.notes.map { $0.label.text + ": " + $0.text.text }
        }
        if let total = sheet.total { parts.append(row(total, sheet.language)) }
        if let confirmation = sheet.confirmation { parts.append(confirmation.title(in: sheet.language)) }
        return parts.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    }

    static func text(_ sequence: SheetSequence) -> String {
        sequence.steps.map { step in (step.caption.map { $0.text + ". " } ?? "") + text(step.sheet) }.joined(separator: " ")
    }

    private static func row(_ row: SheetRow, _ language: SheetLanguage) -> String {
        let words = [row.label.text + (row.mark == .selected ? " (" + language.selected + ")" : "")] + row.details.map { $0.text }
        return words.joined(separator: ", ") + (row.valueText.map { " " + $0.text } ?? "")
    }
}
