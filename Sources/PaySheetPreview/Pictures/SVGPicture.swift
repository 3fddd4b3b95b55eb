/// Draws payment sheets as SVG: real text, no scripts, no fonts and nothing else that is loaded.
///
/// The picture has no background, so that it stands on any page. With ``PictureTheme/auto`` it follows the reader's system,
/// also where it is embedded as an image. Widths of text are estimated on the safe side, see `Docs/Pictures.md`.
public struct SVGPicture: SheetPicture {
    /// The colours.
    public var theme: PictureTheme

    /// Sets how to draw.
    public init(theme: PictureTheme = .auto) { self.theme = theme }

    private static let margin = 8
    private static let gap = 24
    /// More would be too small to read where pictures are shown as wide as a page.
    private static let mostColumns = 2

    /// Draws sheets side by side and below one another.
    public func drawing(of sequence: SheetSequence) -> String {
        let cards = sequence.steps.enumerated().map { place, step in
            SVGCard(step, number: sequence.steps.count > 1 ? place + 1 : nil)
        }
        let columns = min(cards.count, SVGPicture.mostColumns)
        var body = ""
        var top = SVGPicture.margin
        var start = 0
        while start < cards.count {
            let line = cards[start..<min(start + columns, cards.count)]
            for (column, card) in line.enumerated() {
                let left = SVGPicture.margin + column * (SVGCard.width + SVGPicture.gap)
                body += "<g class=\"card\" transform=\"translate(" + String(left) + " " + String(top) + ")\">\n" + card.markup + "</g>\n"
            }
            top += (line.map { $0.height }.max() ?? 0) + SVGPicture.gap
            start += columns
        }
        let width = SVGPicture.margin * 2 + columns * SVGCard.width + (columns - 1) * SVGPicture.gap
        return head(sequence, width: width, height: top - SVGPicture.gap + SVGPicture.margin) + body + "</svg>\n"
    }

    private func head(_ sequence: SheetSequence, width: Int, height: Int) -> String {
        let payee = sequence.steps.first?.sheet.payee.map { ": " + $0.text } ?? ""
        let size = "width=\"" + String(width) + "\" height=\"" + String(height) + "\""
        let box = "viewBox=\"0 0 " + String(width) + " " + String(height) + "\""
        let description = SpokenSheet.text(sequence) + " " + PaymentSheet.disclaimer + "."
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="paysheet" role="img" \(size) \(box)>
            <title>\(MarkupText.escaped("Payment sheet" + payee))</title>
            <desc>\(MarkupText.escaped(description))</desc>
            <style>
            \(SVGStyle.text(theme))
            </style>

            """
    }
}

/// The style of the picture. Every selector names the class of the root, so that it can stand within a page.
enum SVGStyle {
    static func text(_ theme: PictureTheme) -> String {
        let fixed =
            ".paysheet text{font-family:system-ui,\"Segoe UI\",Roboto,\"Noto Sans\",sans-serif;font-variant-numeric:tabular-nums}\n"
            + SVGType.allCases.map { ".paysheet ." + $0.rawValue + "{" + $0.declarations + "}" }.joined(separator: "\n") + "\n"
        switch theme {
        case .auto: return fixed + colors(.light) + "\n@media (prefers-color-scheme:dark){\n" + colors(.dark) + "\n}"
        case .light: return fixed + colors(.light)
        case .dark: return fixed + colors(.dark)
        }
    }

    private static func colors(_ palette: Palette) -> String {
        [
            ("face", "fill:" + palette.card), ("edge", "fill:none;stroke:" + palette.border), ("rule", "stroke:" + palette.hairline),
            ("band", "fill:" + palette.band), ("ink", "fill:" + palette.ink), ("dim", "fill:" + palette.dim),
            ("credit", "fill:" + palette.credit), ("problem", "fill:" + palette.problem), ("done", "fill:" + palette.done),
            ("dot", "fill:" + palette.accent), ("ring", "fill:none;stroke:" + palette.dim), ("track", "stroke:" + palette.border),
        ].map { ".paysheet ." + $0.0 + "{" + $0.1 + "}" }.joined(separator: "\n")
    }
}

/// The sizes of type in the picture.
enum SVGType: String, CaseIterable {
    case payee, total, label, strong, detail, heading, fine

    var size: Int {
        switch self {
        case .payee: 20
        case .total: 17
        case .label: 15
        case .strong, .detail, .heading: 13
        case .fine: 12
        }
    }

    var isBold: Bool { self == .payee || self == .total || self == .strong || self == .heading }

    /// From one line to the next: more than any usual font needs above and below its letters.
    var lineHeight: Int {
        switch self {
        case .payee: 29
        case .total: 25
        case .label: 22
        case .strong, .detail, .heading: 19
        case .fine: 18
        }
    }

    /// From the top of a line to its baseline.
    var baseline: Int { lineHeight * 3 / 4 }

    var declarations: String { "font-size:" + String(size) + "px" + (isBold ? ";font-weight:" + (self == .heading ? "600" : "700") : "") }

    /// Breaks text of this size; widths are in thousandths of a unit of the picture.
    func breaker(width: Int, limit: Int) -> LineBreaker {
        let (size, isBold) = (self.size, self.isBold)
        return LineBreaker(width: max(width, 1) * 1000, limit: limit) { (isBold ? AdvanceWidth.ofBold($0) : AdvanceWidth.of($0)) * size }
    }
}
