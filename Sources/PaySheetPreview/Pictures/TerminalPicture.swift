/// Draws payment sheets with characters, for terminals and code blocks.
///
/// ```
/// ╭──────────────────────────────────────╮
/// │ Payment                              │
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
        return text + paint("  " + PaymentSheet.disclaimer, .dim) + "\n"
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

    private func rule(_ left: String, _ right: String) -> String { left + String(repeating: "─", count: width - 2) + right + "\n" }

    /// Returns a line of the card; `used` is the width of the text.
    private func line(_ text: String, used: Int) -> String { "│ " + text + String(repeating: " ", count: max(inner - used, 0)) + " │\n" }

    private func lines(_ text: String, prefix: String = "", limit: Int, _ color: Paint) -> String {
        let breaker = LineBreaker(width: inner - prefix.count, limit: limit, measure: TerminalCells.width)
        return breaker.broken(TerminalCells.plain(text)).lines.map { one in
            line(prefix + paint(isolated(one, in: text), color), used: prefix.count + breaker.width(of: one))
        }.joined()
    }

    // MARK: The sheet

    private func card(_ sheet: PaymentSheet) -> String {
        var text = rule("╭", "╮")
        text += lines(sheet.purpose.title, limit: 1, .dim)
        if let payee = sheet.payee { text += lines(payee.text, limit: 3, .bold) }
        if !sheet.notices.isEmpty { text += rule("├", "┤") }
        for notice in sheet.notices {
            let sign = notice.kind == .problem ? "! " : "✓ "
            text += lines(sign + notice.label.text + ": " + notice.text.text, limit: 4, notice.kind == .problem ? .red : .green)
        }
        for section in sheet.sections {
            text += rule("├", "┤") + lines(section.title.text, limit: 2, .cyan)
            text += section.rows.map { row($0, .plain) }.joined()
            for note in section.notes {
                text += lines(note.label.text + (note.remark.map { " (" + lowered($0.text) + ")" } ?? ""), limit: 1, .dim)
                text += lines(note.text.text, prefix: "  ", limit: .max, .plain)
            }
        }
        return text + rule("├", "┤") + row(sheet.total, .bold) + rule("╰", "╯")
    }

    private func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    private func row(_ row: SheetRow, _ color: Paint) -> String {
        let (first, rest) = TerminalPicture.marks(row.mark)
        let value = TerminalCells.plain(row.valueText?.text ?? "")
        let all = LineBreaker(width: inner - first.count, limit: 3, measure: TerminalCells.width)
        // Long text at the right, such as a coupon code of a hundred letters, has its own lines.
        let valueWidth = all.width(of: value)
        let isBeside = valueWidth > 0 && valueWidth <= all.width / 2
        let labels = LineBreaker(width: all.width - (isBeside ? valueWidth + 2 : 0), limit: 3, measure: TerminalCells.width)
        var text = ""
        for (place, label) in labels.broken(TerminalCells.plain(row.label.or(TerminalPicture.blank).text)).lines.enumerated() {
            let start = (place == 0 ? first : rest) + paint(isolated(label, in: row.label.text), color)
            let used = first.count + labels.width(of: label)
            if place == 0, isBeside {
                let gap = String(repeating: " ", count: max(inner - used - valueWidth, 1))
                text += line(start + gap + paint(isolated(value, in: value), valuePaint(row, color)), used: inner)
            } else {
                text += line(start, used: used)
            }
        }
        if valueWidth > 0, !isBeside {
            for one in all.broken(value).lines {
                let gap = String(repeating: " ", count: max(inner - all.width(of: one), 0))
                text += line(gap + paint(isolated(one, in: value), valuePaint(row, color)), used: inner)
            }
        }
        for detail in row.details { text += lines(detail.text, prefix: rest.isEmpty ? "  " : rest, limit: 3, .dim) }
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
        case .none: ("", "")
        case .offered: ("○ ", "  ")
        case .selected: ("◉ ", "  ")
        case .step: ("● ", "│ ")
        case .lastStep: ("● ", "  ")
        }
    }
}
