import PaySheet
import PaySheetText

/// One sheet of the page.
struct HTMLArticle {
    private let sheet: PaymentSheet
    /// The level of its heading.
    private let level: Int

    init(_ sheet: PaymentSheet, level: Int) {
        self.sheet = sheet
        self.level = level
    }

    /// Returns a text in its own element, so that its direction ends there.
    private func isolated(_ text: CleanText) -> String {
        var tag = "<bdi>"
        if let language = sheet.ideographLanguage, text.text.unicodeScalars.contains(where: { ColumnWidth.isEastAsian($0) }) {
            tag = "<bdi lang=\"" + XMLText.escaped(visible: language.text) + "\">"
        }
        return tag + XMLText.escaped(visible: text.text) + "</bdi>"
    }

    /// The whole article.
    func markup(_ caption: CleanText?, number: Int) -> String {
        var html = "<article class=\"sheet\">\n"
        if let caption { html += "<p class=\"caption\">" + String(number) + ". " + isolated(caption) + "</p>\n" }
        html +=
            (sheet.confirmation == nil ? "<header class=\"open\">" : "<header>") + "<p class=\"dim\">"
            + XMLText.escaped(visible: sheet.purpose.title(in: sheet.language)) + "</p>"
        html += heading(level, "payee", sheet.payee.map { isolated($0) } ?? XMLText.escaped(visible: sheet.language.update)) + "</header>\n"
        for notice in sheet.notices {
            html += "<p class=\"notice " + (notice.kind == .problem ? "problem" : "done") + "\"><strong>"
            html += isolated(notice.label) + ":</strong> " + isolated(notice.text) + "</p>\n"
        }
        for section in sheet.sections { html += self.section(section) }
        let end = (sheet.total.map { "<dl>\n" + row($0) + "</dl>\n" } ?? "") + button
        return html + (end.isEmpty ? "" : "<div class=\"total\">\n" + end + "</div>\n") + "</article>\n"
    }

    private var button: String {
        guard let confirmation = sheet.confirmation else { return "" }
        let words = XMLText.escaped(visible: confirmation.title(in: sheet.language))
        return "<p class=\"confirm " + HTMLArticle.name(confirmation) + "\">" + words + "</p>\n"
    }

    private static func name(_ confirmation: SheetConfirmation) -> String {
        switch confirmation {
        case .ready: "ready"
        case .blocked: "blocked"
        case .done: "done"
        case .failed: "problem"
        }
    }

    private func heading(_ level: Int, _ name: String, _ text: String) -> String {
        "<h" + String(level) + " class=\"" + name + "\">" + text + "</h" + String(level) + ">"
    }

    private func section(_ section: SheetSection) -> String {
        var html = "<section>\n" + heading(level + 1, "part", isolated(section.title)) + "\n"
        if !section.rows.isEmpty { html += "<dl>\n" + section.rows.map { row($0) }.joined() + "</dl>\n" }
        for note in section.notes {
            html += "<p class=\"note\"><span class=\"dim\">" + isolated(note.label)
            html += (note.remark.map { " (" + isolated($0) + ")" } ?? "") + "</span> " + isolated(note.text) + "</p>\n"
        }
        return html + "</section>\n"
    }

    private func row(_ row: SheetRow) -> String {
        var html = "<div" + HTMLArticle.rowClass(row) + "><dt>" + isolated(row.label)
        if row.mark == .selected { html += "<span class=\"spoken\"> (" + XMLText.escaped(visible: sheet.language.selected) + ")</span>" }
        for detail in row.details { html += "<span class=\"dim detail\">" + isolated(detail) + "</span>" }
        html += "</dt>"
        guard let value = row.valueText else { return html + "<dd></dd></div>\n" }
        var shown = isolated(value)
        // An amount has no letter that states its direction.
        if case .amount = row.value { shown = "<bdi dir=\"ltr\">" + XMLText.escaped(visible: value.text) + "</bdi>" }
        return html + "<dd" + HTMLArticle.valueClass(row.value) + ">" + shown + "</dd></div>\n"
    }

    private static func rowClass(_ row: SheetRow) -> String {
        var classes =
            switch row.mark {
            case .none: [String]()
            case .offered: ["choice"]
            case .selected: ["choice", "selected"]
            case .step: ["step"]
            case .lastStep: ["step", "last"]
            case .card: ["icon", "card"]
            case .address: ["icon", "address"]
            case .person: ["icon", "person"]
            case .shipment: ["icon", "shipment"]
            }
        if row.opens { classes.append("opens") }
        return classes.isEmpty ? "" : " class=\"" + classes.joined(separator: " ") + "\""
    }

    private static func valueClass(_ value: SheetRow.Value?) -> String {
        switch value {
        case .amount(let amount): amount.isNegative ? " class=\"amount credit\"" : " class=\"amount\""
        case .pending: " class=\"pending\""
        default: ""
        }
    }
}
