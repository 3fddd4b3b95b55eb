/// Draws payment sheets with characters, for terminals and code blocks.
///
/// ```
/// ╭──────────────────────────────────────╮
/// │ Payment                            ✕ │
/// │ Wander                               │
/// ├──────────────────────────────────────┤
/// │ Flight                       $120.00 │
/// ```
public struct TerminalPicture: SheetPicture {
    /// The columns of the whole drawing, from 32 to 200.
    public let width: Int
    /// Whether to use colours and bold text.
    public var isColored: Bool
    /// Whether to wrap right-to-left text in isolating characters. Terminals that support them keep the amounts in place; others may
    /// show them.
    public var isolatesDirection: Bool

    /// The default number of columns.
    public static let usualWidth = 56
    /// The allowed numbers of columns.
    public static let possibleWidths = 32...200

    /// Creates a picture with options.
    public init(width: Int = TerminalPicture.usualWidth, isColored: Bool = false, isolatesDirection: Bool = false) {
        self.width = min(max(width, TerminalPicture.possibleWidths.lowerBound), TerminalPicture.possibleWidths.upperBound)
        self.isColored = isColored
        self.isolatesDirection = isolatesDirection
    }

    /// Draws the sheets one below the other.
    public func drawing(of sequence: SheetSequence) -> String {
        var text = ""
        for (place, step) in sequence.steps.enumerated() {
            if let caption = step.caption {
                if place > 0 { text += "\n" }
                let breaker = LineBreaker(width: width - 4, limit: 2, measure: TerminalCells.width)
                let words = String(place + 1) + ". " + TerminalCells.plain(caption.text)
                for line in breaker.broken(words).lines { text += paint("  " + isolated(line, in: words), .bold) + "\n" }
            }
            text += card(step.sheet)
        }
        let note = TerminalCells.plain(sequence.disclaimer)
        let used = note.reduce(2) { $0 + TerminalCells.width($1) }
        let indent = sequence.language.direction == .rightToLeft ? max(width - used, 0) : 2
        return text + paint(String(repeating: " ", count: indent) + isolated(note, in: note), .dim) + "\n"
    }

    private enum Paint: String {
        case plain = ""
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case cyan = "36"
    }

    private func paint(_ text: String, _ paint: Paint) -> String {
        isColored && paint != .plain ? "\u{1B}[" + paint.rawValue + "m" + text + "\u{1B}[0m" : text
    }

    private func isolated(_ text: String, in whole: String) -> String {
        isolatesDirection && WritingDirection(of: text, in: whole) == .rightToLeft ? "\u{2068}" + text + "\u{2069}" : text
    }

    /// The replacement for an empty label, so that its line exists.
    private static let blank = "\u{A0}"

    // MARK: The frame

    private var inner: Int { width - 4 }

    // Cannot trap: the width is at least 32.
    private func rule(_ left: String, _ right: String) -> String { left + String(repeating: "─", count: width - 2) + right + "\n" }

    /// Returns a line with text at its start and, for a value, at its end; on the other sides if it is mirrored.
    private func line(_ start: String, _ end: String = "", used: Int, _ isMirrored: Bool) -> String {
        let gap = String(repeating: " ", count: max(inner - used, 0))
        return "│ " + (isMirrored ? end + gap + start : start + gap + end) + " │\n"
    }

    /// Returns text with a mark at the side where reading begins.
    private func marked(_ mark: String, _ text: String, _ isMirrored: Bool) -> String {
        isMirrored ? text + String(mark.reversed()) : mark + text
    }

    @inline(never)
    private func lines(_ text: String, prefix: String = "", limit: Int, _ color: Paint, _ isMirrored: Bool) -> String {
        let breaker = LineBreaker(width: inner - prefix.count, limit: limit, measure: TerminalCells.width)
        return breaker.broken(TerminalCells.plain(text)).lines.map { one in
            line(
                marked(prefix, paint(isolated(one, in: text), color), isMirrored), used: prefix.count + breaker.width(of: one), isMirrored)
        }.joined()
    }

