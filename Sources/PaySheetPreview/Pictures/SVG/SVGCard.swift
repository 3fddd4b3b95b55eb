import PaySheetText

/// One sheet of the picture: a card that grows downwards during drawing.
struct SVGCard {
    static let width = 400
    private static let padding = 24
    private static let radius = 16
    private static let markRoom = 30
    private static let gap = 16

    /// The height of the card.
    private(set) var height = 0
    private var body = ""
    private var bands: [String] = []
    private let language: SheetLanguage
    /// Whether the card runs from right to left. All places are counted from the side where reading begins.
    private let isMirrored: Bool

    private static var left: Int { padding }
    private static var right: Int { width - padding }

    init(_ step: SheetStep, number: Int?) {
        language = step.sheet.language
        isMirrored = language.direction == .rightToLeft
        if let caption = step.caption { drawCaption((number.map { String($0) + ". " } ?? "") + caption.text) }
        drawHeader(step.sheet)
        for notice in step.sheet.notices { draw(notice) }
        if !step.sheet.notices.isEmpty { height += 6 }
        for section in step.sheet.sections { draw(section) }
        drawEnd(step.sheet)
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
        if sheet.confirmation != nil { body += icon(.close, x: SVGCard.right - 11, y: height + 10) }
        write(sheet.purpose.title(in: language), .detail, "dim", at: SVGCard.left, width: SVGCard.right - SVGCard.left - 32, limit: 1)
        height += 2
        write(sheet.payee?.text ?? language.update, .payee, "ink", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 3)
        height += 14
    }

