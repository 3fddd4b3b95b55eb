/// Text that SVG and HTML leave alone.
enum MarkupText {
    /// The text with the five characters of XML written as references.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// The colours of pictures. All text has a contrast of at least 4.5 to 1 against what it stands on (WCAG AA).
package struct Palette: Sendable {
    package let page, card, border, hairline, band, ink, dim, accent, credit, problem, done: String

    package static let light = Palette(
        page: "#f2f4f7", card: "#ffffff", border: "#d0d5dd", hairline: "#e4e7ec", band: "#f5f6f8", ink: "#101828", dim: "#475467",
        accent: "#1d4ed8", credit: "#166534", problem: "#b42318", done: "#166534")
    package static let dark = Palette(
        page: "#0d1017", card: "#181c25", border: "#3b4352", hairline: "#2a303c", band: "#1f2430", ink: "#f2f4f7", dim: "#b3bac7",
        accent: "#93b4ff", credit: "#7ee2a8", problem: "#ff9c92", done: "#7ee2a8")
}

/// The sheet in running text, for readers who do not see the picture.
enum SpokenSheet {
    static func text(_ sheet: PaymentSheet) -> String {
        var parts = [sheet.purpose.title + (sheet.payee.map { ": " + $0.text } ?? "")]
        parts += sheet.notices.map { $0.label + ": " + $0.text.text }
        for section in sheet.sections {
            parts.append(section.title.text + ": " + section.rows.map { row($0) }.joined(separator: "; "))
            parts += section.notes.map { $0.label + ": " + $0.text.text }
        }
        return (parts + [row(sheet.total)]).joined(separator: ". ") + "."
    }

    static func text(_ sequence: SheetSequence) -> String {
        sequence.steps.map { step in (step.caption.map { $0.text + ". " } ?? "") + text(step.sheet) }.joined(separator: " ")
    }

    private static func row(_ row: SheetRow) -> String {
        let words = [row.label.text + (row.mark == .selected ? " (selected)" : "")] + row.details.map { $0.text }
        return words.joined(separator: ", ") + (row.valueText.map { " " + $0.text } ?? "")
    }
}
