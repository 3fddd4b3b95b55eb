import PaySheetText

/// Draws payment sheets as SVG: real text, no scripts, no fonts and no external resources.
///
/// The picture has no background, so that it fits on any page. With ``PictureTheme/auto`` it follows the reader's system, also as an
/// embedded image. The width of text is a safe estimate, see `Docs/Pictures.md`.
public struct SVGPicture: SheetPicture {
    /// The colours.
    public var theme: PictureTheme

    /// Creates a picture with options.
    public init(theme: PictureTheme = .auto) { self.theme = theme }

    private static let margin = 8
    private static let gap = 24
    /// More cards would be too small to read at the width of a page.
    private static let mostColumns = 2

    /// Draws the sheets in rows.
    public func drawing(of sequence: SheetSequence) -> String {
        let cards = sequence.steps.enumerated().map { place, step in
            SVGCard(step, number: sequence.steps.count > 1 ? place + 1 : nil)
        }
        let isMirrored = sequence.language.direction == .rightToLeft
        let columns = min(cards.count, SVGPicture.mostColumns)
        var body = ""
        var top = SVGPicture.margin
        var start = 0
        while start < cards.count {
            let line = cards[start..<min(start + columns, cards.count)]
            for (place, card) in line.enumerated() {
                // The first sheet of a row is where reading begins.
                let column = isMirrored ? columns - 1 - place : place
                let left = SVGPicture.margin + column * (SVGCard.width + SVGPicture.gap)
                let language =
                    sequence.steps[start + place].sheet.ideographLanguage.map { " lang=\"" + XMLText.escaped(visible: $0.text) + "\"" }
                    ?? ""
                body += "<g class=\"ps-card\"" + language + " transform=\"translate(" + String(left) + " " + String(top) + ")\">\n"
                body += card.markup + "</g>\n"
            }
            top += (line.map { $0.height }.max() ?? 0) + SVGPicture.gap
            start += columns
        }
        let width = SVGPicture.margin * 2 + columns * SVGCard.width + (columns - 1) * SVGPicture.gap
        return head(sequence, width: width, height: top - SVGPicture.gap + SVGPicture.margin) + body + "</svg>\n"
    }

    private func head(_ sequence: SheetSequence, width: Int, height: Int) -> String {
        let size = "width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
        let description = SpokenSheet.text(sequence) + " " + sequence.disclaimer + "."
        return """
            <svg xmlns="http://www.w3.org/2000/svg" class="\(SVGStyle.root(theme))" role="img" lang="\(sequence.language.rawValue)" \(size)>
            <title>\(XMLText.escaped(visible: sequence.title))</title>
            <desc>\(XMLText.escaped(visible: description))</desc>
            <style>
            \(SVGStyle.text(theme))
            </style>

            """
    }
}
