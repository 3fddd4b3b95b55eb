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
        html += "<header><p class=\"dim\">" + XMLText.escaped(visible: sheet.purpose.title) + "</p>"
        html += heading(level, "payee", sheet.payee.map { isolated($0) } ?? "Update") + "</header>\n"
        for notice in sheet.notices {
            html += "<p class=\"notice " + (notice.kind == .problem ? "problem" : "done") + "\"><strong>"
            html += isolated(notice.label) + ":</strong> " + isolated(notice.text) + "</p>\n"
        }
        for section in sheet.sections { html += self.section(section) }
        return html + "<dl class=\"total\">\n" + row(sheet.total) + "</dl>\n</article>\n"
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
        var html = "<div" + HTMLArticle.rowClass(row.mark) + "><dt>" + isolated(row.label)
        if row.mark == .selected { html += "<span class=\"spoken\"> (selected)</span>" }
        for detail in row.details { html += "<span class=\"dim detail\">" + isolated(detail) + "</span>" }
        html += "</dt>"
        guard let value = row.valueText else { return html + "<dd></dd></div>\n" }
        return html + "<dd" + HTMLArticle.valueClass(row.value) + ">" + isolated(value) + "</dd></div>\n"
    }

    private static func rowClass(_ mark: SheetRow.Mark) -> String {
        switch mark {
        case .none: ""
        case .offered: " class=\"choice\""
        case .selected: " class=\"choice selected\""
        case .step: " class=\"step\""
        case .lastStep: " class=\"step last\""
        }
    }

    private static func valueClass(_ value: SheetRow.Value?) -> String {
        switch value {
        case .amount(let amount): amount.isNegative ? " class=\"amount credit\"" : " class=\"amount\""
        case .pending: " class=\"pending\""
        default: ""
        }
    }
}
