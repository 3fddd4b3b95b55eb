import PaySheetText

/// One sheet of the picture: a card that grows downwards during drawing.
struct SVGCard {
    static let width = 400
    private static let padding = 24
    private static let radius = 16
    private static let markRoom = 26
    private static let gap = 16

    /// The height of the card.
    private(set) var height = 0
    private var body = ""
    private var bands: [String] = []

    private static var left: Int { padding }
    private static var right: Int { width - padding }

    init(_ step: SheetStep, number: Int?) {
        if let caption = step.caption { drawCaption((number.map { String($0) + ". " } ?? "") + caption.text) }
        drawHeader(step.sheet)
        for notice in step.sheet.notices { draw(notice) }
        if !step.sheet.notices.isEmpty { height += 6 }
        for section in step.sheet.sections { draw(section) }
        drawTotal(step.sheet.total)
    }

    /// The elements, from back to front.
    var markup: String {
        let size = "width=\"\(SVGCard.width)\" height=\"\(height)\" rx=\"\(SVGCard.radius)\""
        return "<rect class=\"ps-face\" \(size)/>\n" + bands.joined() + body + "<rect class=\"ps-edge\" \(size)/>\n"
    }

    // MARK: The parts

    private mutating func drawCaption(_ caption: String) {
        height += 11
        write(caption, .strong, "dim", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 2)
        height += 11
        bands.append("<path class=\"ps-band\" d=\"M0 \(height)\(SVGCard.roundedTop)V\(height)z\"/>\n")
        bands.append(rule(at: height, from: 0, to: SVGCard.width))
    }

    private mutating func drawHeader(_ sheet: PaymentSheet) {
        height += 18
        write(sheet.purpose.title, .detail, "dim", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 1)
        height += 2
        write(sheet.payee?.text ?? "Update", .payee, "ink", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 3)
        height += 14
    }

    private mutating func draw(_ notice: SheetNotice) {
        let color = notice.kind == .problem ? "problem" : "done"
        let (top, left) = (height, SVGCard.left + 12)
        height += 6
        write(notice.label.text, .strong, color, at: left, width: SVGCard.right - left - 12, limit: 2)
        write(notice.text.text, .detail, "ink", at: left, width: SVGCard.right - left - 12, limit: 5)
        height += 6
        let room = "x=\"\(SVGCard.left)\" y=\"\(top)\" height=\"\(height - top)\""
        bands.append("<rect class=\"ps-band\" \(room) width=\"\(SVGCard.right - SVGCard.left)\" rx=\"4\"/>\n")
        bands.append("<rect class=\"ps-\(color)\" \(room) width=\"3\" rx=\"1.5\"/>\n")
        height += 8
    }

    private mutating func draw(_ section: SheetSection) {
        bands.append(rule(at: height, from: SVGCard.left, to: SVGCard.right))
        height += 13
        write(section.title.text, .heading, "dim", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 2)
        height += 3
        for row in section.rows { draw(row, .label) }
        for note in section.notes {
            height += 5
            let label = note.label.text + (note.remark.map { " (" + $0.text + ")" } ?? "")
            write(label, .detail, "dim", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 1)
            write(note.text.text, .detail, "ink", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 40)
        }
        height += 12
    }

    private mutating func drawTotal(_ total: SheetRow) {
        let top = height
        height += 12
        draw(total, .total)
        height += 2
        write(PaymentSheet.disclaimer, .fine, "dim", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 1)
        height += 12
        bands.append("<path class=\"ps-band\" d=\"M0 \(top)H\(SVGCard.width)V\(height - SVGCard.radius)\(SVGCard.roundedBottom)z\"/>\n")
        bands.append(rule(at: top, from: 0, to: SVGCard.width))
    }

    private func rule(at top: Int, from left: Int, to right: Int) -> String {
        "<path class=\"ps-rule\" d=\"M\(left) \(top).5H\(right)\"/>\n"
    }