    private mutating func draw(_ notice: SheetNotice) {
        let color = notice.kind == .problem ? "problem" : "done"
        let (top, left) = (height, SVGCard.left + 12)
        height += 6
        write(notice.label.text, .strong, color, at: left, width: SVGCard.right - left - 12, limit: 2)
        write(notice.text.text, .detail, "ink", at: left, width: SVGCard.right - left - 12, limit: 5)
        height += 6
        let room = "y=\"\(top)\" height=\"\(height - top)\""
        bands.append("<rect class=\"ps-band\" x=\"\(SVGCard.left)\" \(room) width=\"\(SVGCard.right - SVGCard.left)\" rx=\"4\"/>\n")
        let edge = isMirrored ? SVGCard.right - 3 : SVGCard.left
        bands.append("<rect class=\"ps-\(color)\" x=\"\(edge)\" \(room) width=\"3\" rx=\"1.5\"/>\n")
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

    /// Draws the total, the button and the note on the picture, as far as the sheet has them.
    private mutating func drawEnd(_ sheet: PaymentSheet) {
        let top = height
        height += 12
        if let total = sheet.total {
            draw(total, .total)
            height += 10
        }
        if let confirmation = sheet.confirmation {
            drawButton(confirmation)
            height += 10
        }
        write(sheet.purpose.disclaimer(in: language), .fine, "dim", at: SVGCard.left, width: SVGCard.right - SVGCard.left, limit: 1)
        height += 12
        bands.append("<path class=\"ps-band\" d=\"M0 \(top)H\(SVGCard.width)V\(height - SVGCard.radius)\(SVGCard.roundedBottom)z\"/>\n")
        bands.append(rule(at: top, from: 0, to: SVGCard.width))
    }

    /// Draws the button: filled if the shopper can confirm, and an outline if not.
    private mutating func drawButton(_ confirmation: SheetConfirmation) {
        let width = SVGCard.right - SVGCard.left
        let name = confirmation == .ready ? "dot" : "ring"
        body += "<rect class=\"ps-\(name)\" x=\"\(SVGCard.left)\" y=\"\(height)\" width=\"\(width)\" height=\"40\" rx=\"10\"/>\n"
        let (sign, color) =
            switch confirmation {
            case .ready: ("", "face")
            case .blocked: ("", "dim")
            case .done: ("✓ ", "done")
            case .failed: ("", "problem")
            }
        let words = sign + confirmation.title(in: language)
        let direction = WritingDirection(of: words) == .rightToLeft ? " direction=\"rtl\"" : ""
        body += "<text class=\"ps-button ps-\(color)\" x=\"\(SVGCard.width / 2)\" y=\"\(height + 25)\"\(direction) text-anchor=\"middle\">"
        body += XMLText.escaped(visible: words) + "</text>\n"
        height += 40
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
        let right = SVGCard.right - (row.opens ? 16 : 0)
        let room = right - left
        let value = row.valueText?.text ?? ""
        let breaker = type.breaker(width: room, limit: 1)
        let valueWidth = (breaker.width(of: value) + 999) / 1000
        let rest = room - valueWidth - SVGCard.gap
        let isBeside = !value.isEmpty && valueWidth <= room * 3 / 5 && breaker.hasPlace(for: row.label.text, in: rest * 1000)
        if isBeside {
            let line = String(top + type.baseline)
            body += text(value, of: value, type, SVGCard.color(row), x: right, y: line, isAtEnd: true, isCut: false)
        }
        write(row.label.or("\u{A0}").text, type, "ink", at: left, width: isBeside ? rest : room, limit: 4)
        if !value.isEmpty, !isBeside { write(value, type, SVGCard.color(row), at: left, width: room, limit: 4, isAtEnd: true) }
        for detail in row.details { write(detail.text, .detail, "dim", at: left, width: room, limit: 4) }
        height += 3
        if row.opens { body += icon(.arrow, x: SVGCard.right - 4, y: top + 11) }
        drawMark(row.mark, top: top)
    }

    private mutating func drawMark(_ mark: SheetRow.Mark, top: Int) {
        let (x, y) = (SVGCard.left + 8, top + 11)
        func circle(_ name: String, _ radius: String, _ more: String = "") -> String {
            "<circle class=\"ps-\(name)\" cx=\"\(mirrored(x))\" cy=\"\(y)\" r=\"\(radius)\"\(more)/>\n"
        }
        switch mark {
        case .none: break
        case .offered: body += circle("ring", "7.25", " stroke-width=\"1.5\"")
        case .selected: body += circle("dot", "8") + circle("face", "3")
        case .step:
            bands.append("<path class=\"ps-track\" stroke-width=\"2\" d=\"M\(mirrored(x)) \(y)V\(height + 14)\"/>\n")
            body += circle("dot", "5")
        case .lastStep: body += circle("dot", "5")
        case .card: body += icon(.card, x: SVGCard.left + 10, y: y)
        case .address: body += icon(.address, x: SVGCard.left + 10, y: y)
        case .person: body += icon(.person, x: SVGCard.left + 10, y: y)
        case .shipment: body += icon(.shipment, x: SVGCard.left + 10, y: y)
        }
    }

    private func mirrored(_ x: Int) -> Int { isMirrored ? SVGCard.width - x : x }

    /// Returns an icon around a place.
    private func icon(_ icon: SVGIcon, x: Int, y: Int) -> String {
        let turn = isMirrored && icon == .arrow ? " scale(-1 1)" : ""
        return "<path class=\"ps-ring\" stroke-width=\"1.5\" transform=\"translate(\(mirrored(x)) \(y))\(turn)\" d=\"\(icon.rawValue)\"/>\n"
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

    /// Writes one line. Text against the direction of the card has its anchor at its other end, so that it is on the same side as other
    /// text.
    private func text(
        _ line: String, of words: String, _ type: SVGType, _ color: String, x: Int, y: String, isAtEnd: Bool, isCut: Bool
    ) -> String {
        let isReversed = WritingDirection(of: line, in: words) == .rightToLeft
        var markup = "<text class=\"ps-\(type.rawValue) ps-\(color)\" x=\"\(mirrored(x))\" y=\"\(y)\""
        if isReversed { markup += " direction=\"rtl\"" }
        if isReversed != (isAtEnd != isMirrored) { markup += " text-anchor=\"end\"" }
        let full = isCut ? "<title>" + XMLText.escaped(visible: words) + "</title>" : ""
        return markup + ">" + full + XMLText.escaped(visible: line) + "</text>\n"
    }
}
