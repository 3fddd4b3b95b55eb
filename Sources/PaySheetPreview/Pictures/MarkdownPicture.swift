import PaySheetText

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
            if let caption = step.caption { text += String(place + 1) + "\\. " + MarkdownPicture.escaped(caption) + "\n\n**" }
            text += step.sheet.purpose.title(in: step.sheet.language) + (step.sheet.payee.map { ": " + MarkdownPicture.escaped($0) } ?? "")
            text += (step.caption == nil ? "" : "**") + "\n\n" + body(step.sheet)
        }
        return text + "*" + sequence.disclaimer + "*\n"
    }

    private func body(_ sheet: PaymentSheet) -> String {
        var text = ""
        for notice in sheet.notices {
            let sign = notice.kind == .problem ? "⚠️" : "✅"
            text += "> " + sign + " **" + MarkdownPicture.escaped(notice.label) + ":** " + MarkdownPicture.escaped(notice.text) + "\n>\n"
        }
        if !sheet.notices.isEmpty { text += "\n" }
        text += "| | |\n| :-- | --: |\n"
        for section in sheet.sections {
            text += "| **" + MarkdownPicture.escaped(section.title) + "** | |\n"
            text += section.rows.map { line($0) }.joined()
        }
        if let total = sheet.total { text += line(total, isTotal: true) }
        if let confirmation = sheet.confirmation {
            let sign = confirmation == .done ? "✅ " : ""
            text += "| ✕ " + sheet.language.close + " | " + sign + "**" + confirmation.title(in: sheet.language) + "** |\n"
        }
        text += "\n"
        for note in sheet.sections.flatMap({ $0.notes }) {
            text += "**" + MarkdownPicture.escaped(note.label) + ":** " + MarkdownPicture.escaped(note.text)
            text += (note.remark.map { " *(" + MarkdownPicture.escaped($0) + ")*" } ?? "") + "\n\n"
        }
        return text
    }

    private func line(_ row: SheetRow, isTotal: Bool = false) -> String {
        let strong = isTotal ? "**" : ""
        var label = MarkdownPicture.sign(row.mark) + strong + MarkdownPicture.escaped(row.label) + strong
        for detail in row.details { label += "<br>" + MarkdownPicture.escaped(detail) }
        let value = row.valueText.map { MarkdownPicture.escaped($0) } ?? ""
        var shown = value.isEmpty ? "" : strong + value + strong
        if case .pending = row.value { shown = "*" + value + "*" }
        if row.opens { shown += (shown.isEmpty ? "" : " ") + "›" }
        return "| " + label + " | " + shown + " |\n"
    }

    /// Right-to-left text is isolated with characters, because some viewers of Markdown remove HTML.
    private static func escaped(_ text: CleanText) -> String {
        let plain = MarkdownText.inLine.escaped(visible: text.text)
        return text.direction == .rightToLeft ? "\u{2068}" + plain + "\u{2069}" : plain
    }

    private static func sign(_ mark: SheetRow.Mark) -> String {
        switch mark {
        case .none: ""
        case .offered: "○ "
        case .selected: "◉ "
        case .step, .lastStep: "● "
        case .card: "💳 "
        case .address: "📦 "
        case .person: "👤 "
        case .shipment: "🚚 "
        }
    }
}