    /// From the left edge over the two upper corners, and over the two lower ones from the right edge.
    private static let roundedTop =
        "V\(radius)a\(radius) \(radius) 0 0 1 \(radius) -\(radius)H\(width - radius)a\(radius) \(radius) 0 0 1 \(radius) \(radius)"
    private static let roundedBottom =
        "a\(radius) \(radius) 0 0 1 -\(radius) \(radius)H\(radius)a\(radius) \(radius) 0 0 1 -\(radius) -\(radius)"

    // MARK: Lines

    private mutating func draw(_ row: SheetRow, _ type: SVGType) {
        height += 3
        let top = height
        let left = SVGCard.left + (row.mark == .none ? 0 : SVGCard.markRoom)
        let room = SVGCard.right - left
        let value = row.valueText?.text ?? ""
        let valueWidth = (type.breaker(width: room, limit: 1).width(of: value) + 999) / 1000
        let isBeside = !value.isEmpty && valueWidth <= room * 3 / 5
        if isBeside {
            let line = String(top + type.baseline)
            body += text(value, of: value, type, SVGCard.color(row), x: SVGCard.right, y: line, isAtEnd: true, isCut: false)
        }
        write(row.label.or("\u{A0}").text, type, "ink", at: left, width: room - (isBeside ? valueWidth + SVGCard.gap : 0), limit: 4)
        if !value.isEmpty, !isBeside { write(value, type, SVGCard.color(row), at: left, width: room, limit: 4, isAtEnd: true) }
        for detail in row.details { write(detail.text, .detail, "dim", at: left, width: room, limit: 4) }
        height += 3
        drawMark(row.mark, top: top)
    }

    private mutating func drawMark(_ mark: SheetRow.Mark, top: Int) {
        let (x, y) = (SVGCard.left + 8, top + 11)
        func circle(_ name: String, _ radius: String, _ more: String = "") -> String {
            "<circle class=\"ps-\(name)\" cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\"\(more)/>\n"
        }
        switch mark {
        case .none: break
        case .offered: body += circle("ring", "7.25", " stroke-width=\"1.5\"")
        case .selected: body += circle("dot", "8") + circle("face", "3")
        case .step:
            bands.append("<path class=\"ps-track\" stroke-width=\"2\" d=\"M\(x) \(y)V\(height + 14)\"/>\n")
            body += circle("dot", "5")
        case .lastStep: body += circle("dot", "5")
        }
    }

    private static func color(_ row: SheetRow) -> String {
        switch row.value {
        case .amount(let amount): amount.isNegative ? "credit" : "ink"
        case .pending: "dim"
        default: "ink"
        }
    }

    /// Writes lines of text and moves down. The pointer shows the complete text of a shortened one.
    private mutating func write(
        _ words: String, _ type: SVGType, _ color: String, at left: Int, width: Int, limit: Int, isAtEnd: Bool = false
    ) {
        let broken = type.breaker(width: width, limit: limit).broken(words)
        for (place, line) in broken.lines.enumerated() {
            let isLast = place == broken.lines.count - 1
            let y = String(height + type.baseline)
            body += text(
                line, of: words, type, color, x: isAtEnd ? left + width : left, y: y, isAtEnd: isAtEnd, isCut: broken.isCut && isLast)
            height += type.lineHeight
        }
    }

    /// Writes one line. Right-to-left text has its anchor at the other end, so that it is on the same side as other text.
    private func text(
        _ line: String, of words: String, _ type: SVGType, _ color: String, x: Int, y: String, isAtEnd: Bool, isCut: Bool
    ) -> String {
        let isReversed = WritingDirection(of: line, in: words) == .rightToLeft
        var markup = "<text class=\"ps-\(type.rawValue) ps-\(color)\" x=\"\(x)\" y=\"\(y)\""
        if isReversed { markup += " direction=\"rtl\"" }
        if isReversed != isAtEnd { markup += " text-anchor=\"end\"" }
        let full = isCut ? "<title>" + XMLText.escaped(visible: words) + "</title>" : ""
        return markup + ">" + full + XMLText.escaped(visible: line) + "</text>\n"
    }
}
