import PaySheetText

/// Writes payment sheets as a self-contained HTML page: no scripts, no links, no external resources.
public struct HTMLPicture: SheetPicture {
    /// The colours.
    public var theme: PictureTheme

    /// Creates a picture with options.
    public init(theme: PictureTheme = .auto) { self.theme = theme }

    /// Writes a page with all sheets.
    public func drawing(of sequence: SheetSequence) -> String {
        let language = sequence.language
        let title = XMLText.escaped(visible: sequence.title)
        let direction = language.direction == .rightToLeft ? " dir=\"rtl\"" : ""
        var html = """
            <!doctype html>
            <html lang="\(language.rawValue)"\(direction)>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <meta name="generator" content="paysheet">
            <title>\(title)</title>
            <style>
            \(HTMLStyle.text(theme))
            </style>
            </head>
            <body>
            <main>

            """
        let isAlone = sequence.steps.count == 1
        if !isAlone { html += "<h1 class=\"page\">" + XMLText.escaped(visible: sequence.purpose.subject(in: language)) + "</h1>\n" }
        for (place, step) in sequence.steps.enumerated() {
            html += HTMLArticle(step.sheet, level: isAlone ? 1 : 2).markup(step.caption, number: place + 1)
        }
        return html + "</main>\n<footer><p>" + XMLText.escaped(visible: sequence.disclaimer) + "</p></footer>\n</body>\n</html>\n"
    }
}
