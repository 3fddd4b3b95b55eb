/// Writes payment sheets as Markdown, for pull requests, issues and documents.
///
/// All labels stay text: nothing becomes a link, a mention, a heading or HTML.
public struct MarkdownPicture: SheetPicture {
    /// The level of the headings of the sheets, from 1 to 5.
    public let headingLevel: Int

    /// Creates a picture with options.
    public init(headingLevel: Int = 3) { self.headingLevel = min(max(headingLevel, 1), 5) }

    /// Writes the sheets one below the other.
    public func drawing(of sequence: SheetSequence) -> String {
        var text = ""
        for (place, step) in sequence.steps.enumerated() {
            text += String(repeating: "#", count: headingLevel) + " "
            if let caption = step.caption { text += String(place + 1) + "\\. " + MarkdownText.escaped(caption) + "\n\n**" }
            text += step.sheet.purpose.title + (step.sheet.payee.map { ": " + MarkdownText.escaped($0) } ?? "")
            text += (step.caption == nil ? "" : "**") + "\n\n" + body(step.sheet)
        }
        return text + "*" + PaymentSheet.disclaimer + "*\n"
    }

    private func body(_ sheet: PaymentSheet) -> String {
        var text = ""
        for notice in sheet.notices {
            let sign = notice.kind == .problem ? "⚠️" : "✅"
            text += "> " + sign + " **" + MarkdownText.escaped(notice.label) + ":** " + MarkdownText.escaped(notice.text) + "\n>\n"
        }
        if !sheet.notices.isEmpty { text += "\n" }
        text += "| | |\n| :-- | --: |\n"
        for section in sheet.sections {
            text += "| **" + MarkdownText.escaped(section.title) + "** | |\n"
            text += section.rows.map { line($0) }.joined()
        }
        text += line(sheet.total, isTotal: true) + "\n"
        for note in sheet.sections.flatMap({ $0.notes }) {
            text += "**" + MarkdownText.escaped(note.label) + ":** " + MarkdownText.escaped(note.text)
            text += (note.remark.map { " *(" + MarkdownText.escaped($0) + ")*" } ?? "") + "\n\n"
        }
        return text
    }

    private func line(_ row: SheetRow, isTotal: Bool = false) -> String {
        let strong = isTotal ? "**" : ""
        var label = MarkdownPicture.sign(row.mark) + strong + MarkdownText.escaped(row.label) + strong
        for detail in row.details { label += "<br>" + MarkdownText.escaped(detail) }
        let value = row.valueText.map { MarkdownText.escaped($0) } ?? ""
        let isPending = row.value == .pending
        let shown = value.isEmpty ? "" : isPending ? "*" + value + "*" : strong + value + strong
        return "| " + label + " | " + shown + " |\n"
    }

    private static func sign(_ mark: SheetRow.Mark) -> String {
        switch mark {
        case .none: ""
        case .offered: "○ "
        case .selected: "◉ "
        case .step, .lastStep: "● "
        }
    }
}