    /// Returns the button, in the middle of its line.
    private func button(_ confirmation: SheetConfirmation, _ language: SheetLanguage) -> String {
        let title = confirmation.title(in: language)
        let (words, color): (String, Paint) =
            switch confirmation {
            case .ready: ("[ " + title + " ]", .bold)
            case .blocked: ("( " + title + " )", .dim)
            case .done: ("✓ " + title, .green)
            case .failed: ("! " + title, .red)
            }
        let width = words.reduce(0) { $0 + TerminalCells.width($1) }
        let before = max(inner - width, 0) / 2
        return line(String(repeating: " ", count: before) + paint(isolated(words, in: words), color), used: before + width, false)
    }

    // MARK: The sheet

    private func card(_ sheet: PaymentSheet) -> String {
        let isMirrored = sheet.language.direction == .rightToLeft
        var text = rule("╭", "╮")
        let cross: SheetRow.Value? = sheet.confirmation == nil ? nil : .words("✕")
        text += row(SheetRow(CleanText(sheet.purpose.title(in: sheet.language)), value: cross), .dim, isMirrored)
        if let payee = sheet.payee { text += lines(payee.text, limit: 3, .bold, isMirrored) }
        if !sheet.notices.isEmpty { text += rule("├", "┤") }
        for notice in sheet.notices {
            let sign = notice.kind == .problem ? "! " : "✓ "
            text += lines(sign + notice.label.text + ": " + notice.text.text, limit: 4, notice.kind == .problem ? .red : .green, isMirrored)
        }
        for section in sheet.sections {
            text += rule("├", "┤") + lines(section.title.text, limit: 2, .cyan, isMirrored)
            text += section.rows.map { row($0, .plain, isMirrored) }.joined()
            for note in section.notes {
                text += lines(note.label.text + (note.remark.map { " (" + lowered($0.text) + ")" } ?? ""), limit: 1, .dim, isMirrored)
                text += lines(note.text.text, prefix: "  ", limit: .max, .plain, isMirrored)
            }
        }
        if let total = sheet.total { text += rule("├", "┤") + row(total, .bold, isMirrored) }
        if let confirmation = sheet.confirmation { text += button(confirmation, sheet.language) }
        return text + rule("╰", "╯")
    }

    private func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    private func row(_ row: SheetRow, _ color: Paint, _ isMirrored: Bool) -> String {
        let (first, rest) = TerminalPicture.marks(row.mark)
        var value = TerminalCells.plain(row.valueText?.text ?? "")
        if row.opens { value = isMirrored ? "‹ " + value : value + " ›" }
        if row.opens, row.valueText == nil { value = isMirrored ? "‹" : "›" }
        let all = LineBreaker(width: inner - first.count, limit: 3, measure: TerminalCells.width)
        // Long text at the end, such as a coupon code of a hundred letters, has its own lines.
        let valueWidth = all.width(of: value)
        let label = TerminalCells.plain(row.label.or(TerminalPicture.blank).text)
        let room = all.width - valueWidth - 2
        let isBeside = valueWidth > 0 && valueWidth <= all.width / 2 && all.hasPlace(for: label, in: room)
        let labels = LineBreaker(width: isBeside ? room : all.width, limit: 3, measure: TerminalCells.width)
        var text = ""
        for (place, one) in labels.broken(label).lines.enumerated() {
            let start = marked(place == 0 ? first : rest, paint(isolated(one, in: row.label.text), color), isMirrored)
            let used = first.count + labels.width(of: one)
            let end = place == 0 && isBeside ? paint(isolated(value, in: value), valuePaint(row, color)) : ""
            text += line(start, end, used: used + (end.isEmpty ? 0 : valueWidth), isMirrored)
        }
        if valueWidth > 0, !isBeside {
            for one in all.broken(value).lines {
                text += line("", paint(isolated(one, in: value), valuePaint(row, color)), used: all.width(of: one), isMirrored)
            }
        }
        for detail in row.details { text += lines(detail.text, prefix: rest.isEmpty ? "  " : rest, limit: 3, .dim, isMirrored) }
        return text
    }

    private func valuePaint(_ row: SheetRow, _ color: Paint) -> Paint {
        switch row.value {
        case .amount(let amount): amount.isNegative ? .green : color
        case .pending: .dim
        default: color
        }
    }

    private static func marks(_ mark: SheetRow.Mark) -> (first: String, rest: String) {
        switch mark {
        case .none, .card, .address, .person, .shipment: ("", "")
        case .offered: ("○ ", "  ")
        case .selected: ("◉ ", "  ")
        case .step: ("● ", "│ ")
        case .lastStep: ("● ", "  ")
        }
    }
}
